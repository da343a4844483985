// The worker on Node: `node worker/node.ts` serves until it is told to stop.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardConsole } from '#worker/http/guard-console.ts';
import { logLine } from '#worker/http/log.ts';
import { mediaInFolder } from '#worker/node/media-in-folder.ts';
import { mediaInStorage } from '#worker/media/media-in-storage.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import { type OpenMail, openMail } from '#worker/mail/open-mail.ts';
import { openServer } from '#worker/node/open-server.ts';
import { startNodeApp } from '#worker/node/start-node-app.ts';
import { vapidOfDataDir } from '#worker/notifications/vapid.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { refusePublishedPasswords } from '#worker/supabase/demo-accounts.ts';
import {
  adminEmailsNeedMail,
  adminSignupOf,
  type Environment,
  readEnvironment,
  StartFailure,
} from './env.ts';

const root = join(import.meta.dirname, '..');
const say = console.log.bind(console);
const logError = console.error.bind(console);
guardConsole(logError);

/** What to end, in this order. */
const endings: (() => Promise<void>)[] = [];

async function start() {
  const settings = readEnvironment(process.env);
  // The port first: whether it is free is known at once, the database takes seconds.
  const server = await openServer(settings);
  endings.unshift(server.close);
  const mail = await openMail(settings, logError);
  const { backend, media } = await openHome(settings, mail);
  if (mail) endings.push(mail.queue.close);
  endings.push(backend.close);
  if (settings.adminEmails.length > 0 && !(await backend.confirmsAddresses()))
    throw adminEmailsNeedMail();
  if (settings.reachable && settings.demo === 'locked') await refusePublishedPasswords(backend);
  // With a hosted project notifications must be configured; an embedded backend makes its own keys.
  const vapid = settings.vapid ?? (settings.hosted ? undefined : await vapidOfDataDir(settings));
  const { app, stop } = await startNodeApp({
    backend,
    settings: {
      ...settings,
      vapid,
      adminSignup: adminSignupOf(settings, backend.demoAccounts.length > 0),
    },
    mailbox: mail?.mailbox,
    media,
    dist: join(root, 'dist'),
    log: logError,
  });
  // Streams end before the server, which waits for them; the database and its lock end last.
  endings.unshift(stop);
  server.answerWith(app.fetch);
  greet(server.address, backend);
}

/** The database, and where photos are kept. */
async function openHome(
  { hosted, dataDir, databaseUrl, demo }: Environment,
  mail: OpenMail | undefined,
): Promise<{ backend: Backend; media: MediaStore }> {
  if (hosted) {
    say(`Using the Supabase project at ${hosted.url}.`);
    const { connectHosted } = await import('#worker/supabase/hosted.ts');
    const backend = connectHosted(hosted);
    return { backend, media: mediaInStorage(backend.privileged) };
  }
  // Loaded on use, because it contains all of Postgres.
  const { startEmbedded } = await import('#worker/supabase/embedded.ts');
  const backend = await startEmbedded({
    dataDir,
    ...(databaseUrl && { databaseUrl }),
    migrationsDir: join(root, 'supabase', 'migrations'),
    seedFile: join(root, 'supabase', 'seed.sql'),
    demo,
    mail: mail && { ...mail, post: mail.queue.post, reachesMailboxes: !mail.mailbox },
    report: say,
  });
  return { backend, media: await openMedia(dataDir) };
}

async function openMedia(dataDir: string): Promise<MediaStore> {
  if (dataDir !== ':memory:') return mediaInFolder(join(dataDir, 'media'));
  const folder = await mkdtemp(join(tmpdir(), 'homeward-media-'));
  endings.push(() => rm(folder, { recursive: true }));
  return mediaInFolder(folder);
}

function greet(address: string, { demoAccounts }: Backend) {
  say(`Homeward is at ${address}`);
  for (const { role, email, password } of demoAccounts)
    say(`  demo ${role}: ${email} / ${password}`);
  say('Ctrl-C ends it.');
}

/** 9 s: supervisors kill after 10 s. */
const stopMs = 9_000;

/** A failed ending does not stop the next: the lock of the data folder must be released. */
async function endAll() {
  for (const end of endings.splice(0))
    await end().catch((error) => logError(logLine({ event: 'an ending failed', error })));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  let asked = false;
  process.on(signal, () => {
    // A second signal ends it at once.
    if (asked) process.exit(1);
    asked = true;
    setTimeout(() => {
      logError(`Ended after ${stopMs / 1000} s. Some requests had no answer yet.`);
      process.exit(1);
    }, stopMs).unref();
    void starting.then(endAll).then(() => process.exit(0));
  });
}

// Node itself would print the error with everything in it.
process.on('uncaughtException', (error) => {
  logError(logLine({ event: 'crashed', error }));
  process.exit(1);
});

const starting = start().catch(async (error: unknown) => {
  logError(error instanceof StartFailure ? error.message : String(Object(error).stack ?? error));
  await endAll();
  process.exit(1);
});
