import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { renditionTypeOf } from '#src/domain/picture-bytes.ts';
import type { CutPicture } from '#worker/pictures/fetch-picture.ts';
import { loadCutter } from './cut-picture.ts';

let cut: CutPicture;
beforeAll(async () => {
  const loaded = await loadCutter();
  if (!loaded) throw new Error('The library that cuts pictures does not run here.');
  cut = loaded;
});

const red = { r: 200, g: 20, b: 20, alpha: 1 };
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: red } });
const text = (value: string) => new TextEncoder().encode(value);

async function renditionsOf(bytes: Uint8Array) {
  const answer = await cut(bytes);
  if (answer.kind === 'refused') throw new Error(answer.reason);
  return answer.renditions;
}
const refusal = (reason: string) => ({ kind: 'refused', reason: expect.stringContaining(reason) });

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'is cut from %s to three widths of WebP',
    async (format) => {
      const renditions = await renditionsOf(await plain(2000, 1000).toFormat(format).toBuffer());
      expect(renditions.map(({ width, height, type }) => ({ width, height, type }))).toEqual([
        { width: 480, height: 240, type: 'image/webp' },
        { width: 960, height: 480, type: 'image/webp' },
        { width: 1600, height: 800, type: 'image/webp' },
      ]);
      for (const { bytes, width, height } of renditions) {
        expect(renditionTypeOf(bytes)).toBe('image/webp');
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
        const { dominant } = await sharp(bytes).stats();
        expect(dominant.r).toBeGreaterThan(180);
        expect(dominant.g).toBeLessThan(50);
      }
    },
  );

  test('stands upright, and says nothing of where it was taken', async () => {
    // On its side: what is left in the file is up.
    const sideways = await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: 'blue' },
    })
      .composite([{ input: await plain(1000, 1000).png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const last = (await renditionsOf(sideways)).at(-1);
    expect(last).toMatchObject({ width: 1000, height: 2000 });
    const { exif, icc, xmp, orientation } = await sharp(last?.bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    const top = await sharp(last?.bytes)
      .extract({ left: 700, top: 0, width: 300, height: 900 })
      .toBuffer();
    expect((await sharp(top).stats()).dominant.r).toBeGreaterThan(180);
  });

  test('of a film is its first image', async () => {
    const frames = [plain(600, 400), plain(600, 400).negate()];
    const film = await sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    expect((await sharp(film).metadata()).pages).toBe(2);
    const [, only] = await renditionsOf(film);
    expect(only).toMatchObject({ width: 600, height: 400 });
    expect((await sharp(only?.bytes).metadata()).pages).toBeUndefined();
    expect((await sharp(only?.bytes).stats()).dominant.r).toBeGreaterThan(180);
  });

  test('that is see-through stands on white, and a small or grey one is not made larger', async () => {
    const glass = sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const [only, ...others] = await renditionsOf(await glass.png().toBuffer());
    expect(others).toEqual([]);
    expect(only).toMatchObject({ width: 10, height: 10 });
    expect((await sharp(only?.bytes).stats()).dominant.r).toBeGreaterThan(240);
    const grey = await plain(300, 200).toColourspace('b-w').png().toBuffer();
    expect(await renditionsOf(grey)).toMatchObject([{ width: 300, height: 200 }]);
    const deep = await plain(300, 200).toColourspace('rgb16').png().toBuffer();
    expect(await renditionsOf(deep)).toMatchObject([{ width: 300, height: 200 }]);
    const cmyk = await plain(300, 200).toColourspace('cmyk').jpeg().toBuffer();
    expect(await renditionsOf(cmyk)).toMatchObject([{ width: 300, height: 200 }]);
  });
});

describe('no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';

  test.each([
    ['a drawing with code', svg],
    ['a drawing behind a heading', `<?xml version="1.0"?>${svg}`],
    ['a page', '<!doctype html><img src="1.jpg">'],
    ['a PDF', '%PDF-1.7\n'],
    ['a film', '\0\0\0\u001cftypisom'],
    ['a picture of another kind', 'II*\0'],
    ['a picture of a phone that the library does not read', '\0\0\0\u001cftypheic'],
    ['nothing', ''],
  ])('is read from %s', async (_, bytes) => {
    expect(await cut(text(bytes))).toEqual(refusal('no JPEG, PNG, WebP, GIF or AVIF'));
  });

  test.each([
    ['a page that begins like a picture', 'GIF89a<script>alert(1)</script>'],
    ['a PDF that begins like one', '\u00ff\u00d8\u00ff%PDF-1.7'],
    ['a WebP that ends at once', 'RIFF\0\0\0\0WEBP'],
  ])('is read from %s', async (_, bytes) => {
    expect(await cut(Buffer.from(bytes, 'latin1'))).toEqual(refusal('damaged'));
  });

  test('is read from half of one', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const whole = await sharp({
      create: { width: 400, height: 400, channels: 3, background: 'black', noise },
    })
      .jpeg()
      .toBuffer();
    expect(await cut(whole.subarray(0, whole.length / 2))).toEqual(refusal('damaged'));
  });

  test('is unpacked from a small file with more pixels than a camera takes', async () => {
    const started = performance.now();
    expect(await cut(pngOf(30_000, 30_000))).toEqual(refusal('megapixels'));
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('of libvips reads a drawing, also where the bytes were not looked at', async () => {
    await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow();
  });
});

/** A PNG that says it has this size, and holds a few bytes. */
function pngOf(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const body = Buffer.concat([text(type), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const data = deflateSync(new Uint8Array(1000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
