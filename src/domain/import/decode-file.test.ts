import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostFileBytes } from './bounds.ts';
import { decodeFile } from './decode-file.ts';

const list = 'ID,Name\n1,Zoë „Bär“ €\n';
const bytes = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};
const textOf = (file: Uint8Array) => {
  const decoded = decodeFile(file);
  return decoded.outcome === 'text' ? decoded.text : decoded.reason;
};

test.each([
  ['UTF-8', bytes(list)],
  ['UTF-8 with a mark', bytes(`\uFEFF${list}`)],
  ['UTF-16 LE with a mark', wide(`\uFEFF${list}`, true)],
  ['UTF-16 BE with a mark', wide(`\uFEFF${list}`, false)],
  ['UTF-16 LE without a mark', wide(list, true)],
  ['UTF-16 BE without a mark', wide(list, false)],
])('a list is read from %s', (_encoding, file) => {
  expect(textOf(file)).toBe(list);
});

test('what is no UTF-8 is read as an older Windows wrote it', () => {
  const old = Uint8Array.from([
    ...bytes('Zo'),
    0xeb,
    ...bytes(' costs '),
    0x80,
    ...bytes('5 '),
    0x93,
  ]);
  expect(textOf(old)).toBe('Zoë costs €5 “');
});

test('any text comes out of UTF-8 and UTF-16 as it went in', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((one) => /^[A-Z]/i.test(one));
  fc.assert(
    fc.property(text, (one) => {
      const controls = one.match(/\p{Cc}/gu)?.length ?? 0;
      fc.pre(controls === 0);
      expect(textOf(bytes(one))).toBe(one);
      expect(textOf(wide(`\uFEFF${one}`, true))).toBe(one);
    }),
  );
});

test.each([
  ['a zip', bytes('PK\x03\x04 some.csv'), /^The file is packed\. Unpack it/],
  ['an empty zip', bytes('PK\x05\x06'), /Unpack it/],
  ['a gzip, however much it would unpack to', gzipSync('0'.repeat(5_000_000)), /Unpack it/],
  ['an Excel file', bytes('PK\x03\x04 [Content_Types].xml'), /spreadsheet\. Save it as CSV/],
  ['an old Excel file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), /Save it as CSV/],
  ['a PDF', bytes('%PDF-1.7'), /PDF\. Export the list as CSV/],
  ['a photo', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), /picture\. Choose the list/],
  ['a phone’s photo', bytes('\0\0\0\x18ftypheic'), /picture/],
  ['a page that asks to sign in', bytes('<!DOCTYPE html><p>Log in'), /web page.*Export the list/],
  ['XML', bytes('<?xml version="1.0"?><a/>'), /XML\. Export the list as CSV or JSON/],
  ['a program', Uint8Array.from({ length: 4096 }, (_, at) => (at * 7919) % 251), /holds no text/],
  ['an empty file', new Uint8Array(), /empty\. Export it again/],
  ['a blank file', bytes(' \n\n'), /empty/],
])('%s is refused with a way out', (_what, file, reason) => {
  const decoded = decodeFile(file);
  expect(decoded).toEqual({ outcome: 'refused', reason: expect.stringMatching(reason) });
});

test('a file over 100 MB is refused before it is decoded', () => {
  expect(textOf(new Uint8Array(mostFileBytes + 1))).toMatch(/larger than 100 MB\. Export fewer/);
});

test('no bytes make it throw', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (any) => void decodeFile(any)));
});
