import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pet } from '#tests/device/samples.ts';
import { everyPet, findPets } from './find-pets.ts';
import { type Order, prepare } from './prepare-pets.ts';

const nowMs = Date.parse('2026-06-15T12:00:00.000Z');

describe('pets that are prepared for searches', () => {
  const some = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      name: fc.string({ unit: fc.constantFrom('a', 'é', '1', ' '), maxLength: 3 }),
      day: fc.integer({ min: 10, max: 13 }),
    }),
    { selector: ({ id }) => id },
  );
  const order = fc.constantFrom<Order>('name', 'unseen');

  it('are after a change as if they were prepared anew, whatever was prepared before', async () => {
    await fc.assert(
      fc.asyncProperty(some, some, order, order, async (first, second, was, is) => {
        const pets = first.map(({ day, ...one }) =>
          pet(one.id, { ...one, verifiedAt: `2026-06-${day}T00:00:00.000Z` }),
        );
        const kept = pets.filter(({ id }) => second.some((one) => one.id === id));
        const added = second
          .filter(({ id }) => !kept.some((one) => one.id === id))
          .map(({ id, name }) => pet(id, { name }));
        const next = [...kept, ...added];
        const before = await prepare(pets, was);
        const changed = await prepare(next, is, { last: before });
        const anew = await prepare(next, is);
        const { entries } = changed;
        expect(changed.text).toBe(entries.map(({ words }) => words).join('\n'));
        expect([...changed.letters]).toEqual(entries.map(({ letters }) => letters));
        expect([...changed.verifiedAtMs]).toEqual(entries.map((one) => one.verifiedAtMs));
        const sortedBy = (prepared: typeof anew) =>
          prepared.entries.map((one) => (is === 'name' ? one.words : one.verifiedAtMs));
        expect(sortedBy(changed)).toEqual(sortedBy(anew));
        for (const words of ['a', 'e a', '1', 'pet'])
          expect(findPets(changed, { ...everyPet, words }, nowMs).counts).toEqual(
            findPets(anew, { ...everyPet, words }, nowMs).counts,
          );
      }),
    );
  });

  it('are 5,000 in order, of which a change prepares only what it touched', async () => {
    const pets = Array.from({ length: 5_000 }, (_, at) => pet(`p${at}`, { name: `P${at * 7919}` }));
    const before = await prepare(pets, 'name');
    const words = before.entries.map((one) => one.words);
    expect(words).toEqual(words.toSorted());
    const changed = await prepare([...pets.slice(1), pet('new', { name: 'P5' })], 'name', {
      last: before,
    });
    const fresh = changed.entries.filter((entry) => !before.entries.includes(entry));
    expect(fresh.map((entry) => entry.pet.id)).toEqual(['new']);
    expect(changed.entries).toHaveLength(5_000);
  });

  it('are not prepared to the end when others have replaced them', async () => {
    const pets = Array.from({ length: 60_000 }, (_, at) => pet(`p${at}`));
    const replaced = new AbortController();
    const preparing = prepare(pets, 'name', { signal: replaced.signal });
    replaced.abort();
    await expect(preparing).rejects.toThrow('aborted');
  });
});

describe('a search after another', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' '), maxLength: 4 });

  it('finds what the first search of all would', async () => {
    const pets = fc.array(letters, { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(pets, fc.array(letters, { maxLength: 20 }), async (names, asked) => {
        const all = names.map((name, at) => pet(`x${at}`, { name, breed: '' }));
        const used = await prepare(all, 'name');
        for (const words of asked) {
          const wanted = { ...everyPet, words };
          const anew = findPets(await prepare(all, 'name'), wanted, nowMs);
          expect([...findPets(used, wanted, nowMs).places]).toEqual([...anew.places]);
        }
      }),
    );
  });
});
