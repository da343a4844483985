import { expect, test } from 'vitest';
import { readPictures } from './read-pictures.ts';

const read = (...written: string[]) => {
  const notes: string[] = [];
  return { pictures: readPictures(written, notes), notes };
};

test('a cell may hold several addresses, and each is taken once', () => {
  expect(
    read('https://a.example/1 https://a.example/2', 'https://a.example/1|http://b.example/3'),
  ).toEqual({
    pictures: ['https://a.example/1', 'https://a.example/2', 'http://b.example/3'],
    notes: [],
  });
});

test('an address is kept in letters that can be stored', () => {
  expect(read('https://a.example/ä\u0000\uD800.jpg').pictures).toEqual([
    'https://a.example/%C3%A4%00%EF%BF%BD.jpg',
  ]);
});

test.each([
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://name:secret@a.example/1',
  'a.jpg',
  `https://a.example/${'x'.repeat(2_000)}`,
])('%s is left out, and that is said', (address) => {
  expect(read(address)).toEqual({
    pictures: [],
    notes: ['A picture was left out: only addresses with http or https are fetched.'],
  });
});
