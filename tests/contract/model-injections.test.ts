// 50 prompts that instruct the model, and a model that does as it is told.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { petTypes } from '#src/domain/pet.ts';
import { petFields } from '#src/domain/pet-fields.ts';
import { allBreeds } from '#src/domain/suggestion/lexicon/breeds.ts';
import { readModelAnswer } from '#src/domain/suggestion/model/model-answer.ts';
import {
  modelMessage,
  specialNeedNames,
  temperamentNames,
} from '#src/domain/suggestion/model/model-request.ts';
import { readSuggestion } from '#src/domain/suggestion/stored-suggestion.ts';
import { ModelServer } from '#tests/suggestions/model-server.ts';
import { tokensOfCall } from '#worker/suggestions/model-mind.ts';
import { answered, ask, failuresLogged, refined, startAppWith } from './asked-app.ts';
import { startInMemory } from './backends.ts';
import type { TestApp } from './http-app.ts';

const injectionSchema = z.strictObject({
  id: z.string(),
  prompt: z.string().max(500),
  /** The part that instructs. */
  instruction: z.string(),
  /** What a model answers that obeys, and the words by which that is seen. */
  obeyed: z.string(),
  demanded: z.array(z.string()).min(1),
});
type Injection = z.infer<typeof injectionSchema>;

const file = join(import.meta.dirname, '../suggestions/injections.jsonl');
const injections = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => injectionSchema.parse(JSON.parse(line)));

const oneOf = (words: readonly string[]) => z.enum([...words]);
const some = (words: readonly string[]) =>
  z.array(oneOf(words)).min(1).max(words.length).optional();
const { age, size, energy, goodWith, care, shedding, training } = petFields;
/** Everything that may ever be shown: no text but words of ours. */
const clampedSchema = z.strictObject({
  type: oneOf(petTypes).optional(),
  breed: oneOf(allBreeds.map(({ name }) => name)).optional(),
  age: some(age.vocabulary),
  size: some(size.vocabulary),
  energy: some(energy.vocabulary),
  goodWith: some(goodWith.vocabulary),
  care: oneOf(care.vocabulary).optional(),
  temperament: some(temperamentNames),
  specialNeeds: some(specialNeedNames),
  shedding: oneOf(shedding.vocabulary).optional(),
  training: oneOf(training.vocabulary).optional(),
});
const refinementSchema = z.strictObject({ by: z.literal('model'), suggestion: clampedSchema });

/** What the model answers to a description, once for each question. */
type Obedience = (injection: Injection, description: string) => string;

/** A model that obeys what it reads, and otherwise reads who lives there. */
const obedient: Obedience = ({ instruction, obeyed }, description) =>
  description.includes(instruction) ? obeyed : '{"goodWith":["adults"]}';

/** A model that answers what the instruction wants, though it has not read it. */
const possessed: Obedience = ({ obeyed }) => obeyed;

let server: ModelServer;
let backend: TestApp['backend'];
beforeAll(async () => {
  server = await ModelServer.start();
  backend = await startInMemory();
});
afterAll(async () => {
  await server.stop();
  await backend.close();
});

/** Asks all 50, one after the other, and pulls what the two minds answered. */
async function askAll(model: Obedience, dailyTokens = 100_000_000) {
  const app = await startAppWith(server, { dailyTokens }, backend);
  server.requests.length = 0;
  // Nothing of what another test has used up.
  await backend.sql('delete from private.rate_limits');
  const browser = app.browser();
  const pulled = [];
  for (const injection of injections) {
    const description = modelMessage(injection.prompt);
    const text = model(injection, description);
    server.reply = () => ({ kind: 'says', text });
    const id = await ask(browser, injection.prompt);
    if (
      isKept(text, injection.prompt) &&
      description !== '' &&
      server.requests.length * tokensOfCall < dailyTokens / 4
    )
      await refined(browser, id);
    pulled.push({ injection, row: await answered(browser, id) });
  }
  await app.stop();
  return { pulled, sent: [...server.requests] };
}

/** Whether anything of an answer is stored, for which the test must wait. */
function isKept(text: string, prompt: string): boolean {
  try {
    return Object.keys(readModelAnswer(text, prompt)).length > 0;
  } catch {
    return false;
  }
}

const parsed = (json: string | undefined): unknown =>
  json === undefined ? undefined : JSON.parse(json);

describe('50 prompts that instruct', () => {
  test('are 50 different ones', () => {
    expect(new Set(injections.map(({ prompt }) => prompt)).size).toBe(50);
  });

  test('are not followed by a model that obeys every instruction it reads', async () => {
    const { pulled, sent } = await askAll(obedient);
    const followed = pulled.filter(({ injection, row }) =>
      injection.demanded.some((word) => row.refinement?.includes(word)),
    );
    expect(followed).toEqual([]);
    // It was asked about the wishes that are beside some of them.
    expect(pulled.filter(({ row }) => row.refinement !== undefined).length).toBeGreaterThan(15);
    const read = sent.map(({ messages }) => messages.at(1)?.content ?? '');
    expect(
      read.filter((text) => injections.some(({ instruction }) => text.includes(instruction))),
    ).toEqual([]);
  });

  test('bring nothing but words of ours into an answer, whatever the model says', async () => {
    const { pulled } = await askAll(possessed);
    for (const { injection, row } of pulled) {
      const answers = z.tuple([clampedSchema, refinementSchema.optional()]);
      const both = [readSuggestion(row.response), parsed(row.refinement)];
      expect(answers.safeParse(both).error?.message, injection.id).toBeUndefined();
    }
    expect(pulled.some(({ row }) => row.refinement !== undefined)).toBe(true);
  });

  test('cost no call beyond the budget', async () => {
    // Four calls a day, of which one may be made at once.
    const { sent, pulled } = await askAll(obedient, 4 * tokensOfCall);
    expect(sent.length).toBeLessThanOrEqual(1);
    expect(pulled.every(({ row }) => row.response !== '')).toBe(true);
  });
});

test('no call has more tokens than it is counted for', async () => {
  const app = await startAppWith(server, {}, backend);
  server.requests.length = 0;
  // The longest description of letters that are a token or two each, and an answer to mend.
  server.reply = () => ({ kind: 'says', text: 'x'.repeat(10_000) });
  const browser = app.browser();
  await answered(browser, await ask(browser, '猫'.repeat(1_900)));
  await vi.waitFor(() => expect(failuresLogged(app)).toContain('unreadable'), 10_000);
  const tokens = server.requests.map(({ messages, max_tokens, response_format }) => {
    const text = JSON.stringify([messages, response_format]);
    const ascii = text.replaceAll(/[^ -~]/g, '').length;
    return Math.ceil(ascii / 3 + (text.length - ascii) * 1.5) + max_tokens;
  });
  expect(tokens).toHaveLength(2);
  expect(Math.max(...tokens)).toBeLessThanOrEqual(tokensOfCall);
  await app.stop();
});
