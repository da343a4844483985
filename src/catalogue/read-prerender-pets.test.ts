import { describe, expect, it } from 'vitest';
import { openTab, tellsChanges } from '#tests/device/catalogue-tab.ts';
import { pet } from '#tests/device/samples.ts';
import { parsePrerenderedPets } from './read-pets.ts';
import { readPrerenderPets } from './read-prerender-pets.ts';

describe('readPrerenderPets', () => {
  const list = { list: 'explorePets' } as const;
  const idsFor = async (...asked: Parameters<typeof readPrerenderPets>) =>
    (await readPrerenderPets(...asked)).map(({ id }) => id).toSorted();

  it('gives nothing while the device has no whole catalogue', async () => {
    expect(await readPrerenderPets(openTab().database, list)).toEqual([]);
  });

  it('gives the first chunk for a list, and the chunk that a pet is in', async () => {
    const tab = openTab();
    await tab.catalogue.refresh();
    expect(await idsFor(tab.database, list)).toEqual(['a1', 'a2']);
    expect(await idsFor(tab.database, { ...list, id: 'b2' })).toEqual(['b1', 'b2']);
    expect(await idsFor(tab.database, { ...list, id: 'zz' })).toEqual([]);
  });

  it('[C3] gives them as they are after every change that has come', async () => {
    const tab = openTab();
    await tab.catalogue.refresh();
    tellsChanges(tab, 1, 2, [pet('a0'), pet('a1', { name: 'Renamed' })], ['a2']);
    await tab.catalogue.refresh();
    const pets = await readPrerenderPets(tab.database, list);
    expect(Object.fromEntries(pets.map(({ id, name }) => [id, name]))).toEqual({
      a0: 'Pet a0',
      a1: 'Renamed',
    });
  });
});

describe('parsePrerenderedPets', () => {
  it('reads what the document was served with, and leaves out what it cannot read', async () => {
    const json = JSON.stringify([pet('a1'), { ...pet('a2'), type: 'dragon' }]);
    expect(await parsePrerenderedPets(json)).toEqual([pet('a1')]);
    expect(await parsePrerenderedPets(undefined)).toEqual([]);
  });
});
