import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { overHttp } from '#tests/contract/backends.ts';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { application, authOf, call, Device, newPet, signIn } from '#tests/contract/people.ts';
import { startEmbedded } from '#worker/supabase/embedded.ts';

const account = { email: 'ada@example.org', password: 'long enough' };
// The first migration that the older folder does not have.
const splitAt = '20261121090001';
const functions = { apply: 'apply_commands', pull: 'pull_own_rows', poke: 'poke_check' };
const olderFunctions = { ...functions, pull: 'pull_mine' };

/** The migrations of that time, and the functions that today's worker calls at its start. */
async function olderMigrations(home: string): Promise<string> {
  const folder = join(home, 'migrations');
  await mkdir(folder);
  for (const file of (await readdir(migrationsDir)).filter((name) => name < splitAt))
    await copyFile(join(migrationsDir, file), join(folder, file));
  await writeFile(
    join(folder, `${splitAt}_today.sql`),
    `create function private.begin_incarnation() returns void language sql
       as 'select private.begin_life()'`,
  );
  return folder;
}

// What its rows become is in older-versions.test.ts, whose databases are put back: there every cursor
// is of another database.
test('a data folder from before the renaming of database_incarnations starts, and its devices read on from where they were', async () => {
  const home = await mkdtemp(join(tmpdir(), 'homeward-older-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const dataDir = join(home, 'data');
  const open = async (migrations: string) => {
    const opened = await startEmbedded({ dataDir, migrationsDir: migrations });
    // Today's direct calls know the functions of today alone.
    return { ...opened, ...overHttp(opened) };
  };
  let backend = await open(await olderMigrations(home));
  await authOf(backend).signUp(account);
  let names = olderFunctions;
  const device = new Device(async (fn, args) =>
    call(await signIn(backend, account), names[fn], args),
  );

  const [wanted, liked] = [await newPet(backend), await newPet(backend)];
  const apply = application(wanted);
  expect(await device.say(apply)).toBe('accepted');
  const add = device.envelope({ kind: 'addToCart', args: { petId: liked } });
  expect(await device.push([add])).toEqual([{ id: add.id, outcome: 'accepted' }]);
  await device.pull();
  const { data: before } = await authOf(backend).signInWithPassword(account);
  await backend.sql('drop function private.begin_incarnation()');
  await backend.close();

  backend = await open(migrationsDir);
  names = functions;
  // Nobody is signed out by the update.
  const stillIn = backend.as(before.session?.access_token ?? '');
  expect(await call(stillIn, 'who_am_i')).toMatchObject({ email: account.email });
  // Answered from the ledger.
  expect(await device.push([add])).toEqual([{ id: add.id, outcome: 'accepted' }]);
  const withdraw = { kind: 'withdrawApplication', args: { id: apply.args.id } } as const;
  expect(await device.say(withdraw)).toBe('accepted');
  await device.pull();
  expect(device.resets).toBe(1);
  expect(device.ids('cartItem')).toEqual([liked]);
  expect(device.rows.get(`application ${apply.args.id}`)?.row).toMatchObject({
    status: 'withdrawn',
  });
  await backend.close();
});
