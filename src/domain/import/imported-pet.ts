import type { PetChanges } from '#src/domain/pet-changes.ts';
import { readFee } from '#src/domain/fee.ts';
import { type PetStatus, petStatuses } from '#src/domain/pet-status.ts';
import { type PetType, petTypes } from '#src/domain/pet.ts';
import { searchKey } from '#src/domain/search.ts';
import { htmlToText, plainText } from './html-to-text.ts';
import type { ImportFormat } from './import-format.ts';
import { readDay } from './read-day.ts';
import { readPictures } from './read-pictures.ts';
import type { Birth, Cells } from './reading.ts';
import {
  ageWords,
  levelWords,
  sexWords,
  sizeWords,
  statusWords,
  translated,
  typeWords,
} from './words.ts';

/**
 * A pet of a file, in the bounds of `petChangesSchema`. It has the fields that its file has columns
 * for: one that is blank there is '' or empty here.
 */
export type ImportedPet = PetChanges & {
  name: string;
  type: PetType;
  source: string;
  externalId: string;
};

type NoPet = {
  outcome: 'skipped' | 'unreadable';
  externalId: string;
  name: string;
  reason: string;
};

/**
 * What a row comes to. Every reason and note is a sentence, without its line. Without columns for
 * pictures there are none; `ended`: the file says that this animal looks for no home any more.
 */
export type ReadPet =
  | { outcome: 'pet'; pet: ImportedPet; pictures?: readonly string[]; notes: readonly string[] }
  | (NoPet & { ended?: true });

export type ReadingOptions = {
  /** Instead of the format's: the name under which these pets come again. */
  source?: string;
  /** Instead of the format's: ISO 4217. */
  currency?: string;
  /** 'YYYY-MM-DD': no birth date is later. Without it, the day of this device in UTC. */
  today?: string;
};

/** Reads one animal from its cells as they came. `has` says whether a column is in the file. */
export function readPet(
  format: ImportFormat,
  raw: Cells,
  has: (column: string) => boolean,
  options: ReadingOptions = {},
): ReadPet {
  const { readings } = format;
  const notes: string[] = [];
  const textOf = (said: string) => {
    if (format.texts === 'plain') return plainText(said);
    return htmlToText(format.texts === 'escaped' ? htmlToText(said) : said);
  };
  // Addresses of pictures are read as they came: "&copy=1" in one is no sign of copyright.
  const cells: Cells = {
    text: (column) => textOf(raw.text(column)),
    list: (column) =>
      raw
        .list(column)
        .map(textOf)
        .filter((value) => value !== ''),
  };
  const line = (text: string, most: number, what: string) => {
    const whole = text.trim().replaceAll(/\s+/g, ' ');
    return cut(whole, most, () => notes.push(`${what} was cut to ${most} characters.`));
  };
  const brought = <Name extends keyof typeof readings>(name: Name) =>
    readings[name]?.columns.some(has) ? readings[name] : undefined;
  const read = (name: TextField) => line(brought(name)?.read(cells) ?? '', 1_000, fieldNames[name]);
  const texts = (values: readonly string[], what: string) => {
    const lines = values.map((value) => line(value, 100, what)).filter((value) => value !== '');
    const all = [...new Set(lines)];
    if (all.length > 20) notes.push(`${what}: only the first 20 were taken.`);
    return all.slice(0, 20);
  };

  const idColumn = brought('externalId');
  const externalId = line(idColumn?.read(cells) ?? '', 200, 'The ID');
  const saidName = line(readings.name.read(cells), 200, 'The name');
  const saidType = line(readings.type.read(cells), 100, 'The type');
  const fail = (outcome: 'skipped' | 'unreadable', reason: string): NoPet => ({
    outcome,
    externalId,
    name: saidName,
    reason,
  });
  if (idColumn && externalId === '')
    return fail(
      'unreadable',
      'It has no ID, so it could not be found again. Give it one in the file.',
    );
  if (saidType === '') return fail('unreadable', 'It does not say what kind of animal it is.');
  const type = petTypes.find((one) => one === translated(saidType, typeWords));
  if (!type)
    return fail(
      'skipped',
      `Only dogs, cats, birds and rabbits are listed here, and this is "${saidType.slice(0, 40)}".`,
    );
  if (!idColumn && saidName === '')
    return fail('unreadable', 'It has neither a name nor an ID. Give it one in the file.');

  const saidStatus = brought('status') ? read('status') : '';
  const translatedStatus = saidStatus && translated(saidStatus, statusWords);
  if (translatedStatus === 'dead' || translatedStatus === 'deleted') {
    const word = translatedStatus === 'dead' ? 'has died' : 'is deleted';
    return { ...fail('skipped', `The file says that it ${word}.`), ended: true };
  }
  const status: PetStatus | undefined =
    translatedStatus === ''
      ? petStatuses.find((one) => one === (format.status ?? 'available'))
      : petStatuses.find((one) => one === translatedStatus);
  if (!status)
    notes.push(`Nobody here knows the status "${saidStatus.slice(0, 40)}": the pet is hidden.`);

  const name = saidName || `${type[0]?.toUpperCase()}${type.slice(1)} ${externalId}`.slice(0, 200);
  if (saidName === '') notes.push(`It has no name, and is called "${name}" until it has one.`);
  const breed = brought('breed') && line(readings.breed?.read(cells) ?? '', 200, 'The breed');
  const pet: ImportedPet = {
    name,
    type,
    status: status ?? 'hidden',
    source:
      options.source ??
      (line(brought('source')?.read(cells) ?? '', 100, 'The source') || format.source),
    externalId: externalId || madeId(name, type, breed ?? ''),
  };
  if (breed !== undefined) pet.breed = breed;
  const word = (field: WordField, dictionary = wordsOf[field]) => {
    if (brought(field))
      pet[field] = line(translated(read(field), dictionary), 100, fieldNames[field]);
  };
  for (const field of wordFields) word(field);
  const birth = brought('birthDate');
  if (birth) Object.assign(pet, birthOf(birth.read(cells), options, notes));
  const companions = brought('companions')?.read(cells);
  if (companions) {
    const good = texts(companions.goodWith, 'Good with');
    pet.notGoodWith = texts(companions.notGoodWith, 'Not good with');
    pet.goodWith = good.filter((who) => !pet.notGoodWith?.includes(who));
  }
  const temperament = brought('temperament');
  if (temperament) pet.temperament = texts(temperament.read(cells), 'Temperament');
  // [] would say that it has none: where nothing is said, it is not known.
  pet.specialNeeds = texts(brought('specialNeeds')?.read(cells) ?? ['unknown'], 'Special needs');
  const description = brought('description');
  if (description) {
    const whole = description.read(cells);
    pet.description = cut(whole, 10_000, () =>
      notes.push('The description was cut to 10,000 characters.'),
    );
  }
  const place = brought('location')?.read(cells);
  const coordinates = brought('coordinates');
  if (coordinates) pet.coordinates = coordinates.read(cells);
  if (place)
    pet.location = {
      city: line(place.city, 200, 'The city'),
      state: line(place.state, 200, 'The state'),
      country: line(place.country, 200, 'The country'),
    };
  const fee = brought('fee');
  if (fee) pet.fee = feeOf(fee.read(cells), options.currency ?? format.currency, notes);
  const pictures = brought('pictures') && readPictures(brought('pictures')?.read(raw) ?? [], notes);
  return { outcome: 'pet', pet, ...(pictures && { pictures }), notes: [...new Set(notes)] };
}

