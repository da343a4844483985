// The worker in this process, so that a stand-in can receive what it sends to push services.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#tools/steps.js';
import { putPreparedInto } from '#tests/databases/prepared.ts';
import { PushService } from '#tests/push/push-service.ts';
import { readEnvironment } from '#worker/env.ts';
import { mediaInFolder } from '#worker/node/media-in-folder.ts';
import { startNodeApp } from '#worker/node/start-node-app.ts';
import { openServer } from '#worker/node/open-server.ts';
import { makeVapidKeys } from '#worker/notifications/vapid.ts';
import { type Embedded, startEmbedded } from '#worker/supabase/embedded.ts';

export type NotifyingServer = {
  url: string;
  push: PushService;
  backend: Embedded;
  stop(): Promise<void>;
};

export async function startNotifyingServer(): Promise<NotifyingServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'homeward-notifying-'));
  await putPreparedInto(dataDir);
  const environment = readEnvironment({ PORT: '0', DATA_DIR: dataDir });
  const vapid = { ...(await makeVapidKeys()), subject: 'mailto:keeper@homeward.example' };
  const push = new PushService(vapid.publicKey);
  const server = await openServer(environment);
  const backend = await startEmbedded({
    dataDir,
    migrationsDir: join(root, 'supabase', 'migrations'),
    seedFile: join(root, 'supabase', 'seed.sql'),
    demo: environment.demo,
  });
  const { app, stop } = await startNodeApp({
    backend,
    settings: { ...environment, vapid, adminSignup: 'open' },
    dist: join(root, 'dist'),
    media: mediaInFolder(join(dataDir, 'media')),
    log: (line) => console.error(line),
    network: push,
  });
  server.answerWith(app.fetch);
  return {
    url: server.address,
    push,
    backend,
    async stop() {
      await stop();
      await server.close();
      await backend.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
