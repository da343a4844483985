import { trustedWorkerUrl } from '#src/media/trusted-worker-url.ts';
import type { Reader, ReaderCall, ReaderReply, RemoteReader } from './reader.ts';
// Vite gives the address of a script of its own.
// oxlint-disable-next-line import/default
import workerUrl from './reader-worker.ts?worker&url';

/**
 * Starts a web worker that reads one file. Every call rejects if its code does not arrive, or if it
 * fails. `close` ends it at once, whatever it does: who waits for an answer gets none.
 */
export function startReader(onProgress: (share: number) => void): {
  reader: RemoteReader;
  close(): void;
} {
  const worker = new Worker(trustedWorkerUrl('homeward-importing', workerUrl), {
    type: 'module',
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  worker.onmessage = ({ data }: MessageEvent<ReaderReply>) => {
    if ('progress' in data) return onProgress(data.progress);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.value);
  };
  worker.onerror = () => {
    for (const asked of waiting.values()) asked.reject(new Error('The reader did not start.'));
    waiting.clear();
  };
  const call = (name: ReaderCall['name'], given: readonly unknown[]) => {
    calls += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(calls, asked);
    worker.postMessage({ id: calls, name, given } satisfies ReaderCall);
    return asked.promise;
  };
  const methods = Object.keys(readerMethods) as (keyof Reader)[]; // Its keys are these alone.
  const reader = Object.fromEntries(
    methods.map((name) => [name, (...given: readonly unknown[]) => call(name, given)]),
  ) as RemoteReader; // `reader-worker.ts` answers each call with what the method of that name gives.
  return { reader, close: () => worker.terminate() };
}

/** Fetches the web worker's code, which the service worker keeps for when there is no network. */
export async function keepReader(): Promise<void> {
  // Otherwise it is there already, or cannot be had.
  if (navigator.onLine) await fetch(workerUrl).catch(() => undefined);
}

const readerMethods: Record<keyof Reader, true> = {
  open: true,
  columns: true,
  words: true,
  storedMapping: true,
  guessedMapping: true,
  suggestedSource: true,
  beginComparison: true,
  addSaid: true,
  forgetSaid: true,
  addPets: true,
  read: true,
  rows: true,
  take: true,
  hide: true,
  hideAll: true,
  agree: true,
  start: true,
  parts: true,
};
