// A Hono app that answers constants, in a process of its own: what any route takes at least.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { node24 } from '#tools/steps.js';

/**
 * Starts it: `/word` answers a word, `/page` the page at this address as gzip, of so many `bytes`.
 */
export async function startConstantRoute(
  page: string,
): Promise<{ port: number; bytes: number; stop: () => void }> {
  const child: ChildProcess = spawn(node24, [import.meta.filename, page], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('It has no output.');
  const [said] = await once(child.stdout, 'data');
  const [port = 0, bytes = 0] = String(said).split(' ').map(Number);
  return { port, bytes, stop: () => void child.kill() };
}

async function answerConstants(page: string) {
  const body = gzipSync(await (await fetch(page)).arrayBuffer());
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  const app = new Hono()
    .get('/word', (c) => c.text('ok'))
    .get('/page', (c) => c.body(body, 200, { ...headers, 'Content-Length': String(body.length) }));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    console.log(`${port} ${body.length}`),
  );
}

const [, main, page] = process.argv;
if (main === import.meta.filename && page) await answerConstants(page);
