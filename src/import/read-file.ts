// What the web worker knows of one file: opened, read, and counted for the person who imports it.
import { mostFileBytes } from '#src/domain/import/bounds.ts';
import { csvRows } from '#src/domain/import/csv-rows.ts';
import { importFormats } from '#src/domain/import/formats.ts';
import type { ImportProblem } from '#src/domain/import/import-calls.ts';
import {
  columnsOf,
  type ImportFile,
  isBlank,
  matchFormats,
  openImportFile,
} from '#src/domain/import/import-file.ts';
import { columnKey, type ImportFormat, readColumns } from '#src/domain/import/import-format.ts';
import type { ImportedPet } from '#src/domain/import/imported-pet.ts';
import { pathsOf } from '#src/domain/import/json-cells.ts';
import { formatOfMapping, type Mapping, numberedColumns } from '#src/domain/import/mapping.ts';
import { readInSlices } from '#src/domain/import/read-animals.ts';

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

/** One pet of the file, and where it stands there. */
export type FilePet = { line: number; pet: ImportedPet; pictures: readonly string[] };

export type ReadFile = {
  format: FormatChoice;
  pets: readonly FilePet[];
  /** The first of each kind; `counts` has all. */
  problems: readonly ImportProblem[];
  counts: Record<ImportProblem['outcome'], number>;
  /** Of animals that are no pets here and are in the file all the same: they are not gone. */
  otherIds: ReadonlySet<string>;
  /** Columns that were not read, by their names in the file. */
  unread: readonly string[];
  /** Addresses of pictures by their host, the most first. */
  hosts: readonly { host: string; pictures: number }[];
};

/** Of each kind, for the preview: whoever has more must mend the file. */
const mostProblems = 2_000;

/** Reads a file to its end, or to a bound that is met. */
export async function readFile(
  file: ImportFile,
  how: { format: string } | { mapping: Mapping },
  onProgress: (share: number) => void,
): Promise<ReadFile> {
  const format = 'mapping' in how ? formatOfMapping(how.mapping) : formatByKey(how.format);
  const pets: FilePet[] = [];
  const problems: ImportProblem[] = [];
  const counts = { skipped: 0, unreadable: 0, note: 0, stopped: 0 };
  const otherIds = new Set<string>();
  const hosts = new Map<string, number>();
  const tell = (line: number, outcome: ImportProblem['outcome'], name: string, reason: string) => {
    counts[outcome] += 1;
    if (counts[outcome] <= mostProblems)
      problems.push({ line, outcome, name: name.slice(0, 200), reason: reason.slice(0, 500) });
  };
  for await (const { animals, progress } of readInSlices(file, format)) {
    onProgress(progress);
    for (const animal of animals) {
      const { line } = animal;
      if (animal.outcome === 'pet') {
        const { pet, pictures, notes } = animal;
        pets.push({ line, pet, pictures });
        for (const url of pictures) {
          const { hostname } = new URL(url);
          hosts.set(hostname, (hosts.get(hostname) ?? 0) + 1);
        }
        if (notes.length > 0) tell(line, 'note', pet.name, notes.join(' '));
      } else if (animal.outcome === 'stopped') {
        tell(line, 'stopped', '', animal.reason);
      } else {
        tell(line, animal.outcome, animal.name, animal.reason);
        if (animal.externalId !== '') otherIds.add(animal.externalId);
      }
    }
  }
  const { key, name } = format;
  return {
    format: { key, name, source: sourceOf(pets) ?? format.source },
    pets,
    problems,
    counts,
    otherIds,
    unread: unreadColumns(file, format),
    hosts: [...hosts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([host, pictures]) => ({ host, pictures })),
  };
}

function formatByKey(key: string): ImportFormat {
  const format = importFormats.find((one) => one.key === key);
  if (!format) throw new Error(`There is no format ${key}.`);
  return format;
}

/** Our own files say of each pet where it came from: of several sources the most frequent. */
function sourceOf(pets: readonly FilePet[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { pet } of pets) counts.set(pet.source, (counts.get(pet.source) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

function unreadColumns(file: ImportFile, format: ImportFormat): readonly string[] {
  if (file.kind === 'csv') {
    const read = new Set(readColumns(format).map(columnKey));
    const { columns } = columnsOf(file, format);
    return columns.filter((column) => column !== '' && !read.has(columnKey(column)));
  }
  const read = readColumns(format);
  const unread = [...pathsOf(format.animals?.(file.root) ?? [])].filter(
    // Neither read itself, nor on the way to what is read, nor a part of it.
    (path) =>
      !read.some((one) => `${one}.`.startsWith(`${path}.`) || path.startsWith(`${one}.`)),
  );
  return unread.filter((path) => !unread.some((other) => path.startsWith(`${other}.`)));
}
