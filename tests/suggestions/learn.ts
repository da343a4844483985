// `npm run learn`: see tools/learn.js.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { householdFeatures, wantedFeatures } from '#src/domain/suggestion/learned/animals.ts';
import { classifierOf, packWeights } from '#src/domain/suggestion/learned/linear-classifier.ts';
import { characterRuns, sentenceFeatures } from '#src/domain/suggestion/learned/no-wish.ts';
import { markClauses, sentencesOf } from '#src/domain/suggestion/clauses/clauses.ts';
import { readWishes } from '#src/domain/suggestion/suggest.ts';
import { wordsOf } from '#src/domain/suggestion/words/words-of.ts';
import { main } from '#tools/steps.js';
import { digestOf, fields, type LabelledRequest, readSet } from './requests.ts';
import { type Example, learn, type Training } from './logistic-regression.ts';
import { compareAnswer } from './score.ts';

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
  const runs = characterRuns(prompt);
  return sentenceFeatures(prompt, sentences, language).flatMap((features, at) => {
    const groups = [features, runs];
    if (!tags.includes('wish-beside')) return [{ groups, is: isEmpty }];
    const answer = readWishes(sentences.slice(at, at + 1), language);
    const compared = Object.values(compareAnswer({ label }, answer));
    const isMatched = compared.some(({ matched }) => matched > 0);
    const isWrong = compared.some(({ wrong }) => wrong > 0);
    return isMatched === isWrong ? [] : [{ groups, is: isWrong }];
  });
}

function wantedExamples({ prompt, label }: LabelledRequest): readonly Example[] {
  return [...wantedFeatures(clausesOf(prompt))].flatMap(([type, features]) => {
    const is = isRight(label.type, type);
    return is === undefined ? [] : [{ groups: [features], is }];
  });
}

function householdExamples({ prompt, label }: LabelledRequest): readonly Example[] {
  const is = isRight(label.goodWith, 'otherPets');
  return is === undefined ? [] : [{ groups: [householdFeatures(clausesOf(prompt))], is }];
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

type Course = Training & { readonly examplesOf: (request: LabelledRequest) => readonly Example[] };

const courses: Readonly<Record<string, Course>> = {
  noWishWeights: {
    examplesOf: noWishExamples,
    bucketCount: 2 ** 17,
    leastExamples: 2,
    step: 0.1,
  },
  wantedWeights: { examplesOf: wantedExamples, bucketCount: 2 ** 15, leastExamples: 3, step: 0.3 },
  householdWeights: {
    examplesOf: householdExamples,
    bucketCount: 2 ** 14,
    leastExamples: 3,
    step: 0.3,
  },
};

function writeWeights(requests: readonly LabelledRequest[]) {
  const lines = Object.entries(courses).map(([name, course]) => {
    const examples = requests.flatMap(course.examplesOf);
    const kind = examples.filter(({ is }) => is).length;
    console.log(`${name}: ${examples.length} examples, ${kind} of the kind`);
    return `export const ${name} =\n  '${packWeights(learn(examples, course))}';\n`;
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
}

/** How many requests stay together: those of one writer are alike, and stand one after the other. */
const together = 500;

/**
 * Learns five times, each time without another fifth of the requests, and prints how often those were
 * judged wrong. Phrases, which are alike, are learned from each time.
 */
function printCrossValidation(requests: readonly LabelledRequest[]) {
  const isPhrase = ({ tags }: LabelledRequest) => tags.includes('phrase');
  const phrases = requests.filter(isPhrase);
  const others = requests.filter((request) => !isPhrase(request));
  const folds = [0, 1, 2, 3, 4].map((fold) => ({
    leftOut: others.filter((_, at) => Math.floor(at / together) % 5 === fold),
    rest: others.filter((_, at) => Math.floor(at / together) % 5 !== fold),
  }));
  for (const [name, course] of Object.entries(courses)) {
    const judged = folds.flatMap(({ leftOut, rest }) => {
      const examples = [...phrases, ...rest].flatMap(course.examplesOf);
      const classify = classifierOf(packWeights(learn(examples, course)));
      return leftOut
        .flatMap(course.examplesOf)
        .map(({ groups, is }) => ({ is, chance: classify(...groups) }));
    });
    const wrong = (from: number, to: number) => {
      const those = judged.filter(({ chance }) => chance >= from && chance < to);
      const share = those.filter(({ is, chance }) => is !== chance >= 0.5).length / those.length;
      return `${(100 * share).toFixed(1)}% of ${those.length}`;
    };
    console.log(
      `${name}: wrong ${wrong(0, 1)}; where the chance is below 0.1 ${wrong(0, 0.1)}, from 0.8 on ${wrong(0.8, 1)}`,
    );
  }
}

await main(async () => {
  const requests = readSet('tuning');
  if (process.argv.includes('--check')) printCrossValidation(requests);
  else writeWeights(requests);
});
