// What the web worker says of a file before it is read.
import { mostFileBytes } from '#src/domain/import/bounds.ts';
import { csvRows } from '#src/domain/import/csv-rows.ts';
import { importFormats } from '#src/domain/import/formats.ts';
import {
  columnsOf,
  type ImportFile,
  isBlank,
  matchFormats,
  openImportFile,
} from '#src/domain/import/import-file.ts';
import { columnKey, type ImportFormat, readColumns } from '#src/domain/import/import-format.ts';
import { pathsOf } from '#src/domain/import/json-cells.ts';
import { formatOfMapping, numberedColumns } from '#src/domain/import/mapping.ts';
import { readAnimals } from '#src/domain/import/read-animals.ts';
import type { HowToRead } from './reader.ts';

export type FormatChoice = { key: string; name: string; source: string };
/** A column of a CSV that a person maps: its name, and the first different values in it. */
export type Column = { name: string; examples: readonly string[] };

export type Opened =
  | { outcome: 'refused'; reason: string }
  | {
      outcome: 'opened';
      file: ImportFile;
      /** The likeliest first. */
      formats: readonly FormatChoice[];
    };

/** Opens a file, of which no more than the allowed bytes are read. */
export async function openFile(blob: Blob): Promise<Opened> {
  const bytes = new Uint8Array(await blob.slice(0, mostFileBytes + 1).arrayBuffer());
  const opened = openImportFile(bytes);
  if (opened.outcome === 'refused') return opened;
  const formats = matchFormats(opened.file).map(({ format: { key, name, source } }) => ({
    key,
    name,
    source,
  }));
  return { outcome: 'opened', file: opened.file, formats };
}

const mostExamples = 3;
/** Rows that are looked at for examples, and for the words of a column. */
const sampledRows = 2_000;

/** The columns of a CSV as they are, for a mapping; of a file without a header they are numbered. */
export function columnsForMapping(file: ImportFile, hasHeader: boolean): readonly Column[] {
  if (file.kind === 'json') return [];
  const { columns: names } = columnsOf(
    file,
    hasHeader ? {} : { columnsWithoutHeader: numberedColumns },
  );
  const examples = names.map(() => new Set<string>());
  for (const cells of sampleOf(file, hasHeader)) {
    for (const [at, seen] of examples.entries()) {
      const value = cells[at]?.trim().replaceAll(/\s+/g, ' ').slice(0, 60) ?? '';
      if (value !== '' && seen.size < mostExamples) seen.add(value);
    }
  }
  return names.map((name, at) => ({ name, examples: [...(examples[at] ?? [])] }));
}

/** The different values of some columns, the most frequent first. */
export function wordsIn(
  file: ImportFile,
  hasHeader: boolean,
  columns: readonly string[],
): readonly string[] {
  if (file.kind === 'json') return [];
  const names = columnsForMapping(file, hasHeader).map(({ name }) => columnKey(name));
  const places = columns.map((column) => names.indexOf(columnKey(column)));
  const counts = new Map<string, number>();
  for (const cells of sampleOf(file, hasHeader)) {
    for (const place of places) {
      const word = cells[place]?.trim() ?? '';
      if (word !== '' && word.length <= 40) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 30)
    .map(([word]) => word);
}

function* sampleOf(file: Extract<ImportFile, { kind: 'csv' }>, hasHeader: boolean) {
  let rows = 0;
  for (const row of csvRows(file.text, file.delimiter, file.from)) {
    if (row.outcome === 'broken' || isBlank(row.cells)) continue;
    rows += 1;
    if (rows === 1 && hasHeader) continue;
    yield row.cells;
    if (rows > sampledRows) return;
  }
}

/** The name of the source that a file suggests: our own files say of each pet where it came from. */
export function suggestedSource(file: ImportFile, format: ImportFormat): string {
  const counts = new Map<string, number>();
  let looked = 0;
  for (const animal of readAnimals(file, format)) {
    looked += 1;
    if (animal.outcome === 'pet')
      counts.set(animal.pet.source, (counts.get(animal.pet.source) ?? 0) + 1);
    if (looked === 100) break;
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? format.source;
}

export function formatOf(how: HowToRead): ImportFormat {
  if ('mapping' in how) return formatOfMapping(how.mapping);
  const format = importFormats.find(({ key }) => key === how.format);
  if (!format) throw new Error(`There is no format ${how.format}.`);
  return format;
}

/** Columns that are not read, by their names in the file. */
export function unreadColumns(file: ImportFile, format: ImportFormat): readonly string[] {
  if (file.kind === 'csv') {
    const read = new Set(readColumns(format).map(columnKey));
    const { columns } = columnsOf(file, format);
    return columns.filter((column) => column !== '' && !read.has(columnKey(column)));
  }
  const read = readColumns(format);
  const unread = [...pathsOf(format.animals?.(file.root) ?? [])].filter(
    // Neither read itself, nor on the way to what is read, nor a part of it.
    (path) => !read.some((one) => `${one}.`.startsWith(`${path}.`) || path.startsWith(`${one}.`)),
  );
  return unread.filter((path) => !unread.some((other) => path.startsWith(`${other}.`)));
}
