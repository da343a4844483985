// The worker on Node: `node worker/node.ts` serves until it is told to stop.
import { join } from 'node:path';
import { describeForLog } from '#worker/http/answer-errors.ts';
import { openServer } from '#worker/node/open-server.ts';
import { startNodeApp } from '#worker/node/start-node-app.ts';
import { vapidOfDataDir } from '#worker/notifications/vapid.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { type Environment, readEnvironment, StartFailure } from './env.ts';

const root = join(import.meta.dirname, '..');
const say = (line: string) => console.log(line);
const complain = (line: string) => console.error(line);

/** What must be ended, in this order. */
const endings: (() => Promise<void>)[] = [];

async function start() {
  const settings = readEnvironment(process.env);
  // The port first: a busy one is found out in a moment, the database takes seconds.
  const server = await openServer(settings);
  endings.unshift(server.close);
  const backend = await openBackend(settings);
  endings.push(backend.close);
  // A hosted project's are configured; a machine of one's own has them without asking.
  const vapid = settings.vapid ?? (settings.hosted ? undefined : await vapidOfDataDir(settings));
  const { app, stop } = await startNodeApp({
    backend,
    settings: { ...settings, vapid },
    dist: join(root, 'dist'),
    log: complain,
  });
  // Streams before the server, which waits for them; the database and its lock after it.
  endings.unshift(stop);
  server.answerWith(app.fetch);
  greet(server.address, backend);
}

async function openBackend({ hosted, dataDir, databaseUrl }: Environment): Promise<Backend> {
  if (hosted) {
    say(`Using the Supabase project at ${hosted.url}.`);
    const { connectHosted } = await import('#worker/supabase/hosted.ts');
    return connectHosted(hosted);
  }
  // Loaded only where it is used: it brings a whole Postgres.
  const { startEmbedded } = await import('#worker/supabase/embedded.ts');
  return startEmbedded({
    dataDir,
    ...(databaseUrl && { databaseUrl }),
    migrationsDir: join(root, 'supabase', 'migrations'),
    seedFile: join(root, 'supabase', 'seed.sql'),
    report: say,
  });
}

function greet(address: string, { demoAccounts }: Backend) {
  say(`Homeward is at ${address}`);
  for (const { role, email, password } of demoAccounts)
    say(`  demo ${role}: ${email} / ${password}`);
  say('Ctrl-C ends it.');
}

/** Each whatever became of the one before: the folder's lock comes last, and must be let go. */
async function endAll() {
  for (const end of endings.splice(0))
    await end().catch((error) => complain(describeForLog(error)));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  let asked = false;
  process.on(signal, () => {
    // Asked twice means at once.
    if (asked) process.exit(1);
    asked = true;
    void starting.then(endAll).then(() => process.exit(0));
  });
}

const starting = start().catch(async (error: unknown) => {
  complain(error instanceof StartFailure ? error.message : String(Object(error).stack ?? error));
  await endAll();
  process.exit(1);
});
