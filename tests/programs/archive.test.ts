// Leaving with everything: a full home, its archive, and an empty home that reads it.
import { existsSync, mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newPet, newPerson, signUp } from '#tests/contract/people.ts';
import { onPostgresTitle, startPostgres, whyNoPostgres } from '#tests/contract/postgres-server.ts';
import { sha256 } from '#tests/device/pictures.ts';
import { mediaInFolder } from '#worker/node/media-in-folder.ts';
import { type Embedded, startEmbedded } from '#worker/supabase/embedded.ts';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { contentOf, fillHome } from './full-home.ts';
import { newFolder, run, runWell, startIn } from './run-backup.ts';
import { filesIn } from '#tests/device/zip-files.ts';

// Each starts several programs with a database, on a machine that runs other tests in parallel.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const picturesOf = async (home: string) => {
  const files = await readdir(join(home, 'media'), { recursive: true, withFileTypes: true });
  const found = files
    .filter((one) => one.isFile())
    .map(
      async ({ name, parentPath }) => `${name} ${sha256(await readFile(join(parentPath, name)))}`,
    );
  return (await Promise.all(found)).toSorted((one, other) => one.localeCompare(other));
};

const usersOf = (backend: Embedded) =>
  backend.sql(`
    select u.email, is_admin, encrypted_password is null as without_password,
      (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions,
      (select count(*)::int from auth.identities i where i.user_id = u.id) as identities
    from public.users u join auth.users a using (id) order by 1`);

/** A full home, exported while Homeward runs on it. Tests only read it. */
let exported: Awaited<ReturnType<typeof exportFull>>;
beforeAll(async () => {
  exported = await exportFull(mkdtempSync(join(tmpdir(), 'homeward-archive-')));
});
afterAll(() => rm(exported.folder, { recursive: true }));

async function exportFull(folder: string) {
  const home = join(folder, 'home');
  const backend = await startIn(home);
  const full = await fillHome(home, backend);
  const content = await contentOf(backend);
  const said = await runWell(folder, 'node/export-archive', { DATA_DIR: home }, 'all.zip');
  expect(said).toContain('goes on meanwhile');
  expect(said).toMatch(/Exported 4 pets, 6 pictures, 4 applications and \d\d changes/);
  await backend.close();
  return { folder, home, full, content, file: join(folder, 'all.zip') };
}

