// A script of its own, which the document of a home with many pets names: on a first visit the web
// worker begins to fetch them while the app starts. `store-in-worker.ts` goes on with it.
import { trustedWorkerUrl } from '#src/domain/trusted-worker-url.ts';
// Vite gives the address of a script of its own.
// oxlint-disable-next-line import/default
import workerUrl from './chunk-worker.ts?worker&url';

// 60 s: the app has started by then, or never will.
const patienceMs = 60_000;

let begun: Worker | undefined;

/** The web worker that has begun to fetch chunks, or a new one. */
export function chunkWorker(): Worker {
  const worker = begun ?? newWorker();
  begun = undefined;
  return worker;
}

const newWorker = () =>
  new Worker(trustedWorkerUrl('homeward-chunks', workerUrl), { type: 'module' });

function begin(): void {
  // Before the scripts have arrived: then the page, without which it cannot start, is busy.
  const worker = (begun = newWorker());
  whenScriptsHaveArrived(() => worker.postMessage('begin'));
  setTimeout(() => {
    if (begun === worker) chunkWorker().terminate();
  }, patienceMs);
}

/** On a slow network pets would take a share of the bandwidth that the app's scripts need. */
function whenScriptsHaveArrived(then: () => void): void {
  const scripts = document.getElementById('load-app')?.dataset['scripts']?.split(' ') ?? [];
  const missing = new Set(scripts.map((script) => new URL(script, location.href).href));
  new PerformanceObserver((arrived, observer) => {
    for (const { name } of arrived.getEntries()) missing.delete(name);
    if (missing.size > 0) return;
    observer.disconnect();
    then();
  }).observe({ type: 'resource', buffered: true });
}

async function beginOnFirstVisit(): Promise<void> {
  const existing = await indexedDB.databases();
  // After the first paint, as src/start/load-app.ts does.
  if (existing.length === 0) requestAnimationFrame(() => setTimeout(begin));
}

// Not where the app loads this file because it needs the web worker later; nor in Node.
if (typeof document !== 'undefined' && document.getElementById('begin-chunks'))
  beginOnFirstVisit().catch(() => console.info('This browser has no database: the app says so.'));
