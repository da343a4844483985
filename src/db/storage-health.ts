import { createStore, type Readable } from '#src/domain/store.ts';

/** The state of this device's storage, as far as a page must tell the person about it. */
export type StorageView = {
  /** A write failed because there was no space; false again once such a write succeeds. */
  full: boolean;
  /**
   * The database was closed while this page used it, and stays closed until the page is loaded
   * again. deleted: the browser removed it, or a person did so in its settings. outdated: another
   * tab with a newer version of the app has upgraded it.
   */
  closed?: 'deleted' | 'outdated';
  /** Whether the browser has agreed not to clear this storage by itself. */
  persistence: 'not-asked' | 'granted' | 'refused';
  /** The browser has cleared an earlier database; how many commands were waiting in it. */
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
