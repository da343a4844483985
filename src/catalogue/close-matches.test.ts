import { describe, expect, it } from 'vitest';
import { pet } from '#tests/device/samples.ts';
import { closeMatches } from './close-matches.ts';
import { createSearchIndex } from './search-index.ts';

const pets = [
  pet('1', { name: 'Buddy', breed: 'Golden Retriever' }),
  pet('2', { name: 'Bella', breed: 'Siamese', type: 'cat' }),
  pet('3', { name: 'Otto', breed: 'Golden Spaniel' }),
];
const namesFor = async (query: string, among = pets, search = closeMatches()) =>
  (await search(among, query)).map((one) => one.name);

describe('close matches', () => {
  it('finds the beginning of a word', async () => {
    expect(await namesFor('gold')).toEqual(expect.arrayContaining(['Buddy', 'Otto']));
  });

  it('forgives a slip of the finger', async () => {
    expect(await namesFor('retreiver')).toEqual(['Buddy']);
    expect(await namesFor('siamse')).toEqual(['Bella']);
  });

  it('wants all words', async () => {
    expect(await namesFor('golden span')).toEqual(['Otto']);
  });

  it('knows plurals, the names of young animals, sizes and places, several words together', async () => {
    const shelter = [
      pet('1', { name: 'Rex', type: 'dog', age: 'young', size: 'small' }),
      pet('2', { name: 'Ace', type: 'dog', age: 'adult', size: 'large' }),
      pet('3', { name: 'Zoë', type: 'cat', age: 'young', size: 'small' }),
      pet('4', { name: 'Bo', type: 'rabbit', age: 'senior', size: 'small' }),
    ].map((one) => ({ ...one, breed: '', location: { city: '', state: '', country: '' } }));
    const [, ace] = shelter;
    if (ace) ace.location = { city: 'Portland', state: 'OR', country: 'USA' };
    const found = async (query: string) => (await namesFor(query, shelter)).toSorted();
    expect(await found('puppy')).toEqual(['Rex']);
    expect(await found('Puppies')).toEqual(['Rex']);
    expect(await found('kittens')).toEqual(['Zoë']);
    expect(await found('dogs')).toEqual(['Ace', 'Rex']);
    expect(await found('small dog')).toEqual(['Rex']);
    expect(await found('a big dog in Portland')).toEqual(['Ace']);
    expect(await found('old bunny')).toEqual(['Bo']);
    expect(await found('zoe')).toEqual(['Zoë']);
  });

  it('takes a word for a typo only if nothing begins like it', async () => {
    const cats = [pet('1', { breed: 'Scottish Fold' }), pet('2', { breed: 'Golden Retriever' })];
    const found = async (query: string, among = cats) =>
      (await closeMatches()(among, query)).map(({ breed }) => breed);
    expect(await found('gold')).toEqual(['Golden Retriever']);
    expect(await found('gold', cats.slice(0, 1))).toEqual(['Scottish Fold']);
  });

  it('shows whole words first, however common they are', async () => {
    const cats = Array.from({ length: 20 }, (_, at) => pet(`c${at}`, { type: 'cat', name: 'Mia' }));
    const rare = pet('d', { type: 'dog', name: 'Catahoula' });
    const names = await namesFor('cat', [rare, ...cats]);
    expect(names).toHaveLength(21);
    expect(names.at(-1)).toBe('Catahoula');
  });

  it('finds nothing for nothing', async () => {
    expect(await namesFor('  ')).toEqual([]);
  });

  it('follows pets that changed, came and left, also when asked twice at once', async () => {
    const search = closeMatches();
    await namesFor('gold', pets, search);
    const changed = [
      pets[1],
      pet('1', { name: 'Buddy', breed: 'Poodle' }),
      pet('4', { name: 'Goldie' }),
    ];
    const now = changed.filter((one) => one !== undefined);
    const [first, second] = await Promise.all([
      namesFor('gold', now, search),
      namesFor('poodle', now, search),
    ]);
    expect(first).toEqual(['Goldie']);
    expect(second).toEqual(['Buddy']);
  });
});

describe('a web worker that searches', () => {
  it('is sent each pet once, and again when it changes or goes', async () => {
    const index = createSearchIndex();
    const sent: string[] = [];
    const search = closeMatches(() => ({
      ...index,
      update: (changed, gone) => {
        sent.push(...changed.map(({ name }) => name), ...gone.map((id) => `without ${id}`));
        index.update(changed, gone);
      },
    }));
    await namesFor('golden', pets, search);
    expect(sent.splice(0)).toEqual(['Buddy', 'Bella', 'Otto']);
    const later = [pet('1', { name: 'Budd', breed: 'Golden Retriever' }), ...pets.slice(1, 2)];
    expect(await namesFor('golden', later, search)).toEqual(['Budd']);
    expect(sent).toEqual(['Budd', 'without 3']);
  });

  it.each([
    ['does not start', () => Promise.reject(new Error('No code.'))],
    ['cannot be made', undefined],
  ])('is not needed: where it %s, the page searches', async (_, failing) => {
    const search = closeMatches(() => {
      if (!failing) throw new TypeError('Worker is not defined');
      return { update: () => {}, search: failing };
    });
    expect(await namesFor('golden', pets, search)).toEqual(['Buddy', 'Otto']);
    expect(await namesFor('siamse', pets, search)).toEqual(['Bella']);
  });
});
