import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preparedFolder } from '#tests/databases/prepared.ts';
import { type Embedded, startEmbedded } from '#worker/supabase/embedded.ts';
import type { Browser } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { migrationsDir } from './migrations-dir.ts';
import { newPet } from './people.ts';
import {
  onPostgresTitle,
  type PostgresServer,
  startPostgres,
  whyNoPostgres,
} from './postgres-server.ts';

const requests = 10;
const name = 'counted';

/** How many statements the database has run for the worker since it was asked to count. */
const counted = `select coalesce(sum(calls), 0) from pg_stat_statements
  where dbid = (select oid from pg_database where datname = '${name}')`;

describe.skipIf(whyNoPostgres)(onPostgresTitle, () => {
  let server: PostgresServer;
  let backend: Embedded;
  let people = 0;
  beforeAll(async () => {
    const preload = ['-c', 'shared_preload_libraries=pg_stat_statements'];
    server = await startPostgres(preload, preparedFolder());
    server.psql('create extension pg_stat_statements');
    backend = await startEmbedded({ migrationsDir, databaseUrl: server.newDatabase(name) });
  });
  afterAll(async () => {
    await backend.close();
    await server.stop();
  });

  /** The statements of what `deed` does `requests` times, and of the jobs it leaves, for each. */
  async function statementsOfEach(
    deed: (browser: Browser) => Promise<unknown>,
    where = 'true',
  ): Promise<number> {
    const app: TestApp = await startApp({}, backend);
    const browser = app.browser();
    await browser.register(`counted-${(people += 1)}@example.org`);
    await deed(browser);
    server.psql('select pg_stat_statements_reset()');
    for (let nth = 0; nth < requests; nth += 1) await deed(browser);
    await app.stop();
    return Number(server.psql(`${counted} and ${where}`)) / requests;
  }

  test('a pull takes at most 4 statements', async () => {
    expect(await statementsOfEach((browser) => browser.pull())).toBeLessThanOrEqual(4);
  });

  test('a push of one command takes at most 8 statements', async () => {
    const petId = await newPet(backend);
    const add = (browser: Browser) => browser.push([{ kind: 'addToCart', args: { petId } }]);
    expect(await statementsOfEach(add)).toBeLessThanOrEqual(8);
  });

  test('a push that leaves no job has nobody look for one', async () => {
    const empty = (browser: Browser) => browser.push([{ kind: 'clearCart', args: {} }]);
    // Runners look by themselves now and then.
    expect(await statementsOfEach(empty, `query like '%claim_jobs%'`)).toBeLessThan(0.5);
  });
});
