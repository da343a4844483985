import { announceState } from '#src/db/announce-state.ts';
import { readRetryAfter, unlessAskedToWait } from '#src/db/retry-after-store.ts';
import { watch } from '#src/db/watch.ts';
import { done } from '#src/domain/failure.ts';
import { unreadPetsSchema } from '#src/domain/protocol.ts';
import { readAnswer } from '#src/domain/request-json.ts';
import { chunkWorker } from './begin-chunks.ts';
import { beginGeneration, type Manifest } from './generations.ts';
import type { ChunkTaker, StartTaker } from './refresh-catalogue.ts';
import {
  type ChunkHome,
  type ChunkOrder,
  type ChunkReply,
  chunksTogether,
  type NoChunk,
} from './store-chunks.ts';

// 60 s without a word: longer than a request may take.
const patienceMs = 60_000;

export type ChunkWorker = {
  /** Resolves once it has ended. */
  storeIn(
    home: ChunkHome,
    onStored: (indexes: readonly number[]) => void,
  ): Promise<NoChunk | undefined>;
  /** Ends it at once, in the middle of a chunk. */
  end(): void;
};

/** With a web worker, which may leave some chunks, or all of them where it does not start. */
export const startTaker: StartTaker = (manifest, missing) =>
  takerOf(startWorker, manifest, missing);

export function takerOf(
  start: (order: ChunkOrder) => ChunkWorker,
  manifest: Manifest,
  missing: number[],
): ChunkTaker {
  const worker = start({ manifest, missing: [...missing], together: chunksTogether });
  return async (deps, generation, current) => {
    const { database, now } = deps;
    // Only while nothing of it is stored: another tab may have deleted what was.
    const begin = async () => {
      if (missing.length === generation.chunks.length) await beginGeneration(database, generation);
    };
    // The web worker begins a first one: here the transaction would wait behind the page's start.
    if (current) await begin();
    // S15: another tab, or the sync, may hear that the server wants to be left alone.
    const unwatch = watch(
      () => readRetryAfter(database, now()),
      (waitMs) => {
        if (waitMs > 0) worker.end();
      },
    );
    const home = { database: database.name, generation };
    const refused = await worker.storeIn(home, (indexes) => {
      for (const index of indexes) missing.splice(missing.indexOf(index), 1);
      announceState(database);
      deps.onChunk();
    });
    unwatch();
    // It could store none; the page will.
    if (!current) await begin();
    if (!refused) return current || missing.length > 0 ? undefined : done;
    const answer = await unlessAskedToWait(deps, async () => {
      if (!refused.answer) return { kind: 'offline' };
      const { status, headers, text } = refused.answer;
      return readAnswer(status, new Headers(headers), text, unreadPetsSchema);
    });
    return answer.kind === 'ok' ? undefined : answer;
  };
}

function startWorker(order: ChunkOrder): ChunkWorker {
  const ended = Promise.withResolvers<NoChunk | undefined>();
  const worker = chunkWorker();
  let onStored: (indexes: readonly number[]) => void;
  const end = (refused?: NoChunk) => {
    clearTimeout(silence);
    removeEventListener('pagehide', giveUp);
    worker.terminate();
    ended.resolve(refused);
  };
  const giveUp = () => end();
  let silence = setTimeout(giveUp, patienceMs);
  worker.onmessage = ({ data }: MessageEvent<ChunkReply>) => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, patienceMs);
    if ('stored' in data) onStored(data.stored);
    else end(data.refused);
  };
  worker.onerror = giveUp;
  // In the back/forward cache its transactions would hold up every other page.
  addEventListener('pagehide', giveUp);
  worker.postMessage(order);
  return {
    storeIn: (home, then) => {
      onStored = then;
      worker.postMessage(home);
      return ended.promise;
    },
    end: giveUp,
  };
}
