import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLines } from './split-lines.ts';

async function* chunksOf(text: string, sizes: readonly number[]) {
  let at = 0;
  for (const size of [...sizes, text.length]) {
    yield text.slice(at, at + size);
    at += size;
  }
}

async function linesOf(text: string, sizes: readonly number[] = []) {
  const lines: string[] = [];
  for await (const line of splitLines(chunksOf(text, sizes))) lines.push(line);
  return lines;
}

test('a line ends at a line feed, and at no other character that Unicode ends lines with', async () => {
  const line = JSON.stringify('one\u2028two\u2029three\u0085four');
  expect(await linesOf(`${line}\nand\rmore\n\nlast`)).toEqual([line, 'and\rmore', '', 'last']);
});

test('lines are the same however the text arrives', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\u2028', '🐈') });
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.nat(9)), async (given, sizes) => {
      expect(await linesOf(given, sizes)).toEqual(await linesOf(given));
      expect((await linesOf(given)).join('\n')).toBe(given.replace(/\n$/, ''));
    }),
  );
});
