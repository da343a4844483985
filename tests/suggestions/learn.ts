// `npm run learn`: see tools/learn.js.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { householdFeatures, wantedFeatures } from '#src/domain/suggestion/learned/animals.ts';
import {
  bucketCount,
  bucketOf,
  chanceOf,
  packWeights,
} from '#src/domain/suggestion/learned/linear-classifier.ts';
import { sentenceFeatures } from '#src/domain/suggestion/learned/no-wish.ts';
import { markClauses, sentencesOf } from '#src/domain/suggestion/clauses/clauses.ts';
import { readWishes } from '#src/domain/suggestion/suggest.ts';
import { wordsOf } from '#src/domain/suggestion/words/words-of.ts';
import { main } from '#tools/steps.js';
import { digestOf, fields, type LabelledRequest, readSet } from './requests.ts';
import { compareAnswer } from './score.ts';

type Example = { readonly features: ReadonlySet<string>; readonly is: boolean };

/**
 * Sentences of requests that hold a wish, or none. Where both stand in one text, a sentence is a wish
 * whose every value is right, and none whose every value is wrong; the others teach nothing.
 */
function noWishExamples({ prompt, tags, label }: LabelledRequest): readonly Example[] {
  const { tokens, language } = wordsOf(prompt);
  const sentences = sentencesOf(tokens);
  const isEmpty = fields.every((field) =>
    label[field].every(({ needed, optional }) => needed.length + optional.length === 0),
  );
  return sentenceFeatures(prompt, sentences, language).flatMap((features, at) => {
    if (!tags.includes('wish-beside')) return [{ features, is: isEmpty }];
    const answer = readWishes(sentences.slice(at, at + 1), language);
    const compared = Object.values(compareAnswer({ label }, answer));
    const isMatched = compared.some(({ matched }) => matched > 0);
    const isWrong = compared.some(({ wrong }) => wrong > 0);
    return isMatched === isWrong ? [] : [{ features, is: isWrong }];
  });
}

function wantedExamples({ prompt, label }: LabelledRequest): readonly Example[] {
  return [...wantedFeatures(clausesOf(prompt))].flatMap(([type, features]) => {
    const is = isRight(label.type, type);
    return is === undefined ? [] : [{ features, is }];
  });
}

function householdExamples({ prompt, label }: LabelledRequest): readonly Example[] {
  const is = isRight(label.goodWith, 'otherPets');
  return is === undefined ? [] : [{ features: householdFeatures(clausesOf(prompt)), is }];
}

function clausesOf(prompt: string) {
  const { tokens, language } = wordsOf(prompt);
  return { tokens: markClauses(tokens, language), language };
}

/** Whether a value belongs into the answer; undefined where it may or may not. */
function isRight(readings: LabelledRequest['label']['type'], value: string): boolean | undefined {
  if (readings.every(({ needed }) => needed.includes(value))) return true;
  const may = readings.some(({ needed, optional }) => [...needed, ...optional].includes(value));
  return may ? undefined : false;
}

const passes = 10;
/** How many of the passes count for the mean. */
const later = 5;
const step = 0.1;
/** Pulls each weight towards none, so that a rare word does not decide alone. */
const decay = 1e-4;
/** What is learned, and from how many examples on a word counts: of fewer it tells more of them than of the next text. */
type Course = {
  readonly examplesOf: (request: LabelledRequest) => readonly Example[];
  readonly leastExamples: number;
};

/**
 * Logistic regression by AdaGrad; the order of the examples is always the same. The weights are the
 * mean of those after the later passes, so that less hangs on that order.
 */
function learn(examples: readonly Example[], leastExamples: number): Float64Array {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const known = examples.map(({ features, is }) => ({
    is,
    buckets: [...features]
      .filter((one) => (counts.get(one) ?? 0) >= leastExamples)
      .map((one) => bucketOf(one)),
  }));
  const weights = new Float64Array(bucketCount);
  const squares = new Float64Array(bucketCount).fill(0.01);
  const means = new Float64Array(bucketCount);
  const random = seeded();
  for (let pass = 0; pass < passes; pass += 1) {
    for (const { is, buckets } of shuffled(known, random)) {
      const logit = buckets.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0);
      const error = chanceOf(logit) - (is ? 1 : 0);
      for (const bucket of buckets) {
        const weight = weights[bucket] ?? 0;
        const slope = error + decay * weight;
        const square = (squares[bucket] ?? 0) + slope * slope;
        squares[bucket] = square;
        weights[bucket] = weight - (step * slope) / Math.sqrt(square);
      }
    }
    if (pass < passes - later) continue;
    for (const [bucket, weight] of weights.entries()) {
      means[bucket] = (means[bucket] ?? 0) + weight / later;
    }
  }
  return means;
}

/** Numbers from 0 to 1, the same in each run (Lehmer's generator). */
function seeded(): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Fisher and Yates. */
function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    // Both places are within the list.
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}

await main(async () => {
  const requests = readSet('tuning');
  const tables: Record<string, Course> = {
    noWishWeights: { examplesOf: noWishExamples, leastExamples: 2 },
    wantedWeights: { examplesOf: wantedExamples, leastExamples: 4 },
    householdWeights: { examplesOf: householdExamples, leastExamples: 4 },
  };
  const lines = Object.entries(tables).map(([name, course]) => {
    const examples = requests.flatMap(course.examplesOf);
    const kind = examples.filter(({ is }) => is).length;
    console.log(`${name}: ${examples.length} examples, ${kind} of the kind`);
    return `export const ${name} =\n  '${packWeights(learn(examples, course.leastExamples))}';\n`;
  });
  writeFileSync(
    join(import.meta.dirname, '../../src/domain/suggestion/learned/weights.ts'),
    [
      '// Written by `npm run learn`.\n',
      '/** The SHA-256 of the requests that the weights were learned from. */\n',
      `export const learnedFrom = '${digestOf('tuning')}';\n`,
      ...lines,
    ].join(''),
  );
});
