import type { Result } from '#src/domain/failure.ts';
import type { Pet, PetListKey } from '#src/domain/pet.ts';
import type { Readable } from '#src/domain/store.ts';

/** The pets on this device; a new object after each change. */
export type CatalogueView = {
  /** loading: nothing or only a part is here yet. failed: the same, and the last refresh failed. */
  status: 'loading' | 'ready' | 'failed';
  loaded: number;
  total: number | undefined;
  pets: readonly Pet[];
  byId: ReadonlyMap<string, Pet>;
  /** Pets the server sent that this version cannot read; they are left out. */
  unreadable: number;
};

export type Catalogue = Readable<CatalogueView> & {
  /** Fetches what is new; `atLeast` is the version that a poke named. */
  refresh(atLeast?: number): Promise<Result>;
  /**
   * Stores the changes that came with a poke. Returns whether the pets are at their version then; if
   * not, a refresh is needed.
   */
  take(poked: unknown): Promise<boolean>;
  /** Called when a list is opened: refreshes if the last refresh was too long ago. */
  opened(key: PetListKey): Promise<void>;
  /** Prefix and typo-tolerant matches, best first. */
  findClose(query: string): Promise<readonly Pet[]>;
  /** Reads the device again; for a page that comes back from the back/forward cache. */
  readAgain(): void;
  stop(): void;
};
