import { describe, expect, it } from 'vitest';
import { pet } from '#tests/device/samples.ts';
import { closeMatches } from './close-matches.ts';

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
