import { expect, test } from 'vitest';
import {
  asksForFile,
  asksForPage,
  asksForPicture,
  asksForReader,
  asksForUnknownPage,
} from './asks-for.ts';

type Kind = { mode?: RequestMode; destination?: RequestDestination };

function rowFor(address: string, { mode = 'navigate', destination = 'document' }: Kind = {}) {
  const url = new URL(address, 'https://homeward.example');
  // A Request whose mode is 'navigate' cannot be made by hand, only a browser sends it.
  const asked = { request: { url: url.href, mode, destination } as Request, url };
  if (asksForPage(asked)) return 'page';
  if (asksForFile(asked)) return 'file';
  if (asksForUnknownPage(asked)) return 'unknown page';
  if (asksForPicture(asked)) return 'picture';
  return asksForReader(asked) ? 'reader' : 'nobody';
}
const picture: Kind = { mode: 'no-cors', destination: 'image' };

test('every path of the app is a page, whatever its letter case and what follows it', () => {
  for (const path of [
    '/',
    '/explore',
    '/EXPLORE/',
    '/Doggs/puppies/buddy',
    '/SearchList?query=a.b',
  ])
    expect(rowFor(path), path).toBe('page');
});

test('an address nobody knows is an unknown page', () => {
  for (const path of ['/nowhere', '/apiary', '/Explore/buddy/toys'])
    expect(rowFor(path), path).toBe('unknown page');
});

test('a picture is a file in a tab of its own, and a picture within a page', () => {
  expect(rowFor('/screenshots/wide-home.jpg')).toBe('file');
  expect(rowFor('/portraits/buddy.svg', picture)).toBe('picture');
  expect(rowFor('https://shelter.example/photo?id=7', picture)).toBe('picture');
});

test('the API is answered by nobody here, however it is asked', () => {
  const call: Kind = { mode: 'cors', destination: '' };
  for (const kind of [{}, call, picture])
    for (const path of ['/api', '/api/sync/pull', '/api/catalogue/chunk?from=a', '/api/x.png'])
      expect(rowFor(path, kind), path).toBe('nobody');
});

test('scripts and calls are left to the precache and the network', () => {
  expect(rowFor('/assets/old.js', { mode: 'cors', destination: 'script' })).toBe('nobody');
  expect(rowFor('/manifest.webmanifest', { mode: 'cors', destination: 'manifest' })).toBe('nobody');
});

test('what reads a file for an import is a script, by whatever name its content gives it', () => {
  const script: Kind = { mode: 'same-origin', destination: 'worker' };
  expect(rowFor('/assets/reader-worker-CK4mA9p5.js', script)).toBe('reader');
  expect(rowFor('/assets/cutting-worker-CK4mA9p5.js', script)).toBe('nobody');
});
