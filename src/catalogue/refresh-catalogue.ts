import { holdOrGiveUp, type Locks } from '#src/db/device-locks.ts';
import { type RetryAfterDeps, unlessAskedToWait } from '#src/db/retry-after-store.ts';
import type { Generation } from '#src/db/schema.ts';
import { done, type Result, unavailable } from '#src/domain/failure.ts';
import { type Network, requestJson, type Schema } from '#src/domain/request-json.ts';
import {
  catalogueLatestSchema,
  catalogueManifestSchema,
  unreadPetsSchema,
} from '#src/domain/protocol.ts';
import {
  beginGeneration,
  storeChunk,
  storedChunks,
  promoteGeneration,
  readState,
} from './generations.ts';
import { readPets } from './read-pets.ts';
import type { TakeDeps } from './take-changes.ts';

export type CatalogueDeps = RetryAfterDeps &
  TakeDeps & {
    network: Network;
    locks: Locks;
    /** Called when a chunk has been stored. */
    onChunk: () => void;
    /** Missing where no web worker can reach this device's database. */
    startTaker?: (() => Promise<ChunkTaker>) | undefined;
  };

/**
 * Stores chunks whose numbers it takes from a list that it shares with others. It gives back what it
 * could not store.
 */
export type ChunkTaker = (
  deps: CatalogueDeps,
  generation: Generation,
  missing: number[],
) => Promise<Result>;

// 3: leaves half of a browser's six HTTP/1.1 connections for pictures and private requests.
const chunksInFlight = 3;
// 2: 524 pets, which are there sooner than the web worker's code.
const fewChunks = 2;

/**
 * Updates the pets on the device to the newest version of the server, or to `atLeast`, the version
 * that a poke named. An interrupted download continues where it stopped.
 */
export function refreshCatalogue(deps: CatalogueDeps, atLeast = 0): Promise<Result> {
  // Without the lock, two tabs would both download the whole catalogue.
  return holdOrGiveUp(deps.locks, 'catalogue', async (): Promise<Result> => {
    // Two rounds: after a reset in the first, the second downloads everything again.
    for (let round = 0; round < 2; round += 1) {
      const refreshed = await refreshOnce(deps, atLeast, round > 0);
      if (refreshed.kind !== 'reset') return refreshed;
    }
    return unavailable();
  });
}

async function refreshOnce(deps: CatalogueDeps, atLeast: number, anew: boolean): Promise<Result> {
  const { current, building } = await readState(deps.database);
  if (building || !current || anew) {
    const unfinished = anew ? undefined : building;
    const built = await build(deps, unfinished);
    // A generation that was begun just now has the newest version.
    if (built.kind !== 'ok' || (!unfinished && atLeast === 0)) return built;
  }
  return follow(deps, atLeast);
}

async function build(deps: CatalogueDeps, unfinished: Generation | undefined): Promise<Result> {
  const { database } = deps;
  const manifest = unfinished
    ? ({ kind: 'ok', value: unfinished } as const)
    : await get(deps, '/api/catalogue/manifest', catalogueManifestSchema);
  if (manifest.kind !== 'ok') return manifest;
  // Its code arrives while the generation begins.
  const taker =
    manifest.value.chunks.length > fewChunks
      ? deps.startTaker?.().catch((): ChunkTaker => async () => done)
      : undefined;
  const generation = unfinished ?? (await beginGeneration(database, manifest.value));
  const stored = new Set(unfinished && (await storedChunks(database, generation.key)));
  const missing = [...generation.chunks.keys()].filter((index) => !stored.has(index));
  const built = await storeChunks(deps, generation, missing, taker);
  if (built.kind === 'ok') await promoteGeneration(database, generation.key);
  return built;
}

/** With a taker, this thread begins what it can until that one takes over. */
async function storeChunks(
  deps: CatalogueDeps,
  generation: Generation,
  missing: number[],
  taker?: Promise<ChunkTaker>,
): Promise<Result> {
  const takers = Array.from({ length: taker ? 1 : chunksInFlight }, () =>
    fetchChunks(deps, generation, missing),
  );
  if (taker) takers.push(taker.then((take) => take(deps, generation, missing)));
  const failed = (await Promise.all(takers)).find(({ kind }) => kind !== 'ok');
  // What the taker gave back.
  return failed ?? (missing.length > 0 ? storeChunks(deps, generation, missing) : done);
}

export const chunkUrl = ({ epoch, base, chunks }: Generation, index: number) => {
  const { from = '', to = '' } = chunks[index] ?? {};
  const query = new URLSearchParams({ epoch, version: String(base), from, to });
  return `/api/catalogue/chunk?${query}`;
};

/** One of the lanes that take chunk numbers from the same list until it is empty. */
async function fetchChunks(
  deps: CatalogueDeps,
  generation: Generation,
  missing: number[],
): Promise<Result> {
  for (let index = missing.shift(); index !== undefined; index = missing.shift()) {
    const chunk = await get(deps, chunkUrl(generation, index), unreadPetsSchema);
    if (chunk.kind !== 'ok') {
      missing.length = 0; // The other lanes stop too: the other chunks would fail as well.
      return chunk;
    }
    const { pets, unreadable } = await readPets(chunk.value);
    const kept = await storeChunk(deps.database, generation.key, index, pets, unreadable);
    if (!kept) return unavailable();
    deps.onChunk();
  }
  return done;
}

/** Finds out whether there are changes since the version on the device, and follows them. */
async function follow(deps: CatalogueDeps, atLeast: number): Promise<Result> {
  const { current } = await readState(deps.database);
  if (!current) return unavailable();
  const { epoch, version: from } = current;
  let to = atLeast;
  // A cache may return an older version than the poke for 5 s, so the version is not requested.
  if (atLeast <= from) {
    const latest = await get(deps, '/api/catalogue/latest', catalogueLatestSchema);
    if (latest.kind !== 'ok') return latest;
    if (latest.value.epoch !== epoch) return { kind: 'reset' };
    to = latest.value.version;
  }
  // C2: a cache may answer with an older version than an earlier poke named. Never go back.
  if (to <= from) return done;
  // Loaded when there are changes: a first visit has none.
  const { fetchChanges } = await import('./take-changes.ts');
  return fetchChanges(deps, current, to);
}

/** Requests what is public, unless the server wants to be left alone. */
export function get<Value>(deps: CatalogueDeps, path: string, schema: Schema<Value>) {
  // No cookie: the answers are the same for everyone, and caches may store them.
  const init: RequestInit = { credentials: 'omit' };
  return unlessAskedToWait(deps, () => requestJson(deps.network, path, init, schema));
}
