// `npm run import -- FILE`: on a folder, with and without a Homeward that runs on it, on a Postgres
// server and on a hosted project.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres, whyNoPostgres } from '#tests/contract/postgres-server.ts';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { type Embedded, startEmbedded } from '#worker/supabase/embedded.ts';
import { newFolder, run, runWell, start, startIn } from './run-backup.ts';

// Each starts several programs with a database, on a machine that runs other tests in parallel.
vi.setConfig({ testTimeout: 180_000 });

const header = 'externalID,name,type,priBreed,dsc,photo1\n';
const line = (id: string, breed = 'Beagle', type = 'Dog') =>
  `${id},Pet ${id},${type},${breed},"Kind, and ""soft"".",https://pics.example.org/${id}.jpg\n`;
const fileOf = (...lines: readonly string[]) => header + lines.join('');

/** What a home has of imports. */
async function readHome(backend: Embedded) {
  const pets = await backend.sql(
    `select external_id as id, breed, status from public.pets where source = 'rescuegroups-csv' order by 1`,
  );
  const runs = await backend.sql(
    `select private.import_json(i) as run from private.imports i order by nth`,
  );
  return { pets, runs: runs.map(({ run: one }) => one) };
}

test('a dry run writes nothing, a run imports, and the same file again changes nothing', async () => {
  const folder = newFolder();
  const env = { DATA_DIR: join(folder, 'home') };
  const none = await run(folder, 'node/import-file', env, 'pets.csv');
  expect(none).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^There is no file .*pets\.csv: look at its name\.$/),
  });
  await writeFile(join(folder, 'pets.csv'), fileOf(line('1'), line('2')));
  const early = await run(folder, 'node/import-file', env, 'pets.csv');
  expect(early).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^There is no database in /),
  });
  await (await startIn(env.DATA_DIR)).close();

  const dry = await runWell(folder, 'node/import-file', env, 'pets.csv', '--dry-run');
  expect(dry).toContain('2 pets: 2 new, 0 changed, 0 unchanged.');
  expect(dry).toContain('pics.example.org: 2');
  expect(dry).toContain('Nothing was written');
  let backend = await startIn(env.DATA_DIR);
  expect(await readHome(backend)).toEqual({ pets: [], runs: [] });
  await backend.close();

  const said = await runWell(folder, 'node/import-file', env, 'pets.csv', '--pictures-from', 'all');
  expect(said).toMatch(/Imported in .* 2 added, 0 changed, 0 hidden\./);
  const again = await runWell(folder, 'node/import-file', env, 'pets.csv');
  expect(again).toContain('2 pets: 0 new, 0 changed, 2 unchanged.');
  expect(again).toMatch(/Imported in .* 0 added, 0 changed, 0 hidden\./);

  backend = await startIn(env.DATA_DIR);
  const { pets, runs } = await readHome(backend);
  expect(pets).toEqual(['1', '2'].map((id) => ({ id, breed: 'Beagle', status: 'available' })));
  expect(runs).toMatchObject([
    { fileName: 'pets.csv', by: '', added: 2, pictures: { wanted: 2 } },
    { added: 0, changed: 0, unchanged: 2, finishedAt: expect.stringMatching(/^2/) },
  ]);
  // Staff change one, and a Homeward runs meanwhile.
  await backend.sql(`update public.pets set breed = 'Pug' where external_id = '1'`);
  await writeFile(
    join(folder, 'pets.csv'),
    fileOf(line('1', 'Lab'), line('2', 'Lab'), 'odd,row\n'),
  );
  const beside = await run(folder, 'node/import-file', env, 'pets.csv');
  expect(beside.said).toContain('goes on meanwhile');
  expect(beside.said).toContain('2: Pet 1: breed, which the file says is "Lab"');
  expect(beside.said).toContain('3: Pet 2 (2): breed "Beagle" → "Lab"');
  expect(beside).toMatchObject({ code: 1, errors: '' });
  expect((await readHome(backend)).pets).toMatchObject([{ breed: 'Pug' }, { breed: 'Lab' }]);
  await backend.close();
});

test(
  'what is gone is hidden if asked for, never most of a source, and listed when it comes again',
  { tags: ['long'] },
  async () => {
    const folder = newFolder();
    const env = { DATA_DIR: join(folder, 'home') };
    const backend = await startIn(env.DATA_DIR);
    const ids = ['1', '2', '3', '4', '5'];
    const importing = async (present: readonly string[], ...options: string[]) => {
      await writeFile(join(folder, 'pets.csv'), fileOf(...present.map((id) => line(id))));
      return run(folder, 'node/import-file', env, 'pets.csv', ...options);
    };
    const listed = async () =>
      (await readHome(backend)).pets.flatMap(({ id, status }) =>
        status === 'available' ? id : [],
      );
    await importing(ids);
    expect((await importing(ids.slice(1))).said).toContain('add --hide-gone');
    expect(await listed()).toEqual(ids);
    const most = await importing(['1'], '--hide-gone');
    expect(most).toMatchObject({ code: 1, errors: expect.stringMatching(/^More than half/) });
    expect(await listed()).toEqual(ids);
    expect(await importing(ids.slice(1), '--hide-gone')).toMatchObject({ code: 0 });
    expect(await listed()).toEqual(ids.slice(1));
    await importing(ids);
    expect(await listed()).toEqual(ids);
    await backend.close();
  },
);

