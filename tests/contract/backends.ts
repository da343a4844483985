import { openAsBlob } from 'node:fs';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { preparedFolder, preparedOriginal } from '#tests/databases/prepared.ts';
import { clientsOf } from '#worker/supabase/clients.ts';
import { type Embedded, type EmbeddedOptions, startEmbedded } from '#worker/supabase/embedded.ts';
import { migrationsDir } from './migrations-dir.ts';
import {
  onPostgresTitle,
  type PostgresServer,
  startPostgres,
  whyNoPostgres,
} from './postgres-server.ts';

/** The clients of supabase-js, which reach tables too. */
export const overHttp = ({
  url,
  publishableKey,
  secretKey,
  fetch,
}: Pick<Embedded, 'url' | 'publishableKey' | 'secretKey' | 'fetch'>) =>
  clientsOf(url, publishableKey, secretKey, fetch);

/** A database in memory, in its state after the first start. */
export async function startInMemory(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const original = await openAsBlob(preparedOriginal());
  return startEmbedded({ migrationsDir, original, demo: 'trial', ...options });
}

/** Runs a suite on PGlite in memory and, if one is installed, on a Postgres server. */
export function onEveryBackend(
  suite: (backend: () => Embedded) => void,
  options?: Partial<EmbeddedOptions>,
): void {
  describe('on PGlite', () => {
    withBackend(suite, async () => {
      const backend = await startInMemory(options);
      return { backend, stop: () => backend.close() };
    });
  });
  onPostgres(suite, options);
}

/**
 * The same, and once more as the worker calls a hosted project, by supabase-js over HTTP. For suites
 * about what the two ways do differently: who is asking, what an answer is made of, how it is refused.
 */
export function onEveryCaller(suite: (backend: () => Embedded) => void): void {
  onEveryBackend(suite);
  describe('as hosted, by supabase-js', () => {
    withBackend(suite, async () => {
      const backend = await startInMemory();
      return { backend: { ...backend, ...overHttp(backend) }, stop: () => backend.close() };
    });
  });
}

/** Runs a suite that needs more than one connection, on a Postgres server only. */
export function onPostgres(
  suite: (backend: () => Embedded) => void,
  options?: Partial<EmbeddedOptions>,
): void {
  describe.skipIf(whyNoPostgres)(onPostgresTitle, () => {
    withBackend(suite, async () => {
      prepared ??= preparePostgres();
      const server = await prepared;
      databases += 1;
      const name = `file_${databases}`;
      const databaseUrl = server.newDatabase(name, 'original');
      const backend = await startEmbedded({
        migrationsDir,
        databaseUrl,
        demo: 'trial',
        ...options,
      });
      return {
        backend,
        stop: async () => {
          await backend.close();
          server.psql(`drop database ${name} with (force)`);
        },
      };
    });
  });
}

let databases = 0;
let prepared: Promise<PostgresServer> | undefined;

/** One server for all files of this process, with a database as it is after the first start. */
async function preparePostgres(): Promise<PostgresServer> {
  // The set-up ends it with the run.
  const server = await startPostgres([], preparedFolder());
  const databaseUrl = server.newDatabase('original');
  await (await startEmbedded({ migrationsDir, databaseUrl, demo: 'trial' })).close();
  return server;
}

function withBackend(
  suite: (backend: () => Embedded) => void,
  start: () => Promise<{ backend: Embedded; stop(): Promise<void> }>,
): void {
  let started: Awaited<ReturnType<typeof start>> | undefined;
  beforeAll(async () => {
    // Lite logs every refusal to the console, and many tests are about refusals.
    const { error } = console;
    vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
      if (!/^The database refused|schema cache/.test(inspect(args[0]))) error(...args);
    });
    started = await start();
  });
  afterAll(async () => {
    await started?.stop();
  });
  suite(() => {
    if (!started) throw new Error('the backend is used before it was started');
    return started.backend;
  });
}
