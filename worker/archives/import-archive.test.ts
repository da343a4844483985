import { beforeAll, describe, expect, test } from 'vitest';
import {
  accessTo,
  at,
  bytesOf,
  look,
  media,
  picture,
  sampleZip,
  withFiles,
} from '#tests/device/sample-archive.ts';
import { filesIn, zipOf } from '#tests/device/zip-files.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import type { CallServer } from '#worker/supabase/server-calls.ts';
import { importArchive, isArchive } from './import-archive.ts';

type Files = Awaited<ReturnType<typeof filesIn>>;
let zip: Uint8Array<ArrayBuffer>;
let files: Files;
let pictureName = '';
beforeAll(async () => {
  zip = await sampleZip();
  files = await filesIn(zip);
  pictureName = [...files.keys()].find((name) => name.startsWith('pictures/')) ?? '';
});

const changed = (changes: Parameters<typeof withFiles>[1]) => withFiles(zip, changes);
const text = (name: string) => new TextDecoder().decode(files.get(name));

test('an archive that nobody has touched, or that was zipped again, is sound', async () => {
  expect(await isArchive(accessTo(zip))).toBe(true);
  expect(await look(zip)).toBe('sound');
  expect(await look(await changed({ '.DS_Store': 'x', '__MACOSX/pets.json': 'y' }))).toBe('sound');
});

test('what is no archive is told from one by its content', async () => {
  expect(await isArchive(accessTo(bytesOf('ID,Name\r\n')))).toBe(false);
  expect(await isArchive(accessTo(new Uint8Array()))).toBe(false);
  expect(await isArchive(accessTo(await zipOf([['a.csv', bytesOf('ID')]])))).toBe(false);
  const other = await zipOf([['manifest.json', bytesOf('{"homeward":"other"}')]]);
  expect(await isArchive(accessTo(other))).toBe(false);
});

describe('a damaged archive is refused:', () => {
  test('wherever it was cut off', async () => {
    for (const length of [5, 100, zip.length / 2, zip.length - 30, zip.length - 1])
      expect(await look(zip.slice(0, length)), `${length} bytes`).toMatch(/damaged/);
  });

  test('wherever a byte of its files has changed', async () => {
    const pictureAt = Buffer.from(zip).indexOf(Buffer.from(picture.slice(200, 240)));
    const broken = Uint8Array.from(zip);
    broken[pictureAt] = (broken[pictureAt] ?? 0) ^ 1;
    expect(await look(broken)).toMatch(/damaged/);
    // Its checksum was made to fit again: the picture is known by its hash.
    const other = Uint8Array.from(picture);
    other[200] = (other[200] ?? 0) ^ 1;
    expect(await look(await changed({ [pictureName]: other }))).toBe(
      `${pictureName} is no picture of its pets`,
    );
  });

  test.each([
    ['a part is missing', { 'history.json': null }, 'it has no history.json'],
    ['a row is missing', { 'history.json': '[\n]\n' }, 'history.json does not hold as much'],
    ['a list has no end', { 'history.json': '[\n' }, 'history.json has no end'],
    [
      'the manifest is of a newer version',
      { 'manifest.json': '{"homeward":"archive","format":2}' },
      'newer',
    ],
    [
      'something follows the list',
      { 'past-decisions.json': '[\n]\n{}\n' },
      'line 3 of past-decisions.json',
    ],
    ['a part is no list', { 'pets.json': '{"a":1}' }, 'line 1 of pets.json'],
    ['a part is no text', { 'pets.json': Uint8Array.of(0xff, 0xfe) }, 'UTF-8'],
  ] as const)('%s', async (_what, changes, why) => {
    expect(await look(await changed(changes))).toContain(why);
  });

  test('a picture is missing', async () => {
    expect(await look(await changed({ [pictureName]: null }))).toMatch(
      /pictures does not hold as much/,
    );
  });

  test.each([
    ['a type that there is not', '"type":"dog"', '"type":"horse"'],
    ['an id that is a path', '"id":"rex"', '"id":"../rex"'],
    ['a status that there is not', '"status":"available"', '"status":"sold"'],
    ['a time that is none', at, 'yesterday'],
    ['a picture of no known kind', 'image/jpeg', 'text/html'],
    ['half of a character', '"name":"', '"name":"\\ud800'],
    ['a character that no database stores', '"name":"', '"name":"\\u0000'],
  ])('a pet has %s', async (_what, before, after) => {
    const pets = text('pets.json').replaceAll(before, after);
    expect(pets).not.toBe(text('pets.json'));
    expect(await look(await changed({ 'pets.json': pets }))).toMatch(/^line 2 of pets\.json/);
  });
});

describe('a home that cannot take an archive', () => {
  function homeThat(finish: () => unknown) {
    const kept = new Set<string>();
    const calls: string[] = [];
    const answers: Record<string, () => unknown> = {
      start_archive_import: () => ({ outcome: 'started', id: crypto.randomUUID() }),
      add_archive_rows: () => true,
      finish_archive_import: finish,
      end_archive: () => null,
    };
    const call = (async (name: string) => {
      calls.push(name);
      return answers[name]?.();
    }) as CallServer; // answers as the database would
    const store: MediaStore = {
      received: async (id) => ({ bytes: 0, done: kept.has(id) }),
      append: async () => ({ bytes: 0, done: false }),
      finish: async (id) => {
        kept.add(id);
        return { bytes: 1, done: true };
      },
      read: async () => undefined,
      remove: async (id) => void kept.delete(id),
      list: async function* () {},
    };
    return { kept, calls, target: { call, media: store, replaceSamples: false } };
  }

  test('keeps nothing of it: no picture, no row', async () => {
    const { kept, calls, target } = homeThat(() => ({ outcome: 'used' }));
    expect(await importArchive(accessTo(zip), target, () => {})).toEqual({ outcome: 'used' });
    expect(kept.size).toBe(0);
    expect(calls.at(-1)).toBe('end_archive');
  });

  test('says so in a sentence where the database refuses a value', async () => {
    const { kept, target } = homeThat(() => {
      throw Object.assign(new Error('violates check constraint'), { code: '23514' });
    });
    await expect(importArchive(accessTo(zip), target, () => {})).rejects.toThrow(
      'holds a value that no home can store',
    );
    expect(kept.size).toBe(0);
  });

  test('that can, keeps its pictures', async () => {
    const { kept, target } = homeThat(() => ({ outcome: 'done', accounts: 1 }));
    const result = await importArchive(accessTo(zip), target, () => {});
    expect(result).toMatchObject({ outcome: 'done', accounts: 1 });
    expect([...kept]).toEqual([media]);
  });
});
