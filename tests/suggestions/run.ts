// `npm run eval`: see tools/eval.js.
import { parseArgs } from 'node:util';
import { suggest } from '#src/domain/suggestion/suggest.ts';
import { Failure, main } from '#tools/steps.js';
import { type Evaluation, evaluate } from './evaluate.ts';
import { recordFloor } from './floor.ts';
import { modelFromEnvironment } from './model-from-environment.ts';
import {
  type Field,
  fields,
  type LabelledRequest,
  type Reading,
  type RequestSet,
  requestSets,
} from './requests.ts';
import { type Answer, compareAnswer, type Figures, isRight } from './score.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function table({ fields: figures }: Figures): string {
  const rows = fields.map((field) => {
    const { precision, recall, f1, right } = figures[field];
    return [field, ...[precision, recall, f1].map((share) => share.toFixed(3)), percent(right)];
  });
  return [['field', 'precision', 'recall', 'F1', 'right'], ...rows]
    .map(([first = '', ...cells]) => `  ${[first.padEnd(13), ...cells.map(padded)].join('')}`)
    .join('\n');
}

const padded = (cell: string) => cell.padStart(11);

function report(title: string, figures: Figures): string {
  const { requests, macroF1, rightThroughout, invented, typeWrong } = figures;
  return [
    `${title}, ${requests} requests`,
    table(figures),
    `  macro-F1 ${macroF1.toFixed(3)}, right in every field ${percent(rightThroughout)}, ` +
      `invented ${percent(invented)} of the filled fields, type wrong ${percent(typeWrong)}`,
  ].join('\n');
}

/** The first wrong answers; with `only`, those that are wrong in that field. */
function misses({ answered }: Evaluation, most: number, only: Field | undefined): string {
  const texts = answered.flatMap(({ request, answer }) => {
    const comparison = compareAnswer(request, answer);
    const wrong = fields.filter((field) => !isRight(comparison[field]));
    if (only ? !wrong.includes(only) : wrong.length === 0) return [];
    return [missText(request, answer, wrong)];
  });
  return texts.slice(0, most).join('\n');
}

function missText({ id, prompt, label }: LabelledRequest, answer: Answer, wrong: Field[]): string {
  const lines = wrong.map((field) => {
    const said = [answer[field] ?? '-'].flat().join(' + ');
    return `    ${field}: ${said}, right is ${label[field].map(notation).join(' | ')}`;
  });
  return [`  ${id} ${prompt.replaceAll('\n', ' ⏎ ')}`, ...lines].join('\n');
}

function notation({ needed, optional }: Reading): string {
  return [...needed, ...optional.map((value) => `${value}?`)].join(' + ') || '-';
}

function fieldNamed(name: string | undefined): Field | undefined {
  const found = fields.find((field) => field === name);
  if (name !== undefined && !found) throw new Failure(`--field is one of ${fields.join(', ')}.`);
  return found;
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      misses: { type: 'string', default: '0' },
      field: { type: 'string' },
      first: { type: 'string' },
      record: { type: 'boolean', default: false },
    },
  });
  if (!/^\d+$/.test(values.misses)) throw new Failure('--misses is a whole number.');
  if (values.first !== undefined && !/^[1-9]\d*$/.test(values.first))
    throw new Failure('--first is a whole number from 1.');
  if (values.first !== undefined && values.record)
    throw new Failure('--record is of all requests: leave out --first.');
  const first = values.first === undefined ? undefined : Number(values.first);
  const only = fieldNamed(values.field);
  const pairs: [RequestSet, Evaluation][] = [];
  for (const set of requestSets) pairs.push([set, await evaluate(suggest, set, first)]);
  // One pair for each set.
  const evaluations = Object.fromEntries(pairs) as Record<RequestSet, Evaluation>;
  for (const set of requestSets) console.log(report(`Rules, ${set} set`, evaluations[set].figures));
  const model = modelFromEnvironment();
  if (model) {
    for (const set of requestSets) {
      const { figures } = await evaluate(model.answer, set, first);
      console.log(report(`Model ${model.name}, ${set} set`, figures));
    }
    const failures = [...model.failures].map(([code, count]) => `${code} ${count}`).join(', ');
    console.log(`Not answered by the model: ${failures || 'none'}`);
  }
  // Never of the other sets: rules that are made for their misses are no longer tested by them.
  const texts = misses(evaluations.tuning, Number(values.misses), only);
  if (texts) console.log(`Misses in the tuning set\n${texts}`);
  if (values.record) recordFloor(evaluations);
});
