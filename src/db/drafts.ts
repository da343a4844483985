import type { Owner } from '#src/domain/account.ts';
import type { HomewardDatabase } from './database.ts';
import { dropDraftCopy, readDraftCopy } from './draft-copies.ts';
import type { DraftValues } from './schema.ts';
import { readOwner } from './session-row.ts';

/** `savedAt`: ISO time of this device, if known. */
type StoredDraft = { values: DraftValues; savedAt?: string | undefined };

/** What an owner has typed about a pet or on a page, up to the last letter, saved or not. */
export async function readDraft(
  database: HomewardDatabase,
  owner: Owner,
  petId: string,
): Promise<StoredDraft | undefined> {
  const copy = readDraftCopy(owner, petId);
  const saved = await database.drafts.get([owner, petId]);
  // A copy is deleted once it is saved, so one that is left is newer.
  return copy === undefined ? saved : { values: copy };
}

/** Saves a draft, unless its owner has signed out meanwhile; then its copy is deleted too. */
export async function saveDraft(
  database: HomewardDatabase,
  owner: Owner,
  petId: string,
  values: DraftValues,
  now: Date = new Date(),
): Promise<void> {
  const { session, drafts } = database;
  const isTheirs = await database.transaction('rw', session, drafts, async () => {
    // Without this, a save that was in progress at a sign-out would leave text for the next person.
    if ((await readOwner(database)) !== owner) return false;
    await drafts.put({ owner, petId, values, savedAt: now.toISOString() });
    return true;
  });
  dropDraftCopy(owner, petId, isTheirs ? values : undefined);
}

export async function deleteDraft(
  database: HomewardDatabase,
  owner: Owner,
  petId: string,
): Promise<void> {
  dropDraftCopy(owner, petId);
  await database.drafts.delete([owner, petId]);
}
