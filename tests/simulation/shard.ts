// The program of one simulation process: plays the histories it is sent, and sends back a report of
// each. The order of the first two imports matters.
import { time } from './thread.ts';
import { Dexie } from 'dexie';
// Loaded on use: reading them from the disk then would take real time.
import '#src/session/change-owner.ts';
import '#src/session/sign-out.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type HistoryResult, play } from './history.ts';
import type { ServerRows } from './server/server-rows.ts';
import { modelRows } from './server/model-rows.ts';
import { shrink } from './shrink.ts';
import { type Step, stepsOf } from './steps.ts';

export type Job = {
  seed: number;
  /** Which server: the model of it, or the real SQL. */
  server: 'model' | 'sql';
  /** Played instead of the seed's own steps. */
  steps?: readonly Step[];
  /** After a failure, for how many ms to search for fewer steps that break the same rule. */
  shrinkMs?: number;
  /** Whether the report contains what happened, line by line. */
  trace?: boolean;
};
export type Report = {
  seed: number;
  length: number;
  counts: HistoryResult['counts'];
  broken?: { words: string; steps: readonly Step[] };
  trace?: readonly string[];
};

// Without a default storage, Dexie's live queries never fire.
Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });

const model = modelRows(() => time.now());
let sql: ServerRows | undefined;

async function serverOf({ server }: Job): Promise<ServerRows> {
  if (server === 'model') return model;
  // Only when needed, because it starts a database in WebAssembly.
  const { startSqlRows } = await import('./server/sql-rows.ts');
  sql ??= (await startSqlRows(process.env['HOMEWARD_ORIGINAL'])).rows;
  return sql;
}

async function run(job: Job): Promise<Report> {
  const rows = await serverOf(job);
  const { seed, shrinkMs = 0 } = job;
  const steps = job.steps ?? stepsOf(seed);
  const server = { holdsOpen: job.server === 'model' };
  const { counts, broken, trace } = await play(rows, seed, steps, server);
  const report = { seed, length: steps.length, counts, ...(job.trace && { trace }) };
  if (broken === undefined) return report;
  const smallest = await shrink(
    steps,
    broken,
    shrinkMs,
    async (fewer) => (await play(rows, seed, fewer, server)).broken,
  );
  return { ...report, broken: smallest };
}

process.on('message', (job: Job) => {
  run(job).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
// The parent process is gone.
process.on('disconnect', () => process.exit());
