import { useCallback } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { submitCommands } from '#src/db/submit-commands.ts';
import type { Command } from '#src/domain/commands.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { PetStatus } from '#src/domain/pet-status.ts';
import type { PetChanges } from '#src/domain/pet-changes.ts';
import { counted } from '#src/domain/words.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { statusOf } from './pet-status-badge.tsx';

const changePet = (id: string, changes: PetChanges): Command => ({
  kind: 'changePet',
  args: { id, changes },
});

/** Changes of one pet or several at once, kept on the device at once. */
export function useChangePets() {
  const database = useDatabase();
  const showAlert = useAlert();
  const say = useCallback(
    async (commands: readonly Command[]): Promise<boolean> => {
      try {
        await submitCommands(database, commands);
        return true;
      } catch {
        showAlert(
          'This could not be saved on this device. Free some space and try again.',
          'error',
        );
        return false;
      }
    },
    [database, showAlert],
  );

  const changeStatus = useCallback(
    async (pets: readonly Pet[], status: PetStatus): Promise<boolean> => {
      const changed = pets.filter((pet) => pet.status !== status);
      if (!(await say(changed.map(({ id }) => changePet(id, { status }))))) return false;
      const undo = () =>
        void say(changed.map((pet) => changePet(pet.id, { status: statusOf(pet) })));
      const [first] = changed;
      if (first === undefined) return true;
      const who =
        changed.length === 1 ? `${first.name} is` : `${counted(changed.length, 'pet')} are`;
      showAlert(
        `${who} ${status} now.`,
        'success',
        <button type="button" onClick={undo} className="min-h-11 underline">
          Undo
        </button>,
      );
      return true;
    },
    [say, showAlert],
  );

  /** "Still here": what the pet's page says is true today. */
  const verify = useCallback(
    (pets: readonly Pet[]) => say(pets.map(({ id }) => changePet(id, { verified: true }))),
    [say],
  );

  return { say, changeStatus, verify };
}
