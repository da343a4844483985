import { expect, it, vi } from 'vitest';
import { holdChunks, latest, manifest, shows } from '#tests/device/catalogue-tab.ts';
import { json } from '#tests/device/scripted-network.ts';
import {
  bigManifest,
  generation,
  manyPets,
  openTabWithWorker,
} from '#tests/device/tab-with-worker.ts';
import { done } from '#src/domain/failure.ts';
import { beginGeneration, newGeneration, storedChunks } from './generations.ts';
import { storeChunks } from './store-chunks.ts';

it('[C4] a web worker makes a first catalogue the current one with its last chunk, and not sooner', async () => {
  const tab = openTabWithWorker(async (...work) => {
    await storeChunks(...work);
    return new Promise<never>(() => {});
  });
  const stateOf = () => tab.database.catalogueState.get('current');
  const release = holdChunks(tab, (id) => id === 'h1');
  void tab.catalogue.refresh();
  await shows(tab, manyPets.slice(0, -2));
  expect(await stateOf()).toEqual({ id: 'current', building: generation });
  release();
  await shows(tab, manyPets);
  expect(tab.catalogue.view().status).toBe('ready');
  expect(await stateOf()).toEqual({ id: 'current', current: generation });
});

it('[C4] a web worker leaves it to the page to replace a catalogue by the next one', async () => {
  const tab = openTabWithWorker();
  const stateOf = () => tab.database.catalogueState.get('current');
  await tab.catalogue.refresh();
  tab.script.on(latest, json({ epoch: 'restored', version: 1 }));
  tab.script.on(manifest, json({ ...bigManifest, epoch: 'restored' }));
  const release = holdChunks(tab, (id) => id === 'h1');
  const reading = tab.catalogue.refresh();
  await vi.waitFor(() => expect(tab.inWorker).toHaveLength(15));
  const next = newGeneration({ ...bigManifest, epoch: 'restored' });
  expect(await stateOf()).toEqual({ id: 'current', current: generation, building: next });
  release();
  expect(await reading).toEqual(done);
  expect(tab.inWorker).toHaveLength(16);
  expect(await stateOf()).toEqual({ id: 'current', current: next });
  expect(await storedChunks(tab.database, generation.key)).toEqual([]);
});

it.each([
  ['has begun another', newGeneration({ ...bigManifest, version: 2 })],
  ['has deleted everything', undefined],
])('no chunk is stored for a generation that is gone because a tab %s', async (_, other) => {
  const tab = openTabWithWorker();
  const release = holdChunks(tab, (id) => id === 'h1');
  const reading = tab.catalogue.refresh();
  await shows(tab, manyPets.slice(0, -2));
  if (other) await beginGeneration(tab.database, other);
  else await tab.database.catalogueState.clear();
  const left = await tab.database.catalogueState.get('current');
  release();
  expect(await reading).toMatchObject({ kind: 'unavailable' });
  expect(tab.inWorker).not.toContain(7);
  expect(await tab.database.catalogueState.get('current')).toEqual(left);
  expect(await tab.database.catalogueChunks.get([generation.key, 7])).toBeUndefined();
});
