// `npm run learn`: see tools/learn.js.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { householdFeatures, wantedFeatures } from '#src/domain/suggestion/learned/animals.ts';
import { classifierOf, packWeights } from '#src/domain/suggestion/learned/linear-classifier.ts';
import { runsOf, sentenceFeatures } from '#src/domain/suggestion/learned/no-wish.ts';
import { valueReader } from '#src/domain/suggestion/learned/values.ts';
import { markClauses, sentencesOf } from '#src/domain/suggestion/clauses/clauses.ts';
import type { MarkedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { readWishes } from '#src/domain/suggestion/fields/read-wishes.ts';
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
  const runs = runsOf(prompt);
  return sentenceFeatures(prompt, markedText(prompt)).flatMap((features, at) => {
    const groups = [features, runs];
    if (!tags.includes('wish-beside')) return [{ groups, is: isEmpty }];
    const answer = readWishes({ tokens: markClauses(sentences[at] ?? [], language), language });
    const compared = Object.values(compareAnswer({ label }, answer));
    const isMatched = compared.some(({ matched }) => matched > 0);
    const isWrong = compared.some(({ wrong }) => wrong > 0);
    return isMatched === isWrong ? [] : [{ groups, is: isWrong }];
  });
}

function wantedExamples({ prompt, label }: LabelledRequest): readonly Example[] {
  return [...wantedFeatures(markedText(prompt))].flatMap(([type, features]) => {
    const is = isRight(label.type, type);
    return is === undefined ? [] : [{ groups: [features], is }];
  });
}

function householdExamples({ prompt, label }: LabelledRequest): readonly Example[] {
  const is = isRight(label.goodWith, 'otherPets');
  return is === undefined ? [] : [{ groups: [householdFeatures(markedText(prompt))], is }];
}

/** What the rules read where every sentence is taken for a wish, and whether it belongs into the answer. */
function valueExamples({ prompt, label }: LabelledRequest): readonly Example[] {
  const text = markedText(prompt);
  return valueReader(text)(readWishes(text)).flatMap(({ field, value, groups }) => {
    const { matched, wrong } = compareAnswer({ label }, { [field]: value })[field];
    return matched + wrong === 0 ? [] : [{ groups, is: wrong === 0 }];
  });
}

function markedText(prompt: string): MarkedText {
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

type Courses = Readonly<Record<string, Course>>;

/** What the rules read depends on these: they are learned first. */
const ofAnimals: Courses = {
  wantedWeights: {
    examplesOf: wantedExamples,
    bucketCount: 2 ** 17,
    leastExamples: 2,
    step: 0.3,
    most: 16_000,
  },
  householdWeights: {
    examplesOf: householdExamples,
    bucketCount: 2 ** 14,
    leastExamples: 3,
    step: 0.3,
    most: 2 ** 14,
  },
};

const ofReadings: Courses = {
  noWishWeights: {
    examplesOf: noWishExamples,
    bucketCount: 2 ** 19,
    leastExamples: 2,
    step: 0.1,
    most: 60_000,
  },
  valueWeights: {
    examplesOf: valueExamples,
    bucketCount: 2 ** 18,
    leastExamples: 2,
    step: 0.1,
    most: 30_000,
  },
};

function writeWeights(name: string, courses: Courses, requests: readonly LabelledRequest[]) {
  const lines = Object.entries(courses).map(([weights, course]) => {
    const examples = requests.flatMap(course.examplesOf);
    const kind = examples.filter(({ is }) => is).length;
    console.log(`${weights}: ${examples.length} examples, ${kind} of the kind`);
    return `export const ${weights} =\n  '${packWeights(learn(examples, course))}';\n`;
  });
  writeFileSync(
    join(import.meta.dirname, '../../src/domain/suggestion/learned', name),
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
 * Learns three times, each time without another third of the requests, and prints how often those were
 * judged wrong. Phrases, which are alike, are learned from each time.
 */
function printCrossValidation(requests: readonly LabelledRequest[]) {
  const isPhrase = ({ tags }: LabelledRequest) => tags.includes('phrase');
  const phrases = requests.filter(isPhrase);
  const others = requests.filter((request) => !isPhrase(request));
  const folds = [0, 1, 2].map((fold) => ({
    leftOut: others.filter((_, at) => Math.floor(at / together) % 3 === fold),
    rest: others.filter((_, at) => Math.floor(at / together) % 3 !== fold),
  }));
  for (const [name, course] of Object.entries({ ...ofAnimals, ...ofReadings })) {
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
      `${name}: wrong ${wrong(0, 1)}; where the chance is below 0.1 ${wrong(0, 0.1)}, below 0.45 ${wrong(0, 0.45)}, from 0.8 on ${wrong(0.8, 1)}`,
    );
  }
}

await main(async () => {
  const requests = readSet('tuning');
  const [what] = process.argv.slice(2);
  if (what === 'check') printCrossValidation(requests);
  else if (what === 'animals') writeWeights('animal-weights.ts', ofAnimals, requests);
  else writeWeights('reading-weights.ts', ofReadings, requests);
});
