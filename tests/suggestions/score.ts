import { type Field, fields, type LabelledRequest, type Reading } from './requests.ts';
import { synonyms } from './synonyms.ts';

/** An answer to a request. A field may hold one value or several; one without any is left out. */
export type Answer = { readonly [Name in Field]?: string | readonly string[] | undefined };

/** What is right and wrong about one field of one answer, in values. Optional ones do not count. */
export type Comparison = { matched: number; wrong: number; missed: number };

/** All are shares from 0 to 1; F1 is the harmonic mean of precision and recall. */
export type FieldFigures = { precision: number; recall: number; f1: number; right: number };

/** All are shares from 0 to 1, but the number of requests. */
export type Figures = {
  requests: number;
  fields: Record<Field, FieldFigures>;
  /** The mean of the fields' F1. */
  macroF1: number;
  /** Of the requests: right in all fields. */
  rightThroughout: number;
  /** Of all fields that the answers fill: those that were to be left out. */
  invented: number;
  /** Of the requests: another type than the one asked for, an invented one, or a missing one. */
  typeWrong: number;
};

/** Compares the answers, which are in the order of the requests. */
export function score(requests: readonly LabelledRequest[], answers: readonly Answer[]): Figures {
  const compared = requests.map((request, at) => compareAnswer(request, answers[at] ?? {}));
  const ofFields = fields.map((field) => compared.map((comparisons) => comparisons[field]));
  const figures = ofFields.map(figuresOf);
  const all = ofFields.flat();
  return {
    requests: requests.length,
    // One pair for each field.
    fields: Object.fromEntries(
      fields.map((field, at) => [field, figures[at]]),
    ) as Figures['fields'],
    macroF1: sum(figures.map(({ f1 }) => f1)) / fields.length,
    rightThroughout: share(compared, (comparisons) => Object.values(comparisons).every(isRight)),
    invented: share(all.filter(isFilled), isInvented, 0),
    typeWrong: share(compared, ({ type }) => !isRight(type), 0),
  };
}

/** What is right and wrong about every field of an answer. */
export function compareAnswer(
  { label }: Pick<LabelledRequest, 'label'>,
  answer: Answer,
): Record<Field, Comparison> {
  const pairs = fields.map((field) => [field, compareField(field, label[field], answer[field])]);
  // One pair for each field.
  return Object.fromEntries(pairs) as Record<Field, Comparison>;
}

/** By the reading that is kindest to the answer: fewest mistakes, then most matches. */
function compareField(field: Field, readings: readonly Reading[], said: Answer[Field]): Comparison {
  const values = wordsOf(field, said === undefined ? [] : [said].flat());
  const [kindest] = readings
    .map(({ needed, optional }): Comparison => {
      const wanted = wordsOf(field, needed);
      const allowed = wordsOf(field, [...needed, ...optional]);
      const matched = [...wanted].filter((word) => values.has(word)).length;
      const wrong = [...values].filter((word) => !allowed.has(word)).length;
      return { matched, wrong, missed: wanted.size - matched };
    })
    .toSorted(
      (one, other) =>
        one.wrong + one.missed - (other.wrong + other.missed) || other.matched - one.matched,
    );
  return kindest ?? { matched: 0, wrong: values.size, missed: 0 };
}

export const isRight = ({ wrong, missed }: Comparison) => wrong + missed === 0;
const isFilled = ({ matched, wrong }: Comparison) => matched + wrong > 0;
const isInvented = ({ matched, wrong, missed }: Comparison) => wrong > 0 && matched + missed === 0;

function figuresOf(comparisons: readonly Comparison[]): FieldFigures {
  const matched = sum(comparisons.map((one) => one.matched));
  const wrong = sum(comparisons.map((one) => one.wrong));
  const missed = sum(comparisons.map((one) => one.missed));
  return {
    precision: ratio(matched, matched + wrong),
    recall: ratio(matched, matched + missed),
    f1: ratio(2 * matched, 2 * matched + wrong + missed),
    right: share(comparisons, isRight),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Where nothing was to be found, nothing is missing. */
const ratio = (part: number, whole: number, ofNothing = 1) =>
  whole === 0 ? ofNothing : part / whole;

function share<Item>(items: readonly Item[], has: (item: Item) => boolean, ofNone = 1): number {
  return ratio(items.filter(has).length, items.length, ofNone);
}

const wordsOf = (field: Field, values: readonly string[]): ReadonlySet<string> =>
  new Set(values.map((value) => wordOf(field, value)).filter((word) => word !== ''));

/** The word that stands for a value and its synonyms. */
function wordOf(field: Field, value: string): string {
  const word = plain(value);
  const whole = firstWords[field]?.get(word);
  if (whole !== undefined || field !== 'breed') return whole ?? word;
  const withoutMix = word.replaceAll(/ (mix|mixed|cross|crossbreed|x)$/g, '');
  return firstWords.breed?.get(withoutMix) ?? withoutMix;
}

function plain(text: string): string {
  const letters = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

const firstWords: Partial<Record<Field, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(synonyms).map(([field, groups]) => [
    field,
    new Map(groups.flatMap((group) => group.map((word) => [plain(word), plain(group[0])]))),
  ]),
);
