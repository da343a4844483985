import type { CutRendition } from '#src/db/store-photo.ts';
import { maxOriginalBytes } from '#src/domain/media.ts';
import { pictureKindOf } from '#src/domain/picture-bytes.ts';
// Vite gives the address of a script of its own.
// oxlint-disable-next-line import/default
import workerUrl from './cutting-worker.ts?worker&url';
import { trustedWorkerUrl } from './trusted-worker-url.ts';

/**
 * Why a file was not cut. unreadable: it is a picture, and this browser cannot read it, or it is
 * damaged. no-worker: the code that cuts did not arrive.
 */
export type CutRefusal = 'too-large' | 'no-picture' | 'unreadable' | 'no-worker';
export type Cut = { outcome: 'cut'; renditions: CutRendition[] } | { outcome: CutRefusal };

/**
 * Cuts pictures in a web worker, one at a time: a phone has no memory for more. `close` ends the
 * worker.
 */
export function createCutter(): { cut(file: Blob): Promise<Cut>; close(): void } {
  let worker: Worker | undefined;
  return {
    async cut(file) {
      if (file.size > maxOriginalBytes) return { outcome: 'too-large' };
      const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
      if (pictureKindOf(start) === undefined) return { outcome: 'no-picture' };
      worker ??= new Worker(trustedWorkerUrl('homeward-cutting', workerUrl), { type: 'module' });
      const answer = await answerOf(worker, file);
      return typeof answer === 'string'
        ? { outcome: answer }
        : { outcome: 'cut', renditions: answer };
    },
    close: () => {
      worker?.terminate();
      worker = undefined;
    },
  };
}

/** Only our own worker answers, as `cutting-worker.ts` says. */
function answerOf(worker: Worker, file: Blob) {
  return new Promise<CutRendition[] | 'unreadable' | 'no-worker'>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve('no-worker');
    worker.postMessage(file);
  });
}
