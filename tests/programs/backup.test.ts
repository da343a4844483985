import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCatalogue } from '#src/catalogue/create-catalogue.ts';
import { systemClock } from '#src/db/clock.ts';
import { pageLocks } from '#src/db/device-locks.ts';
import { outboxOf } from '#src/db/outbox.ts';
import { readMerged } from '#src/db/read-merged.ts';
import { readOwner } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import { guestOwner } from '#src/domain/account.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import type { Network } from '#src/domain/request-json.ts';
import { createSession } from '#src/session/create-session.ts';
import { startSync } from '#src/sync/start-sync.ts';
import { type TestApp, startApp } from '#tests/contract/http-app.ts';
import { application, newPet } from '#tests/contract/people.ts';
import { newDatabase } from '#tests/device/new-device.ts';
import { newFolder, readRows, run, runWell, startIn } from './run-backup.ts';

// Each starts several programs with a database, on a machine that runs other tests in parallel.
vi.setConfig({ testTimeout: 180_000 });

/** A device with the whole client, which talks to whatever `app` is at the moment. */
function newClient(app: () => TestApp, lose: (url: string) => boolean) {
  let asked = app();
  let browser = asked.browser();
  const network: Network = async (url, init) => {
    if (app() !== asked) {
      asked = app();
      const { cookies } = browser;
      browser = asked.browser();
      for (const [name, value] of cookies) browser.cookies.set(name, value);
    }
    if (lose(url)) throw new TypeError('Failed to fetch');
    browser.owner = new Headers(init.headers).get(ownerHeader) ?? guestOwner;
    const { method = 'GET', body } = init;
    return browser.request(url, { method, ...(body && { body }) });
  };
  const database = newDatabase();
  const clock = systemClock;
  const base = { database, network, locks: pageLocks(), clock, now: clock.now };
  const session = createSession({ ...base, beforeSignOut: async () => {} });
  const catalogue = createCatalogue(base);
  const sync = startSync({
    ...base,
    session,
    catalogue,
    random: Math.random,
    page: { isVisible: () => false, isOnline: () => true, on: () => () => {} },
    requestBackgroundSync: () => {},
  });
  onTestFinished(() => {
    sync.stop();
    catalogue.stop();
  });
  const unsettled = async () => outboxOf(database, await readOwner(database));
  return { database, session, sync, unsettled };
}

describe('a backup of a Homeward that runs, restored on another machine,', () => {
  test('loses and doubles nothing of a device that said more meanwhile, and signs nobody out', async () => {
    const folder = newFolder();
    const [home, other] = [join(folder, 'home'), join(folder, 'other')];
    let backend = await startIn(home);
    // As a whole worker makes it; devices are subscribed with these.
    await writeFile(join(home, 'vapid.json'), '{"publicKey":"…","privateKey":"…"}');
    let app = await startApp({}, backend);
    let network: 'whole' | 'no pulls' | 'none' = 'whole';
    const client = newClient(
      () => app,
      (url) => network === 'none' || (network === 'no pulls' && url.startsWith('/api/sync/pull')),
    );
    const { database, session, sync } = client;
    const values = { name: 'Pat', email: 'pat@example.org', password: 'long enough' };
    expect(await session.register({ ...values, isAdmin: false })).toMatchObject({
      outcome: 'signed-in',
    });
    const [wanted, liked, later] = [
      await newPet(backend),
      await newPet(backend),
      await newPet(backend),
    ];
    await submitCommand(database, application(wanted));
    await submitCommand(database, { kind: 'addToCart', args: { petId: liked } });
    await vi.waitFor(
      async () => {
        await sync.syncNow();
        expect(await client.unsettled()).toEqual([]);
      },
      { timeout: 20_000 },
    );

    const said = await runWell(folder, 'node/make-backup', { DATA_DIR: home }, 'a.backup.gz');
    expect(said).toContain('goes on meanwhile');
    expect(said).toContain('public.adoption_requests');
    const file = join(folder, 'a.backup.gz');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(home, 'home.sock'))).mode & 0o777).toBe(0o600);

    // Accepted after the backup was made; no row has shown it on the device yet.
    network = 'no pulls';
    await submitCommand(database, { kind: 'addToCart', args: { petId: later } });
    await vi.waitFor(
      async () => {
        await sync.syncNow();
        expect(await client.unsettled()).toMatchObject([{ state: 'accepted' }]);
      },
      { timeout: 20_000 },
    );
    network = 'none';
    await app.stop();
    await backend.close();

    await runWell(folder, 'node/restore-backup', { DATA_DIR: other }, 'a.backup.gz');
    for (const name of ['keys.json', 'vapid.json'])
      expect(await readFile(join(other, name), 'utf8'), name).toBe(
        await readFile(join(home, name), 'utf8'),
      );
    backend = await startIn(other);
    app = await startApp({}, backend);
    network = 'whole';
    await vi.waitFor(
      async () => {
        await sync.syncNow();
        expect(await client.unsettled()).toEqual([]);
      },
      { timeout: 30_000 },
    );
    const { cartItems, applications } = await readMerged(database);
    expect(cartItems.map(({ petId }) => petId).toSorted()).toEqual([liked, later].toSorted());
    expect(applications).toMatchObject([{ status: 'pending' }]);
    expect(await readRows(backend, 'public.cart_items')).toHaveLength(2);
    expect(await readRows(backend, 'public.adoption_requests')).toHaveLength(1);
    await app.stop();
    await backend.close();
  });
});

