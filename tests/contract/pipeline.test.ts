import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preparedFolder } from '#tests/databases/prepared.ts';
import type { Database } from '#worker/supabase/database.ts';
import { openPglite } from '#worker/supabase/pglite.ts';
import type { Statement } from '#worker/supabase/pipeline.ts';
import { openPostgres } from '#worker/supabase/postgres.ts';
import { onPostgresTitle, startPostgres, whyNoPostgres } from './postgres-server.ts';

const insert = (value: string | null): Statement => ({
  name: 'insert',
  text: 'insert into trial values ($1::integer)',
  values: [value],
});
const echo = (value: string | null): Statement => ({
  name: 'echo',
  text: 'select $1::text',
  values: [value],
});
const become = (role: string): Statement => ({
  name: 'become',
  text: `select set_config('role', $1, true)`,
  values: [role],
});

function suite(open: () => Promise<{ database: Database; stop(): Promise<void> }>) {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, stop } = await open());
    await database.transaction((sql) =>
      sql('create table trial (n integer unique deferrable initially deferred)'),
    );
  });
  afterAll(() => stop());
  const rows = async () =>
    (await database.transaction((sql) => sql('select n from trial order by n'))).map(({ n }) => n);
  const refused = (...statements: Statement[]) =>
    database.pipeline(statements).then(
      () => 'not refused',
      ({ code }: { code: string }) => code,
    );

  test('the value of the last statement comes back, whatever it is', async () => {
    for (const text of ['', 'a', `'"\\$1`, 'Zoë 🐈', null, 'a'.repeat(100_000)])
      expect(await database.pipeline([echo('another'), echo(text)])).toBe(text);
  });

  test('all statements take effect, or none: also if the first fails, or only the commit', async () => {
    await database.pipeline([insert('1'), insert('2')]);
    expect(await refused(insert('3'), insert('three'))).toBe('22P02');
    expect(await refused(become('nobody knows'), insert('4'))).toBe('22023');
    expect(await refused(insert('5'), insert('1'))).toBe('23505');
    expect(await rows()).toEqual([1, 2]);
    await database.pipeline([insert('3')]);
    expect(await rows()).toEqual([1, 2, 3]);
  });

  test('what Postgres could not prepare, it prepares once it can', async () => {
    const later: Statement = { name: 'later', text: 'select later()::text', values: [] };
    expect(await refused(echo('x'), later)).toBe('42883');
    await database.transaction((sql) =>
      sql('create function later() returns integer language sql as $$ select 7 $$'),
    );
    expect(await database.pipeline([echo('x'), later])).toBe('7');
    await database.transaction((sql) => sql('drop function later()'));
    expect(await refused(later)).toBe('42883');
    await database.transaction((sql) =>
      sql(`create function later() returns text language sql as $$ select 'eight' $$`),
    );
    expect(await database.pipeline([later])).toBe('eight');
  });

  test('many at once are each answered with their own', async () => {
    const texts = Array.from({ length: 60 }, (_, n) => String(n));
    const answers = texts.map((text, n) =>
      n % 5 === 0 ? refused(insert(`${text}?`)) : database.pipeline([echo(text)]),
    );
    expect(await Promise.all(answers)).toEqual(
      texts.map((text, n) => (n % 5 === 0 ? '22P02' : text)),
    );
  });

  // The last one, because it ends the database: a stream that ends after it says so there.
  test('after its end the database answers at once, with an error', async () => {
    await database.close();
    await expect(database.pipeline([echo('too late')])).rejects.toThrow(/closed|lost/);
  });
}

describe('on PGlite', () =>
  suite(async () => ({ database: await openPglite(undefined), stop: async () => {} })));

describe.skipIf(whyNoPostgres)(onPostgresTitle, () =>
  suite(async () => {
    const server = await startPostgres([], preparedFolder());
    return { database: await openPostgres(server.url), stop: () => server.stop() };
  }),
);
