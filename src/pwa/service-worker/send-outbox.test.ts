import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#src/db/open-database.ts';
import { changeSession } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import { addToCart, alex } from '#tests/device/samples.ts';
import { acceptAll, scriptedNetwork } from '#tests/device/scripted-network.ts';
import { sendOutboxFromServiceWorker } from './send-outbox.ts';

const script = scriptedNetwork();
const storage = () => ({ indexedDB, IDBKeyRange });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  // Dexie looks for the browser's storage only when it is loaded.
  Object.assign(Dexie.dependencies, storage());
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => script.network(url, init));
});
afterEach(() => vi.unstubAllGlobals());

it('[S18] sends what waits on the device', async () => {
  const { database } = await openDatabase(() => {}, 'homeward', storage());
  await changeSession(database, { user: alex });
  await submitCommand(database, addToCart('a'));
  script.on('POST /api/sync/push', acceptAll);
  await sendOutboxFromServiceWorker();
  expect(script.to('POST /api/sync/push')).toHaveLength(1);
  database.close();
});

it('[S18] rejects when a tab holds the lock for too long, so that the browser tries again', async () => {
  const { database } = await openDatabase(() => {}, 'homeward', storage());
  await changeSession(database, { user: alex });
  await submitCommand(database, addToCart('a'));
  const held = Promise.withResolvers<void>();
  void navigator.locks.request('homeward-sync', () => held.promise);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('10 s')));
  await expect(sendOutboxFromServiceWorker()).rejects.toThrow('could not be sent: other-tab');
  vi.restoreAllMocks();
  held.resolve();
  database.close();
});

it('[S18] leaves a device without a database as it is, so that the next page notices the loss', async () => {
  await sendOutboxFromServiceWorker();
  expect(await indexedDB.databases()).toEqual([]);
  const { database, isNew } = await openDatabase(() => {}, 'homeward', storage());
  expect(isNew).toBe(true);
  database.close();
});
