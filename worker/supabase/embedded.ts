import { openPglite } from './pglite.ts'; // before Lite: it keeps Node's warnings
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { App } from '@supabase/lite';
import { minPasswordLength } from '#src/domain/account-forms.ts';
import type { DemoPolicy } from '#worker/env.ts';
import type { Backend } from './backend.ts';
import type { Database, RunSql } from './database.ts';
import { settleDemoAccounts } from './demo-accounts.ts';
import { directCalls } from './direct-calls.ts';
import { evenPasswordWork } from './even-password-work.ts';
import { lockFolder } from './folder-lock.ts';
import { type Keys, keysOf, makeKeys } from './keys.ts';
import { type LiteMail, sendLiteMail } from './lite-mail.ts';
import { applyMigrations, once } from './migrations.ts';
import { platformSql } from './platform-sql.ts';
import { rpc } from './rpc.ts';
import { signWith } from './sign-with.ts';
import { answerCommand } from './home-commands.ts';
import { answerCommands } from './home-socket.ts';
import { putRestoreInPlace } from './backup/restored-home.ts';

export type EmbeddedOptions = {
  /**
   * The folder of the keys and, without `databaseUrl`, the rows. With ':memory:' nothing is kept.
   */
  dataDir?: string;
  /** A Postgres server to use instead of the one in the process. */
  databaseUrl?: string;
  migrationsDir: string;
  /** Applied once to each database. */
  seedFile?: string;
  /** What becomes of the demo accounts. Without it they are left alone, and none are told. */
  demo?: DemoPolicy;
  /** Without it no links about accounts are sent. */
  mail?: LiteMail | undefined;
  report?: (line: string) => void;
  /** In memory: a database from `copy`, to start from instead of an empty one. */
  original?: Blob;
  /** In a folder: whether each commit waits until it is on the disk; by default it does. */
  durable?: boolean;
};

export type Embedded = Backend & {
  /**
   * Runs SQL text as the database's owner, all of it or nothing, and gives the rows of the last
   * statement. For tests and tools: the worker has its functions.
   */
  sql: RunSql;
  /** The whole database, to start another one from. Not on a Postgres server. */
  copy?: () => Promise<Blob>;
};

// Never resolved: every request is answered in the process.
const url = 'http://embedded.homeward.internal';

