import { holdOrGiveUp, type Locks } from '#src/db/device-locks.ts';
import { type RetryAfterDeps, unlessAskedToWait } from '#src/db/retry-after-store.ts';
import type { Generation } from '#src/db/schema.ts';
import { done, type Result, unavailable } from '#src/domain/failure.ts';
import { type Network, requestJson, type Schema } from '#src/domain/request-json.ts';
import {
  catalogueLatestSchema,
  catalogueManifestSchema,
  unreadChangesSchema,
  unreadPetsSchema,
} from '#src/domain/protocol.ts';
import {
  beginGeneration,
  storeChunk,
  missingChunks,
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
  let generation = unfinished;
  if (!generation) {
    const manifest = await get(deps, 'manifest', catalogueManifestSchema);
    if (manifest.kind !== 'ok') return manifest;
    generation = await beginGeneration(database, manifest.value);
  }
  const missing = await missingChunks(database, generation);
  const lanes = Array.from({ length: chunksInFlight }, () =>
    fetchChunks(deps, generation, missing),
  );
  const failed = (await Promise.all(lanes)).find((lane) => lane.kind !== 'ok');
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
    const range = generation.chunks[index];
    if (!range) continue;
    const { epoch, base } = generation;
    const query = new URLSearchParams({
      epoch,
      version: String(base),
      from: range.from,
      to: range.to,
    });
    const chunk = await get(deps, `chunk?${query}`, unreadPetsSchema);
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

/** Fetches and stores the changes since the version on the device. */
async function follow(deps: CatalogueDeps, atLeast: number): Promise<Result> {
  const { current } = await readState(deps.database);
  if (!current) return unavailable();
  const { epoch, version: from } = current;
  let to = atLeast;
  // A cache may return an older version than the poke for 5 s, so the version is not requested.
  if (atLeast <= from) {
    const latest = await get(deps, 'latest', catalogueLatestSchema);
    if (latest.kind !== 'ok') return latest;
    if (latest.value.epoch !== epoch) return { kind: 'reset' };
    to = latest.value.version;
  }
  // C2: a cache may answer with an older version than an earlier poke named. Never go back.
  if (to <= from) return done;
  const path = `changes/${from}..${to}?${new URLSearchParams({ epoch })}`;
  const changes = await get(deps, path, unreadChangesSchema);
  if (changes.kind !== 'ok') return changes;
  const { takeChanges } = await import('./take-changes.ts');
  await takeChanges(deps, changes.value);
  return done;
}

function get<Value>(deps: CatalogueDeps, path: string, schema: Schema<Value>) {
  // No cookie: the answers are the same for everyone, and caches may store them.
  const init: RequestInit = { credentials: 'omit' };
  return unlessAskedToWait(deps, () =>
    requestJson(deps.network, `/api/catalogue/${path}`, init, schema),
  );
}
