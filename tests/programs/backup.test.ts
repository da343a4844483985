import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
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
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { application, newPet } from '#tests/contract/people.ts';
import { onPostgresTitle, startPostgres, whyNoPostgres } from '#tests/contract/postgres-server.ts';
import { adasDevice, live } from '#tests/databases/sample-life.ts';
import { newDatabase } from '#tests/device/new-device.ts';
import { root } from '#tools/steps.js';
import { variableNames } from '#worker/env.ts';
import { type Embedded, startEmbedded } from '#worker/supabase/embedded.ts';
import { openPostgres } from '#worker/supabase/postgres.ts';

// Each starts several programs with a database, on a machine that runs other tests in parallel.
vi.setConfig({ testTimeout: 180_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeward-backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

const nothingSet = Object.fromEntries(variableNames.map((name) => [name, '']));

/** Runs a program to its end, as npm does. */
async function run(name: 'make-backup' | 'restore-backup', env: object, ...args: string[]) {
  const child = spawn(process.execPath, [join('worker/supabase', `${name}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, ...nothingSet, INIT_CWD: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = await once(child, 'close');
  return { code, said, errors: errors.trim() };
}

async function runWell(...args: Parameters<typeof run>): Promise<string> {
  const { code, said, errors } = await run(...args);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return said;
}

const startIn = (home: string) => startEmbedded({ dataDir: home, migrationsDir });
const rowsOf = async (backend: Embedded, table: string) =>
  (await backend.sql(`select to_jsonb(t)::text as row from ${table} t order by 1`)).map((one) =>
    String(one['row']),
  );

/** A device with the whole client, which talks to whatever `app` is at the moment. */
function newClient(app: () => TestApp, lose: (url: string) => boolean) {
  let browser = app().browser();
  const network: Network = async (url, init) => {
    const moved = app().browser();
    for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
    browser = moved;
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
    page: { isVisible: () => false, on: () => () => {} },
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
    const [home, other] = [join(folder, 'home'), join(folder, 'other')];
    let backend = await startIn(home);
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

    const said = await runWell('make-backup', { DATA_DIR: home }, 'a.backup.gz');
    expect(said).toContain('goes on meanwhile');
    expect(said).toContain('public.adoption_requests');
    const file = join(folder, 'a.backup.gz');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(home, 'backup.sock'))).mode & 0o777).toBe(0o600);

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

    await runWell('restore-backup', { DATA_DIR: other }, 'a.backup.gz');
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
    expect(await rowsOf(backend, 'public.cart_items')).toHaveLength(2);
    expect(await rowsOf(backend, 'public.adoption_requests')).toHaveLength(1);
    await app.stop();
    await backend.close();
  });
});

describe('a restore', () => {
  test('touches no database unless told, keeps what it replaces, and goes on where it was interrupted', async () => {
    const home = join(folder, 'home');
    let backend = await startIn(home);
    await newPet(backend);
    await backend.close();
    // Nothing runs on the folder now.
    await runWell('make-backup', { DATA_DIR: home }, 'a.backup.gz');
    const again = await run('make-backup', { DATA_DIR: home }, 'a.backup.gz');
    expect(again.errors).toMatch(/exists already: name another file/);

    backend = await startIn(home);
    const added = await newPet(backend);
    const refused = await run('restore-backup', { DATA_DIR: home }, 'a.backup.gz');
    expect(refused.code).toBe(1);
    expect(refused.errors).toMatch(/^[^\n]*already holds a database: add --replace[^\n]*$/);

    // Beside the running one, which it does not touch.
    const said = await runWell('restore-backup', { DATA_DIR: home }, 'a.backup.gz', '--replace');
    expect(said).toContain('Stop Homeward and start it again');
    expect(await rowsOf(backend, 'public.pets')).toHaveLength(2);
    await backend.close();

    // As if the power had failed when the old database was moved and the new one was not.
    const kept = join(folder, 'kept');
    await rename(join(home, 'postgres'), kept);
    backend = await startIn(home);
    expect(await rowsOf(backend, 'public.pets')).toHaveLength(1);
    await backend.close();
    expect(await readdir(home)).not.toContain('restored');

    // And what was replaced is a whole database.
    const before = join(folder, 'before');
    await startIn(before).then((one) => one.close());
    await rm(join(before, 'postgres'), { recursive: true });
    await rename(kept, join(before, 'postgres'));
    backend = await startIn(before);
    expect((await rowsOf(backend, 'public.pets')).join()).toContain(added);
    await backend.close();
  });

  test('of a damaged or missing file is one sentence, and leaves no database', async () => {
    const home = join(folder, 'home');
    await startIn(home).then((one) => one.close());
    await runWell('make-backup', { DATA_DIR: home }, 'a.backup.gz');
    const whole = await readFile(join(folder, 'a.backup.gz'));
    const damaged = {
      'half.backup.gz': whole.subarray(0, whole.length / 2),
      'text.backup.gz': 'no backup at all',
    };
    for (const [name, content] of Object.entries(damaged)) {
      await writeFile(join(folder, name), content);
      const { code, errors } = await run('restore-backup', { DATA_DIR: join(folder, 'new') }, name);
      expect(errors, name).toMatch(/^[^\n]+ cannot be read as a backup: [^\n]+$/);
      expect(code).toBe(1);
    }
    const missing = await run('restore-backup', { DATA_DIR: join(folder, 'new') }, 'none.gz');
    expect(missing.errors).toMatch(/^There is no file [^\n]+$/);
    expect(existsSync(join(folder, 'new', 'postgres'))).toBe(false);
  });
});

describe.skipIf(whyNoPostgres)(onPostgresTitle, () => {
  test('a shelter moves from its folder to a Postgres server and back with every row', async () => {
    const tables = [
      'auth.users',
      'auth.refresh_tokens',
      'public.users',
      'public.pets',
      'public.adoption_requests',
      'public.cart_items',
      'public.chat_sessions',
      'public.push_subscriptions',
      'private.clients',
      'private.applied_commands',
    ];
    const contents = async (backend: Embedded) =>
      Object.fromEntries(
        await Promise.all(tables.map(async (name) => [name, await rowsOf(backend, name)] as const)),
      );
    const [home, back] = [join(folder, 'home'), join(folder, 'back')];
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const onServer = { DATA_DIR: join(folder, 'keys'), DATABASE_URL: server.url };

    let backend = await startIn(home);
    const { clientId, sent } = await live(backend);
    const original = await contents(backend);
    for (const [name, rows] of Object.entries(original)) expect(rows, name).not.toEqual([]);
    await runWell('make-backup', { DATA_DIR: home }, 'to-server.backup.gz');
    // Said after the backup, and seen: the new server does not know it.
    const ahead = await adasDevice(backend);
    const lost = await newPet(backend);
    await ahead.say({ kind: 'addToCart', args: { petId: lost } });
    await ahead.pull();
    expect(ahead.ids('cartItem')).toContain(lost);
    await backend.close();
    // A server that has counted past every transaction id of the folder.
    const counting = await openPostgres(server.url);
    for (let n = 0; n < 3_000; n += 1)
      await counting.transaction((sql) => sql('select pg_current_xact_id()'));
    await counting.close();
    await runWell('restore-backup', onServer, 'to-server.backup.gz');

    backend = await startEmbedded({
      dataDir: onServer.DATA_DIR,
      databaseUrl: server.url,
      migrationsDir,
    });
    expect(await contents(backend)).toEqual(original);
    // Ids of another database mean nothing here, so every row was stamped anew.
    expect(await backend.sql(`select from private.stamps where changed < '3000'`)).toEqual([]);
    const follower = await adasDevice(backend, { clientId: ahead.clientId });
    follower.cursor = ahead.cursor;
    for (const [key, row] of ahead.rows) follower.rows.set(key, row);
    await follower.pull();
    expect(follower.resets).toBe(1);
    expect(follower.ids('cartItem')).toEqual([sent.command.args.petId]);
    const again = await run('restore-backup', onServer, 'to-server.backup.gz', '--replace');
    expect(again.errors).toMatch(/never overwrites one: create an empty database/);
    const onTheServer = await contents(backend);
    // While the worker runs on it.
    await runWell('make-backup', onServer, 'to-folder.backup.gz');
    await backend.close();
    await runWell('restore-backup', { DATA_DIR: back }, 'to-folder.backup.gz');

    backend = await startIn(back);
    expect(await contents(backend)).toEqual(onTheServer);
    const device = await adasDevice(backend, { clientId });
    expect(await device.push([sent])).toEqual([{ id: sent.id, outcome: 'accepted' }]);
    await device.pull();
    expect(device.ids('cartItem')).toEqual([sent.command.args.petId]);
    await backend.close();
  });
});
