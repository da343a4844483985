// A device of an older version sends its waiting commands to today's worker.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pageLocks } from '#src/db/device-locks.ts';
import { HomewardDatabase } from '#src/db/database.ts';
import { outboxOf } from '#src/db/outbox.ts';
import { readMerged } from '#src/db/read-merged.ts';
import type { Network } from '#src/domain/request-json.ts';
import { createSession } from '#src/session/create-session.ts';
import { pullOwnRows } from '#src/sync/pull.ts';
import { sendOutbox } from '#src/sync/push.ts';
import { createOldDatabase } from '#tests/device/old-database.ts';
import { startApp, type TestApp } from './http-app.ts';
import { newPet } from './people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  // The pets that the frozen device's commands refer to.
  const names = [
    'buddy-golden-retriever',
    'honey-golden-retriever',
    'otis-black-labrador',
    'pip-beagle',
  ];
  for (const id of names) {
    const made = await newPet(app.backend);
    await app.backend.sql(`update public.pets set id = '${id}' where id = '${made}'`);
  }
});
afterAll(() => app.stop());

test('each waiting command is accepted, or refused for its own reason', async () => {
  const browser = app.browser();
  const { user } = await browser.register('of-old@example.org');
  const uid = user?.uid ?? '';
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  await createOldDatabase(storage.indexedDB, 'homeward', uid);
  const database = new HomewardDatabase('homeward', storage);
  onTestFinished(() => database.close());
  const requests: string[] = [];
  const network: Network = (url, { method = 'GET', body }) => {
    requests.push(`${method} ${url}`);
    return browser.request(url, { method, ...(body && { body }) });
  };
  const base = { database, network, locks: pageLocks(), now: Date.now };
  const session = createSession({ ...base, beforeSignOut: () => Promise.resolve() });
  const deps = { ...base, session };
  const before = await outboxOf(database, uid);

  expect(await sendOutbox(deps)).toEqual({ kind: 'ok' });
  const results = (await outboxOf(database, uid)).filter(
    ({ id }) => before.find((one) => one.id === id)?.state === 'waiting',
  );
  expect(results.map(({ command, reason }) => [command.kind, reason ?? 'accepted'])).toEqual([
    ['addToCart', 'accepted'],
    ['removeFromCart', 'accepted'],
    ['submitApplication', 'accepted'],
    ['withdrawApplication', 'accepted'],
    ['decideApplication', 'not-allowed'],
    ['askForSuggestions', 'accepted'],
    ['decideAdminRequest', 'not-allowed'],
    ['clearCart', 'accepted'],
    ['addToCart', 'pet-gone'],
  ]);

  // What it has accepted is of another database, and so is its cursor: all rows were pulled anew
  // before it sent, and no command is lost.
  expect(requests, 'who is signed in, as after each reset').toContain('GET /api/session');
  expect(await pullOwnRows(deps)).toMatchObject({ kind: 'ok' });
  expect(await sendOutbox(deps)).toEqual({ kind: 'ok' });
  expect(await pullOwnRows(deps)).toMatchObject({ kind: 'ok' });
  const left = await outboxOf(database, uid);
  expect(left.filter((one) => one.state !== 'parked')).toEqual([]);
  const parkedBefore = before.filter((one) => one.state === 'parked');
  for (const entry of parkedBefore) expect(left).toContainEqual(entry);
  const { applications, chatSessions } = await readMerged(database);
  expect(applications.map((one) => one.status)).toContain('withdrawn');
  expect(chatSessions.map((one) => one.prompt)).toContain('A small calm cat');
});
