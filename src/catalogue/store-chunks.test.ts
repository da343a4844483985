import { Dexie } from 'dexie';
import { expect, it, vi } from 'vitest';
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
import {
  bigManifest,
  chunks,
  generation,
  letters,
  manyPets,
  openTabWithWorker,
} from '#tests/device/tab-with-worker.ts';
import {
  type Call,
  captivePortal,
  json,
  problem,
  scriptedNetwork,
} from '#tests/device/scripted-network.ts';
import { beginGeneration, newGeneration, storedChunks } from './generations.ts';
import { beginCatalogue } from './refresh-catalogue.ts';
import { type ChunkHome, storeChunks } from './store-chunks.ts';

const from = (call: Call) => call.url.searchParams.get('from');

it('[C1] a web worker stores a large catalogue, and every tab shows what has come meanwhile', async () => {
  const tab = openTabWithWorker();
  const other = openTab(tab);
  const release = holdChunks(tab, (id) => id === 'h1');
  const reading = tab.catalogue.refresh();
  await shows(tab, manyPets.slice(0, -2));
  await shows(other, manyPets.slice(0, -2));
  expect(tab.inWorker.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6]);
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

it('[S15] a web worker asks for no more once anybody has heard that the server is busy', async () => {
  const tab = openTabWithWorker();
  holdChunks(tab, (id) => id !== 'a1');
  const reading = tab.catalogue.refresh();
  await vi.waitFor(() => expect(tab.script.to(chunk)).toHaveLength(4));
  const now = tab.clock.now();
  await tab.database.meta.put({ key: 'retryAfter', value: `${now}/${now + 60_000}` });
  expect(await reading).toMatchObject({ retryAfterMs: 60_000 });
  await shows(tab, ['a1', 'a2']);
  expect(tab.script.to(chunk)).toHaveLength(4);
});

it('[S15] a web worker does not go on while the server wants to be left alone', async () => {
  const tab = openTabWithWorker();
  await beginGeneration(tab.database, generation);
  const now = tab.clock.now();
  await tab.database.meta.put({ key: 'retryAfter', value: `${now}/${now + 60_000}` });
  expect(await tab.catalogue.refresh()).toMatchObject({ retryAfterMs: 60_000 });
  expect(tab.script.calls).toEqual([]);
});

it('fetches chunks while a new device makes its database, and stores them there', async () => {
  const home = Promise.withResolvers<ChunkHome>();
  const { database } = openTab();
  const { network, to, on } = scriptedNetwork();
  on(chunk, chunkReply);
  const stored: number[] = [];
  const storing = storeChunks(
    { manifest: bigManifest, missing: [...letters.keys()], together: 1 },
    home.promise,
    (indexes) => stored.push(...indexes),
    Dexie.dependencies.indexedDB,
    network,
  );
  await vi.waitFor(() => expect(to(chunk)).toHaveLength(8));
  await database.open();
  home.resolve({ database: database.name, generation });
  expect(await storing).toBeUndefined();
  expect(stored).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(await storedChunks(database, generation.key)).toEqual(stored);
});

it('fetches no more than it can hold while nothing is written', async () => {
  const home = Promise.withResolvers<ChunkHome>();
  const { database } = openTab();
  const { network, to, on } = scriptedNetwork();
  on(chunk, chunkReply);
  const many = Array.from({ length: 40 }, (_, nth) => ({
    from: `${nth}a`,
    to: `${nth}b`,
    count: 2,
  }));
  const manyChunks = { ...bigManifest, total: 80, chunks: many };
  const stored: number[] = [];
  const storing = storeChunks(
    { manifest: manyChunks, missing: [...many.keys()], together: 1 },
    home.promise,
    (indexes) => stored.push(...indexes),
    Dexie.dependencies.indexedDB,
    network,
  );
  // 16 that wait to be written, and one in each of three lanes.
  await vi.waitFor(() => expect(to(chunk)).toHaveLength(19));
  home.resolve({ database: database.name, generation: newGeneration(manyChunks) });
  await storing;
  expect(to(chunk)).toHaveLength(40);
  expect(stored).toHaveLength(40);
});

it('a first visit goes on with what was requested before its database was open', async () => {
  const device = { database: newDatabase(), locks: pageLocks() };
  const { network, to, on } = scriptedNetwork();
  on(manifest, json({ ...bigManifest, total: 2, chunks: chunks.slice(0, 1) }));
  const tab = openTab(device, { begun: beginCatalogue({ network }) });
  expect(await tab.catalogue.refresh()).toEqual(done);
  await shows(tab, manyPets.slice(0, 2));
  expect(to(manifest)).toHaveLength(1);
  expect(tab.script.to(manifest)).toEqual([]);
});

it('and does so before anybody asks for it', async () => {
  const device = { database: newDatabase(), locks: pageLocks() };
  const { network, on } = scriptedNetwork();
  on(manifest, json({ ...bigManifest, total: 2, chunks: chunks.slice(0, 1) }));
  const tab = openTab(device, { begun: beginCatalogue({ network }) });
  await shows(tab, manyPets.slice(0, 2));
  const before = tab.script.calls.length;
  expect(await tab.catalogue.refresh()).toEqual(done);
  expect(tab.script.calls).toHaveLength(before);
});

it('asks again where what was requested before its database was open has failed', async () => {
  const device = { database: newDatabase(), locks: pageLocks() };
  const { network, on } = scriptedNetwork();
  on(manifest, captivePortal);
  const tab = openTab(device, { begun: beginCatalogue({ network }) });
  expect(await tab.catalogue.refresh()).toEqual({ kind: 'offline' });
  expect(await tab.catalogue.refresh()).toEqual(done);
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
  const { network, on } = scriptedNetwork();
  on(chunk, chunkReply);
  const stored: number[] = [];
  await storeChunks(
    { manifest: bigManifest, missing: [0], together: 1 },
    Promise.resolve({ database: 'gone', generation }),
    (indexes) => stored.push(...indexes),
    factory,
    network,
  );
  expect(stored).toEqual([]);
  expect((await factory.databases()).map(({ name }) => name)).not.toContain('gone');
});
