import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jpegWith, png, segment, webp, wholeJpeg } from '#tests/device/pictures.ts';
import { pictureKindOf, renditionTypeOf, withoutMetadata } from './picture-bytes.ts';

const text = (value: string) => new TextEncoder().encode(value);
const ftyp = (brand: string) => Uint8Array.from([0, 0, 0, 28, ...text(`ftyp${brand}`), 0, 0]);

describe('the kind of a picture', () => {
  test.each([
    ['image/jpeg', wholeJpeg()],
    ['image/png', png],
    ['image/webp', webp],
    ['image/avif', ftyp('avif')],
    ['image/heic', ftyp('heic')],
    ['image/heic', ftyp('mif1')],
  ])('is %s by its bytes', (kind, bytes) => {
    expect(pictureKindOf(bytes)).toBe(kind);
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page behind a space', ' \n<html>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a drawing of XML', '<?xml version="1.0"?><svg/>'],
    ['a script', 'alert(1)'],
    ['a GIF', 'GIF89a<script>'],
    ['a film', '\0\0\0\u001cftypisom'],
    ['a PDF', '%PDF-1.7'],
    ['nothing', ''],
    ['sound in the same wrapping as WebP', 'RIFF....WAVE'],
  ])('is none for %s', (_, value) => {
    expect(pictureKindOf(text(value))).toBeUndefined();
    expect(renditionTypeOf(text(value))).toBeUndefined();
  });
});

describe('a rendition', () => {
  test('is a whole JPEG or WebP', () => {
    expect(renditionTypeOf(wholeJpeg())).toBe('image/jpeg');
    expect(renditionTypeOf(webp)).toBe('image/webp');
    expect(renditionTypeOf(png)).toBeUndefined();
  });

  test.each([
    [
      'a page behind its end',
      Uint8Array.from([...wholeJpeg(), ...text('<script>alert(1)</script>')]),
    ],
    ['a page behind its end', Uint8Array.from([...webp, ...text('<script>alert(1)</script>')])],
    ['a page in a comment', jpegWith(segment(0xfe, '<script>alert(1)</script>'))],
    ['the place where it was taken', jpegWith(segment(0xe1, 'Exif\0\0GPS'))],
    ['what a program wrote', jpegWith(segment(0xed, 'Photoshop 3.0'))],
    ['no end', wholeJpeg().slice(0, -1)],
    ['half of its chunk', webp.slice(0, -6)],
  ])('is refused with %s', (_, bytes) => {
    expect(renditionTypeOf(bytes)).toBeUndefined();
  });

  test('is refused with metadata in a WebP, wherever they are', () => {
    const chunk = [...text('EXIF'), 4, 0, 0, 0, ...text('GPS!')];
    const bytes = Uint8Array.from([...webp, ...chunk]);
    new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
    expect(renditionTypeOf(bytes)).toBeUndefined();
    expect(withoutMetadata(bytes)).toBeUndefined();
  });
});

describe('without metadata', () => {
  test('a JPEG has lost them all, and keeps its colours and its picture', () => {
    const colours = segment(0xe2, 'ICC_PROFILE');
    const dirty = jpegWith(segment(0xe1, 'Exif\0\0GPS'), colours, segment(0xfe, 'a comment'));
    expect(withoutMetadata(Uint8Array.from([...dirty, 1, 2, 3]))).toEqual(jpegWith(colours));
  });

  test('a clean picture is what it was', () => {
    expect(withoutMetadata(wholeJpeg())).toEqual(wholeJpeg());
    expect(withoutMetadata(webp)).toEqual(webp);
  });

  test('whatever the bytes are: it ends, gives a clean picture or none, and never more', () => {
    const mutated = fc
      .record({
        from: fc.constantFrom(wholeJpeg(), jpegWith(segment(0xe1, 'Exif')), webp),
        at: fc.nat(200),
        bytes: fc.uint8Array({ maxLength: 8 }),
        cut: fc.nat(20),
      })
      .map(({ from, at, bytes, cut }) =>
        Uint8Array.from([...from.slice(0, at), ...bytes, ...from.slice(at + cut)]),
      );
    fc.assert(
      fc.property(fc.oneof(mutated, fc.uint8Array({ maxLength: 300 })), (bytes) => {
        const clean = withoutMetadata(bytes);
        if (clean === undefined) return;
        expect(clean.length).toBeLessThanOrEqual(bytes.length);
        expect(withoutMetadata(clean)).toEqual(clean);
        expect(renditionTypeOf(clean)).toBe(pictureKindOf(bytes));
      }),
      { numRuns: 2_000 },
    );
  });
});