const fieldNames = {
  age: 'The age',
  sex: 'The sex',
  size: 'The size',
  energy: 'The energy level',
  care: 'The care',
  shedding: 'Shedding',
  training: 'The training',
  status: 'The status',
} as const;
type TextField = keyof typeof fieldNames;
type WordField = Exclude<TextField, 'status'>;
const none = new Map<string, string>();
const wordsOf = {
  age: ageWords,
  sex: sexWords,
  size: sizeWords,
  energy: levelWords,
  care: levelWords,
  shedding: levelWords,
  training: none,
} as const;
const wordFields = Object.keys(wordsOf) as readonly WordField[]; // Its keys are these alone.

function cut(text: string, most: number, tell: () => void): string {
  if (text.length <= most) return text;
  tell();
  // Without half of a surrogate pair, and without the space before it.
  return text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** Of a file without IDs: the same animal has it when the file comes again. */
const madeId = (name: string, type: PetType, breed: string) =>
  [type, name, breed].map(searchKey).filter(Boolean).join(' ').slice(0, 200).toWellFormed();

function birthOf(
  birth: Birth,
  { today = new Date().toISOString().slice(0, 10) }: ReadingOptions,
  notes: string[],
) {
  const { written, order, estimated = false } = birth;
  const day = written === '' ? '' : readDay(written, order);
  if (day !== undefined && (day === '' || (day >= '1950' && day <= today)))
    return { birthDate: day, birthDateEstimated: day !== '' && estimated };
  notes.push(
    `The birth date "${written.slice(0, 40)}" was left out: which day it is, is not clear.`,
  );
  return { birthDate: '', birthDateEstimated: false };
}

function feeOf(written: string, usual: string | undefined, notes: string[]) {
  if (written === '') return null;
  const currency = /[A-Z]{3}$/.exec(written)?.[0] ?? usual;
  const amount = written.replaceAll(/[^\d.,]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  const fee = currency === undefined ? undefined : readFee(amount, currency);
  if (fee) return fee;
  notes.push('The fee was left out: it is no amount of a known currency.');
  return null;
}
