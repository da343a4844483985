import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { mostBrokenRows, mostRowCharacters } from './bounds.ts';
import { csvRows, type Delimiter, detectDelimiter } from './csv-rows.ts';

const cellsOf = (text: string, delimiter: Delimiter = ',') =>
  [...csvRows(text, delimiter)].map((row) => (row.outcome === 'row' ? row.cells : row.reason));

test.each([
  [
    'commas',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a comma in quotation marks', 'a,"b, c"\n', [['a', 'b, c']]],
  ['a line break in quotation marks', 'a,"b\r\nc"\n', [['a', 'b\r\nc']]],
  ['doubled quotation marks', '"say ""hi""",""\n', [['say "hi"', '']]],
  ['spaces after commas and around quoted cells', 'a, "b, c" ,d\n', [['a', 'b, c', 'd']]],
  ['a stray quotation mark', 'a,"b"c",5" tall\n', [['a', 'b"c', '5" tall']]],
  ['line breaks of every system', 'a\r\nb\rc\n', [['a'], ['b'], ['c']]],
  ['no line break at the end', 'a,b', [['a', 'b']]],
  ['a comma at the end', 'a,\n', [['a', '']]],
])('CSV with %s is read', (_what, text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
});

test('each row says in which line it begins, whatever its cells hold', () => {
  const rows = [...csvRows('a\n\n"b\nb\r\nb"\r\nc\n', ',')];
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 6]);
});

test('a quotation mark that is not closed costs its line and no other', () => {
  const rows = [...csvRows('a,b\n1,"open\n2,x\n3,y\n', ',')];
  expect(rows.map((row) => (row.outcome === 'row' ? row.cells[0] : row.line))).toEqual([
    'a',
    2,
    '2',
    '3',
  ]);
  expect(rows[1]).toMatchObject({ reason: expect.stringContaining('is not closed. Correct') });
});

test.each([
  ['one cell', 'x'.repeat(50_000_000)],
  ['a quotation mark and lines', `"${'some text, and more\n'.repeat(2_500_000)}`],
  ['quotation marks alone', '"'.repeat(mostRowCharacters * 2 + 1)],
])('a row of 50 MB of %s is one sentence, and reading goes on', (_what, long) => {
  const rows = csvRows(`a,b\n${long}\nlast,row\n`, ',');
  expect(rows.next().value).toMatchObject({ cells: ['a', 'b'] });
  expect(rows.next().value).toMatchObject({
    outcome: 'broken',
    line: 2,
    final: false,
    reason: expect.stringContaining('longer than 1 MB'),
  });
  expect(rows.next().value).toMatchObject({ outcome: 'row', line: 3 });
});

test('a file of nothing but broken rows is given up', () => {
  const long =
    `"a"x\n`.repeat(3_000) + `b,"${'y'.repeat(mostRowCharacters)}\n`.repeat(mostBrokenRows + 5);
  expect([...csvRows(long, ',')].at(-1)).toMatchObject({ final: true });
});

const delimiter = fc.constantFrom<Delimiter>(',', ';', '\t', '|');
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '|', ' ', '\n', '\r') }),
);
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
  );

test('whatever is written by Papa Parse is read as it was', () => {
  fc.assert(
    fc.property(table, delimiter, (rows, mark) => {
      const text = Papa.unparse(rows, { delimiter: mark, quotes: true });
      expect(cellsOf(text, mark)).toEqual(rows);
    }),
  );
});

test('whatever is well formed is read as Papa Parse reads it', () => {
  const quoted = cell.map((one) => `"${one.replaceAll('"', '""')}"`);
  const plain = fc.string({ unit: fc.constantFrom('a', 'é', '1', '-', '.') });
  const row = fc.array(fc.oneof(quoted, plain), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), delimiter, (rows, mark) => {
      const text = rows.map((cells) => cells.join(mark)).join('\n');
      const theirs = Papa.parse<string[]>(text, { delimiter: mark, newline: '\n' }).data;
      // A blank line at the very end is a row to Papa Parse, and the end to us.
      const said = (all: readonly (string | readonly string[])[]) =>
        all.filter((cells) => cells.toString() !== '');
      expect(said(cellsOf(text, mark))).toEqual(said(theirs));
    }),
  );
});

test('no text makes it throw or stop before its end', () => {
  fc.assert(
    fc.property(cell, delimiter, (text, mark) => {
      const rows = [...csvRows(text, mark)];
      expect(rows.at(-1)?.end ?? 0).toBe(text.length);
    }),
  );
});

test.each([
  ['commas', 'a,b,c\n1,2,3\n', ','],
  ['semicolons, with commas in texts', 'a;b\nx, y, z;2\nx, y;3\n', ';'],
  ['tabs', 'a\tb\n1, 2\t3\n', '\t'],
  ['bars', 'a|b|c\n1|2|3\n', '|'],
  ['one column', 'name\nRex\n', ','],
  ['one ragged row', 'a;b;c\n1;2;3\n4;5\n6;7;8\n', ';'],
  ['quoted cells with line breaks', '"a";"b"\n"x,\ny,";"z"\n', ';'],
])('the delimiter of a file with %s is found', (_what, text, found) => {
  expect(detectDelimiter(text)).toEqual({ delimiter: found, from: 0 });
});

test('Excel’s line "sep=;" says the delimiter and is no row', () => {
  expect(detectDelimiter('sep=;\na,b\n')).toEqual({ delimiter: ';', from: 6 });
});
