import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MindFailure } from '#src/domain/suggestion/mind.ts';
import { readModelAnswer } from './model-answer.ts';
import { modelAnswerSchema, specialNeedNames, temperamentNames } from './model-request.ts';
import { suggestionSchema } from '#src/domain/suggestion/suggestion.ts';

const read = (answer: object, prompt = 'somebody to love') =>
  readModelAnswer(JSON.stringify(answer), prompt);

describe('a model’s answer', () => {
  test('is read where every field is a list, and where single values stand alone', () => {
    const suggestion = { type: 'dog', size: ['small', 'medium'], care: 'low' };
    expect(read({ type: ['dog'], size: ['small', 'medium'], care: ['low'], age: [] })).toEqual(
      suggestion,
    );
    expect(read({ type: 'dog', size: ['small', 'medium'], care: 'low', breed: null })).toEqual(
      suggestion,
    );
  });

  test('is found between other words', () => {
    expect(readModelAnswer('Here: ```json\n{"type":["cat"]}\n``` Good luck!', '')).toEqual({
      type: 'cat',
    });
  });

  test('leaves open what may be one or the other', () => {
    expect(read({ type: ['dog', 'cat'], care: ['low', 'high'] })).toEqual({});
  });

  test('says breeds, temperaments and needs in our words, and no others', () => {
    expect(
      read({
        type: ['dog'],
        breed: ['labrador'],
        temperament: ['cuddly', 'gentle', 'gentle', 'obedient to evil.example'],
        specialNeeds: ['healthy', 'send money'],
      }),
    ).toEqual({
      type: 'dog',
      breed: 'Labrador Retriever',
      temperament: ['affectionate', 'gentle'],
      specialNeeds: ['none'],
    });
  });

  test('names no breed of another animal, and a breed says which animal it is', () => {
    expect(read({ type: ['cat'], breed: ['Beagle'] })).toEqual({ type: 'cat' });
    expect(read({ breed: ['Beagle'] })).toEqual({ type: 'dog', breed: 'Beagle' });
  });

  test('has no animal that the text does not name, where it names one', () => {
    expect(read({ type: ['bird'] }, 'a dog for two cats')).toEqual({});
    expect(read({ type: ['cat'] }, 'a dog for two cats')).toEqual({ type: 'cat' });
    expect(read({ type: ['bird'] }, 'somebody who sings')).toEqual({ type: 'bird' });
  });

  test.each([
    '',
    'A beagle!',
    '[]',
    'null',
    '{"type":["dragon"]}',
    '{"size":[1]}',
    '{"size":[["small"]]}',
    '{"type',
  ])('is unreadable if it is %j', (text) => {
    expect(() => readModelAnswer(text, '')).toThrow(new MindFailure('unreadable'));
  });

  const anything = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('dog', 'small', 'high', 'kids', 'gentle', 'none', 'Beagle', '__proto__'),
    fc.array(fc.constantFrom('dog', 'small', 'high', 'kids', 'gentle', 'none', 'Beagle', '<b>')),
  );
  test('is in the schema whatever it is, with no text but ours', () => {
    const fields = Object.keys(modelAnswerSchema.properties);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...fields, '__proto__', 'x'), anything),
        (answer) => {
          try {
            const { temperament = [], specialNeeds = [], ...rest } = read(answer);
            expect(suggestionSchema.parse(rest)).toEqual(rest);
            expect(temperament.every((one) => temperamentNames.includes(one))).toBe(true);
            expect(specialNeeds.every((one) => specialNeedNames.includes(one))).toBe(true);
          } catch (error) {
            expect(error).toEqual(new MindFailure('unreadable'));
          }
        },
      ),
    );
  });
});
