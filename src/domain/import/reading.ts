// How a format says where each field of a pet is: as data, so that what is read is also what may be
// read. A reading sees the columns it names and no others.
import type { DayOrder } from './read-day.ts';
import { type Answer, answerWords, type Words } from './words.ts';

/** One row or animal, of which only the columns of a format can be asked. */
export type Cells = {
  /** '' for a blank, null, or the empty element of converted XML. */
  text: (column: string) => string;
  /** All values of a column that is a list; of any other its one value, or none. */
  list: (column: string) => readonly string[];
};

/** Which columns a value is in, and how it is read from them. */
export type Reading<Value> = {
  columns: readonly string[];
  read: (cells: Cells) => Value;
};

/** The first of the columns that is not blank. */
export const text = (...columns: string[]): Reading<string> => ({
  columns,
  read: (cells) => columns.map(cells.text).find((value) => value !== '') ?? '',
});

/** All of the columns that are not blank, each value once. */
export const list = (...columns: string[]): Reading<readonly string[]> => ({
  columns,
  read: (cells) => [...new Set(columns.flatMap(cells.list))],
});

/** A list that is in one cell, parted by commas, semicolons or bars. */
export const parted = (...columns: string[]): Reading<readonly string[]> =>
  mapped(list(...columns), (values) => values.flatMap((value) => value.split(/[,;|]/)));

/** 'A / B' from two columns, and 'A mix' where `mix` says yes and there is no second. */
export const breed = (
  primary: string,
  secondary: string,
  mix?: Reading<Answer>,
): Reading<string> => ({
  columns: [primary, secondary, ...(mix?.columns ?? [])],
  read: (cells) => {
    const [first, second] = [cells.text(primary), cells.text(secondary)];
    if (second !== '' && second !== first) return first === '' ? second : `${first} / ${second}`;
    return mix?.read(cells) === 'yes' && first !== '' && !/\bmix/i.test(first)
      ? `${first} mix`
      : first;
  },
});

export function mapped<From, To>(
  { columns, read }: Reading<From>,
  change: (value: From) => To,
): Reading<To> {
  return { columns, read: (cells) => change(read(cells)) };
}

/** The age group of an age in months; the bounds are those of `ageGroupOf`. */
export function ageOfMonths(months: string): string {
  if (!/^\d{1,3}(?:\.\d+)?$/.test(months)) return '';
  return Number(months) < 24 ? 'young' : Number(months) < 96 ? 'adult' : 'senior';
}

/** The same of an age in words: 'Baby', '2 years', '5 months'. */
export function ageOfWords(said: string): string {
  const [, count = '', unit = ''] =
    /^(?:about )?(\d{1,3}) *(d|w|m|y)\w*\.?(?: old)?$/i.exec(said) ?? [];
  const unitMonths = { d: 0.03, w: 0.23, m: 1, y: 12 }[unit.toLowerCase()];
  return unitMonths === undefined ? said : ageOfMonths(String(Number(count) * unitMonths));
}

/** Yes or no from words such as '1' and 'Yes'; '' where nothing is said. */
export const answer = (column: string, dictionary: Words<'yes' | 'no'> = answerWords) =>
  mapped(text(column), (said): Answer => dictionary.get(said.toLowerCase()) ?? '');

const opposite = { yes: 'no', no: 'yes', '': '' } as const;
/** For columns such as NoKids. */
export const denied = (column: string) => mapped(answer(column), (said): Answer => opposite[said]);

export const companionKinds = ['kids', 'dogs', 'cats', 'adults', 'seniors'] as const;
export type Companions = { goodWith: readonly string[]; notGoodWith: readonly string[] };

/**
 * Whom a pet is good with. Dogs and cats are other pets when the answer is the same for both, and kept
 * as words otherwise. What is not answered is in neither list.
 */
export function companions(
  answers: Partial<Record<(typeof companionKinds)[number], Reading<Answer>>>,
  more: { [List in keyof Companions]?: Reading<Companions[List]> | undefined } = {},
): Reading<Companions> {
  const readings = companionKinds.flatMap((kind) => answers[kind] ?? []);
  return {
    columns: [...readings, more.goodWith, more.notGoodWith].flatMap((one) => one?.columns ?? []),
    read: (cells) => {
      const whoFor = (wanted: Answer) => {
        const who: string[] = companionKinds.filter(
          (kind) => answers[kind]?.read(cells) === wanted,
        );
        const both = who.includes('dogs') && who.includes('cats');
        const named = both ? who.map((one) => (one === 'dogs' ? 'otherPets' : one)) : who;
        return both ? named.filter((one) => one !== 'cats') : named;
      };
      return {
        goodWith: [...whoFor('yes'), ...(more.goodWith?.read(cells) ?? [])],
        notGoodWith: [...whoFor('no'), ...(more.notGoodWith?.read(cells) ?? [])],
      };
    },
  };
}

/** undefined: not said. [] is "none", as everywhere in Homeward. */
export type Needs = readonly string[] | undefined;

/** Special needs from a column that says yes or no, or says them, and one with the details. */
export const needs = (column: string, details?: string): Reading<Needs> => ({
  columns: details === undefined ? [column] : [column, details],
  read: (cells) => {
    const more = details === undefined ? '' : cells.text(details);
    if (more !== '') return more.split(';');
    const said = cells.text(column);
    const yes = answerWords.get(said.toLowerCase());
    if (yes === 'no' || said.toLowerCase() === 'none') return [];
    return yes === 'yes' ? ['special needs'] : said === '' ? undefined : [said];
  },
});

/** A birth date as the file writes it, for `readDay`. */
export type Birth = { written: string; order?: DayOrder; estimated?: boolean };
export const birth = (column: string, order?: DayOrder): Reading<Birth> =>
  mapped(text(column), (written) => (order ? { written, order } : { written }));

export type Place = { city: string; state: string; country: string };
