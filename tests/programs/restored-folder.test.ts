import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { authOf, call, Device, newPet, signIn } from '#tests/contract/people.ts';
import { putPreparedInto } from '#tests/databases/prepared.ts';
import { type Embedded, startEmbedded } from '#worker/supabase/embedded.ts';

const names = { apply: 'apply_commands', pull: 'pull_own_rows', poke: 'poke_check' };
const account = { email: 'ada@example.org', password: 'long enough' };

// The copy has the same cluster, timeline and transaction ids as the database it was taken from.
test('[S26] a data folder put back from a copy is noticed, also once it has counted past a cursor', async () => {
  const home = await mkdtemp(join(tmpdir(), 'homeward-folder-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const [folder, copy] = [join(home, 'data'), join(home, 'copy')];
  const start = () => startEmbedded({ dataDir: folder, migrationsDir });
  await putPreparedInto(folder);
  let backend: Embedded = await start();
  await authOf(backend).signUp(account);
  const newDevice = () =>
    new Device(async (fn, args) => {
      return call(await signIn(backend, account), names[fn], args);
    });
  const countOn = async (transactions: number) => {
    for (let n = 0; n < transactions; n += 1) await backend.sql('select pg_current_xact_id()');
  };
  const [device, other] = [newDevice(), newDevice()];
  const [lost, kept] = [await newPet(backend), await newPet(backend)];
  await device.pull();
  await backend.close();
  await cp(folder, copy, { recursive: true });

  backend = await start();
  await device.say({ kind: 'addToCart', args: { petId: lost } });
  await countOn(40);
  await device.pull();
  expect(device.ids('cartItem')).toEqual([lost]);
  expect(device.resets).toBe(1);
  await backend.close();
  await rm(folder, { recursive: true });
  await cp(copy, folder, { recursive: true });

  backend = await start();
  await other.say({ kind: 'addToCart', args: { petId: kept } });
  await countOn(80);
  await device.pull();
  expect(device.resets).toBe(2);
  expect(device.ids('cartItem')).toEqual([kept]);
  await backend.close();
});