describe('an archive of everything', () => {
  test('makes an equal home: every pet, photo, application, decision and change, byte for byte', async () => {
    const folder = newFolder();
    const { home, full, content, file } = exported;
    expect(content['pets']).toHaveLength(4);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(
      (await run(exported.folder, 'node/export-archive', { DATA_DIR: home }, 'all.zip')).errors,
    ).toMatch(/exists already/);

    // A folder that does not exist yet.
    const other = join(folder, 'other');
    const said = await runWell(folder, 'node/import-file', { DATA_DIR: other }, file);
    expect(said).toContain('4 accounts made, without a password');
    const backend = await startEmbedded({
      dataDir: other,
      migrationsDir,
      seedFile: join(migrationsDir, '../seed.sql'),
    });
    onTestFinished(() => backend.close());
    expect(await contentOf(backend)).toEqual(content);
    const store = mediaInFolder(join(other, 'media'));
    for (const [id, bytes] of full.pictures) expect(await store.read(id)).toEqual(bytes);
    expect(await picturesOf(other)).toEqual(await picturesOf(home));
    // The photo whose bytes never came still waits for them.
    expect(content['arrived']).toHaveLength(6);
    expect(content['photos']).toHaveLength(4);
    // Nobody of the old home is an admin or signed in, and nobody has a password.
    const users = await usersOf(backend);
    expect(users).toHaveLength(4);
    for (const user of users)
      expect(user).toMatchObject({
        is_admin: false,
        without_password: true,
        sessions: 0,
        identities: 1,
      });
    // Nobody can register over them either.
    await expect(signUp(backend, String(users[0]?.['email']), {})).rejects.toThrow(
      'sign-up failed',
    );
    // Devices of the new home hear of the pets.
    const admin = await newPerson(backend, 'admin');
    const device = admin.device();
    await device.pull();
    expect(device.ids('managedPet').toSorted()).toEqual(['adopted', 'hidden_1', 'reserved']);
    expect(device.ids('application')).toHaveLength(4);
  });

  test('is read by people and other systems too', async () => {
    const { full, file } = exported;
    const files = await filesIn(new Uint8Array(await readFile(file)));
    const names = [...files.keys()];
    expect(names.filter((name) => !name.startsWith('pictures/'))).toEqual([
      'README.txt',
      'shelter.json',
      'people.json',
      'pets.json',
      'applications.json',
      'past-decisions.json',
      'history.json',
      'csv/pets.csv',
      'csv/applications.csv',
      'csv/petfinder.csv',
      'csv/rescuegroups.csv',
      'csv/adopt-a-pet.csv',
      'manifest.json',
    ]);
    const pictures = names.filter((name) => name.startsWith('pictures/'));
    expect(pictures.map((name) => name.replace(/-[0-9a-f]{8}\./, '-….'))).toEqual([
      'pictures/bear/1-480-….jpg',
      'pictures/bear/2-480-….jpg',
      'pictures/bear/2-960-….jpg',
      'pictures/bear/2-1440-….jpg',
      'pictures/hidden_1/1-480-….jpg',
      'pictures/hidden_1/1-960-….jpg',
    ]);
    for (const name of pictures)
      expect(full.pictures.has(sha256(files.get(name) ?? new Uint8Array()))).toBe(true);
    const text = (name: string) =>
      new TextDecoder('utf-8', { ignoreBOM: false }).decode(files.get(name));
    // What a spreadsheet would run is text.
    expect(text('csv/pets.csv')).toContain(`"'=1+1`);
    expect(text('csv/applications.csv')).toContain('Come on Saturday');
    expect(text('csv/petfinder.csv')).not.toContain('Nobody sees me');
    const everything = [...files].map(([name, bytes]) =>
      name.startsWith('pictures/') ? '' : new TextDecoder().decode(bytes),
    );
    expect(everything.join('')).not.toMatch(/password"|token|encrypted|device_key|\$2[aby]\$/i);
    const pets: unknown = JSON.parse(text('pets.json'));
    expect(pets).toHaveLength(4);
  });
});

describe.skipIf(whyNoPostgres)(onPostgresTitle, () => {
  test(
    'a home leaves its folder for a Postgres server, and comes back',
    { tags: ['long'] },
    async () => {
      const folder = newFolder();
      const { content, file, home } = exported;
      const server = await startPostgres();
      onTestFinished(() => server.stop());
      const onServer = { DATA_DIR: join(folder, 'keys'), DATABASE_URL: server.url };
      await runWell(folder, 'node/import-file', onServer, file);
      const backend = await startEmbedded({
        dataDir: onServer.DATA_DIR,
        databaseUrl: server.url,
        migrationsDir,
      });
      expect(await contentOf(backend)).toEqual(content);
      // While a worker uses the server.
      await runWell(folder, 'node/export-archive', onServer, 'back.zip');
      await backend.close();
      const back = join(folder, 'back');
      await runWell(folder, 'node/import-file', { DATA_DIR: back }, 'back.zip');
      const again = await startIn(back);
      onTestFinished(() => again.close());
      expect(await contentOf(again)).toEqual(content);
      expect(await picturesOf(back)).toEqual(await picturesOf(home));
    },
  );
});

describe('a home', () => {
  test(
    'that has pets or applications refuses; sample pets go if they are told to',
    { tags: ['long'] },
    async () => {
      const folder = newFolder();
      const { content, file } = exported;
      const other = join(folder, 'other');
      const dataDir = { DATA_DIR: other };
      const used = await startIn(other);
      // Like a sample pet: its portrait has its name.
      const sample = await newPet(used);
      await used.close();
      const refused = await run(folder, 'node/import-file', dataDir, file);
      expect(refused).toMatchObject({
        code: 1,
        errors: expect.stringContaining('--replace-samples'),
      });
      await runWell(folder, 'node/import-file', dataDir, file, '--replace-samples');
      const backend = await startIn(other);
      expect(await contentOf(backend)).toEqual(content);
      expect(JSON.stringify(content)).not.toContain(sample);
      await backend.close();

      const again = await run(folder, 'node/import-file', dataDir, file, '--replace-samples');
      expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('an empty one') });
      const after = await startIn(other);
      expect(await contentOf(after)).toEqual(content);
      await after.close();
    },
  );

  test('takes an archive while it runs, and gives its admin what is theirs', async () => {
    const folder = newFolder();
    const { content, full, file } = exported;
    const other = join(folder, 'other');
    const backend = await startIn(other);
    onTestFinished(() => backend.close());
    const admin = await signUp(backend, full.keeper.email, {});
    // Somebody has registered with the address of an applicant.
    const stranger = await signUp(backend, full.applicants[0]?.email ?? '', {});
    const dataDir = { DATA_DIR: other };
    const into = async () => run(folder, 'node/import-file', dataDir, file);
    await backend.privileged.rpc('set_admin', { p_user: admin.uid, p_state: 'granted' });
    const refused = await into();
    expect(refused.errors).toContain(`There is an account of ${full.applicants[0]?.email} here`);
    expect((await contentOf(backend))['pets']).toEqual([]);
    expect(existsSync(join(other, 'media')) ? await picturesOf(other) : []).toEqual([]);

    await backend.privileged.rpc('note_address_confirmed', { p_user: stranger.uid });
    expect((await into()).errors).toBe('');
    const ids = new Map([
      [full.keeper.uid, admin.uid],
      [full.applicants[0]?.uid ?? '', stranger.uid],
    ]);
    const mapped = [...ids].reduce(
      (text, [before, here]) => text.replaceAll(before, here),
      JSON.stringify({ ...content, people: [] }),
    );
    expect({ ...(await contentOf(backend)), people: [] }).toEqual(JSON.parse(mapped));
    expect(await usersOf(backend)).toContainEqual(
      expect.objectContaining({ email: full.keeper.email, is_admin: true }),
    );
  });
});
