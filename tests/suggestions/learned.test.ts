import { expect, it } from 'vitest';
import {
  bucketOf,
  classifierOf,
  packWeights,
} from '#src/domain/suggestion/learned/linear-classifier.ts';
import { learnedFrom } from '#src/domain/suggestion/learned/weights.ts';
import { learn } from './logistic-regression.ts';
import { digestOf } from './requests.ts';

it('the weights were learned from these requests: else run `npm run learn`', () => {
  expect(learnedFrom).toBe(digestOf('tuning'));
});

it('weights are packed in steps that are smaller for small weights, and a group has the length 1', () => {
  const weights = new Float64Array(16);
  weights[bucketOf('dog', 16)] = 1.3;
  weights[bucketOf('my', 16)] = -90;
  const classify = classifierOf(packWeights(weights));
  const chance = (logit: number) => 1 / (1 + Math.exp(-logit));
  expect(classify(new Set(['cat']))).toBe(0.5);
  expect(classify()).toBe(0.5);
  // 3 of 7 steps squared, of 10.
  const dog = (10 * 9) / 49;
  expect(classify(new Set(['dog']))).toBeCloseTo(chance(dog), 6);
  expect(classify(new Set(['dog']), new Set())).toBeCloseTo(chance(dog), 6);
  expect(classify(new Set(['dog', 'my']))).toBeCloseTo(chance((dog - 10) / Math.SQRT2), 6);
  expect(classify(new Set(['dog']), new Set(['my']))).toBeCloseTo(chance(dog - 10), 6);
});

it('every pair of weights comes back, and stands in the quotes of a file as it is', () => {
  // The pair without the weight that always counts.
  const at = bucketOf('always', 4) < 2 ? 2 : 0;
  const features = Array.from({ length: 40 }, (_, nth) => `feature ${nth}`);
  const [first = '', second = ''] = [at, at + 1].map((bucket) =>
    features.find((feature) => bucketOf(feature, 4) === bucket),
  );
  const steps = Array.from({ length: 15 }, (_, nth) => nth - 7);
  const weightOf = (step: number) => (10 * step * Math.abs(step)) / 49;
  const chance = (weight: number) => 1 / (1 + Math.exp(-weight));
  for (const [one, other] of steps.flatMap((step) => steps.map((next) => [step, next] as const))) {
    const weights = new Float64Array(4);
    weights.set([weightOf(one), weightOf(other)], at);
    const packed = packWeights(weights);
    expect(packed).toMatch(/^[^'\\\n]{2}$/);
    const classify = classifierOf(packed);
    expect(classify(new Set([first]))).toBeCloseTo(chance(weightOf(one)), 9);
    expect(classify(new Set([second]))).toBeCloseTo(chance(weightOf(other)), 9);
  }
});

it('what tells the kind is learned, the same each time, and what one example alone has is not', () => {
  const example = (is: boolean, ...features: string[]) => ({ groups: [new Set(features)], is });
  const examples = [
    example(true, 'limps', 'dog'),
    example(true, 'limps', 'cat', 'once'),
    example(false, 'want', 'dog'),
    example(false, 'want', 'cat'),
  ];
  const training = { bucketCount: 1024, leastExamples: 2, step: 0.3 };
  const weights = learn(examples, training);
  expect(learn(examples, training)).toEqual(weights);
  const classify = classifierOf(packWeights(weights));
  expect(classify(new Set(['limps']))).toBeGreaterThan(0.8);
  expect(classify(new Set(['want']))).toBeLessThan(0.2);
  expect(classify(new Set(['dog']))).toBeCloseTo(classify(new Set(['cat'])), 1);
  expect(weights[bucketOf('once', 1024)]).toBe(0);
});
