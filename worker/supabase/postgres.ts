import { nodeEmitWarning } from './node-emit-warning.ts'; // must stay the first import
import { AsyncLocalStorage } from 'node:async_hooks';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StartFailure } from '#worker/env.ts';
import { type Database, prepareConnection, type RunSql } from './database.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import type { Statement } from './pipeline.ts';
import { runPipeline } from './postgres-pipeline.ts';
import { connectionLost, withoutDetails } from './postgrest-errors.ts';
import { isoTimestamp, typeNumbers } from './value-types.ts';

process.emitWarning = nodeEmitWarning;

/** 3 s for a connection and 5 s for a statement: no request waits longer than 10 s. */
const connectMs = 3_000;
const statementMs = 5_000;
/** Sooner than we give up, so that a server that works ends the statement and says so. */
const serverStatementMs = 4_500;
/** 10 min: the statements of a start are few and may read or write every row. */
const startStatementMs = 10 * 60_000;

/** 5 s: asking leaves rows in the server's own tables, and anybody may ask for the health. */
const roomKnownMs = 5_000;

/**
 * Connects to a Postgres server, which may restart at any time: what was running then fails, and
 * what comes later connects anew. Throws a StartFailure if it cannot be reached now.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types: { getTypeParser },
    options: '-c TimeZone=UTC',
    statement_timeout: serverStatementMs,
    // 60 s: as long as a transaction is open, every pull reads again from where it began.
    idle_in_transaction_session_timeout: 60_000,
  });
  // The pool drops a connection that breaks, and whoever used it is told by their query. Without a
  // listener each of these events would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));

  const lease = async () => leaseOf(await pool.connect(), statementMs);
  /** For the start's own statements. The connection is not used for anything else. */
  const withStartLease = async <Result>(run: (client: Lease) => Promise<Result>) => {
    const client = leaseOf(await pool.connect(), startStatementMs);
    try {
      await client.rows(`set statement_timeout = ${startStatementMs}`);
      return await run(client);
    } finally {
      client.drop();
    }
  };
  await pool
    .connect()
    .then((client) => client.release())
    .catch(async (cause: unknown) => {
      await pool.end();
      throw new StartFailure(
        `The Postgres server at ${new URL(url).host} does not let us in (${reasonOf(cause)}): look at DATABASE_URL and whether the server runs.`,
        { cause },
      );
    });

  // Lite brings its own connections, by a driver that ends the process when the server restarts
  // (porsager/postgres#1154, 2026-11-22). It opens none before its first query, so none is opened.
  const connection = createPostgresConnection({ url });
  connection.kysely = new Kysely({
    dialect: new PostgresDialect({
      pool: { connect: () => lease().catch(failToConnect), end: () => pool.end() },
    }),
  });
  prepareConnection(connection);

  return {
    connection,
    transaction: (run) =>
      withStartLease(async (client) => {
        await client.rows('begin');
        const result = await run(client.rows);
        await client.rows('commit');
        return result;
      }),
    pipeline: async (statements, { mayTakeLong } = { mayTakeLong: false }) => {
      if (mayTakeLong) return withStartLease((client) => client.pipeline(statements));
      const client = await lease().catch(failToConnect);
      try {
        return await client.pipeline(statements);
      } finally {
        client.release();
      }
    },
    exclusively: (run) =>
      withStartLease(async (client) => {
        // If two workers start at once on one server, the second waits here for the first.
        await client.rows(`select pg_advisory_lock(hashtextextended('homeward.start', 0))`);
        return run();
      }),
    listen: (channel, onPayload, onGap) => listenOnPostgres({ url, channel, onPayload, onGap }),
    // The server has a session for each connection, so requests need not wait for each other. Lite
    // answers a lost connection in several ways; here it is what it is for a hosted project: no
    // answer.
    turn: async (run) => {
      const request: RequestState = {};
      const result = await requests.run(request, run);
      if (request.lost) throw request.lost;
      return result;
    },
    hasRoom: remember(roomKnownMs, async () => {
      const client = await lease().catch(failToConnect);
      try {
        await client.rows('begin');
        // A new table needs a new page, and one that is not committed is gone.
        await client.rows('create table private.room as select 1');
        return true;
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code?.startsWith('53')) return false;
        throw error;
      } finally {
        await client.rows('rollback').catch(() => {});
        client.release();
      }
    }),
    close: () => pool.end(),
  };
}

/** What happened to the connections of one request to Lite. */
type RequestState = { lost?: Error };
const requests = new AsyncLocalStorage<RequestState>();

function lose(cause: unknown): Error {
  const error = connectionLost(cause);
  const request = requests.getStore();
  if (request) request.lost = error;
  return error;
}

type Lease = PostgresPoolClient & {
  /** Runs statements without arguments; gives the rows of the last one. */
  rows: RunSql;
  pipeline(statements: readonly Statement[]): Promise<string | null>;
  /** Ends the connection, and with it its transaction and its locks. */
  drop(): void;
};

/** A connection of the pool for one user. After the connection has failed it is not used again. */
function leaseOf(client: pg.PoolClient, deadlineMs: number): Lease {
  let broken: unknown;
  async function run(text: string, values?: readonly unknown[]) {
    // The driver's types leave `query_timeout` out.
    const config = { text, query_timeout: deadlineMs, ...(values && { values: [...values] }) };
    return watched(() => client.query(config));
  }
  async function watched<Result>(query: () => Promise<Result>): Promise<Result> {
    if (broken !== undefined) throw lose(broken);
    try {
      return await query();
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw withoutDetails(error, error.code ?? '');
      broken = error;
      throw lose(error);
    }
  }
  return {
    // Kysely's type has a second form, with a cursor, which neither it nor Lite uses unasked.
    query: run as unknown as PostgresPoolClient['query'],
    rows: async (text) => {
      // A text of several statements gives a list of results.
      const results: pg.QueryResult | pg.QueryResult[] = await run(text);
      return (Array.isArray(results) ? results.at(-1)?.rows : results.rows) ?? [];
    },
    pipeline: (statements) => watched(() => runPipeline(client, statements, deadlineMs)),
    release: () => client.release(broken !== undefined),
    drop: () => client.release(true),
  };
}

function failToConnect(error: unknown): never {
  throw lose(error);
}

/** Reads again only after `ms`, or after a failure. */
function remember<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
  let known: { until: number; value: Promise<Value> } | undefined;
  return () => {
    if (known && performance.now() < known.until) return known.value;
    const value = read();
    known = { until: performance.now() + ms, value };
    value.catch(() => (known = undefined));
    return value;
  };
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

const readers = new Map<number, (text: string) => unknown>([
  [typeNumbers.int8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text))],
  [typeNumbers.names, pg.types.getTypeParser(typeNumbers.texts)],
  [typeNumbers.date, String],
  [typeNumbers.timestamp, isoTimestamp],
  [typeNumbers.timestamptz, isoTimestamp],
  [typeNumbers.interval, String],
]);

/** Reads values as PGlite does. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number) =>
  readers.get(oid) ?? pg.types.getTypeParser(oid);
