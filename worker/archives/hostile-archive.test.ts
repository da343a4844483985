import {
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '#tests/device/pictures.ts';
import {
  accessTo,
  bytesOf,
  look,
  media,
  sampleZip,
  withFiles,
} from '#tests/device/sample-archive.ts';
import { filesIn } from '#tests/device/zip-files.ts';
import { filesOfZip } from './read-zip.ts';

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
/** The text everywhere in the ZIP by one of the same length: names are in it twice. */
const renamed = (before: string, after: string) =>
  Uint8Array.from(
    Buffer.from(Buffer.from(zip).toString('latin1').replaceAll(before, after), 'latin1'),
  );

describe('a hostile archive is refused:', () => {
  test.each(['../story.jso', '/etc/passwd0', 'csv/../../et', 'C:/story.jso', 'a\\..\\..\\b.j'])(
    'a file named %s',
    async (name) => {
      expect(await look(renamed('history.json', name.padEnd(12, 'x')))).toContain('lead out of it');
    },
  );

  test('two files of one name', async () => {
    const twice = await changed({ 'csv/pets.cs2': 'x' });
    const bytes = Buffer.from(twice).toString('latin1').replaceAll('csv/pets.cs2', 'csv/pets.csv');
    expect(await look(Uint8Array.from(Buffer.from(bytes, 'latin1')))).toMatch(/twice|damaged/);
  });

  test('a bomb: what becomes a thousand times larger', async () => {
    const bomb = new Uint8Array(50_000_000).fill(32);
    expect(await look(await changed({ 'pets.json': bomb }))).toMatch(/far larger/);
  });

  test('a file that is larger than it says, or lies over another', async () => {
    const entry = (bytes: Buffer) => {
      // The central directory: 46 bytes, then the name.
      for (let place = bytes.indexOf('PK\x01\x02', 0, 'latin1'); place >= 0;) {
        if (
          bytes
            .subarray(place + 46)
            .toString('latin1')
            .startsWith('pets.json')
        )
          return place;
        place = bytes.indexOf('PK\x01\x02', place + 1, 'latin1');
      }
      throw new Error('pets.json is not listed');
    };
    const smaller = Buffer.from(zip);
    smaller.writeUInt32LE(40, entry(smaller) + 24);
    expect(await look(Uint8Array.from(smaller))).toMatch(/damaged|as large as it says/);
    const over = Buffer.from(zip);
    over.writeUInt32LE(0, entry(over) + 42);
    expect(await look(Uint8Array.from(over))).toMatch(/damaged/);
  });

  test('a row as long as a book', async () => {
    const long = `[\n{"a":"${'0123456789'.repeat(300_000)}"}\n]\n`;
    const noise = await changed({ 'history.json': long });
    expect(await look(noise)).toMatch(/far larger|longer than any/);
    const random = Buffer.from(crypto.getRandomValues(new Uint8Array(65_536))).toString('hex');
    const incompressible = `[\n{"a":"${random.repeat(20)}"}\n]\n`;
    expect(await look(await changed({ 'history.json': incompressible }))).toMatch(
      /longer than any/,
    );
  });

  test('more files than an archive has', async () => {
    const all = async () => {
      for await (const { name } of filesOfZip(accessTo(zip), 3)) expect(name).toBeTruthy();
    };
    await expect(all()).rejects.toThrow('too many files');
  });

  test('a picture that is a page, or larger than any', async () => {
    const page = bytesOf('<script>alert(1)</script>');
    const pets = text('pets.json').replaceAll(media, sha256(page));
    expect(await look(await changed({ 'pets.json': pets, [pictureName]: page }))).toMatch(
      /no WebP or JPEG/,
    );
    const noise = new Uint8Array(5_000_000);
    for (let from = 0; from < noise.length; from += 65_536)
      crypto.getRandomValues(noise.subarray(from, from + 65_536));
    expect(await look(await changed({ [pictureName]: noise }))).toMatch(/larger than any picture/);
  });

  test('one that is locked', async () => {
    const locked = new ZipWriter(new Uint8ArrayWriter(), { password: 'x', zipCrypto: true });
    for (const [name, bytes] of files) await locked.add(name, new Uint8ArrayReader(bytes));
    expect(await look(new Uint8Array(await locked.close()))).toMatch(/password/);
  });
});
