import type { CatalogueLatest, Poke } from '#src/domain/protocol.ts';
import type { Backend, Topic } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

/** Who listens: they are told of changes of their own topics and of the catalogue. */
export type Reader = {
  topics: ReadonlySet<Topic>;
  actor: { kind: 'user'; accessToken: string } | { kind: 'guest'; id: string | undefined };
};

export type PokeListener = {
  poke(poke: Poke): void;
  /** No more pokes will come; the reader connects again. */
  end(): void;
  /** The end of this reader's session may have been missed. */
  checkSession(): void;
};

/**
 * Pokes a listener when something changed; returns the function that stops it. Once it has
 * resolved, no change is missed. `createPokeHub` hears it from the database, `createPokePoll` asks.
 *
 * @see S19 and S21 in src/sync/SPEC.md
 * @example
 * ```ts
 * const reader = { actor: { kind: 'guest', id }, topics: new Set([`guest:${id}`]) };
 * const stop = await pokes(reader, { poke: ({ stream }) => pull(stream), end: connectAgain });
 * stop();
 * ```
 */
export type PokeSource = (reader: Reader, listener: PokeListener) => Promise<() => void>;

export type PokeBackend = Pick<Backend, 'anonymous' | 'as' | 'privileged' | 'listen'>;

/** The newest version of the catalogue, as /api/catalogue/latest gives it. */
export type ReadLatest = () => Promise<CatalogueLatest>;

export const readCatalogueLatest =
  ({ anonymous }: Pick<PokeBackend, 'anonymous'>): ReadLatest =>
  () =>
    rpc(anonymous, 'catalogue_latest');
