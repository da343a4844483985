// Runs in a web worker, without Dexie and zod: both would be fetched and started a second time.
import type { CatalogueState, Generation } from '#src/db/schema.ts';
import type { Pet } from '#src/domain/pet.ts';
import { protocolHeader, protocolVersion } from '#src/domain/protocol-version.ts';
import type { Network } from '#src/domain/request-json.ts';
import { chunkUrl, type Range } from './chunk-url.ts';
import { isPlainPet } from './is-plain-pet.ts';

// 3: 1,500 pets. The server answers with 2,000 at most, and a range may have grown meanwhile.
export const chunksTogether = 3;

/** Chunks that are to be fetched, by their numbers. */
export type ChunkOrder = {
  manifest: Pick<Generation, 'epoch' | 'version' | 'chunks'>;
  missing: number[];
  /** How many of them may come in one answer. */
  together: number;
};

/** Every request for pets: without a cookie, because the answers are the same for everyone. */
export const requestInit = {
  credentials: 'omit',
  headers: { [protocolHeader]: String(protocolVersion) },
} satisfies RequestInit;

/** The database and its generation that the chunks belong to. */
export type ChunkHome = { database: string; generation: Generation };

/** An answer that holds no chunk. undefined: there was none. */
export type NoChunk = {
  answer: { status: number; headers: [name: string, value: string][]; text: string } | undefined;
};

/** What the web worker says to the page. */
export type ChunkReply = { stored: readonly number[] } | { refused: NoChunk | undefined };

/** The text of a chunk that may be stored as it came. */
type Checked = { index: number; json: string };

// 30 s, as in `requestJson`.
const patienceMs = 30_000;
const chunksInFlight = 3;
// 0.2 s a chunk: where one takes longer, several would show their pets late, and be lost together.
const quickMs = 200;
const nowhere: Range = { from: '', to: '' };
// 16: 6 MB, which arrive while a new device makes its database.
const mostUnwritten = 16;

/**
 * Fetches chunks and stores their text as it came, once their home is known. While some are written,
 * the next ones are fetched, and all that have come by then are written together: each transaction
 * takes its time, however little is in it. Where the device has no current generation, this one is
 * begun in the first of these transactions, and the current one from the last on.
 *
 * On a quick network several chunks come in one answer, because each answer is work for three
 * processes of a browser. Which ones is the same for everybody, so that caches can answer. What does
 * not come apart again for sure is fetched alone.
 *
 * Stops at an answer that holds no chunk, and returns it. What it cannot read for sure or cannot
 * store, it leaves: the page tries the same chunk, and says what is wrong.
 */
