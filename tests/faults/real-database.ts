import postgres from 'postgres';
import { startPostgres, whyNoPostgres } from '../contract/postgres-server.ts';
import { migrationsDir } from '../contract/migrations-dir.ts';

/** The database behind the server, which a test reads directly. */
export type RealDatabase = {
  /** The environment variables that connect the server to it. */
  environment: Record<string, string>;
  /** Rows of one statement of SQL text. */
  sql(text: string): Promise<readonly Record<string, unknown>[]>;
  /** Copies the whole database and puts the copy back; undefined if there is no Postgres server. */
  copies: { take(): Promise<void>; putBack(): Promise<void> } | undefined;
  stop(): Promise<void>;
};

export async function startRealDatabase(): Promise<RealDatabase> {
  if (whyNoPostgres === undefined) return onPostgres();
  console.log(`These tests run on PGlite: ${whyNoPostgres}.`);
  return onPglite();
}

const name = 'homeward';

async function onPostgres(): Promise<RealDatabase> {
  const server = await startPostgres();
  server.createDatabase(name, 'owner');
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  // Each connection is closed after use: a database in use can be neither copied nor renamed.
  const run = async (address: string, text: string) => {
    const connection = postgres(address, { max: 1, onnotice: () => {} });
    try {
      return [...(await connection.unsafe(text))];
    } finally {
      await connection.end();
    }
  };
  return {
    environment: { DATABASE_URL: url.href, DEMO: '1' },
    sql: (text) => run(url.href, text),
    copies: {
      take: async () => {
        await run(server.url, `create database copy template ${name}`);
      },
      putBack: async () => {
        await run(server.url, `drop database ${name} with (force)`);
        await run(server.url, `alter database copy rename to ${name}`);
      },
    },
    stop: server.stop,
  };
}

/** The embedded backend in this process, which the server uses like a hosted project. */
async function onPglite(): Promise<RealDatabase> {
  // Imported only when needed, because it loads a whole Postgres.
  const { serve } = await import('@hono/node-server');
  const { startEmbedded } = await import('#worker/supabase/embedded.ts');
  const { freePort } = await import('../e2e/server.ts');
  const seedFile = `${migrationsDir}/../seed.sql`;
  const backend = await startEmbedded({ migrationsDir, seedFile, demo: 'trial' });
  const port = await freePort();
  const fetch = (request: Request) => backend.fetch(request);
  const server = serve({ fetch, port, hostname: '127.0.0.1' });
  return {
    environment: {
      SUPABASE_URL: `http://127.0.0.1:${port}`,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      SUPABASE_SECRET_KEY: backend.secretKey,
      ADMIN_SIGNUP: 'open',
    },
    sql: backend.sql,
    copies: undefined,
    stop: async () => {
      server.close();
      await backend.close();
    },
  };
}
