import { holdOrGiveUp, type Locks } from '#src/db/device-locks.ts';
import { type RetryAfterDeps, unlessAskedToWait } from '#src/db/retry-after-store.ts';
import type { Generation } from '#src/db/schema.ts';
import { done, type Result, unavailable } from '#src/domain/failure.ts';
import { type Network, requestJson, type Schema } from '#src/domain/request-json.ts';
import {
  catalogueLatestSchema,
  catalogueManifestSchema,
  fewChunks,
  unreadPetsSchema,
} from '#src/domain/protocol.ts';
import { chunkUrl, type Range } from './chunk-url.ts';
import {
  beginGeneration,
  type Manifest,
  newGeneration,
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
    /** Its code; missing where no web worker can reach this device's database. */
    loadTaker?: LoadTaker | undefined;
    /** What a first visit has requested before its database was open. */
    begun?: Promise<Result<Begun>> | undefined;
  };

/**
 * Begins to fetch the `missing` chunks by their numbers, without the page. Those that it stores leave
 * the list.
 */
export type StartTaker = (manifest: Manifest, missing: number[]) => ChunkTaker;
export type LoadTaker = () => Promise<{ startTaker: StartTaker }>;

/**
 * Begins this generation, unless it is unfinished, and stores its chunks. Where there is no `current`
 * one, the last of them also makes it that. undefined: the page stores what is missing, and ends it.
 */
export type ChunkTaker = (
  deps: CatalogueDeps,
  generation: Generation,
  current: Generation | undefined,
) => Promise<Result | undefined>;

/** A catalogue that is on its way. */
type Begun = {
  manifest: Manifest;
  missing: number[];
  taker: Promise<ChunkTaker | undefined> | undefined;
};

// 3: leaves half of a browser's six HTTP/1.1 connections for pictures and private requests.
const chunksInFlight = 3;

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
  const { begun } = deps;
  // Once: later it would be old.
  deps.begun = undefined;
  const { current, building } = await readState(deps.database);
  if (building || !current || anew) {
    const unfinished = anew ? undefined : building;
    const built = await build(deps, current, unfinished, begun);
    // A generation that was begun just now has the newest version.
    if (built.kind !== 'ok' || (!unfinished && atLeast === 0)) return built;
  }
  return follow(deps, atLeast);
}

/**
 * Reads the manifest, or goes on with a generation that is `unfinished`, and lets a web worker begin
 * where there is much to fetch.
 */
export async function beginCatalogue(
  deps: Pick<CatalogueDeps, 'network' | 'loadTaker'>,
  unfinished?: Manifest,
  stored: readonly number[] = [],
): Promise<Result<Begun>> {
  const read = unfinished
    ? ({ kind: 'ok', value: unfinished } as const)
    : await request(deps, '/api/catalogue/manifest', catalogueManifestSchema);
  if (read.kind !== 'ok') return read;
  const manifest = read.value;
  const missing = [...manifest.chunks.keys()].filter((index) => !stored.includes(index));
  const load = missing.length > fewChunks ? deps.loadTaker : undefined;
  const taker = load?.().then(
    ({ startTaker }) => startTaker(manifest, missing),
    () => undefined,
  );
  return { kind: 'ok', value: { manifest, missing, taker } };
}

async function build(
  deps: CatalogueDeps,
  current: Generation | undefined,
  unfinished: Generation | undefined,
  earlier: CatalogueDeps['begun'],
): Promise<Result> {
  const { database } = deps;
  const stored = unfinished && (await storedChunks(database, unfinished.key));
  const begun = await unlessAskedToWait(
    deps,
    () => (!unfinished && earlier) || beginCatalogue(deps, unfinished, stored),
  );
  if (begun.kind !== 'ok') return begun;
  const { manifest, missing, taker } = begun.value;
  const generation = unfinished ?? newGeneration(manifest, current);
  const take = await taker;
  if (!take && !unfinished) await beginGeneration(database, generation);
  const taken = await take?.(deps, generation, current);
  if (taken) return taken;
  // All of them, or what the taker could not store.
  const lanes = Array.from({ length: chunksInFlight }, () =>
    fetchChunks(deps, generation, missing),
  );
  const failed = (await Promise.all(lanes)).find(({ kind }) => kind !== 'ok');
  if (failed) return failed;
  await promoteGeneration(database, generation.key);
  return done;
}

/** One of the lanes that take chunk numbers from the same list until it is empty. */
async function fetchChunks(
  deps: CatalogueDeps,
  generation: Generation,
  missing: number[],
): Promise<Result> {
  for (let index = missing.shift(); index !== undefined; index = missing.shift()) {
    const range = generation.chunks[index] as Range; // `missing` are numbers of its own.
    const chunk = await get(deps, chunkUrl(generation, range), unreadPetsSchema);
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
  const changes = await loadChanges();
  return changes.fetchChanges(deps, current, to);
}

// Loaded when there are changes: a first visit has none.
export const loadChanges = () => import('./take-changes.ts');

/** Requests what is public, unless the server wants to be left alone. */
export const get = <Value>(deps: CatalogueDeps, path: string, schema: Schema<Value>) =>
  unlessAskedToWait(deps, () => request(deps, path, schema));

const request = <Value>(
  { network }: Pick<CatalogueDeps, 'network'>,
  path: string,
  schema: Schema<Value>,
  // No cookie: the answers are the same for everyone, and caches may store them.
) => requestJson(network, path, { credentials: 'omit' }, schema);
