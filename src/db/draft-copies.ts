// Text that was typed and is not in the database yet. A page that is being closed cannot wait for
// IndexedDB: letters typed in the last milliseconds before a reload or a crash would be lost.
import type { Owner } from '#src/domain/account.ts';
import { draftCopyPrefix as prefix } from './delete-draft-copies.ts';
import { type SafeLocalStorage, safeLocalStorage } from './safe-local-storage.ts';
import type { DraftValues } from './schema.ts';

const keyOf = (owner: Owner, petId: string) => `${prefix}${JSON.stringify([owner, petId])}`;

/** Copies a draft synchronously, if this browser allows local storage. */
export function copyDraft(
  owner: Owner,
  petId: string,
  values: DraftValues,
  texts: SafeLocalStorage = safeLocalStorage,
): void {
  texts.write(keyOf(owner, petId), JSON.stringify(values));
}

export function readDraftCopy(
  owner: Owner,
  petId: string,
  texts: SafeLocalStorage = safeLocalStorage,
): DraftValues | undefined {
  const text = texts.read(keyOf(owner, petId));
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as DraftValues; // Only `copyDraft` writes under this prefix.
  } catch {
    return undefined;
  }
}

/** All copies of an owner: a pet's id or a page's path, and the values. */
export function draftCopiesOf(
  owner: Owner,
  texts: SafeLocalStorage = safeLocalStorage,
): [petId: string, values: DraftValues][] {
  return texts.keys().flatMap((key): [string, DraftValues][] => {
    if (!key.startsWith(prefix)) return [];
    // Only `copyDraft` writes under this prefix.
    const [writer, petId] = JSON.parse(key.slice(prefix.length)) as [Owner, string];
    const values = writer === owner ? readDraftCopy(owner, petId, texts) : undefined;
    return values ? [[petId, values]] : [];
  });
}

/** Deletes a copy; with `only`, just if it still has these values and nothing was typed since. */
export function dropDraftCopy(
  owner: Owner,
  petId: string,
  only?: DraftValues,
  texts: SafeLocalStorage = safeLocalStorage,
): void {
  const key = keyOf(owner, petId);
  if (only === undefined || texts.read(key) === JSON.stringify(only)) texts.remove(key);
}
