import { expect, test } from 'vitest';
import { readImportFeed } from './import-feed.ts';

test('a feed is an address, with its settings behind the "#"', () => {
  expect(readImportFeed('https://shelter.example/pets.csv?key=1')).toEqual({
    url: 'https://shelter.example/pets.csv?key=1',
    picturesFrom: [],
    hidesGone: false,
  });
  const text =
    'https://shelter.example/pets.csv#source=North+side&format=petpoint&pictures-from=A.example,b.example&hide-gone';
  expect(readImportFeed(text)).toEqual({
    url: 'https://shelter.example/pets.csv',
    source: 'North side',
    format: 'petpoint',
    picturesFrom: ['a.example', 'b.example'],
    hidesGone: true,
  });
  expect(readImportFeed('https://a.example/#pictures-from=all')?.picturesFrom).toBe('all');
});

test.each([
  'pets.csv',
  'http://shelter.example/pets.csv',
  'https://name:secret@shelter.example/pets.csv',
  'https://shelter.example/pets.csv#hide',
  'https://shelter.example/pets.csv#source=',
  `https://shelter.example/pets.csv#source=${'x'.repeat(101)}`,
])('%s is no feed', (text) => expect(readImportFeed(text)).toBeUndefined());
