import { useDatabase } from '#src/db/database-context.tsx';
import { outboxOf } from '#src/db/outbox.ts';
import { readOwnRows } from '#src/db/own-rows.ts';
import { prefixRange } from '#src/db/prefix-range.ts';
import { useDeviceQuery } from '#src/db/use-device-query.ts';
import type { DraftValues } from '#src/db/schema.ts';
import type { Owner } from '#src/domain/account.ts';
import type { ApplicationForm } from '#src/domain/application-form.ts';

/**
 * What this person last wrote in the form for another pet, sent, refused or not: nothing is typed
 * twice. Null if nothing; undefined until read.
 */
export function useEarlierWords(owner: Owner, petId: string): DraftValues | null | undefined {
  const database = useDatabase();
  return useDeviceQuery(async () => {
    const drafts = await prefixRange(database.drafts, '[owner+petId]', owner).toArray();
    const written = [
      // A draft of a page, whose key is its path, is no form for a pet.
      ...drafts
        .filter((one) => !one.petId.startsWith('/') && one.petId !== petId)
        .map(({ values, savedAt = '' }) => ({ values, at: savedAt })),
      ...(await outboxOf(database, owner)).flatMap(({ command, queuedAt }) =>
        command.kind === 'submitApplication' ? [{ values: command.args.form, at: queuedAt }] : [],
      ),
      ...(await readOwnRows(database, owner)).applications
        .filter(({ userId }) => userId === owner)
        .map((one) => ({ values: formOf(one), at: one.createdAt })),
    ];
    return written.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]?.values ?? null;
  }, [database, owner, petId]);
}

function formOf(row: ApplicationForm): ApplicationForm {
  const { fullName, email, phoneNumber, address, occupation } = row;
  const { reasonForAdoption, experienceWithPets } = row;
  const words = { fullName, email, phoneNumber, address, occupation };
  return { ...words, reasonForAdoption, experienceWithPets };
}
