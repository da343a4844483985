import { describe, expect, it } from 'vitest';
import { petTypes } from '#src/domain/pet.ts';
import { petFields } from '#src/domain/pet-fields.ts';
import {
  type Field,
  fields,
  setOf,
  requestSets,
  type LabelledRequest,
  readSet,
} from './requests.ts';
import { synonyms } from './synonyms.ts';

const tuning = readSet('tuning');
const heldOut = readSet('held-out');
const all = requestSets.flatMap((set) => readSet(set));
/** They were written later, blind to the rules; of those in the tuning set, rules may be tuned on. */
const isOfStranger = ({ tags }: LabelledRequest) => tags.includes('stranger');
/** Ways to say a thing, written to tune rules on. */
const isPhrase = ({ tags }: LabelledRequest) => tags.includes('phrase');
const isDrawn = (request: LabelledRequest) => !isOfStranger(request) && !isPhrase(request);
const drawnSets = [tuning, heldOut].map((set) => set.filter(isDrawn));
const duplicates = (values: readonly string[]) => {
  const known = new Set<string>();
  return values.filter((value) => known.size === known.add(value).size);
};

const firstWords = (field: Field) => (synonyms[field] ?? []).map(([first]) => first);

const vocabularies: Record<Field, readonly string[]> = {
  type: petTypes,
  breed: firstWords('breed'),
  age: petFields.age.vocabulary,
  size: petFields.size.vocabulary,
  energy: petFields.energy.vocabulary,
  shedding: petFields.shedding.vocabulary,
  training: petFields.training.vocabulary,
  care: petFields.care.vocabulary,
  goodWith: petFields.goodWith.vocabulary,
  temperament: firstWords('temperament'),
  specialNeeds: firstWords('specialNeeds'),
};

describe('the labelled requests', () => {
  it('are 440 or more, each with its own id and its own words', () => {
    expect(all.length).toBeGreaterThanOrEqual(440);
    expect(duplicates(all.map(({ id }) => id))).toEqual([]);
    const words = all.map(({ prompt }) => prompt.toLowerCase().replaceAll(/\s+/g, ' ').trim());
    expect(duplicates(words)).toEqual([]);
  });

  it('are each in the set that their id draws, if it does, with the language that it names', () => {
    for (const set of requestSets) {
      for (const request of readSet(set)) {
        const { id, language } = request;
        const drawn = isOfStranger(request)
          ? requestSets.filter((one) => one !== 'held-out')
          : [setOf(id)];
        const possible = isPhrase(request) ? ['tuning'] : drawn;
        expect([id, possible, language]).toEqual([
          id,
          expect.arrayContaining([set]),
          id.slice(0, 2),
        ]);
      }
    }
  });

  it.each(fields)('are labelled with words of the vocabulary: %s', (field) => {
    const readings = all.flatMap(({ id, label }) =>
      label[field].map(({ needed, optional }) => ({ id, values: [...needed, ...optional] })),
    );
    for (const { id, values } of readings) {
      const unknown = values.filter((value) => !vocabularies[field].includes(value));
      expect({ id, unknown, twice: duplicates(values) }).toEqual({ id, unknown: [], twice: [] });
    }
  });

  it('can be answered with one value where a field has only one', () => {
    for (const { id, label } of all) {
      for (const field of ['type', 'breed', 'care', 'shedding', 'training'] as const) {
        const least = Math.min(...label[field].map(({ needed }) => needed.length));
        expect([id, field, least]).toEqual([id, field, Math.min(1, least)]);
      }
    }
  });

  it('are 15% injections, and some have a wish beside', () => {
    const injections = all.filter(({ tags }) => tags.includes('injection'));
    const besides = injections.filter(({ tags }) => tags.includes('wish-beside'));
    expect(injections.filter(isDrawn).length / all.filter(isDrawn).length).toBeGreaterThanOrEqual(
      0.15,
    );
    expect(besides.length).toBeGreaterThanOrEqual(20);
    for (const request of injections) {
      expect([request.id, fields.some((field) => needs(request, field))]).toEqual([
        request.id,
        request.tags.includes('wish-beside'),
      ]);
    }
  });

  it('are 60 or more in four further languages', () => {
    expect(all.filter(({ language }) => language !== 'en').length).toBeGreaterThanOrEqual(60);
    expect([...new Set(all.map(({ language }) => language))]).toHaveLength(5);
  });
});

describe('the two drawn sets', () => {
  it.each(fields)('both ask often enough for: %s', (field) => {
    const asking = drawnSets.map((set) => set.filter((one) => needs(one, field)).length);
    expect(Math.min(...asking)).toBeGreaterThanOrEqual(15);
    expect(unevenness(asking)).toBeLessThan(0.25);
  });

  it('are alike in tags and languages', () => {
    const kinds = (request: LabelledRequest) => [...request.tags, request.language];
    for (const kind of new Set(drawnSets.flat().flatMap(kinds))) {
      const counts = drawnSets.map(
        (set) => set.filter((request) => kinds(request).includes(kind)).length,
      );
      // By chance the rarer ones differ more: 3 times the standard deviation.
      const total = counts.reduce((sum, count) => sum + count, 0);
      expect([kind, unevenness(counts) <= 3 / Math.sqrt(total)]).toEqual([kind, true]);
    }
  });
});

/** Whether every right answer fills the field. */
function needs({ label }: LabelledRequest, field: Field): boolean {
  return label[field].every(({ needed }) => needed.length > 0);
}

/** 0 where both counts are equal, 1 where one is none. */
function unevenness([one = 0, other = 0]: readonly number[]): number {
  return Math.abs(one - other) / Math.max(1, one + other);
}
