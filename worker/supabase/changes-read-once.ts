import { LRUCache } from 'lru-cache';
import type { Backend } from './backend.ts';
import { rpc } from './rpc.ts';

type Range = { p_epoch: string; p_from: number; p_to: number };

/**
 * What changed between two versions, as the database answers it. Throws as `rpc` does: a 410 where so
 * much changed, or so long ago, that devices must read chunks.
 */
export type ReadChanges = (range: Range) => Promise<unknown>;

/**
 * Reads the newest changes once: a poke must know how many there are, and each device that it wakes
 * asks for the same.
 */
export function changesReadOnce({ anonymous }: Pick<Backend, 'anonymous'>): ReadChanges {
  const cache = new LRUCache<string, { changes: unknown }, Range>({
    max: 1,
    // Who waits for what is pushed out meanwhile gets it all the same.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => ({
      changes: await rpc(anonymous, 'catalogue_changes', context),
    }),
  });
  return async (range) =>
    (await cache.forceFetch(JSON.stringify(range), { context: range })).changes;
}
