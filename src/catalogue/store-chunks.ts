// Runs in a web worker, without Dexie and zod: both would be fetched and started a second time.
import type { CatalogueState, Generation } from '#src/db/schema.ts';
import type { Network } from '#src/domain/request-json.ts';
import { isPlainPet } from './is-plain-pet.ts';

/** Chunks that are to be fetched, by their numbers and addresses. */
export type ChunkOrder = {
  chunks: [index: number, url: string][];
  headers: Record<string, string>;
};

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
// 16: 6 MB, which arrive while a new device makes its database.
const mostUnwritten = 16;

/**
 * Fetches chunks and stores their text as it came, once their home is known. While some are written,
 * the next ones are fetched, and all that have come by then are written together: each transaction
 * takes its time, however little is in it. Where the device has no current generation, this one is
 * begun in the first of these transactions, and the current one from the last on.
 *
 * Stops at an answer that holds no chunk, and returns it. What it cannot read for sure or cannot
 * store, it leaves: the page tries the same chunk, and says what is wrong.
 */
export async function storeChunks(
  { chunks, headers }: ChunkOrder,
  home: Promise<ChunkHome>,
  onStored: (indexes: readonly number[]) => void,
  factory: IDBFactory = indexedDB,
  request: Network = fetch,
): Promise<NoChunk | undefined> {
  let refused: NoChunk | undefined;
  let missing = chunks.length;
  const stop = () => void (chunks.length = 0);
  let unwritten: Checked[] = [];
  let writing: Promise<void> | undefined;
  let database: IDBDatabase | undefined;
  const write = async () => {
    const { generation, database: name } = await home;
    database ??= await openExisting(factory, name);
    while (unwritten.length > 0) {
      const together = unwritten;
      unwritten = [];
      await store(database, generation, together, missing);
      missing -= together.length;
      onStored(together.map(({ index }) => index));
    }
    writing = undefined;
  };
  const lane = async () => {
    for (let next = chunks.shift(); next; next = chunks.shift()) {
      const [index, url] = next;
      const answer = await ask(request, url, { credentials: 'omit', headers });
      if ('answer' in answer) {
        refused = answer;
        stop();
      } else if (isChunk(answer.text)) {
        if (unwritten.length >= mostUnwritten) await writing;
        unwritten.push({ index, json: answer.text });
        // What cannot be written now could not be later: nothing more is fetched.
        writing ??= write().catch(stop);
      }
    }
  };
  await Promise.all(Array.from({ length: chunksInFlight }, lane));
  await writing;
  database?.close();
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

function isChunk(text: string): boolean {
  try {
    const pets: unknown = JSON.parse(text);
    return Array.isArray(pets) && pets.every(isPlainPet);
  } catch {
    return false;
  }
}

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
