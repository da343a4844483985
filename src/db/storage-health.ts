import { createStore, type Readable } from '#src/domain/store.ts';

/** How this device's storage fares, as far as a page has to tell the person. */
export type StorageView = {
  /** A write failed for want of space; false again once such a write succeeds. */
  full: boolean;
  /**
   * The database was closed under this page and stays closed until it is loaded again. deleted: the
   * browser, or a person in its settings, took it away. outdated: a newer version of the app in
   * another tab has taken it over.
   */
  closed?: 'deleted' | 'outdated';
  /** Whether the browser has agreed not to clear this by itself. */
  persistence: 'not-asked' | 'granted' | 'refused';
  /** The device had a database before, and no longer has; how much waited in it when last seen. */
  evicted?: { waiting: number };
  /** The device has a database that could not be opened; this page works from memory. */
  unreadable?: true;
};

export type StorageHealth = Readable<StorageView> & {
  change(changes: Partial<StorageView>): void;
  /** Ends the notice of an eviction. */
  forgetEviction(): void;
};

export function createStorageHealth(): StorageHealth {
  const { view, subscribe, set } = createStore<StorageView>({
    full: false,
    persistence: 'not-asked',
  });
  const show = (next: StorageView) => {
    if (JSON.stringify(next) !== JSON.stringify(view())) set(next);
  };
  return {
    view,
    subscribe,
    change: (changes) => show({ ...view(), ...changes }),
    forgetEviction: () => {
      const { evicted: _, ...rest } = view();
      show(rest);
    },
  };
}