// tests/bench/parts/import-preview.ts imports 10,000.
test(
  'stopped between two parts it says so, run again it goes on, and once more it changes nothing',
  { tags: ['long'] },
  async () => {
    const folder = newFolder();
    const env = { DATA_DIR: join(folder, 'home') };
    await (await startIn(env.DATA_DIR)).close();
    const rows = Array.from({ length: 1_500 }, (_, at) =>
      line(`${at}`, 'Beagle', at % 2 ? 'Dog' : 'Cat'),
    );
    await writeFile(join(folder, 'pets.csv'), fileOf(...rows));
    const program = start(folder, 'node/import-file', env, 'pets.csv');
    await vi.waitFor(() => expect(program.said()).toMatch(/ 500 of 1500/), { timeout: 120_000 });
    program.child.kill('SIGINT');
    const stopped = await program.ended;
    expect(stopped).toMatchObject({
      code: 130,
      errors: expect.stringMatching(/^Stopped\. Run the same/),
    });
    // The preview is bounded.
    expect(stopped.said.split('\n').length).toBeLessThan(120);
    let backend = await startIn(env.DATA_DIR);
    const some = (await readHome(backend)).pets.length;
    await backend.close();
    expect(some).toBeGreaterThanOrEqual(500);
    expect(some).toBeLessThan(1_500);
    const said = await runWell(folder, 'node/import-file', env, 'pets.csv');
    expect(said).toContain(`${1_500 - some} new`);
    expect(said).toContain(`${1_500 - some} added`);
    const again = await runWell(folder, 'node/import-file', env, 'pets.csv');
    expect(again).toContain('0 new, 0 changed, 1500 unchanged');
    backend = await startIn(env.DATA_DIR);
    expect((await readHome(backend)).pets).toHaveLength(1_500);
    await backend.close();
  },
);

test.skipIf(whyNoPostgres)(
  'on a Postgres server it works beside the workers',
  { tags: ['long'] },
  async () => {
    const folder = newFolder();
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const env = { DATA_DIR: join(folder, 'keys'), DATABASE_URL: postgres.url };
    await writeFile(join(folder, 'pets.csv'), fileOf(line('1')));
    const early = await run(folder, 'node/import-file', env, 'pets.csv');
    expect(early.errors).toMatch(/^Start Homeward once[^\n]+$/);
    const backend = await startEmbedded({ migrationsDir, databaseUrl: postgres.url });
    await runWell(folder, 'node/import-file', env, 'pets.csv');
    expect((await readHome(backend)).pets).toHaveLength(1);
    await backend.close();
  },
);

test('on a hosted project it goes through its API, by the secret key', async () => {
  const folder = newFolder();
  const backend = await startIn(join(folder, 'hosted'));
  const server = serve({ fetch: (request) => backend.fetch(request), port: 0 });
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const env = {
    SUPABASE_URL: `http://127.0.0.1:${Object(server.address()).port}`,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
  };
  await writeFile(join(folder, 'pets.csv'), fileOf(line('1')));
  await runWell(folder, 'node/import-file', env, 'pets.csv');
  expect((await readHome(backend)).pets).toHaveLength(1);
  await backend.close();
});

test('a CSV that fits no format is imported by the mapping that is printed of it, once corrected', async () => {
  const folder = newFolder();
  const env = { DATA_DIR: join(folder, 'home') };
  await startIn(env.DATA_DIR).then((backend) => backend.close());
  await writeFile(join(folder, 'list.csv'), 'Code,Rufname,Art,Owner\nH1,Rex,Dog,Kim Example\n');
  const { said, errors } = await run(folder, 'node/import-file', env, 'list.csv');
  expect(errors).toContain('save the mapping that is printed');
  const guess = JSON.parse(said);
  const columns = { ...guess.columns, name: ['Rufname'], type: ['Art'] };
  await writeFile(join(folder, 'list.json'), JSON.stringify({ ...guess, columns }));
  await runWell(folder, 'node/import-file', env, 'list.csv', '--mapping', 'list.json');
  const backend = await startIn(env.DATA_DIR);
  const pets = await backend.sql(
    `select external_id as id, name, type from public.pets where source = 'our list'`,
  );
  expect(pets).toEqual([{ id: 'H1', name: 'Rex', type: 'dog' }]);
  await backend.close();
});

test.each([
  [['pets.csv', 'more.csv'], /^Name one file: npm run import/],
  [['pets.csv', '--fast'], /^Name one file: npm run import/],
  [['pets.csv', '--format', 'petpoint'], /^The file is no PetPoint.*It needs /],
  [['pets.csv', '--format', 'none'], /^There is no format none\. There are petfinder-csv, /],
  [['other.csv'], /^The file is of no known format\. .*--mapping FILE\.json/],
  [['pets.csv', '--mapping', 'other.csv'], /^other\.csv is no mapping/],
  [['picture.csv'], /^The file is a picture/],
])('%j is refused with a sentence', async (given, sentence) => {
  const folder = newFolder();
  await writeFile(join(folder, 'pets.csv'), fileOf(line('1')));
  await writeFile(join(folder, 'other.csv'), 'a,b\n1,2\n');
  await writeFile(join(folder, 'picture.csv'), Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  const { code, errors } = await run(folder, 'node/import-file', {}, ...given);
  expect(errors).toMatch(sentence);
  expect(errors).not.toContain('\n');
  expect(code).toBe(1);
});
