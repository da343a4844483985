// Pets that an older build has stored, or drawn into a document, before a field of today was there.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { HomewardDatabase } from '#src/db/database.ts';
import { pageLocks } from '#src/db/device-locks.ts';
import { openDatabase } from '#src/db/open-database.ts';
import { filterPets } from '#src/domain/filter-pets.ts';
import { filterGroups, groupNames, readFilters } from '#src/domain/pet-filters.ts';
import { factsOf } from '#src/domain/pet-facts.ts';
import { laterPetFields, type OlderPet, type Pet, petSchema } from '#src/domain/pet.ts';
import { prerenderDocument } from '#src/domain/prerender.ts';
import { rankPets } from '#src/domain/rank-pets.ts';
import { findExact } from '#src/domain/search.ts';
import { all, ids, openTab, shows } from '#tests/device/catalogue-tab.ts';
import { createOldDatabase, frozenUid } from '#tests/device/old-database.ts';
import { pet } from '#tests/device/samples.ts';
import { compactChanges } from './compact-changes.ts';
import { parsePrerenderedPets } from './read-pets.ts';
import { readPrerenderPets } from './read-prerender-pets.ts';

const withoutOne = laterPetFields.map((field) => [`"${field}"`, [field]] as const);

describe.each([...withoutOne, ['any field', laterPetFields] as const])(
  'pets from before %s',
  (_, fields) => {
    const older = (id: string): OlderPet => {
      const known: Partial<Pet> = pet(id);
      for (const field of fields) delete known[field];
      return known as OlderPet; // Only fields that an older pet may lack were taken away.
    };

    it('are found, filtered, ranked, described and drawn from the device', async () => {
      const tab = openTab();
      await tab.catalogue.refresh();
      await shows(tab, all);
      const { database } = tab;
      await database.catalogueChunks.toCollection().modify((chunk) => {
        const stored = (JSON.parse(chunk.json) as Pet[]).map(({ id }) => id); // Stored just now.
        chunk.json = JSON.stringify(stored.map(older));
      });
      const { current } = (await database.catalogueState.get('current')) ?? {};
      if (!current) throw new Error('The catalogue was not read.');
      await database.catalogueState.update('current', { current: { ...current, version: 2 } });
      const json = JSON.stringify(older('b1'));
      await database.catalogueChanges.put({ generation: current.key, id: 'b1', version: 2, json });
      await canBeUsed(database, all);
      await compactChanges(database, 1);
      expect(await database.catalogueChanges.count()).toBe(0);
      await canBeUsed(database, all);
    });

    it('are taken over from the document they were drawn into', async () => {
      const drawn = await parsePrerenderedPets(JSON.stringify([older('rex')]));
      expect(drawn.map(({ id }) => id)).toEqual(['rex']);
      drawn.forEach(isWhole);
    });
  },
);

it('the pets of a device of the first version can be used as any', async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  await createOldDatabase(storage.indexedDB, 'old', frozenUid);
  const noTab = () => {
    throw new Error('No other tab is open.');
  };
  const { database } = await openDatabase(noTab, 'old', storage);
  onTestFinished(() => database.close());
  const { current } = (await database.catalogueState.get('current')) ?? {};
  expect(current?.total).toBeGreaterThan(0);
  await canBeUsed(database, ['rex']);
});

/** All that is done with the pets of a device, without a network. */
async function canBeUsed(database: HomewardDatabase, wanted: string[]): Promise<void> {
  const tab = openTab({ database, locks: pageLocks() });
  tab.script.offline = true;
  await expect.poll(() => tab.catalogue.view().status).toBe('ready');
  expect(ids(tab)).toEqual(wanted);
  const { pets } = tab.catalogue.view();
  pets.forEach(isWhole);
  for (const group of groupNames) {
    const { matches, ask } = filterPets(pets, readFilters({ [group]: [...filterGroups[group]] }));
    expect(matches.length + ask.length, group).toBeLessThanOrEqual(pets.length);
  }
  const { breed, age, goodWith } = pet('wished for');
  expect(rankPets(pets, { breed, age: [age], goodWith })).toBeDefined();
  for (const { name } of pets) {
    expect(findExact(pets, name)).not.toEqual([]);
    expect(await tab.catalogue.findClose(name)).not.toEqual([]);
  }
  const subject = { list: 'explorePets' } as const;
  const drawn = await readPrerenderPets(database, subject);
  drawn.forEach(isWhole);
  expect(prerenderDocument('{{pets}}', subject, drawn)).toContain(drawn[0]?.id);
  for (const { id } of pets) {
    const one = { ...subject, id };
    const page = prerenderDocument(
      '{{#facts}}{{fact}}: {{value}}. {{/facts}}',
      one,
      await readPrerenderPets(database, one),
    );
    expect(page).toMatch(/Breed: /);
  }
  tab.catalogue.stop();
}

function isWhole(one: Pet): void {
  expect(
    petSchema.safeParse(one).error?.issues,
    'older devices lack these: describe them in src/domain/pet-field-kinds.ts, which gives a default',
  ).toBeUndefined();
  for (const [label, value] of factsOf(one)) expect(value, label).not.toBe('');
}
