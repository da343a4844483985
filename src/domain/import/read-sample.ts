// For tests: a file as a person would choose it, read to its end.
import { importFormats } from './formats.ts';
import type { ImportFormat } from './import-format.ts';
import { type ImportFile, matchFormats, openImportFile } from './import-file.ts';
import type { ReadingOptions } from './imported-pet.ts';
import { type ImportedAnimal, readAnimals } from './read-animals.ts';

/** Opens a text, or JSON of anything else. */
export function openSample(content: unknown): ImportFile {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const opened = openImportFile(new TextEncoder().encode(text));
  if (opened.outcome === 'refused') throw new Error(opened.reason);
  return opened.file;
}

export function formatByKey(key: string): ImportFormat {
  const format = importFormats.find((one) => one.key === key);
  if (!format) throw new Error(`No format ${key}`);
  return format;
}

/** What a file comes to, in the format that fits best, which must be `key`. */
export function readSample(
  key: string,
  content: unknown,
  options?: ReadingOptions,
): readonly ImportedAnimal[] {
  const file = openSample(content);
  const best = matchFormats(file)[0]?.format.key;
  if (best !== key) throw new Error(`It was taken for ${best}`);
  return [...readAnimals(file, formatByKey(key), options)];
}

/** The pets among them. */
export const petsOf = (animals: readonly ImportedAnimal[]) =>
  animals.flatMap((animal) => (animal.outcome === 'pet' ? animal.pet : []));

/** Lines of CSV, every cell in quotation marks. */
export const csvOf = (...rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join('');
