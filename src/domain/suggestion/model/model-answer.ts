// What a language model answered is a stranger's text: nothing of it is kept but known words.
import { animalsIn } from '#src/domain/suggestion/clauses/animals-in.ts';
import { petTypes } from '#src/domain/pet.ts';
import { languageOf } from '#src/domain/suggestion/words/language.ts';
import { allBreeds, type Breed } from '#src/domain/suggestion/lexicon/breeds.ts';
import { lexicons, tellingWords } from '#src/domain/suggestion/lexicon/lexicons.ts';
import { MindFailure } from '#src/domain/suggestion/mind.ts';
import { specialNeedNames, temperamentNames } from './model-request.ts';
import type { Lexicon } from '#src/domain/suggestion/lexicon/phrases.ts';
import { plainText } from '#src/domain/suggestion/words/plain-text.ts';
import { type Suggestion, suggestionSchema } from '#src/domain/suggestion/suggestion.ts';
import { tokensOf } from '#src/domain/suggestion/words/tokens.ts';

/**
 * Reads a model's answer to `prompt`. Breeds, temperaments and special needs are those that the rules
 * know, and a type is one that the prompt names, if it names any. Throws a MindFailure ('unreadable')
 * if it is not in the schema.
 */
export function readModelAnswer(text: string, prompt: string): Suggestion {
  const said = jsonIn(text);
  const suggestion = suggestionSchema.safeParse(
    filled({
      type: only(said('type')),
      age: some(said('age')),
      size: some(said('size')),
      energy: some(said('energy')),
      goodWith: some(said('goodWith')),
      care: only(said('care')),
      shedding: only(said('shedding')),
      training: only(said('training')),
    }),
  );
  if (!suggestion.success) throw new MindFailure('unreadable');
  const named = typesNamed(prompt);
  const isNamed = (type: string) => named.size === 0 || named.has(type);
  const { type, ...rest } = suggestion.data;
  const breed = breedCalled(only(said('breed')));
  const ofBreed = breed && isNamed(breed.type) && (type ?? breed.type) === breed.type;
  const temperament = known(lexicons.temperament, temperamentNames, said('temperament'));
  const needs = known(lexicons.specialNeeds, specialNeedNames, said('specialNeeds'));
  // Each value was parsed above, or is a word of ours.
  return filled({
    ...rest,
    type: ofBreed ? breed.type : type && isNamed(type) ? type : undefined,
    breed: ofBreed ? breed.name : undefined,
    temperament: some(temperament),
    specialNeeds: some(needs.includes('none') ? ['none'] : needs),
  }) as Suggestion;
}

/** The lists of a JSON object, wherever in the text it is; a single value is a list of one. */
function jsonIn(text: string): (field: string) => string[] {
  const answer = parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  return (field) => {
    const value = Object.hasOwn(answer, field) ? [answer[field] ?? []].flat() : [];
    return value.map((one) => {
      if (typeof one !== 'string') throw new MindFailure('unreadable');
      return one.trim();
    });
  };
}

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    // An object of JSON, whose values are judged one by one.
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // The same as an answer that is no object.
  }
  throw new MindFailure('unreadable');
}

const some = (values: readonly string[]): string[] | undefined => {
  const said = new Set(values.filter((value) => value !== ''));
  return said.size === 0 ? undefined : [...said];
};

/** Of a field that holds one value: where several fit, none was asked for. */
const only = (values: readonly string[]): string | undefined => {
  const said = some(values) ?? [];
  return said.length === 1 ? said[0] : undefined;
};

const filled = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The meaning of a text as a whole, by the English words. */
function meaningOf<Meaning>(words: Lexicon<Meaning>, text: string): Meaning | undefined {
  const tokens = tokensOf(text.slice(0, 40));
  const whole = words
    .match(tokens, 'en')
    .find(({ from, to }) => from === 0 && to === tokens.length);
  return whole?.meaning;
}

function known(
  words: Lexicon<string | undefined>,
  names: readonly string[],
  said: readonly string[],
): string[] {
  return said.flatMap(
    (text) => names.find((name) => name === text) ?? meaningOf(words, text) ?? [],
  );
}

function breedCalled(text: string | undefined): Breed | undefined {
  if (text === undefined) return undefined;
  const named = allBreeds.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  const meaning = named ?? meaningOf(lexicons.animals, text);
  return meaning !== undefined && 'name' in meaning ? meaning : undefined;
}

/** The types of all animals and breeds in the prompt, whatever it says about them. */
function typesNamed(prompt: string): ReadonlySet<string> {
  const tokens = tokensOf(plainText(prompt));
  const found = animalsIn(tokens, languageOf(tokens, tellingWords, prompt));
  const types = found.map(({ meaning }) => meaning.type);
  return new Set(types.filter((type) => petTypes.some((one) => one === type)));
}
