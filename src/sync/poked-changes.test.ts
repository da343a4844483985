import { expect, onTestFinished, test, vi } from 'vitest';
import { createCatalogue } from '#src/catalogue/create-catalogue.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { Poke } from '#src/domain/protocol.ts';
import {
  changes,
  chunk,
  chunkReply,
  latest,
  manifest,
  manifestAt,
} from '#tests/device/catalogue-tab.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { pet, sessionOf } from '#tests/device/samples.ts';
import { json } from '#tests/device/scripted-network.ts';
import { startSync } from './start-sync.ts';

type CataloguePoke = Extract<Poke, { stream: 'catalogue' }>;

/** A visitor's page with six pets at version 1, which listens. */
async function listeningPage() {
  const device = await newDevice();
  const { script, database, deps } = device;
  let stream: ReadableStreamDefaultController | undefined;
  script.on('GET /api/session', json(sessionOf(null)));
  script.on('GET /api/live', () => {
    const body = new ReadableStream({ start: (opened) => void (stream = opened) });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  script.on(latest, json({ epoch: 'e', version: 1 }));
  script.on(manifest, manifestAt(1));
  script.on(chunk, chunkReply);
  const catalogue = createCatalogue(deps);
  catalogue.subscribe(() => {});
  const page = { isVisible: () => true, isOnline: () => true, on: () => () => {} };
  const requestBackgroundSync = () => {};
  const sync = startSync({ ...deps, catalogue, page, random: () => 0, requestBackgroundSync });
  onTestFinished(() => {
    sync.stop();
    catalogue.stop();
  });
  const nameOf = (id: string) => catalogue.view().byId.get(id)?.name;
  await vi.waitFor(() => expect(catalogue.view().status).toBe('ready'));
  await vi.waitFor(() => expect(stream).toBeDefined());
  await vi.waitFor(() => expect(sync.view().busy).toBe(false));
  const asked = script.calls.length;
  return {
    database,
    catalogue,
    script,
    nameOf,
    hear: (poke: CataloguePoke) =>
      stream?.enqueue(new TextEncoder().encode(`event: poke\ndata: ${JSON.stringify(poke)}\n\n`)),
    version: async () => (await database.catalogueState.get('current'))?.current?.version,
    /** What was requested since the page listens. */
    requested: () => script.calls.slice(asked).map(({ route }) => route),
  };
}

const poke = (from: number, to: number, upserts: Pet[], removed: string[] = [], epoch = 'e') => ({
  stream: 'catalogue' as const,
  version: to,
  changes: { epoch, from, to, upserts, removed },
});

test('[C7] changes that come with a poke are shown and kept without a request', async () => {
  const { hear, nameOf, catalogue, requested, version } = await listeningPage();
  hear(poke(1, 2, [pet('a1', { name: 'Poked' }), pet('d1')], ['b1']));
  await expect.poll(() => nameOf('a1')).toBe('Poked');
  expect([...catalogue.view().byId.keys()].sort()).toEqual(['a1', 'a2', 'b2', 'c1', 'c2', 'd1']);
  await expect.poll(version).toBe(2);
  hear(poke(2, 3, [pet('a1', { name: 'Poked again' })]));
  await expect.poll(() => nameOf('a1')).toBe('Poked again');
  expect(requested()).toEqual([]);
});

test('[C7] after a poke that was missed, the changes are fetched', async () => {
  const { hear, nameOf, script, requested, version } = await listeningPage();
  const upserts = [pet('a1', { name: 'Missed' }), pet('a2', { name: 'Poked' })];
  script.on(changes(1, 3), json({ epoch: 'e', from: 1, to: 3, upserts, removed: [] }));
  hear(poke(2, 3, [pet('a2', { name: 'Poked' })]));
  await expect.poll(() => nameOf('a1')).toBe('Missed');
  expect(nameOf('a2')).toBe('Poked');
  expect(requested()).toEqual([changes(1, 3)]);
  await expect.poll(version).toBe(3);
});

test.each([
  ['of another epoch', poke(1, 2, [], [], 'another')],
  ['that cannot be read', { ...poke(1, 2, []), changes: { epoch: 'e', upserts: 'all' } }],
  ['of nothing', { stream: 'catalogue' as const, version: 2 }],
])('[C7] changes %s are fetched', async (_, said) => {
  const { hear, nameOf, script, requested } = await listeningPage();
  const upserts = [pet('a1', { name: 'Fetched' })];
  script.on(changes(1, 2), json({ epoch: 'e', from: 1, to: 2, upserts, removed: [] }));
  hear(said);
  await expect.poll(() => nameOf('a1')).toBe('Fetched');
  expect(requested()).toEqual([changes(1, 2)]);
});

test('[C7] a poke that comes late changes nothing, and nothing is fetched for it', async () => {
  const { hear, nameOf, requested, version } = await listeningPage();
  hear(poke(1, 2, [pet('a1', { name: 'Second' })]));
  hear(poke(2, 3, [pet('a1', { name: 'Third' })]));
  hear(poke(1, 2, [pet('a1', { name: 'Second' })]));
  hear(poke(3, 4, [pet('a2', { name: 'Last' })]));
  await expect.poll(() => nameOf('a2')).toBe('Last');
  expect(nameOf('a1')).toBe('Third');
  await expect.poll(version).toBe(4);
  expect(requested()).toEqual([]);
});

test('[C5] a pet of a poke that cannot be read is left out and counted', async () => {
  const { hear, nameOf, catalogue } = await listeningPage();
  const odd = { id: 'a2', type: 'dragon' };
  const { changes: said, ...named } = poke(1, 2, [pet('a1', { name: 'Poked' })]);
  hear({ ...named, changes: { ...said, upserts: [odd, ...said.upserts] } });
  await expect.poll(() => nameOf('a1')).toBe('Poked');
  expect(nameOf('a2')).toBe('Pet a2');
  expect(catalogue.view().unreadable).toBe(1);
});

test('[C7] changes that a full device cannot keep are not shown as if it had them', async () => {
  const { hear, nameOf, database, requested, version } = await listeningPage();
  vi.spyOn(database.catalogueChanges, 'bulkPut').mockRejectedValue(new Error('full'));
  hear(poke(1, 2, [pet('a1', { name: 'Poked' })]));
  await expect.poll(requested).toEqual([changes(1, 2)]);
  expect([nameOf('a1'), await version()]).toEqual(['Pet a1', 1]);
});
