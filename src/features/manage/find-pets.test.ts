import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completePet, type Pet, petTypes } from '#src/domain/pet.ts';
import { petStatuses } from '#src/domain/pet-status.ts';
import { countNeeds, everyPet, type Found, findPets, type Wanted } from './find-pets.ts';
import { prepare, type Prepared } from './prepare-pets.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const nowMs = Date.parse('2026-06-15T12:00:00.000Z');
const daysAgo = (days: number) => new Date(nowMs - days * dayMs).toISOString();

const pet = (id: string, more: Partial<Parameters<typeof completePet>[0]> = {}) =>
  completePet({
    id,
    name: id,
    type: 'cat',
    description: '',
    imageUrl: '/a.svg',
    breed: '',
    location: { city: '', state: '', country: '' },
    verifiedAt: daysAgo(1),
    ...more,
  });

type Answer = Found & { prepared: Prepared };
const findIn = (prepared: Prepared, wanted: Partial<Wanted>): Answer => ({
  prepared,
  ...findPets(prepared, { ...everyPet, ...wanted }, nowMs),
});
const find = async (pets: readonly Pet[], wanted: Partial<Wanted>) =>
  findIn(await prepare(pets, 'name'), wanted);
const ids = ({ prepared, places }: Answer) =>
  [...places].map((place) => prepared.entries[place]?.pet.id);

describe('the list of all pets', () => {
  it('finds each word somewhere in a pet, in any case and without accents', async () => {
    const pets = [
      pet('a', { name: 'Bö', breed: 'Manx' }),
      pet('b', { name: 'Bo', externalId: 'X-12' }),
      pet('c', { name: 'Ada', location: { city: 'Zürich', state: '', country: '' } }),
    ];
    expect(ids(await find(pets, { words: ' bo ' }))).toEqual(['b', 'a']);
    expect(ids(await find(pets, { words: 'MANX bo' }))).toEqual(['a']);
    expect(ids(await find(pets, { words: 'zurich' }))).toEqual(['c']);
    expect(ids(await find(pets, { words: 'x-12' }))).toEqual(['b']);
    expect(ids(await find(pets, { words: 'bo zurich' }))).toEqual([]);
  });

  it('finds what it would find pet by pet, word by word', async () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 5 });
    const pets = fc.array(
      fc.record({ name: letters, breed: letters, type: fc.constantFrom(...petTypes) }),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(pets, letters, async (given, words) => {
        const all = given.map((more, at) => pet(`pet-${at}`, more));
        const asked = words.split(' ').filter((word) => word !== '');
        const expected = all.filter(({ name, breed, type, id }) =>
          asked.every((word) => [name, breed, type, id].some((text) => text.includes(word))),
        );
        expect(ids(await find(all, { words })).toSorted()).toEqual(expected.map(({ id }) => id));
      }),
    );
  });

  it('counts each status by the other choices, an unknown one with those to ask about', async () => {
    const pets = [...petStatuses, 'elsewhere'].map((status) => pet(status, { status }));
    const found = await find(pets, { status: 'adopted', type: 'cat' });
    expect(ids(found)).toEqual(['adopted']);
    expect(found.counts).toEqual({ all: 5, available: 1, reserved: 2, adopted: 1, hidden: 1 });
    expect((await find(pets, { type: 'dog' })).counts.all).toBe(0);
  });

  it('asks for a look after 14 days, except at those that have a home', async () => {
    const pets = [
      pet('fresh', { verifiedAt: daysAgo(13.9) }),
      pet('due', { verifiedAt: daysAgo(14.1) }),
      pet('never', { verifiedAt: '' }),
      pet('gone', { verifiedAt: '', status: 'adopted' }),
      pet('bare', { imageUrl: '' }),
    ];
    expect(ids(await find(pets, { unverified: true }))).toEqual(['due', 'never']);
    expect(ids(await find(pets, { pictureless: true }))).toEqual(['bare']);
    expect(countNeeds(await prepare(pets, 'name'), nowMs)).toEqual({
      unverified: 2,
      pictureless: 1,
    });
  });

  it('begins with those that nobody has seen for longest, if asked', async () => {
    const pets = [pet('a'), pet('b', { verifiedAt: '' }), pet('c', { verifiedAt: daysAgo(9) })];
    expect(ids(findIn(await prepare(pets, 'unseen'), {}))).toEqual(['b', 'c', 'a']);
  });
});