describe('a restore', () => {
  test(
    'touches no database unless told, keeps what it replaces, and goes on where it was interrupted',
    { tags: ['long'] },
    async () => {
      const folder = newFolder();
      const home = join(folder, 'home');
      let backend = await startIn(home);
      await newPet(backend);
      await backend.close();
      // Nothing runs on the folder now.
      await runWell(folder, 'node/make-backup', { DATA_DIR: home }, 'a.backup.gz');
      const again = await run(folder, 'node/make-backup', { DATA_DIR: home }, 'a.backup.gz');
      expect(again.errors).toMatch(/exists already: name another file/);

      backend = await startIn(home);
      const added = await newPet(backend);
      const refused = await run(folder, 'node/restore-backup', { DATA_DIR: home }, 'a.backup.gz');
      expect(refused.code).toBe(1);
      expect(refused.errors).toMatch(/^[^\n]*already holds a database: add --replace[^\n]*$/);

      // Beside the running one, which it does not touch.
      const said = await runWell(
        folder,
        'node/restore-backup',
        { DATA_DIR: home },
        'a.backup.gz',
        '--replace',
      );
      expect(said).toContain('Stop Homeward and start it again');
      expect(await readRows(backend, 'public.pets')).toHaveLength(2);
      await backend.close();

      // As if the power had failed when the old database was moved and the new one was not.
      const kept = join(folder, 'kept');
      await rename(join(home, 'postgres'), kept);
      backend = await startIn(home);
      expect(await readRows(backend, 'public.pets')).toHaveLength(1);
      await backend.close();
      expect(await readdir(home)).not.toContain('restored');

      // And what was replaced is a whole database.
      const before = join(folder, 'before');
      await startIn(before).then((one) => one.close());
      await rm(join(before, 'postgres'), { recursive: true });
      await rename(kept, join(before, 'postgres'));
      backend = await startIn(before);
      expect((await readRows(backend, 'public.pets')).join()).toContain(added);
      await backend.close();
    },
  );

  test('of a damaged or missing file is one sentence, and leaves no database', async () => {
    const folder = newFolder();
    const home = join(folder, 'home');
    await startIn(home).then((one) => one.close());
    await runWell(folder, 'node/make-backup', { DATA_DIR: home }, 'a.backup.gz');
    const whole = await readFile(join(folder, 'a.backup.gz'));
    const damaged = {
      'half.backup.gz': whole.subarray(0, whole.length / 2),
      'text.backup.gz': 'no backup at all',
    };
    for (const [name, content] of Object.entries(damaged)) {
      await writeFile(join(folder, name), content);
      const { code, errors } = await run(
        folder,
        'node/restore-backup',
        { DATA_DIR: join(folder, 'new') },
        name,
      );
      expect(errors, name).toMatch(/^[^\n]+ cannot be read as a backup: [^\n]+$/);
      expect(code).toBe(1);
    }
    const missing = await run(
      folder,
      'node/restore-backup',
      { DATA_DIR: join(folder, 'new') },
      'none.gz',
    );
    expect(missing.errors).toMatch(/^There is no file [^\n]+$/);
    expect(existsSync(join(folder, 'new', 'postgres'))).toBe(false);
  });
});
