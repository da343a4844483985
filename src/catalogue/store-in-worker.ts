import { announceState } from '#src/db/announce-state.ts';
import { unlessAskedToWait } from '#src/db/retry-after-store.ts';
import { done } from '#src/domain/failure.ts';
import { protocolHeader, protocolVersion, unreadPetsSchema } from '#src/domain/protocol.ts';
import { readAnswer } from '#src/domain/request-json.ts';
import { trustedWorkerUrl } from '#src/domain/trusted-worker-url.ts';
// Vite gives the address of a script of its own.
// oxlint-disable-next-line import/default
import workerUrl from './chunk-worker.ts?worker&url';
import { type ChunkTaker, chunkUrl } from './refresh-catalogue.ts';
import type { ChunkOrder, ChunkReply, NoChunk } from './store-chunks.ts';

// 60 s without a word: longer than a request may take.
const patienceMs = 60_000;

/** `ready`: its code is there, or will never be. */
export type ChunkWorker = {
  ready: Promise<unknown>;
  store(order: ChunkOrder, onStored: (index: number) => void): Promise<NoChunk | undefined>;
};

/**
 * Starts a web worker, which stores the chunks that nobody has taken when its code is there. It may
 * leave some, or all of them where it does not start.
 */
export const startTaker = (): ChunkTaker => takerOf(startWorker());

export function takerOf(worker: ChunkWorker): ChunkTaker {
  return async (deps, generation, missing) => {
    await worker.ready;
    const left = new Set(missing.splice(0));
    const order: ChunkOrder = {
      database: deps.database.name,
      generation: generation.key,
      chunks: [...left].map((index) => [index, chunkUrl(generation, index)]),
      headers: { [protocolHeader]: String(protocolVersion) },
    };
    const refused = await worker.store(order, (index) => {
      left.delete(index);
      announceState(deps.database);
      deps.onChunk();
    });
    if (!refused) {
      missing.push(...left);
      return done;
    }
    return unlessAskedToWait(deps, async () => {
      if (!refused.answer) return { kind: 'offline' };
      const { status, headers, text } = refused.answer;
      return readAnswer(status, new Headers(headers), text, unreadPetsSchema);
    });
  };
}

function startWorker(): ChunkWorker {
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<NoChunk | undefined>();
  const worker = new Worker(trustedWorkerUrl('homeward-chunks', workerUrl), { type: 'module' });
  let onStored: (index: number) => void;
  const end = (refused?: NoChunk) => {
    clearTimeout(silence);
    removeEventListener('pagehide', giveUp);
    worker.terminate();
    ready.resolve();
    ended.resolve(refused);
  };
  const giveUp = () => end();
  let silence = setTimeout(giveUp, patienceMs);
  worker.onmessage = ({ data }: MessageEvent<ChunkReply>) => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, patienceMs);
    if (data === 'ready') ready.resolve();
    else if ('stored' in data) onStored(data.stored);
    else end(data.refused);
  };
  worker.onerror = giveUp;
  // In the back/forward cache its transactions would hold up every other page.
  addEventListener('pagehide', giveUp);
  return {
    ready: ready.promise,
    store: (order, then) => {
      onStored = then;
      worker.postMessage(order);
      return ended.promise;
    },
  };
}
