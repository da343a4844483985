import type { Owner } from '#src/domain/account.ts';
import type { HomewardDatabase } from './database.ts';
import { dropDraftCopy, readDraftCopy } from './draft-copies.ts';
import type { DraftValues } from './schema.ts';
import { readOwner } from './session-row.ts';

/** What somebody typed; `savedAt`, an ISO time of this device, where it is known. */
type KeptDraft = { values: DraftValues; savedAt?: string | undefined };

/** What somebody had typed about a pet, or on a page, if anything: the last letters, saved or not. */
export async function readDraft(
  database: HomewardDatabase,
  owner: Owner,
  petId: string,
): Promise<KeptDraft | undefined> {
  const copy = readDraftCopy(owner, petId);
  const saved = await database.drafts.get([owner, petId]);
  // A copy that is left was never saved, so it is the newer one.
  return copy === undefined ? saved : { values: copy };
}

/** Saves what its owner typed, unless they have signed out meanwhile; then no copy stays either. */
export async function saveDraft(
  database: HomewardDatabase,
  owner: Owner,
  petId: string,
  values: DraftValues,
  now: Date = new Date(),
): Promise<void> {
  const { session, drafts } = database;
  const isTheirs = await database.transaction('rw', session, drafts, async () => {
    // Without this, letters that were on their way at a sign-out would stay for who comes next.
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
