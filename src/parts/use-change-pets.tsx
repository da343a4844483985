import { useCallback } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { submitCommands } from '#src/db/submit-commands.ts';
import type { Command } from '#src/domain/commands.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { PetStatus } from '#src/domain/pet-status.ts';
import type { PetChanges } from '#src/domain/pet-changes.ts';
import { counted } from '#src/domain/words.ts';
import { useAlert, useDismissAlert } from '#src/ui/alerts.tsx';
import { focusHeading } from '#src/ui/page.tsx';
import { statusOf } from './pet-status-badge.tsx';

const changePet = (id: string, changes: PetChanges): Command => ({
  kind: 'changePet',
  args: { id, changes },
});

// What was offered last to be taken back: what came before it can no longer be.
let lastOffer = '';

/** Changes of one pet or several at once, kept on the device at once. */
export function useChangePets() {
  const database = useDatabase();
  const showAlert = useAlert();
  const dismissAlert = useDismissAlert();
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
      const [first] = changed;
      if (first === undefined) return true;
      const who =
        changed.length === 1 ? `${first.name} is` : `${counted(changed.length, 'pet')} are`;
      const undo = async () => {
        // The button disappears; without this the focus would be lost.
        focusHeading();
        if (await say(changed.map((pet) => changePet(pet.id, { status: statusOf(pet) }))))
          showAlert(`Undone: ${who} as before.`, 'success');
      };
      dismissAlert(lastOffer);
      lastOffer = `${who} ${status} now.`;
      showAlert(
        lastOffer,
        'success',
        <button type="button" onClick={() => void undo()} className="min-h-11 underline">
          Undo
        </button>,
      );
      return true;
    },
    [say, showAlert, dismissAlert],
  );

  /** "Still here": what the pet's page says is true today. */
  const verify = useCallback(
    (pets: readonly Pet[]) => say(pets.map(({ id }) => changePet(id, { verified: true }))),
    [say],
  );

  return { say, changeStatus, verify };
}
