import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedSearch } from './shared-search.ts';

test('a shared word is what is searched for', () => {
  expect(sharedSearch({ text: ' Labrador \n' })).toBe('Labrador');
  expect(sharedSearch({ text: '“Golden Retriever”', title: 'Dogs' })).toBe('Golden Retriever');
});

test('without a text the title is, and an address within either is left out', () => {
  expect(sharedSearch({ title: 'Siamese cats', text: '' })).toBe('Siamese cats');
  expect(sharedSearch({ title: 'Siamese cats', text: 'https://cats.example/1' })).toBe(
    'Siamese cats',
  );
  expect(sharedSearch({ text: 'Look: Beagle https://dogs.example/beagle' })).toBe('Look: Beagle');
});

test('an address alone is searched by its last words', () => {
  const url = 'https://shelter.example/dogs/golden-retriever.html?from=share';
  expect(sharedSearch({ url })).toBe('golden retriever');
  expect(sharedSearch({ text: url })).toBe('golden retriever');
});

test('a long text is cut to its first line, at the end of a word', () => {
  const found = sharedSearch({
    text: 'Labrador puppies are looking for a home near the river in Springfield this spring\nCall us!',
  });
  expect(found).toBe('Labrador puppies are looking for a home near the river in');
});

test('nothing shared is nothing to search for', () => {
  expect(sharedSearch({})).toBe('');
  expect(sharedSearch({ url: 'not an address', text: ' \n ' })).toBe('');
});

test('whatever is shared, the search is one short line', () => {
  const any = fc.option(fc.string({ unit: 'binary', maxLength: 300 }), { nil: undefined });
  fc.assert(
    fc.property(any, any, any, (title, text, url) => {
      const found = sharedSearch({ title, text, url });
      expect(found.length).toBeLessThanOrEqual(60);
      expect(found).toBe(found.trim());
      expect(found).not.toContain('\n');
    }),
  );
});
