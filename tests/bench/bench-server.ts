// The worker in a process of its own and, beside it on the same origin, what the bench needs: its
// pages, what peers sync with, and a way to change pets. Started by `Bench`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { catalogueManifestSchema } from '#src/domain/protocol.ts';
import { adminSignupOf, readEnvironment } from '#worker/env.ts';
import { mediaInFolder } from '#worker/node/media-in-folder.ts';
import { openServer } from '#worker/node/open-server.ts';
import { startNodeApp } from '#worker/node/start-node-app.ts';
import { vapidOfDataDir } from '#worker/notifications/vapid.ts';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { root } from '#tools/steps.js';
import { peerApp } from './peer-app.ts';
import { openPushStore } from './peer-pushes.ts';
import { reporting, visitsApp } from './undriven-visit.ts';

const pages = process.env['BENCH_PAGES'] ?? '';

const settings = readEnvironment(process.env);
const server = await openServer(settings);
const backend = await startEmbedded({
  dataDir: settings.dataDir,
  migrationsDir,
  seedFile: join(migrationsDir, '..', 'seed.sql'),
  demo: settings.demo,
  ...(settings.databaseUrl !== undefined && { databaseUrl: settings.databaseUrl }),
});
const { app, stop } = await startNodeApp({
  backend,
  settings: {
    ...settings,
    vapid: await vapidOfDataDir(settings),
    adminSignup: adminSignupOf(settings, backend.demoAccounts.length > 0),
  },
  media: mediaInFolder(join(settings.dataDir, 'media')),
  dist: join(root, 'dist'),
  log: console.error,
});

const types: Record<string, string> = {
  html: 'text/html; charset=UTF-8',
  js: 'text/javascript',
  wasm: 'application/wasm',
};

v8.setFlagsFromString('--expose-gc');
const collectGarbage: () => void = vm.runInNewContext('gc');

/** On the clock that every process of this machine shares, in ms. */
const now = () => performance.timeOrigin + performance.now();

const bench = new Hono()
  .get('/pages/:path{.+}', async (c) => {
    const path = c.req.param('path');
    const body = await readFile(join(pages, path)).catch(() => undefined);
    if (!body) return c.notFound();
    return c.body(body, 200, { 'Content-Type': types[path.split('.').at(-1) ?? ''] ?? '' });
  })
  // Each changed pet says `mark`; the answer says when the database had it.
  .post('/change', async (c) => {
    const { count, mark } = await c.req.json<{ count: number; mark: string }>();
    await backend.sql(`
      update public.pets set description = '${mark}'
      where id in (select id from public.pets where status = 'available' order by id collate "C"
        limit ${count})`);
    return c.json({ atMs: now() });
  })
  .post('/empty-carts', async (c) => {
    await backend.sql('delete from public.cart_items');
    return c.body(null, 204);
  })
  .get('/memory', (c) => {
    collectGarbage();
    collectGarbage();
    const { rss, heapUsed, external } = process.memoryUsage();
    return c.json({ rss, heap: heapUsed + external });
  })
  // A stream that says nothing: what one costs before anything is known of who listens.
  .get('/stream', (c) =>
    streamSSE(c, async (stream) => {
      await new Promise<void>((resolve) => stream.onAbort(resolve));
    }),
  )
  .route(
    '/visits',
    visitsApp(async () => {
      const answer = await app.request('/api/catalogue/manifest', { headers: ownHost });
      return catalogueManifestSchema.parse(await answer.json()).chunks.length;
    }),
  )
  .route(
    '/peer',
    peerApp({
      get: (path) => app.request(path, { headers: ownHost }),
      now,
      openStore: () => openPushStore(join(settings.dataDir, 'bench-peer'), settings.databaseUrl),
    }),
  );

const ownHost = { Host: new URL(server.address).host };

server.answerWith(
  reporting(
    new Hono().route('/bench', bench).mount('/', (request, env) => app.fetch(request, env), {
      replaceRequest: false,
    }).fetch,
  ),
);

process.once('SIGTERM', () => {
  void stop()
    .then(server.close)
    .then(backend.close)
    .finally(() => process.exit(0));
});
