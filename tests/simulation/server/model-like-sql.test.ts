import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onPostgresTitle, whyNoPostgres } from '#tests/contract/postgres-server.ts';
import { preparedOriginal } from '#tests/databases/prepared.ts';
import { modelRows } from './model-rows.ts';
import { startPostgresRows } from './postgres-rows.ts';
import { history, openHistory, type Step } from './random-steps.ts';
import { answersOf } from './replay.ts';
import type { ServerRows } from './server-rows.ts';
import { startSqlRows } from './sql-rows.ts';

type Started<Image> = { rows: ServerRows<Image>; close(): Promise<void> };

// The same histories in each run, so that an unrelated change never fails here by chance. When you
// change the SQL or the model, run 2,000 new ones with HOMEWARD_HISTORIES=2000.
const wanted = Number(process.env['HOMEWARD_HISTORIES'] ?? 0);
// 180 s: 22 s were measured on two busy cores, and 99 s with ten processes for each of them.
const patience = { timeout: 180_000 + wanted * 2_000 };
const runs = (usual: number) =>
  wanted > 0 ? { numRuns: wanted } : { numRuns: usual, seed: 20_261_121 };

async function expectSame<Image>(sql: ServerRows<Image>, steps: readonly Step[]): Promise<void> {
  expect(
    await answersOf(modelRows(), steps),
    'The model (tests/simulation/server, "+") and the SQL (supabase/schemas, "-") answer this history ' +
      'differently: one of them is wrong. If command-kinds.test.ts fails too, mend that first',
  ).toEqual(await answersOf(sql, steps));
}

describe('on PGlite', () => {
  let sql: Started<string>;
  beforeAll(async () => {
    sql = await startSqlRows(preparedOriginal());
  });
  afterAll(() => sql.close());

  test('the model answers whatever happens as the SQL does', patience, async () => {
    const same = fc.asyncProperty(history, (steps) => expectSame(sql.rows, steps));
    await fc.assert(same, runs(50));
  });
});

describe.skipIf(whyNoPostgres)(onPostgresTitle, () => {
  let sql: Started<string>;
  beforeAll(async () => {
    sql = await startPostgresRows();
  });
  afterAll(() => sql.close());

  test('so it does while transactions are open, and end in any order', patience, async () => {
    const same = fc.asyncProperty(openHistory, (steps) => expectSame(sql.rows, steps));
    await fc.assert(same, runs(40));
  });
});