export async function storeChunks(
  { manifest, missing, together }: ChunkOrder,
  home: Promise<ChunkHome>,
  onStored: (indexes: readonly number[]) => void,
  factory: IDBFactory = indexedDB,
  request: Network = fetch,
): Promise<NoChunk | undefined> {
  let refused: NoChunk | undefined;
  let unstored = missing.length;
  let most = 1;
  const alone = new Set<number>();
  let stopped = false;
  const stop = () => void (stopped = true);
  let unwritten: Checked[] = [];
  let writing: Promise<void> | undefined;
  // While the first chunks are on their way. Without it nothing can be written.
  const opening = home.then(({ database }) => openExisting(factory, database));
  opening.catch(stop);
  const write = async () => {
    const { generation } = await home;
    const database = await opening;
    while (unwritten.length > 0) {
      const checked = unwritten;
      unwritten = [];
      await store(database, generation, checked, unstored);
      unstored -= checked.length;
      onStored(checked.map(({ index }) => index));
    }
    writing = undefined;
  };
  const take = () => {
    const [first = 0] = missing;
    const goesWith = (index: number, nth: number) =>
      index === first + nth &&
      Math.floor(index / together) === Math.floor(first / together) &&
      !alone.has(first) &&
      !alone.has(index);
    const end = missing.findIndex(
      (index, nth) => nth >= most || (nth > 0 && !goesWith(index, nth)),
    );
    return missing.splice(0, end === -1 ? missing.length : end);
  };
  const lane = async () => {
    while (!stopped && missing.length > 0) {
      const taken = take();
      const begun = performance.now();
      const ranges = taken.map((index) => manifest.chunks[index] ?? nowhere);
      const { from } = ranges[0] ?? nowhere;
      const { to } = ranges.at(-1) ?? nowhere;
      const answer = await ask(request, chunkUrl(manifest, { from, to }), requestInit);
      if ('answer' in answer) {
        refused = answer;
        return stop();
      }
      most = performance.now() - begun < quickMs * taken.length ? together : 1;
      for (const [nth, json] of cutApart(answer.text, ranges).entries()) {
        const index = taken[nth] ?? 0;
        if (isChunk(json, taken.length > 1 ? ranges[nth] : undefined)) {
          if (unwritten.length >= mostUnwritten) await writing;
          unwritten.push({ index, json });
          // What cannot be written now could not be later: nothing more is fetched.
          writing ??= write().catch(stop);
        } else if (taken.length > 1) {
          alone.add(index);
          missing.push(index);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: chunksInFlight }, lane));
  await writing;
  opening.then((database) => database.close(), stop);
  return refused;
}

async function ask(
  request: Network,
  url: string,
  init: RequestInit,
): Promise<{ text: string } | NoChunk> {
  try {
    const response = await request(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    const { ok, status } = response;
    const text = await response.text();
    const isJson = /\bjson\b/i.test(response.headers.get('Content-Type') ?? '');
    return ok && isJson ? { text } : { answer: { status, headers: [...response.headers], text } };
  } catch {
    return { answer: undefined };
  }
}

/** The texts of these chunks, from that of all of them; whether each is one is not sure yet. */
function cutApart(text: string, ranges: readonly Range[]): string[] {
  if (ranges.length === 1) return [text];
  // In a text of JSON's own the quotes would be escaped. -1, where a first pet has gone, makes two
  // texts of which neither is a chunk.
  const cuts = ranges.slice(1).map(({ from }) => text.indexOf(`,{"id":"${from}",`));
  return ranges.map((_, nth) => `[${text.slice((cuts[nth - 1] ?? 0) + 1, cuts[nth] ?? -1)}]`);
}

/**
 * `range`: where it was cut out of others. A pet between two chunks came after the manifest, and its
 * change will put it into the later one.
 */
function isChunk(text: string, range?: Range): boolean {
  try {
    const pets: unknown = JSON.parse(text);
    return Array.isArray(pets) && pets.every((pet) => isPlainPet(pet) && isIn(range, pet as Pet));
  } catch {
    return false;
  }
}

const isIn = (range: Range | undefined, { id }: Pet) =>
  !range || (range.from <= id && id <= range.to);

/** The database is never made here: an empty one would hide that it was deleted. */
function openExisting(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(name);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      // Another tab upgrades or deletes it, and waits for this connection.
      database.onversionchange = () => database.close();
      resolve(database);
    };
  });
}

/** `missing`: how many chunks are not stored yet. Rejects too if the generation was deleted. */
function store(
  database: IDBDatabase,
  generation: Generation,
  checked: readonly Checked[],
  missing: number,
): Promise<void> {
  const { key, chunks } = generation;
  const isFirst = missing === chunks.length;
  const isLast = missing === checked.length;
  return new Promise((resolve, reject) => {
    const stores = ['catalogueState', 'catalogueChunks'];
    const transaction = database.transaction(stores, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const states = transaction.objectStore('catalogueState');
    const reading: IDBRequest<CatalogueState | undefined> = states.get('current');
    reading.onsuccess = () => {
      const nothing: CatalogueState = { id: 'current', ...(isFirst && { building: generation }) };
      const { id, current, building } = reading.result ?? nothing;
      if (building?.key !== key) return transaction.abort();
      // What replaces a current one is begun and ended by the page, which deletes the older one.
      if (!current && isLast) states.put({ id, current: building });
      else if (!reading.result) states.put({ id, building });
    };
    // Not after the state has been read: the browser copies them meanwhile, and an abort takes them
    // back.
    const rows = transaction.objectStore('catalogueChunks');
    for (const { index, json } of checked) rows.put({ generation: key, index, json });
  });
}
