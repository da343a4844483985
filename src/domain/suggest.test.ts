import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggest } from './suggest.ts';
import { suggestionSchema } from './suggestion.ts';
import { pageTexts } from './page-texts.ts';

describe('suggest', () => {
  it('understands the four example buttons', () => {
    expect(pageTexts.aiExamples.map(suggest)).toEqual([
      { type: 'dog', energy: 'moderate' },
      { type: 'cat', energy: 'low' },
      { type: 'dog', size: 'large', energy: 'high' },
      { type: 'dog', age: 'senior', size: 'small', energy: 'low' },
    ]);
  });

  it.each([
    [
      'A playful kitten that is good with kids and other pets',
      { type: 'cat', age: 'young', goodWith: ['kids', 'otherPets'], temperament: ['playful'] },
    ],
    [
      'An old, calm cat for my grandmother',
      { type: 'cat', age: 'senior', goodWith: ['seniors'], temperament: ['calm'] },
    ],
    [
      'hypoallergenic medium dog, well trained',
      { type: 'dog', size: 'medium', shedding: 'low', training: 'well-trained' },
    ],
    [
      'A low-maintenance, low-shedding adult dog',
      { type: 'dog', age: 'adult', care: 'low', shedding: 'low' },
    ],
    ['A dog that gets along with cats', { type: 'dog', goodWith: ['otherPets'] }],
    [
      'We have a cat and are looking for a big loyal dog',
      { type: 'dog', size: 'large', goodWith: ['otherPets'], temperament: ['loyal'] },
    ],
    [
      'A golden retriever puppy for our family',
      { type: 'dog', breed: 'Golden Retriever', age: 'young', goodWith: ['kids'] },
    ],
    ['a French bulldog', { type: 'dog', breed: 'French Bulldog' }],
    [
      'a quiet siamese, house trained',
      { type: 'cat', breed: 'Siamese', temperament: ['quiet'], training: 'basic' },
    ],
    ['medium shedding, medium care', { type: 'dog', care: 'moderate', shedding: 'moderate' }],
    ['A deaf or blind dog would be welcome', { type: 'dog', specialNeeds: ['deaf', 'blind'] }],
    ['a healthy cat', { type: 'cat', specialNeeds: ['none'] }],
    ['a running partner', { type: 'dog', energy: 'high' }],
    ['I would love to have a cat', { type: 'cat' }],
    ['I am looking for a cat', { type: 'cat' }],
  ])('reads "%s"', (prompt, wanted) => {
    expect(suggest(prompt)).toEqual(wanted);
  });

  it.each([
    ['a dog for a small apartment', 'size'],
    ['a small or medium dog', 'size'],
    ['a dog that is not too big', 'size'],
    ['a cat that is good with young children', 'age'],
    ['a dog for older people', 'age'],
    ['a cat for my 5 year old son', 'age'],
    ['we have no kids', 'goodWith'],
    ['something not very active', 'energy'],
  ] as const)('does not read too much into "%s"', (prompt, field) => {
    expect(suggest(prompt)).not.toHaveProperty(field);
  });

  it('answers any text at all with a suggestion in the known words', () => {
    const word = fc.constantFrom(
      'small',
      'no',
      'old',
      'kitten',
      'dog',
      'with',
      'kids',
      'my',
      'energy',
      'low',
      'medium',
      'not',
      'shed',
      '5',
      'years',
      'trained',
    );
    const prompt = fc.oneof(
      // Any code points, lone surrogates too.
      fc
        .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 300 })
        .map((points) => String.fromCodePoint(...points)),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(prompt, (text) => {
        const suggestion = suggest(text);
        expect(suggestionSchema.parse(suggestion)).toEqual(suggestion);
      }),
    );
  });

  it('gives the same answer in capitals and with other punctuation', () => {
    expect(suggest('SMALL, LOW-ENERGY… DOG!')).toEqual(suggest('small low energy dog'));
  });

  it('reads the longest description in a moment', () => {
    const began = performance.now();
    suggest('with other small old two three cats and dogs '.repeat(45));
    // Far more than it takes, far less than a rule with runaway backtracking would.
    expect(performance.now() - began).toBeLessThan(500);
  });
});
