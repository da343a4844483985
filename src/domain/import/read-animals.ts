import { mostImportedPets, mostRows } from './bounds.ts';
import { csvRows } from './csv-rows.ts';
import { columnKey, type ImportFormat, readColumns } from './import-format.ts';
import { columnsOf, type ImportFile, isBlank } from './import-file.ts';
import { type ReadingOptions, type ReadPet, readPet } from './imported-pet.ts';
import { asAnimal, jsonCells } from './json-cells.ts';
import type { Cells } from './reading.ts';

/**
 * What became of one row. `line` is its line in a CSV, and in JSON the how manieth animal it is, both
 * from 1. 'stopped' is the last: a bound was met, and what is behind it was not read, so nothing can be
 * said of what the file no longer has. `progress` is the share of the file that is read, 0 to 1.
 */
export type ImportedAnimal = { line: number; progress: number } & (
  | ReadPet
  | { outcome: 'stopped'; reason: string }
);

/** Reads a file animal by animal. Nothing is read ahead: whoever stops asking has cancelled. */
export function* readAnimals(
  file: ImportFile,
  format: ImportFormat,
  options: ReadingOptions = {},
): Generator<ImportedAnimal> {
  const lines = new Map<string, number>();
  let pets = 0;
  const animals =
    file.kind === 'csv' ? csvAnimals(file, format, options) : jsonAnimals(file, format, options);
  for (const animal of animals) {
    if (animal.outcome !== 'pet') {
      yield animal;
      continue;
    }
    const { line, progress, pet } = animal;
    const before = lines.get(pet.externalId);
    if (before !== undefined) {
      yield {
        line,
        progress,
        externalId: pet.externalId,
        name: pet.name,
        outcome: 'skipped',
        reason: `It has the same ID as number ${before} in this list, which stands. Give each animal an ID of its own.`,
      };
      continue;
    }
    if (pets === mostImportedPets) {
      const reason = `The file has more than ${mostImportedPets.toLocaleString('en')} pets. Import it in parts.`;
      yield { line, progress, outcome: 'stopped', reason };
      return;
    }
    pets += 1;
    lines.set(pet.externalId, line);
    yield animal;
  }
}

const tooManyRows = `The file has more than ${mostRows.toLocaleString('en')} rows. Export only the animals that look for a home.`;

function* csvAnimals(
  file: Extract<ImportFile, { kind: 'csv' }>,
  format: ImportFormat,
  options: ReadingOptions,
): Generator<ImportedAnimal> {
  const { columns, hasHeader } = columnsOf(file, format);
  const keys = columns.map(columnKey);
  const places = new Map(readColumns(format).map((name) => [name, keys.indexOf(columnKey(name))]));
  const has = (column: string) => (places.get(column) ?? -1) >= 0;
  let rows = 0;
  let headerRead = !hasHeader;
  for (const row of csvRows(file.text, file.delimiter, file.from)) {
    const { line } = row;
    const progress = row.end / file.text.length;
    if (row.outcome === 'broken') {
      const { reason } = row;
      if (row.final) yield { line, progress, outcome: 'stopped', reason };
      else yield { line, progress, outcome: 'unreadable', externalId: '', name: '', reason };
      continue;
    }
    rows += 1;
    if (rows > mostRows) {
      yield { line, progress, outcome: 'stopped', reason: tooManyRows };
      return;
    }
    if (isBlank(row.cells)) continue;
    if (!headerRead) {
      headerRead = true;
      continue;
    }
    const { cells, notes } = csvCells(row.cells, places);
    const missing = columns.length - row.cells.length;
    if (isBlank(row.cells.slice(columns.length))) {
      const animal = readPet(format, cells, has, options);
      if (missing > 0) notes.push(`The row has ${row.cells.length} of ${columns.length} cells.`);
      if (animal.outcome === 'pet')
        yield { ...animal, notes: [...animal.notes, ...notes], line, progress };
      else yield { ...animal, reason: [animal.reason, ...notes].join(' '), line, progress };
      continue;
    }
    // A cell too many has moved those behind it: what stands under "name" may be anything.
    const reason = `The row has ${row.cells.length} cells, and there are ${columns.length} columns. Put a text with a comma or a line break in quotation marks.`;
    yield { line, progress, outcome: 'unreadable', externalId: '', name: '', reason };
  }
}

/** What begins so is a formula to a spreadsheet; '-' and '+' before a number or a space are none. */
const formula = /^(?:[=@]|[+-](?=[^\s\d.,]))/;

function csvCells(row: readonly string[], places: ReadonlyMap<string, number>) {
  const notes: string[] = [];
  const text = (column: string) => {
    const raw = row[places.get(column) ?? -1]?.trim() ?? '';
    if (raw === 'null' || raw === 'NULL' || raw === '""') return '';
    // Whoever writes safely puts an apostrophe before what would be a formula.
    const said = raw.replace(/^'(?='*\s*[=+\-@＝＋－＠])/, '');
    if (said === raw && formula.test(said) && !notes.some((note) => note.includes(`"${column}"`)))
      notes.push(`What is in "${column}" looks like a formula and was taken as text.`);
    return said;
  };
  const cells: Cells = { text, list: (column) => [text(column)].filter((value) => value !== '') };
  return { cells, notes };
}

function* jsonAnimals(
  file: Extract<ImportFile, { kind: 'json' }>,
  format: ImportFormat,
  options: ReadingOptions,
): Generator<ImportedAnimal> {
  const animals = format.animals?.(file.root) ?? [];
  for (const [at, unread] of animals.entries()) {
    const line = at + 1;
    const progress = line / animals.length;
    if (line > mostRows) {
      yield { line, progress, outcome: 'stopped', reason: tooManyRows };
      return;
    }
    const animal = asAnimal(unread);
    if (animal)
      yield { ...readPet(format, jsonCells(animal), () => true, options), line, progress };
    else
      yield {
        line,
        progress,
        outcome: 'unreadable',
        externalId: '',
        name: '',
        reason: 'It is no object with the fields of an animal.',
      };
  }
}

/**
 * The same in slices, with a pause after each for messages and painting. An aborted signal ends it
 * before the next slice.
 */
export async function* readInSlices(
  file: ImportFile,
  format: ImportFormat,
  { signal, size = 250, ...options }: ReadingOptions & { signal?: AbortSignal; size?: number } = {},
): AsyncGenerator<{ animals: readonly ImportedAnimal[]; progress: number }> {
  let animals: ImportedAnimal[] = [];
  for (const animal of readAnimals(file, format, options)) {
    animals.push(animal);
    if (animals.length < size) continue;
    yield { animals, progress: animal.progress };
    animals = [];
    await new Promise((resolve) => setTimeout(resolve));
    if (signal?.aborted) return;
  }
  yield { animals, progress: 1 };
}
