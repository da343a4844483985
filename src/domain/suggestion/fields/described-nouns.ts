// The noun that an adjective stands before.
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import { descriptions, isPetItself } from '#src/domain/suggestion/animals/described-as-people.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

/** Whom a word is about. */
export type Subject =
  | 'pet'
  /** The pet's heart, soul or nature: "goofy" tells of the pet, "big" does not. */
  | 'nature'
  | 'speaker'
  | 'person'
  | 'stranger'
  | 'household'
  | 'thing';

/** Whom the noun after an adjective is, that ends before `to`; undefined if none follows. */
export function nounAfter(
  text: ParsedText,
  animals: readonly AnimalMention[],
  to: number,
  strictly: boolean,
): Subject | undefined {
  let unknown = false;
  // "guards the sheep": what a verb governs is not described by it.
  if (governing.test(text.tokens[to - 1] ?? '')) return undefined;
  // "an oldie nobody wants": it is a noun itself.
  if (nouns.test(text.tokens[to - 1] ?? '') && !animals.some(({ from }) => from === to))
    return undefined;
  for (let at = to; at < to + 5; at += 1) {
    const token = text.tokens[at];
    if (token === ',' && at === to && text.adjectives.has(at + 1)) continue;
    if (token === undefined || isBoundary(token)) break;
    const animal = animals.find(({ from }) => from === at);
    if (animal && !isOfCompound(text, animal)) return animalSubject(animal);
    if (/^(?:things?|stuff)$/.test(token)) return 'thing';
    if (/^\d/.test(token)) break;
    // "a small older girl who …"
    if (isPetItself(text, at)) return 'pet';
    // "a soppy family dog"
    if (
      text.people.some(
        ({ meaning, from, to: end }) =>
          from === at &&
          // "mittelgroß katzenverträglich stubenrein"
          meaning !== 'otherPets' &&
          !isOfCompound(text, { to: end }) &&
          // "de porte médio e idoso"
          !(
            !isEnglishLike(text) &&
            goesOnWith.test(text.tokens[at - 1] ?? '') &&
            text.adjectives.has(at)
          ) &&
          // "healthy, loves strangers"
          !(text.tokens[to] === ',' && meaning === 'person' && text.adjectives.has(at)) &&
          !animals.some((one) => one.from === end),
      )
    )
      return 'person';
    if (
      /^(?:round|near|towards?|past|beside|alongside|among|all|con|com|avec|bleiben|bleibt|mochte)$/.test(
        token,
      )
    )
      break;
    if (text.adjectives.has(at)) continue;
    // "the same goofy heart"
    if (ofCharacter.test(token)) return 'nature';
    // "a big farm dog"
    const place = text.places.find(({ from }) => from === at);
    if (place && !animals.some(({ from }) => from === place.to)) return 'thing';
    if (place) continue;
    if (/^(?:and|or|y|o|und|oder|et|ou|e)$/.test(token) && text.adjectives.has(at + 1)) continue;
    if (descriptions.test(token)) continue;
    // "a big cloud of a dog".
    if (token === 'von') continue;
    if (token === 'of' && /^an?$/.test(text.tokens[at + 1] ?? '')) {
      at += 1;
      continue;
    }
    // "an older pair of cats"
    if (/^(?:pair|couple|duo|sort|kind|type|breed)$/.test(token) && text.tokens[at + 1] === 'of') {
      at += 1;
      continue;
    }
    if (text.isFunction(at) || /^\d/.test(token)) break;
    if (unknown) break;
    unknown = text.tokens[to] !== ',';
  }
  return unknown && strictly && isEnglishLike(text) ? 'thing' : undefined;
}

/** "a calm, cat friendly dog": it only says with whom the dog is friendly. */
export const isOfCompound = ({ tokens }: ParsedText, { to }: { to: number }): boolean =>
  tokens.slice(to - 1, to + 1).some((token) => compounds.test(token));

const compounds = /^(?:friendly|safe|savvy|proof|tolerant|tested)$/;

const goesOnWith = /^(?:e|y|et)$/;

const ofCharacter =
  /^(?:hearts?|souls?|natures?|personality|character|temperament|disposition|spirit|typ|herz|seele|wesen|charakter|gemut)$/;

/** Where adjectives stand before their noun, an unknown word after one is that noun. */
export const isEnglishLike = ({ language }: ParsedText) => language === 'en' || language === 'de';

const nouns =
  /^(?:oldie|oldy|oldster|youngster|veteran|senior|tripod|amputee|softie|pensioner|codger|geezer|oap|elder|wrinkly)s?$/;

const governing =
  /^(?:the|a|an|all|every|my|our|his|her|to|with|for|of|at|in|on|from|around|by|over|plays|talks|sings|whistles|guards|cuddles|snuggles|purrs|kuschelt|schmust|spielt|singt|spricht|bellt)$/;

export const isKept = ({ role }: Pick<AnimalMention, 'role'>) =>
  role === 'household' || role === 'past';

export function animalSubject({ role }: AnimalMention): Subject {
  if (isKept({ role })) return 'household';
  return role === 'compared' ? 'thing' : 'pet';
}
