import { Dexie } from 'dexie';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newDatabase } from '#tests/device/new-device.ts';
import { pageLocks } from '#src/db/device-locks.ts';
import { done } from '#src/domain/failure.ts';
import {
  chunk,
  chunkReply,
  holdChunks,
  manifest,
  openTab,
  shows,
} from '#tests/device/catalogue-tab.ts';
import { pet } from '#tests/device/samples.ts';
import { type Call, captivePortal, json, problem } from '#tests/device/scripted-network.ts';
import { beginGeneration, readState } from './generations.ts';
import { storeChunks } from './store-chunks.ts';
import { takerOf } from './store-in-worker.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const chunks = letters.map((one) => ({ from: `${one}1`, to: `${one}2`, count: 2 }));
const manyPets = chunks.flatMap(({ from, to }) => [from, to]);
const bigManifest = { epoch: 'e', version: 1, total: 16, chunks };

/** A tab that stores its chunks as the web worker does; `inWorker` are those that came by it. */
function openTabWithWorker(work = storeChunks, start = () => Promise.resolve()) {
  const device = { database: newDatabase(), locks: pageLocks() };
  const factory = Dexie.dependencies.indexedDB;
  const inWorker: number[] = [];
  const tab = openTab(device, {
    startTaker: async () => {
      await start();
      return takerOf({
        ready: Promise.resolve(),
        store: (order, onStored) =>
          work(
            order,
            (index) => {
              inWorker.push(index);
              onStored(index);
            },
            factory,
            tab.script.network,
          ).catch(() => undefined),
      });
    },
  });
  tab.script.on(manifest, json(bigManifest));
  // The web worker has no clock but the device's own.
  vi.useFakeTimers({ toFake: ['Date'], now: tab.clock.now() });
  onTestFinished(() => void vi.useRealTimers());
  return { ...tab, inWorker };
}
const from = (call: Call) => call.url.searchParams.get('from');

it('[C1] a web worker stores what the page has not begun, and every tab shows it meanwhile', async () => {
  const tab = openTabWithWorker();
  const other = openTab(tab);
  const release = holdChunks(tab, (id) => id === 'h1');
  const reading = tab.catalogue.refresh();
  await shows(tab, manyPets.slice(0, -2));
  await shows(other, manyPets.slice(0, -2));
  expect(tab.inWorker.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
  release();
  expect(await reading).toEqual(done);
  await shows(tab, manyPets);
  expect(tab.script.to(chunk)).toHaveLength(8);
  expect(await tab.database.catalogueChunks.get(['e:1', 7])).toMatchObject({
    json: JSON.stringify([pet('h1'), pet('h2')]),
  });
});

it('[C5] what the web worker cannot read comes by the page, which leaves out what it cannot read', async () => {
  const tab = openTabWithWorker();
  tab.script.on(chunk, (call) =>
    from(call) === 'g1'
      ? Response.json([pet('g1'), { id: 'g2', type: 'dragon' }])
      : chunkReply(call),
  );
  expect(await tab.catalogue.refresh()).toEqual(done);
  await shows(
    tab,
    manyPets.filter((id) => id !== 'g2'),
  );
  expect(tab.catalogue.view()).toMatchObject({ status: 'ready', unreadable: 1 });
  expect(tab.inWorker).not.toContain(6);
});

it('[C1] what a web worker has stored is not requested again after an interruption', async () => {
  const tab = openTabWithWorker();
  tab.script.on(chunk, (call) => (from(call) === 'h1' ? captivePortal(call) : chunkReply(call)));
  expect(await tab.catalogue.refresh()).toEqual({ kind: 'offline' });
  const before = tab.script.to(chunk).length;
  tab.script.on(chunk, chunkReply);
  expect(await tab.catalogue.refresh()).toEqual(done);
  const later = tab.script.to(chunk).slice(before).map(from);
  expect(later).toContain('h1');
  for (const index of tab.inWorker) expect(later).not.toContain(`${letters[index]}1`);
});

it('[S15] a busy server is left alone, whoever has heard that it is', async () => {
  const tab = openTabWithWorker();
  const busy = problem(503, 'unavailable', { 'Retry-After': '600' });
  tab.script.on(chunk, (call) => (from(call) === 'e1' ? busy(call) : chunkReply(call)));
  expect(await tab.catalogue.refresh()).toMatchObject({ retryAfterMs: 600_000 });
  expect(tab.script.to(chunk).filter((call) => from(call) === 'e1')).toHaveLength(1);
  const requests = tab.script.calls.length;
  expect(await tab.catalogue.refresh()).toMatchObject({ retryAfterMs: 600_000 });
  expect(tab.script.calls).toHaveLength(requests);
});

it('[S15] a web worker asks for nothing while the server wants to be left alone', async () => {
  const tab = openTabWithWorker();
  await beginGeneration(tab.database, bigManifest);
  const now = Date.now();
  await tab.database.meta.put({ key: 'retryAfter', value: `${now - 1}/${now + 60_000}` });
  const order = { database: tab.database.name, generation: 'e:1', headers: {} };
  const asked: string[] = [];
  await storeChunks(
    { ...order, chunks: [[0, '/api/catalogue/chunk?from=a1']] },
    () => {},
    Dexie.dependencies.indexedDB,
    async (url) => {
      asked.push(url);
      return Response.json([pet('a1')]);
    },
  );
  expect(asked).toEqual([]);
});

it('stores nothing for a generation that was deleted meanwhile', async () => {
  const tab = openTabWithWorker(async (order, onStored, factory, request) => {
    const { building } = await readState(tab.database);
    if (building?.key === 'e:1')
      await beginGeneration(tab.database, { ...bigManifest, version: 2 });
    return storeChunks(order, onStored, factory, request);
  });
  expect(await tab.catalogue.refresh()).toMatchObject({ kind: 'unavailable' });
  expect(tab.inWorker).toEqual([]);
});

const fails = () => Promise.reject(new Error('No code.'));
it.each([
  ['the code does not come', undefined, fails],
  ['the web worker fails', fails, undefined],
])('the page gets all pets by itself where %s', async (_, work, start) => {
  const tab = openTabWithWorker(work, start);
  expect(await tab.catalogue.refresh()).toEqual(done);
  await shows(tab, manyPets);
  expect(tab.inWorker).toEqual([]);
});

it('never makes a database that is gone', async () => {
  const factory = Dexie.dependencies.indexedDB ?? indexedDB;
  const order = { database: 'gone', generation: 'e:1', chunks: [], headers: {} };
  await expect(storeChunks(order, () => {}, factory)).rejects.toThrow();
  expect((await factory.databases()).map(({ name }) => name)).not.toContain('gone');
});
