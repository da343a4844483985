// The real SQL on a Postgres server, on which several transactions can be open at once.
import postgres from 'postgres';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { startPostgres } from '#tests/contract/postgres-server.ts';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import type { OpenTransaction, ServerRows } from './server-rows.ts';
import { resultsSchema, type SqlImage, sqlRows } from './sql-rows.ts';
import { applyText, writeText } from './sql-text.ts';

type Rows = readonly Record<string, unknown>[];
type Session = { pid: unknown; run(text: string): Promise<Rows>; free(): void };
type Open = { session: Session; state: 'open' | 'commit' | 'rollback' };

/** Empty until `reset`. A transaction that others must wait for is committed at once. */
export async function startPostgresRows(): Promise<{
  rows: ServerRows<SqlImage>;
  close(): Promise<void>;
}> {
  const server = await startPostgres();
  const migrated = await startEmbedded({ migrationsDir, databaseUrl: server.url });
  await migrated.close();
  const driver = postgres(server.url, { max: 60, onnotice: () => {} });
  const [main, watcher] = [await newSession(driver), await newSession(driver)];
  const open = new Set<Open>();

  async function end(one: Open, how: 'commit' | 'rollback'): Promise<void> {
    if (one.state !== 'open') return;
    one.state = how;
    open.delete(one);
    await one.session.run(how);
    one.session.free();
  }

  /** Commits every transaction that blocks `work` of this session, until `work` is done. */
  async function unblocked<Result>({ pid }: Session, work: Promise<Result>): Promise<Result> {
    const progress = { done: false };
    const done = () => void (progress.done = true);
    const ended = work.then(done, done);
    while (!progress.done) {
      // Postgres does not notify anyone of a blocked transaction, so this polls every 3 ms.
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 3))]);
      if (progress.done) break;
      const [row] = await watcher.run(`select pg_blocking_pids(${Number(pid)}) as pids`);
      for (const one of open)
        if (Array.isArray(row?.['pids']) && row['pids'].includes(one.session.pid))
          await end(one, 'commit');
    }
    return work;
  }

  async function inTransaction(text: string): Promise<Rows> {
    await main.run('begin');
    try {
      const rows = await unblocked(main, main.run(text));
      await main.run('commit');
      return rows;
    } catch (error) {
      await main.run('rollback');
      throw error;
    }
  }

  async function begin<Result>(
    text: string,
    resultOf: (rows: Rows) => Result,
  ): Promise<OpenTransaction<Result>> {
    const session = await newSession(driver);
    await session.run('begin');
    const result = resultOf(await unblocked(session, session.run(text)));
    const one: Open = { session, state: 'open' };
    open.add(one);
    return {
      commit: async () => {
        await end(one, 'commit');
        return one.state === 'commit' ? result : null;
      },
      rollBack: async () => {
        await end(one, 'rollback');
        return one.state === 'rollback';
      },
    };
  }

  const loseOpen = async () => {
    for (const one of open) await end(one, 'rollback');
  };
  const rows = await sqlRows(inTransaction);
  return {
    rows: {
      ...rows,
      reset: async (world) => {
        await loseOpen();
        await rows.reset(world);
      },
      restore: async (image) => {
        await loseOpen();
        await rows.restore(image);
      },
      putBack: async (image, copied) => {
        await loseOpen();
        await rows.putBack(image, copied);
      },
      crash: async (how) => {
        await loseOpen();
        await rows.crash(how);
      },
      openApply: (batch) =>
        begin(applyText(batch), ([row]) => resultsSchema.parse(row?.['answer'])),
      openWrite: (write) => begin(writeText(write), () => 'written'),
    },
    close: async () => {
      await driver.end({ timeout: 0 });
      await server.stop();
    },
  };
}

async function newSession(driver: postgres.Sql): Promise<Session> {
  const reserved = await driver.reserve();
  const run = async (text: string): Promise<Rows> => {
    const results = await reserved.unsafe(text).simple();
    const last: unknown = results.at(-1);
    // Several statements give a list of results, one statement gives its rows.
    return Array.isArray(last) ? last : results;
  };
  const [row] = await run('select pg_backend_pid() as pid');
  return { pid: row?.['pid'], run, free: () => reserved.release() };
}
