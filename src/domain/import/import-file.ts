import { csvRows, detectDelimiter, type Delimiter } from './csv-rows.ts';
import { decodeFile } from './decode-file.ts';
import { importFormats } from './formats.ts';
import { columnKey, type ImportFormat, readColumns } from './import-format.ts';
import { pathsOf } from './json-cells.ts';
import { parseJson } from './parse-json.ts';

/** A file that was opened. `from` is where its first row begins. */
export type ImportFile =
  | { kind: 'csv'; text: string; delimiter: Delimiter; from: number; firstRow: readonly string[] }
  | { kind: 'json'; root: unknown };

export type OpenedFile =
  | { outcome: 'opened'; file: ImportFile }
  | { outcome: 'refused'; reason: string };

/** Opens what a person chose, or says why not and how to go on. */
export function openImportFile(bytes: Uint8Array): OpenedFile {
  const decoded = decodeFile(bytes);
  if (decoded.outcome === 'refused') return decoded;
  const { text } = decoded;
  if (/^\s*[[{]/.test(text)) {
    const parsed = parseJson(text);
    if (parsed.outcome === 'refused') return parsed;
    return { outcome: 'opened', file: { kind: 'json', root: parsed.root } };
  }
  const { delimiter, from } = detectDelimiter(text);
  for (const row of csvRows(text, delimiter, from)) {
    if (row.outcome === 'broken')
      return { outcome: 'refused', reason: `Line ${row.line}: ${row.reason}` };
    if (!isBlank(row.cells))
      return {
        outcome: 'opened',
        file: { kind: 'csv', text, delimiter, from, firstRow: row.cells },
      };
    if (row.line > 1_000) break;
  }
  return {
    outcome: 'refused',
    reason: 'The file begins with nothing but blank lines. Export it again.',
  };
}

export const isBlank = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === '');

/** The names of a CSV's columns, and whether its first row holds them. */
export function columnsOf(
  { firstRow }: Extract<ImportFile, { kind: 'csv' }>,
  format: Pick<ImportFormat, 'columnsWithoutHeader'>,
): { columns: readonly string[]; hasHeader: boolean } {
  const columns = format.columnsWithoutHeader?.(firstRow);
  return columns
    ? { columns, hasHeader: false }
    : { columns: firstRow.map((cell) => cell.trim()), hasHeader: true };
}

export type FormatMatch = { format: ImportFormat; score: number };

/**
 * The formats that a file may be, by what is in it, the likeliest first. `score` is between 0 and 1:
 * how much of the format is in the file, and of the file in the format. With several, a person chooses;
 * with none, a CSV can be mapped.
 */
export function matchFormats(file: ImportFile): readonly FormatMatch[] {
  return importFormats
    .map((format) => ({ format, score: scoreOf(file, format) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

function scoreOf(file: ImportFile, format: ImportFormat): number {
  const there = new Set(theirColumns(file, format).map(keyFor(format)));
  const has = (column: string) => there.has(keyFor(format)(column));
  if (there.size === 0 || !format.needs.every(has)) return 0;
  const documented = [...new Set([...readColumns(format), ...format.drops].map(keyFor(format)))];
  const found = documented.filter((key) => there.has(key)).length;
  // JSON has paths on the way to a value too, which nobody lists.
  const ofFile = file.kind === 'csv' ? found / there.size : 1;
  return (found / documented.length + ofFile) / 2;
}

const keyFor = (format: ImportFormat) => (column: string) =>
  format.kind === 'csv' ? columnKey(column) : column;

function theirColumns(file: ImportFile, format: ImportFormat): readonly string[] {
  if (file.kind !== format.kind) return [];
  if (file.kind === 'csv') return columnsOf(file, format).columns;
  return [...pathsOf(format.animals?.(file.root) ?? [])];
}
