// Runs in a web worker, without Dexie and zod: both would be fetched and started a second time.
import { waitOf } from '#src/db/retry-after-store.ts';
import type { MetaRow } from '#src/db/schema.ts';
import type { Network } from '#src/domain/request-json.ts';
import { isPlainPet } from './is-plain-pet.ts';

/** Chunks of a generation that are to be fetched and stored, by their numbers and addresses. */
export type ChunkOrder = {
  database: string;
  generation: string;
  chunks: [index: number, url: string][];
  headers: Record<string, string>;
};

/** An answer that holds no chunk. undefined: there was none. */
export type NoChunk = {
  answer: { status: number; headers: [name: string, value: string][]; text: string } | undefined;
};

/** What the web worker says to the page. */
export type ChunkReply = 'ready' | { stored: number } | { refused: NoChunk | undefined };

// 30 s, as in `requestJson`.
const patienceMs = 30_000;
const chunksInFlight = 3;

/**
 * Fetches chunks and stores their text as it came, the next one while the one before is written.
 * Stops at an answer that holds no chunk, and returns it. What it cannot read for sure or cannot
 * store, it leaves: the page tries the same chunk, and says what is wrong.
 */
export async function storeChunks(
  { database: name, generation, chunks, headers }: ChunkOrder,
  onStored: (index: number) => void,
  factory: IDBFactory = indexedDB,
  request: Network = fetch,
): Promise<NoChunk | undefined> {
  const database = await openExisting(factory, name);
  let refused: NoChunk | undefined;
  const stop = () => void (chunks.length = 0);
  const lane = async () => {
    let written: Promise<unknown> | undefined;
    for (let next = chunks.shift(); next; next = chunks.shift()) {
      const [index, url] = next;
      // S15: the page says so.
      if (waitOf(await retryAfter(database), Date.now()) > 0) stop();
      else {
        const init: RequestInit = { credentials: 'omit', headers };
        const answer = await ask(request, url, init);
        if ('answer' in answer) {
          refused = answer;
          stop();
        } else if (isChunk(answer.text)) {
          await written;
          written = store(database, generation, index, answer.text).then(
            () => onStored(index),
            stop,
          );
        }
      }
    }
    await written;
  };
  await Promise.all(Array.from({ length: chunksInFlight }, lane)).finally(() => database.close());
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

function retryAfter(database: IDBDatabase): Promise<MetaRow | undefined> {
  return new Promise((resolve, reject) => {
    const reading = database.transaction('meta').objectStore('meta').get('retryAfter');
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(reading.error);
  });
}

/** Rejects too if the generation was deleted meanwhile. */
function store(
  database: IDBDatabase,
  generation: string,
  index: number,
  json: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stores = ['catalogueState', 'catalogueChunks'];
    const transaction = database.transaction(stores, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const state = transaction.objectStore('catalogueState').get('current');
    state.onsuccess = () => {
      if (state.result?.building?.key === generation)
        transaction.objectStore('catalogueChunks').put({ generation, index, json });
      else transaction.abort();
    };
  });
}
