import { expect, it } from 'vitest';
import {
  bucketCount,
  bucketOf,
  classifierOf,
  packWeights,
} from '#src/domain/suggestion/learned/linear-classifier.ts';
import { learnedFrom } from '#src/domain/suggestion/learned/weights.ts';
import { digestOf } from './requests.ts';

it('the weights were learned from these requests: else run `npm run learn`', () => {
  expect(learnedFrom).toBe(digestOf('tuning'));
});

it('weights are packed in steps of a quarter and add up to a chance', () => {
  const weights = new Float64Array(bucketCount);
  weights[bucketOf('dog')] = 1.3;
  weights[bucketOf('my')] = -9;
  const classify = classifierOf(packWeights(weights));
  expect(classify(new Set(['cat']))).toBe(0.5);
  expect(classify(new Set(['dog']))).toBeCloseTo(1 / (1 + Math.exp(-1.25)));
  expect(classify(new Set(['dog', 'my']))).toBeCloseTo(1 / (1 + Math.exp(0.5)));
});
