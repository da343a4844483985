import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Field,
  fields,
  requestSets,
  type LabelledRequest,
  readSet,
  readingsOf,
} from './requests.ts';
import { type Answer, compareAnswer, type Figures, isRight, score } from './score.ts';

/** A request with this label, in the notation of the files. */
function asked(label: Partial<Record<Field, string>>): LabelledRequest {
  const pairs = fields.map((field) => [field, readingsOf(label[field] ?? '-')] as const);
  return {
    id: 'en-001',
    language: 'en',
    tags: ['plain'],
    prompt: 'a pet',
    // One pair for each field.
    label: Object.fromEntries(pairs) as LabelledRequest['label'],
  };
}

const isRightFor = (label: Partial<Record<Field, string>>, answer: Answer) =>
  Object.values(compareAnswer(asked(label), answer)).every(isRight);

/** What the first reading of each field needs. */
function perfectAnswer({ label }: LabelledRequest): Answer {
  return Object.fromEntries(fields.map((field) => [field, label[field][0]?.needed ?? []]));
}

const everyRequest = requestSets.flatMap((set) => readSet(set));

describe('an answer is right', () => {
  it.each<[string, Partial<Record<Field, string>>, Answer]>([
    ['when it fills nothing and nothing was asked', {}, {}],
    ['with one value, or a list of that value', { age: 'young' }, { age: ['young'] }],
    [
      'with both values of a set in any order',
      { size: 'small + medium' },
      { size: ['medium', 'small'] },
    ],
    ['by the second reading', { age: 'senior | adult + senior' }, { age: ['adult', 'senior'] }],
    ['by a reading that leaves the field out', { type: '- | dog + cat' }, {}],
    ['without an optional value', { care: 'low?' }, {}],
    ['with an optional value', { goodWith: 'kids + adults?' }, { goodWith: ['adults', 'kids'] }],
    ['with a synonym', { temperament: 'affectionate' }, { temperament: ['loving', 'cuddly'] }],
    ['with a breed in other letters', { breed: 'Shih Tzu' }, { breed: 'shih-tzu' }],
    ['with a nickname of the breed', { breed: 'Labrador Retriever' }, { breed: 'lab' }],
    ['with a mix of the breed', { breed: 'Labrador Retriever' }, { breed: 'Labrador Mix' }],
    ['with an empty list where nothing was asked', {}, { temperament: [] }],
  ])('%s', (_, label, answer) => {
    expect(isRightFor(label, answer)).toBe(true);
  });
});

describe('an answer is wrong', () => {
  it.each<[string, Partial<Record<Field, string>>, Answer]>([
    ['with another value', { age: 'young' }, { age: 'adult' }],
    ['with a part of a set', { size: 'small + medium' }, { size: 'small' }],
    ['with one value too many', { size: 'small' }, { size: ['small', 'medium'] }],
    ['with a mixture of two readings', { age: 'young | adult' }, { age: ['young', 'adult'] }],
    ['without what was asked', { shedding: 'low' }, {}],
    ['with what was not asked', {}, { type: 'dog' }],
    ['with another than the optional value', { care: 'low?' }, { care: 'high' }],
  ])('%s', (_, label, answer) => {
    expect(isRightFor(label, answer)).toBe(false);
  });
});

describe('the figures', () => {
  const figures = (pairs: readonly (readonly [Partial<Record<Field, string>>, Answer])[]) =>
    score(
      pairs.map(([label]) => asked(label)),
      pairs.map(([, answer]) => answer),
    );

  it('count values, of which a set may have some right and some missing', () => {
    const { goodWith } = figures([
      [{ goodWith: 'kids + otherPets' }, { goodWith: ['kids'] }],
      [{ goodWith: 'seniors' }, { goodWith: ['adults', 'seniors'] }],
    ]).fields;
    expect(goodWith.precision).toBeCloseTo(2 / 3);
    expect(goodWith.recall).toBeCloseTo(2 / 3);
    expect(goodWith.f1).toBeCloseTo(2 / 3);
    expect(goodWith.right).toBe(0);
  });

  it('call a field invented that was to be left out, not one with a wrong value', () => {
    const { invented } = figures([
      [{ type: 'cat' }, { type: 'dog' }],
      [{}, { size: 'large' }],
      [{ care: 'low?' }, { care: 'high' }],
      [{ age: 'young' }, { age: 'young' }],
    ]);
    expect(invented).toBe(2 / 4);
  });

  it('call a type wrong that is another, invented or missing', () => {
    const { typeWrong, rightThroughout } = figures([
      [{ type: 'cat' }, { type: 'dog' }],
      [{}, { type: 'dog' }],
      [{ type: 'bird' }, {}],
      [{ type: 'rabbit' }, { type: 'rabbit' }],
      [{}, {}],
    ]);
    expect(typeWrong).toBe(3 / 5);
    expect(rightThroughout).toBe(2 / 5);
  });

  it('are perfect for perfect answers to every request', () => {
    const perfect = score(everyRequest, everyRequest.map(perfectAnswer));
    expect(perfect).toMatchObject({ macroF1: 1, rightThroughout: 1, invented: 0, typeWrong: 0 });
    expect(Object.values(perfect.fields).map(({ f1 }) => f1)).toEqual(fields.map(() => 1));
  });

  it('find nothing, and nothing wrong, in answers that are all empty', () => {
    const empty = score(everyRequest, []);
    expect(empty).toMatchObject({ macroF1: 0, invented: 0 });
    expect(empty.fields.type).toMatchObject({ precision: 1, recall: 0 });
  });

  const requests = fc.subarray(everyRequest, { minLength: 1, maxLength: 20 });
  const value = fc.constantFrom('dog', 'cat', 'young', 'senior', 'small', 'large', 'low', 'kids');
  const answer = fc.record(
    Object.fromEntries(fields.map((field) => [field, fc.uniqueArray(value, { maxLength: 3 })])),
    { requiredKeys: [] },
  );
  const answered = fc
    .tuple(requests, fc.array(answer, { minLength: 20, maxLength: 20 }))
    .filter(([some]) => some.length > 0);

  it('are shares, whatever the answers', () => {
    fc.assert(
      fc.property(answered, ([some, answers]) => {
        const { requests: count, fields: ofFields, ...shares } = score(some, answers);
        const all = [...Object.values(shares), ...Object.values(ofFields).flatMap(Object.values)];
        expect(count).toBe(some.length);
        for (const share of all) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('never get a better precision by an invented field, and invent more', () => {
    fc.assert(
      fc.property(answered, fc.nat(), fc.nat(), ([some, answers], nth, nthEmpty) => {
        const field = fields[nth % fields.length] ?? 'type';
        const free = some.flatMap(({ label }, at) =>
          label[field].every(({ needed, optional }) => needed.length + optional.length === 0)
            ? [at]
            : [],
        );
        const at = free[nthEmpty % Math.max(1, free.length)];
        fc.pre(at !== undefined);
        const leftOut = answers.map((one, index) => (index === at ? { ...one, [field]: [] } : one));
        const invented = answers.map((one, index) =>
          index === at ? { ...one, [field]: ['dog'] } : one,
        );
        const before: Figures = score(some, leftOut);
        const after: Figures = score(some, invented);
        expect(after.fields[field].precision).toBeLessThanOrEqual(before.fields[field].precision);
        expect(after.fields[field].f1).toBeLessThanOrEqual(before.fields[field].f1);
        expect(after.rightThroughout).toBeLessThanOrEqual(before.rightThroughout);
        expect(after.invented).toBeGreaterThanOrEqual(before.invented);
      }),
      { numRuns: 200 },
    );
  });
});
