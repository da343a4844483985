import type { Poke } from '#src/domain/protocol.ts';
import type { Backend, Topic } from '../supabase/backend.ts';

/** Who listens: whose changes they hear, beside the catalogue's. */
export type Reader = {
  topics: ReadonlySet<Topic>;
  actor: { kind: 'user'; accessToken: string } | { kind: 'guest'; id: string | undefined };
};

export type PokeListener = {
  poke(poke: Poke): void;
  /** No more pokes will come; the reader connects again. */
  end(): void;
};

/**
 * Tells a reader that something changed; gives the function that stops it. Once it has resolved, no
 * change goes unheard. `createPokeHub` hears it from the database, `createPokePoll` asks.
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

/** The newest version of the catalogue, as its readers would be told it. */
export type ReadVersion = () => Promise<number>;

export type PokeBackend = Pick<Backend, 'anonymous' | 'as' | 'privileged' | 'listen'>;