/**
 * Starts a Supabase inside this process. Throws a StartFailure if the folder is in use or
 * cannot be written, or if the server cannot be reached.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { report = () => {} } = options;
  const folder = options.dataDir === ':memory:' ? undefined : options.dataDir;
  const home = folder === undefined ? undefined : resolve(folder);
  // A Postgres server needs no lock of ours; a folder does.
  const ownFolder = options.databaseUrl === undefined ? home : undefined;
  const unlock = ownFolder === undefined ? async () => {} : await lockFolder(ownFolder);
  let database: Database | undefined;
  try {
    const restored = ownFolder === undefined ? undefined : await putRestoreInPlace(ownFolder);
    if (restored !== undefined) report(restored);
    const keys = home === undefined ? makeKeys() : await keysOf(home);
    report('Opening the database …');
    database = await open(options, home);
    const opened = database;
    const backend = await opened.exclusively(() => boot(opened, keys, options));
    report(`The database is ready (${placeOf(options.databaseUrl, home)}).`);
    const { close, transaction, pipeline, copy } = database;
    const source = { migrationsDir: options.migrationsDir, home };
    const stopCommands =
      ownFolder === undefined
        ? async () => {}
        : await answerCommands(
            ownFolder,
            (line, write) => answerCommand({ transaction, pipeline }, source, line, write),
            report,
          );
    return {
      ...backend,
      ...(copy && { copy }),
      sql: (text) => transaction((sql) => sql(text)),
      close: async () => {
        await stopCommands();
        await close();
        await unlock();
      },
    };
  } catch (error) {
    await database?.close().catch(() => {});
    await unlock();
    throw error;
  }
}

async function open(
  { databaseUrl, original, durable }: EmbeddedOptions,
  home: string | undefined,
): Promise<Database> {
  if (databaseUrl === undefined)
    return home === undefined
      ? openPglite(undefined, { original })
      : openPglite(join(home, 'postgres'), { durable });
  // Loaded on use: without a Postgres server the driver is not needed.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl);
}

function placeOf(databaseUrl: string | undefined, home: string | undefined): string {
  if (databaseUrl !== undefined) return `Postgres at ${new URL(databaseUrl).host}`;
  return home === undefined ? 'in memory: nothing is kept' : `in ${home}`;
}

async function boot(
  database: Database,
  keys: Keys,
  options: EmbeddedOptions,
): Promise<Omit<Embedded, 'close' | 'sql'>> {
  const { connection, transaction, turn } = database;
  const app = await openLite(database, keys);
  const { report = () => {} } = options;
  const applied = await applyMigrations(transaction, options.migrationsDir);
  if (applied > 0) report(`Applied ${applied} migrations.`);
  // Before anything is written: a restored database must not be given stamps beside unsound ones.
  await transaction((sql) => sql('select private.begin_incarnation()'));
  if (options.seedFile !== undefined) {
    const seed = await readFile(options.seedFile, 'utf8');
    if (await once(transaction, 'seed', 'seed', (sql) => sql(seed)))
      report('Added the sample pets.');
  }
  // Lite caches the schema and would not know functions that were created since.
  await connection.clearSchemaCache();

  const answer = evenPasswordWork((request) => turn(async () => app.fetch(request)), database);
  const inProcess: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    return unlessAborted(request.signal, () => answer(request));
  };
  const access = { url, publishableKey: keys.publishable, fetch: inProcess };
  const demoAccounts = options.demo
    ? await settleDemoAccounts(access, transaction, options.demo, report)
    : [];
  if (options.demo === 'locked') {
    const admins = await transaction((sql) =>
      sql('select from public.users where is_admin limit 1'),
    );
    if (admins.length === 0) report('There is no admin yet: npm run admin -- EMAIL invites one.');
  }
  const { mail } = options;
  // After the demo accounts, whose addresses have no mailboxes.
  if (mail) sendLiteMail(app, mail);
  const callers = directCalls(database, keys);
  // The first call of a database takes longer than others: better now than for a visitor.
  await rpc(callers.anonymous, 'catalogue_latest');
  return {
    kind: 'embedded',
    ...access,
    secretKey: keys.secret,
    ...callers,
    sign: signWith(keys.secret),
    // PGlite calls back within its only connection: a query that began there would wait for its
    // end.
    listen: (onTopic, onGap) =>
      database.listen(
        'homeward',
        (topic) => void setImmediate(() => onTopic(topic)),
        () => {
          // The server may have been put back. The next reader notices that too, but stamping many
          // rows anew takes longer than a reader may wait.
          void transaction((sql) => sql('select private.begin_incarnation()')).catch(() => {});
          onGap();
        },
      ),
    hasRoom: database.hasRoom,
    demoAccounts,
    accountMail: {
      reachesPeople: mail !== undefined,
      ...(mail && { post: mail.post }),
    },
    confirmsAddresses: async () => mail?.reachesMailboxes ?? false,
  };
}

/** As fetch does: rejects as soon as the signal aborts, whatever becomes of the work. */
function unlessAborted<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Lite over a database, in which it finds the accounts' tables and roles that it needs. */
export async function openLite(
  { connection, transaction }: Pick<Database, 'connection' | 'transaction'>,
  keys: Keys,
): Promise<App> {
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      enable_signup: true,
      minimum_password_length: minPasswordLength,
      enable_refresh_token_rotation: true,
      email: {
        enable_signup: true,
        enable_confirmations: false,
        // The current password is asked for, and the old address is told: src/features/account.
        double_confirm_changes: false,
        // A link carries a hash of address and code. 24 digits: nobody guesses 80 bits in an hour.
        otp_length: 24,
        otp_expiry: 3600,
      },
    },
    studio: { enabled: false },
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
  });
  await app.ensureSystemSchema();
  await transaction((sql) => sql(platformSql));
  return app;
}
