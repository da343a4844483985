import { mostBrokenRows, mostRowCharacters } from './bounds.ts';

export type Delimiter = ',' | ';' | '\t' | '|';
const delimiters: readonly Delimiter[] = [',', ';', '\t', '|'];

/**
 * One row: its cells as they came, or why it has none. `line` is where it begins, counted from 1 as
 * editors do, and `end` the character behind it. The last row of a file that is given up is `final`.
 */
export type CsvRow =
  | { outcome: 'row'; line: number; end: number; cells: readonly string[] }
  | { outcome: 'broken'; line: number; end: number; reason: string; final: boolean };

/**
 * Reads CSV (RFC 4180) row by row, as forgiving as spreadsheets: any line break, spaces around quoted
 * cells, a stray quotation mark within a cell. A row without an end, because of a quotation mark that
 * is not closed, costs that line only: reading begins again on the next.
 */
export function* csvRows(text: string, delimiter: Delimiter, from = 0): Generator<CsvRow> {
  let line = 1 + breaksIn(text.slice(0, from));
  let at = from;
  let broken = 0;
  const plain = new RegExp(`[^${delimiter === '|' ? '\\|' : delimiter}\r\n]*`, 'y');
  while (at < text.length) {
    const rest = text.length - at;
    const row = readRow(text.slice(at, at + mostRowCharacters + 1), delimiter, plain);
    const whole = row.closed && (row.end <= mostRowCharacters || rest <= mostRowCharacters);
    if (whole) {
      const end = at + row.end;
      yield { outcome: 'row', line, end, cells: row.cells };
      line += breaksIn(text.slice(at, end));
      at = end;
      continue;
    }
    broken += 1;
    const end = nextLine(text, at);
    const final = broken === mostBrokenRows && end < text.length;
    const reason = final
      ? `This is row ${mostBrokenRows} without an end, so reading stopped here. Export the file again.`
      : row.closed || rest > mostRowCharacters
        ? 'The row is longer than 1 MB. Probably a quotation mark is missing or too many: correct this line.'
        : 'A quotation mark that opens in this row is not closed. Correct this line.';
    yield { outcome: 'broken', line, end, reason, final };
    if (final) return;
    line += 1;
    at = end;
  }
}

type Row = { cells: string[]; end: number; closed: boolean };

/** The first row of the text; `plain` finds the end of a cell without quotation marks. */
function readRow(text: string, delimiter: Delimiter, plain: RegExp): Row {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const open = skipSpaces(text, at, delimiter);
    if (text[open] === '"') {
      const quoted = readQuoted(text, open + 1, delimiter);
      if (!quoted) return { cells, end: text.length, closed: false };
      cells.push(quoted.value);
      at = quoted.end;
    } else {
      plain.lastIndex = at;
      const value = plain.exec(text)?.[0] ?? '';
      cells.push(value);
      at += value.length;
    }
    if (text[at] !== delimiter) break;
    at += 1;
  }
  const closing = text.startsWith('\r\n', at) ? 2 : at < text.length ? 1 : 0;
  return { cells, end: at + closing, closed: true };
}

/** From behind the opening mark to behind the closing one and its spaces; undefined if none closes. */
function readQuoted(text: string, from: number, delimiter: Delimiter) {
  let value = '';
  for (;;) {
    const mark = text.indexOf('"', from);
    if (mark === -1) return undefined;
    const doubled = text[mark + 1] === '"';
    const end = skipSpaces(text, mark + 1, delimiter);
    const next = text[end];
    if (!doubled && (next === undefined || next === delimiter || next === '\n' || next === '\r'))
      return { value: value + text.slice(from, mark), end };
    value += text.slice(from, mark + 1);
    from = mark + (doubled ? 2 : 1);
  }
}

function skipSpaces(text: string, at: number, delimiter: Delimiter): number {
  while (text[at] === ' ' || (text[at] === '\t' && delimiter !== '\t')) at += 1;
  return at;
}

const breaksIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

function nextLine(text: string, from: number): number {
  const lineBreak = /\r\n|\n|\r/g;
  lineBreak.lastIndex = from;
  const found = lineBreak.exec(text);
  return found ? found.index + found[0].length : text.length;
}

/**
 * Where the first row is and what parts its cells: what Excel was told in a line `sep=;`, or else the
 * delimiter that gives most of the first rows the same number of cells, and then the most cells.
 */
export function detectDelimiter(text: string): { delimiter: Delimiter; from: number } {
  const told = /^sep=([,;\t|])\r?\n/i.exec(text);
  if (told) return { delimiter: told[1] as Delimiter, from: told[0].length }; // One of the four.
  const scored = delimiters.map((delimiter) => ({ delimiter, ...evenness(text, delimiter) }));
  const [best] = scored.toSorted((a, b) => b.share - a.share || b.width - a.width);
  return { delimiter: best?.share ? best.delimiter : ',', from: 0 };
}

/** The commonest number of cells, if it is more than one, and the share of the first rows that have it. */
function evenness(text: string, delimiter: Delimiter): { share: number; width: number } {
  const rows: number[] = [];
  let looked = 0;
  for (const row of csvRows(text, delimiter)) {
    looked += 1;
    if (row.outcome === 'broken') rows.push(0);
    else if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row.cells.length);
    // Blank rows say nothing, and a file may have millions.
    if (rows.length === 20 || looked === 1_000) break;
  }
  const counts = Map.groupBy(rows, (width) => width);
  const widths = [...counts].filter(([width]) => width > 1);
  const [commonest] = widths.toSorted((a, b) => b[1].length - a[1].length || b[0] - a[0]);
  if (!commonest) return { share: 0, width: 1 };
  return { share: commonest[1].length / rows.length, width: commonest[0] };
}
