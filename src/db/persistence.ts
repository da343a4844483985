import type { StorageHealth } from './storage-health.ts';

type Manager = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

/**
 * Finds out whether the browser has promised to keep this device's storage when space runs short.
 * The returned function requests that promise, at most once in a page: some browsers ask the
 * person.
 */
export function createPersistence(
  health: StorageHealth,
  manager: Manager | undefined = globalThis.navigator?.storage,
): () => Promise<void> {
  const note = (granted: boolean) =>
    health.change({ persistence: granted ? 'granted' : 'refused' });
  const known = manager?.persisted?.().then(
    (granted) => {
      if (granted) note(true);
      return granted;
    },
    () => false,
  );
  let requested: Promise<void> | undefined;
  const request = async () => {
    if (await known) return;
    try {
      note((await manager?.persist?.()) ?? false);
    } catch {
      // Not allowed, as in some private modes: for the person the same as a refusal.
      note(false);
    }
  };
  return () => (requested ??= request());
}
