import { textToHtml } from './html-to-text.ts';
import type { ExportedPet, ImportFormat } from './import-format.ts';

/** The formats that pets can be written in. */
export type ExportFormat = ImportFormat & { writes: NonNullable<ImportFormat['writes']> };
export const canWrite = (format: ImportFormat): format is ExportFormat =>
  format.writes !== undefined;

/**
 * Pets as CSV (RFC 4180) for another system. Hidden pets stay here: what is sent is published.
 */
export const exportCsv = (format: ExportFormat, pets: readonly ExportedPet[]): string =>
  csvHeader(format) + csvRows(format, pets);

/** The first line; '' for a format without a header. */
export const csvHeader = ({ columnsWithoutHeader, writes }: ExportFormat): string =>
  columnsWithoutHeader ? '' : csvLine(writes.map(([column]) => column));

/** The lines of some pets. */
export const csvRows = ({ writes }: ExportFormat, pets: readonly ExportedPet[]): string =>
  pets
    .filter(({ pet }) => pet.status !== 'hidden')
    .map((exported) => csvLine(writes.map(([, write]) => write(exported))))
    .join('');

/** A line of CSV, whatever is in its cells. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`;

/**
 * A spreadsheet runs what begins with = + - @ as a formula: an apostrophe before it makes it text
 * (OWASP, CSV injection). Reading takes it away again.
 */
const harmless = (cell: string): string => (/^'*\s*[=+\-@＝＋－＠]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

// How our words are written elsewhere; '' where they have none of theirs.

/** A text of the pet, as HTML where it would be read as such: other systems read HTML. */
export const html =
  (text: (exported: ExportedPet) => string) =>
  (exported: ExportedPet): string =>
    textToHtml(text(exported));

/** The pet's own ID there, if it came from there. */
export const idFor = (source: string) =>
  html(({ pet }) => (pet.source === source && pet.externalId) || pet.id);

export const picture =
  (at: number) =>
  ({ pictures }: ExportedPet): string =>
    pictures[at] ?? '';

export const blank = (): string => '';

export const written =
  (field: 'age' | 'size' | 'sex' | 'status', theirs: Readonly<Record<string, string>>) =>
  ({ pet }: ExportedPet): string =>
    theirs[pet[field].toLowerCase()] ?? '';

/** 'A / B' in its two parts; 'A mix' as A that is mixed. */
export function breedParts({ pet }: ExportedPet): {
  first: string;
  second: string;
  mixed: boolean;
} {
  const [first = '', ...rest] = pet.breed.split(' / ');
  const [, base = ''] = (rest.length === 0 && /^(.+) mix$/.exec(first)) || [];
  const mixed = base !== '' && !/\bmix/i.test(base);
  return { first: mixed ? base : first, second: rest.join(' / '), mixed };
}

/** 'Dog'. */
export const typeName = ({ pet }: ExportedPet): string =>
  `${pet.type[0]?.toUpperCase()}${pet.type.slice(1)}`;

/** Whether a pet is good with them, in the words given; '' where it is not known. */
export const fitsWith =
  (who: 'kids' | 'dogs' | 'cats', yes: string, no: string) =>
  ({ pet }: ExportedPet): string => {
    const named = who === 'kids' ? [who] : [who, 'otherPets'];
    if (named.some((one) => pet.notGoodWith.includes(one))) return no;
    return named.some((one) => pet.goodWith.includes(one)) ? yes : '';
  };

/** Whether it has special needs: an empty list says none, and the word "unknown" nothing. */
export const hasNeeds =
  (yes: string, no: string) =>
  ({ pet }: ExportedPet): string =>
    pet.specialNeeds.length === 0 ? no : pet.specialNeeds.join() === 'unknown' ? '' : yes;
