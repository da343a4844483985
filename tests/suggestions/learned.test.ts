import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bucketOf,
  characterRuns,
  classifierOf,
  featuresAbout,
  featuresOf,
  packWeights,
} from '#src/domain/suggestion/learned/linear-classifier.ts';
import * as ofAnimals from '#src/domain/suggestion/learned/animal-weights.ts';
import * as ofReadings from '#src/domain/suggestion/learned/reading-weights.ts';
import { learn } from './logistic-regression.ts';
import { digestOf } from './requests.ts';

it('the weights were learned from these requests: else run `npm run learn`', () => {
  for (const { learnedFrom } of [ofAnimals, ofReadings])
    expect(learnedFrom).toBe(digestOf('tuning'));
});

const bucketNamed = (name: string, bucketCount: number) => {
  const [feature = 0] = featuresOf([name]);
  return bucketOf(feature, bucketCount);
};

it('weights are packed in steps that are smaller for small weights, and a group has the length 1', () => {
  const weights = new Float64Array(16);
  weights[bucketNamed('dog', 16)] = 1.3;
  weights[bucketNamed('my', 16)] = -90;
  const classify = classifierOf(packWeights(weights));
  const chance = (logit: number) => 1 / (1 + Math.exp(-logit));
  expect(classify(featuresOf(['cat']))).toBe(0.5);
  expect(classify()).toBe(0.5);
  // 3 of 7 steps squared, of 10.
  const dog = (10 * 9) / 49;
  expect(classify(featuresOf(['dog']))).toBeCloseTo(chance(dog), 6);
  expect(classify(featuresOf(['dog']), [])).toBeCloseTo(chance(dog), 6);
  expect(classify(featuresOf(['dog', 'my']))).toBeCloseTo(chance((dog - 10) / Math.SQRT2), 6);
  expect(classify(featuresOf(['dog']), featuresOf(['my']))).toBeCloseTo(chance(dog - 10), 6);
});

it('every weight comes back from behind any gap, and stands in the quotes of a file as it is', () => {
  const weightOf = (step: number) => (10 * step * Math.abs(step)) / 49;
  const chance = (weight: number) => 1 / (1 + Math.exp(-weight));
  const steps = fc.array(
    fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -7, max: 7 })),
    {
      minLength: 128,
      maxLength: 128,
    },
  );
  fc.assert(
    fc.property(steps, (all) => {
      // The weight that always counts is left out.
      const weights = Float64Array.from(all, weightOf);
      weights[bucketNamed('always', 128)] = 0;
      const packed = packWeights(weights);
      expect(packed).toMatch(/^[^'\\\n]+$/);
      const classify = classifierOf(packed);
      for (const [bucket, weight] of weights.entries())
        expect(classify([bucket])).toBeCloseTo(chance(weight), 9);
    }),
  );
});

it('what tells the kind is learned, the same each time, and what one example alone has is not', () => {
  const example = (is: boolean, ...features: string[]) => ({ groups: [featuresOf(features)], is });
  const examples = [
    example(true, 'limps', 'dog'),
    example(true, 'limps', 'cat', 'once'),
    example(false, 'want', 'dog'),
    example(false, 'want', 'cat'),
  ];
  const training = { bucketCount: 1024, leastExamples: 2, step: 0.3, most: 1024 };
  const weights = learn(examples, training);
  expect(learn(examples, training)).toEqual(weights);
  const classify = classifierOf(packWeights(weights));
  expect(classify(featuresOf(['limps']))).toBeGreaterThan(0.8);
  expect(classify(featuresOf(['want']))).toBeLessThan(0.2);
  expect(classify(featuresOf(['dog']))).toBeCloseTo(classify(featuresOf(['cat'])), 1);
  expect(weights[bucketNamed('once', 1024)]).toBe(0);
});

it('only the weights that count most are learned', () => {
  const examples = Array.from({ length: 40 }, (_, nth) => ({
    groups: [featuresOf([nth % 2 ? 'limps' : 'want', nth % 4 < 2 ? 'dog' : 'cat'])],
    is: nth % 2 === 1,
  }));
  const weights = learn(examples, { bucketCount: 1024, leastExamples: 2, step: 0.3, most: 2 });
  expect(weights.filter((weight) => weight !== 0)).toHaveLength(2);
  expect(weights[bucketNamed('limps', 1024)]).toBeGreaterThan(0);
  expect(weights[bucketNamed('want', 1024)]).toBeLessThan(0);
});

it('the runs of a text are all of its parts of that many characters, each once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const parts = [3, 4].flatMap((length) =>
        Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) =>
          text.slice(at, at + length),
        ),
      );
      const runs = new Set(characterRuns(text, 3, 4));
      expect(runs).toEqual(new Set(featuresOf(parts.map((part) => `~${part}`))));
      expect(characterRuns(text, 3, 4)).toHaveLength(runs.size);
    }),
  );
});

it('what is said of one thing is another feature than the same of another', () => {
  const [ofSize] = featuresAbout('size', featuresOf(['text big']));
  expect(featuresAbout('size', featuresOf(['text big']))).toEqual([ofSize]);
  expect(featuresOf(['text big'])).not.toEqual([ofSize]);
  expect(featuresAbout('age', featuresOf(['text big']))).not.toEqual([ofSize]);
});
