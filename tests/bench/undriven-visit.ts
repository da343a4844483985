// A visit that nothing drives. Whoever drives a page is told of each of its requests: on two cores that
// takes an app with twenty requests much longer than a page with five. So the page reports by itself, by
// a script that the bench's server adds to its document.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type CpuInfo, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ChunkReply } from '#src/catalogue/store-chunks.ts';
import type { CatalogueState } from '#src/db/schema.ts';
import { browserFlags } from '#tools/browser.js';
import { watchLongTasks } from './long-tasks.ts';

/** A browser that calls itself so is sent documents that report. */
const reportingAgent = 'homeward-bench';

const reportSchema = z.object({
  /** Since the navigation. */
  durableMs: z.number(),
  /** Of the main thread until then, 0 if none took 50 ms. */
  longestTaskMs: z.number(),
});
const visitSchema = z.extend(reportSchema, {
  /** Until then; all programs count, the browser and the server too. */
  coresBusy: z.number(),
});
type Visit = z.output<typeof visitSchema>;

/** The routes of the bench's server for such visits. `chunks`: of the catalogue. */
export function visitsApp(chunks: () => Promise<number>) {
  let begun = usage();
  let coresBusy = Number.NaN;
  let visited = Promise.withResolvers<Visit>();
  return (
    new Hono()
      .get('/report.js', async (c) => {
        const script = `(${watchLongTasks.toString()})();(${reportDurable.toString()})(${await chunks()});`;
        return c.body(script, 200, { 'Content-Type': 'text/javascript' });
      })
      // Waits for the report of the visit that begins now.
      .get('/next', async (c) => {
        visited = Promise.withResolvers();
        begun = usage();
        return c.json(await visited.promise);
      })
      .post('/durable', (c) => {
        const now = usage();
        coresBusy = (now.busyMs - begun.busyMs) / (now.atMs - begun.atMs);
        return c.body(null, 204);
      })
      .post('/report', async (c) => {
        visited.resolve({ ...reportSchema.parse(await c.req.json()), coresBusy });
        return c.body(null, 204);
      })
  );
}

/** How long all cores together have worked since the machine was started. */
function usage(): { atMs: number; busyMs: number } {
  const busyOf = ({ times }: CpuInfo) => times.user + times.nice + times.sys + times.irq;
  return { atMs: performance.now(), busyMs: cpus().reduce((sum, one) => sum + busyOf(one), 0) };
}

/** Answers as `fetch` does; for a browser of `visit`, documents begin with the script that reports. */
export const reporting =
  (fetch: (request: Request, env: unknown) => Response | Promise<Response>) =>
  async (request: Request, env: unknown): Promise<Response> => {
    const isDocument = request.headers.get('Accept')?.includes('text/html');
    if (!isDocument || !request.headers.get('User-Agent')?.includes(reportingAgent))
      return fetch(request, env);
    const headers = new Headers(request.headers);
    headers.delete('Accept-Encoding');
    const answer = await fetch(new Request(request, { headers }), env);
    const html = await answer.text();
    const script = '<script src="/bench/visits/report.js"></script>';
    return new Response(html.replace('<meta charset', `${script}<meta charset`), answer);
  };

/** Opens `path` of the server at `url` in a browser that has never been here. */
export async function visit(browser: string, url: string, path: string): Promise<Visit> {
  const profile = await mkdtemp(join(tmpdir(), 'homeward-bench-'));
  const child = spawn(
    browser,
    [
      ...browserFlags,
      '--headless=new',
      '--window-size=412,823',
      `--user-data-dir=${profile}`,
      `--user-agent=${reportingAgent}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  try {
    const devTools = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const [, host] = /ws:\/\/([\d.:]+)\//.exec(said) ?? [];
        if (host) resolve(`http://${host}`);
      });
      child.once('exit', () => reject(new Error(`The browser did not start: ${said}`)));
    });
    // The browser's own start is over by then.
    await wait(1_000);
    const report = fetch(`${url}/bench/visits/next`, { signal: AbortSignal.timeout(120_000) });
    // Only opens a page: nobody is connected with it.
    await fetch(`${devTools}/json/new?${encodeURIComponent(url + path)}`, { method: 'PUT' });
    return visitSchema.parse(await (await report).json());
  } finally {
    child.kill('SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Runs in the page before its own scripts: reports once all pets are durable. A page of the bench says
 * that by itself. The app does with the last chunk that its web worker has stored, or once the page
 * has made the generation the current one; then its device must have a whole catalogue.
 */
function reportDurable(chunks: number): void {
  let stored = 0;
  let isDurable = false;
  Object.defineProperty(window, 'durableAtMs', {
    set: (ms: number) => {
      void report(ms);
    },
  });
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', ({ data }: MessageEvent<ChunkReply>) => {
        stored += 'stored' in data ? data.stored.length : 0;
        if (stored === chunks) void report(performance.now(), hasCatalogue);
      });
    }
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    const [row] = args as [{ current?: unknown } | undefined];
    if (this.name === 'catalogueState' && row?.current)
      this.transaction.addEventListener(
        'complete',
        () => void report(performance.now(), hasCatalogue),
      );
    return put.apply(this, args);
  };

  async function report(durableMs: number, check = async () => true): Promise<void> {
    if (isDurable) return;
    isDurable = true;
    await fetch('/bench/visits/durable', { method: 'POST' });
    if (!(await check()))
      throw new Error('A page said that it has all pets, and its device has no whole catalogue.');
    // Long tasks are told some frames later.
    await new Promise((resolve) => setTimeout(resolve, 700));
    const tasks = window.longTasks?.filter(({ startTime }) => startTime < durableMs) ?? [];
    const longestTaskMs = Math.max(0, ...tasks.map(({ duration }) => duration));
    const body = JSON.stringify({ durableMs, longestTaskMs });
    await fetch('/bench/visits/report', { method: 'POST', body });
  }

  function hasCatalogue(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('homeward');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const states = opening.result.transaction('catalogueState').objectStore('catalogueState');
        const reading: IDBRequest<CatalogueState | undefined> = states.get('current');
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => resolve(Boolean(reading.result?.current));
      };
    });
  }
}
