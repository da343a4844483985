import type { ApplicationForm } from '#src/domain/application.ts';
import type { HomewardDatabase } from './database.ts';
import { readOwner } from './session-row.ts';

/** What who is signed in here had typed about a pet, if anything. */
export async function readDraft(
  database: HomewardDatabase,
  petId: string,
): Promise<Partial<ApplicationForm> | undefined> {
  return (await database.drafts.get([await readOwner(database), petId]))?.values;
}

export async function saveDraft(
  database: HomewardDatabase,
  petId: string,
  values: Partial<ApplicationForm>,
): Promise<void> {
  await database.transaction('rw', database.session, database.drafts, async () => {
    await database.drafts.put({ owner: await readOwner(database), petId, values });
  });
}

export async function deleteDraft(database: HomewardDatabase, petId: string): Promise<void> {
  await database.drafts.delete([await readOwner(database), petId]);
}
