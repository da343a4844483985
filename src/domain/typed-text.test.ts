import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedText } from './typed-text.ts';

const read = (text: string) => typedText().parse(text);

describe('what a person typed', () => {
  it('loses the space around it and nothing else', () => {
    expect(read('  two dogs,\n one cat 🐈 ')).toBe('two dogs,\n one cat 🐈');
  });

  it('never holds what the database refuses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const kept = read(`${text}\0\uD83D`);
        expect(kept).not.toContain('\0');
        expect(kept.isWellFormed()).toBe(true);
      }),
    );
  });

  it('reads the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(read(read(text))).toBe(read(text));
      }),
    );
  });
});
