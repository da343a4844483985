// Not in draft-copies.ts, because every first visit loads this.
import type { Owner } from '#src/domain/account.ts';
import { type SafeLocalStorage, safeLocalStorage } from './safe-local-storage.ts';

/** Before the owner and the pet, in the names of the copies in local storage. */
export const draftCopyPrefix = 'homeward-draft:';

/** Deletes the copies of all other owners: signing out leaves none behind. */
export function deleteDraftCopiesExcept(
  owner: Owner,
  texts: SafeLocalStorage = safeLocalStorage,
): void {
  for (const key of texts.keys()) {
    if (key.startsWith(draftCopyPrefix) && !key.startsWith(`${draftCopyPrefix}["${owner}",`))
      texts.remove(key);
  }
}
