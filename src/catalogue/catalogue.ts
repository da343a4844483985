import type { Result } from '#src/domain/failure.ts';
import type { Pet, PetListKey } from '#src/domain/pet.ts';
import type { Readable } from '#src/domain/store.ts';

/** The pets on this device as they are now; a new object whenever something changed. */
export type CatalogueView = {
  /** loading: nothing, or only a part, is here yet. failed: the same, and asking failed. */
  status: 'loading' | 'ready' | 'failed';
  loaded: number;
  total: number | undefined;
  pets: readonly Pet[];
  byId: ReadonlyMap<string, Pet>;
  /** Pets the server sent that this version cannot read; they are left out. */
  unreadable: number;
};

export type Catalogue = Readable<CatalogueView> & {
  /** Asks the server for what is new; `atLeast` is a version that a poke has named. */
  refresh(atLeast?: number): Promise<Result>;
  /** A list was opened: asks for a refresh where its last one is too long ago. */
  opened(key: PetListKey): Promise<void>;
  /** Prefix and typo-tolerant matches, best first. */
  close(query: string): Promise<readonly Pet[]>;
  /** Looks at the device again; for a page that comes back from the back/forward cache. */
  lookAgain(): void;
  stop(): void;
};
