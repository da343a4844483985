import { describe, expect, it, vi } from 'vitest';
import {
  all,
  holdChunks,
  manifest,
  openTab,
  chunk,
  chunkReply,
  shows,
} from '#tests/device/catalogue-tab.ts';
import { newDatabase } from '#tests/device/new-device.ts';
import { pet } from '#tests/device/samples.ts';
import { captivePortal, problem } from '#tests/device/scripted-network.ts';
import { beginGeneration, newGeneration, promoteGeneration, storeChunk } from './generations.ts';
import { loadPets } from './pet-index.ts';
import { storeChanges } from './take-changes.ts';

describe('a catalogue that is not whole', () => {
  it('says that it failed when nothing is here and nothing comes, until it does', async () => {
    const tab = openTab();
    tab.script.offline = true;
    expect(await tab.catalogue.refresh()).toEqual({ kind: 'offline' });
    expect(tab.catalogue.view().status).toBe('failed');
    tab.script.offline = false;
    await tab.catalogue.refresh();
    await expect.poll(() => tab.catalogue.view().status).toBe('ready');
  });

  it('[S27] tells that this page is too old for the worker', async () => {
    const tab = openTab();
    tab.script.on(manifest, problem(409, 'outdated'));
    expect(await tab.catalogue.refresh()).toMatchObject({ kind: 'outdated' });
  });

  it('blames the storage of this device where the pets cannot be kept', async () => {
    const tab = openTab();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(tab.database.catalogueChunks, 'put').mockRejectedValue(new Error('No space.'));
    expect(await tab.catalogue.refresh()).toEqual({ kind: 'storage' });
  });

  it('says that it failed while a part is here, until more of it comes', async () => {
    const tab = openTab();
    tab.script.on(chunk, (call) =>
      call.url.searchParams.get('from') === 'a1' ? chunkReply(call) : captivePortal(call),
    );
    await tab.catalogue.refresh();
    await shows(tab, ['a1', 'a2']);
    expect(tab.catalogue.view()).toMatchObject({ status: 'failed', loaded: 2, total: 6 });
    const release = holdChunks(tab, (from) => from === 'c1');
    const reading = tab.catalogue.refresh();
    await expect.poll(() => tab.catalogue.view().status).toBe('loading');
    release();
    await reading;
    await shows(tab, all);
    expect(tab.catalogue.view().status).toBe('ready');
  });

  it('[C1] begins with the pets of the prerendered document, until all are here', async () => {
    const device = openTab();
    const prerendered = [pet('a2', { name: 'Prerendered' }), pet('gone')];
    const tab = openTab(device, { prerendered });
    expect(tab.catalogue.view()).toMatchObject({ status: 'loading', loaded: 2 });
    const release = holdChunks(tab, (from) => from !== 'b1');
    const reading = tab.catalogue.refresh();
    // Those that are on screen stay, whichever chunk comes first.
    await shows(tab, ['a2', 'b1', 'b2', 'gone']);
    expect(tab.catalogue.view().byId.get('a2')?.name).toBe('Prerendered');
    release();
    await reading;
    await shows(tab, all);
    expect(tab.catalogue.view()).toMatchObject({ status: 'ready', loaded: 6 });
    expect(tab.catalogue.view().byId.get('a2')?.name).toBe('Pet a2');
  });

  it('[C3] keeps a change that was read before the chunk it belongs to', async () => {
    const database = newDatabase();
    const chunks = ['a1', 'b1'].map((id) => ({ from: id, to: id, count: 1 }));
    const manifest = { epoch: 'e', version: 1, total: 2, chunks };
    const generation = newGeneration(manifest);
    const { key } = generation;
    await beginGeneration(database, generation);
    await storeChunk(database, key, 1, [pet('b1')], 0);
    // The first chunk and a change of its pet are stored while the second one is being shown.
    const before = await loadPets(database, undefined, async () => {
      await storeChunk(database, key, 0, [pet('a1')], 0);
      await promoteGeneration(database, key);
      const pets = [pet('a1', { name: 'Renamed' })];
      const changes = { epoch: 'e', from: 1, to: 2, pets, removed: [], unreadable: 0 };
      await storeChanges(database, changes);
    });
    const loaded = await loadPets(database, before, async () => {});
    expect(loaded?.byId.get('a1')?.name).toBe('Renamed');
  });
});
