import type { StorageHealth } from './storage-health.ts';

type Manager = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

/**
 * Whether the browser keeps this device's storage when space runs short. The answer asks it to,
 * once in a page's life however often it is called: some browsers ask the person.
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
  let asked: Promise<void> | undefined;
  const ask = async () => {
    if (await known) return;
    try {
      note((await manager?.persist?.()) ?? false);
    } catch {
      // Not allowed to ask, as in some private modes: the same to the person as a refusal.
      note(false);
    }
  };
  return () => (asked ??= ask());
}
