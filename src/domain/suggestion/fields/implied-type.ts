import type { PetType } from '#src/domain/pet.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import { isBoundary, meaningful } from '#src/domain/suggestion/lexicon/phrases.ts';
import { isDenied } from '#src/domain/suggestion/clauses/denials.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { petTypeOf, typeOfMate } from './type-of-mate.ts';

/** The species where none is asked for by name. */
export function impliedType(
  text: ParsedText,
  animals: readonly AnimalMention[],
): { type?: PetType } {
  const type =
    typeTakenBack(text, animals) ??
    typeOfOther(text, animals) ??
    typeOfMate(text, animals) ??
    typeBeside(text, animals) ??
    typeCompared(text, animals) ??
    typeOfThings(text, animals) ??
    typeHinted(text, animals) ??
    typeOfLast(text, animals);
  return type === undefined ? {} : { type };
}

/** "Small dog. Scrap that. Large.": what goes on without a noun means the same species. */
function typeTakenBack(
  { signs, tokens, adjectives }: ParsedText,
  animals: readonly AnimalMention[],
): PetType | undefined {
  const back = signs.findLast(({ meaning }) => meaning === 'takeBack');
  if (back === undefined || !tokens.some((_, at) => at >= back.to && adjectives.has(at)))
    return undefined;
  return animals.reduce<PetType | undefined>(
    (last, one) =>
      one.to <= back.from && (one.role === 'wanted' || one.role === 'named')
        ? (petTypeOf(one) ?? last)
        : last,
    undefined,
  );
}

/** "My dog died. I would like another": the species that was named last. */
function typeOfOther(text: ParsedText, animals: readonly AnimalMention[]): PetType | undefined {
  const { tokens, signs, sentence } = text;
  const at = tokens.findLastIndex(
    (_, place) =>
      standsForAnother(text, place) &&
      (isNewOne(text, place) ||
        signs.some(
          ({ meaning, from }) =>
            (meaning === 'wish' || meaning === 'correction' || meaning === 'takeBack') &&
            (sentence[place] ?? 0) - (sentence[from] ?? 0) <= 1 &&
            (from <= place + 1 || tokens[from] === 'please'),
        )),
  );
  if (at < 0) return undefined;
  return animals.reduce<PetType | undefined>(
    (last, one) => (one.from < at ? (petTypeOf(one) ?? last) : last),
    undefined,
  );
}

/** "a small gentle one might help": one that is described, and not there yet. */
function isNewOne({ tokens, adjectives }: ParsedText, at: number): boolean {
  // "His three cats rule the place. One that is used to them."
  if (/^[.!]$/.test(tokens[at - 1] ?? '') && opening.test(tokens[at] ?? '')) return true;
  if (tokens[at] !== 'one') return false;
  let start = at - 1;
  while (adjectives.has(start)) start -= 1;
  return start < at - 1 && /^an?$/.test(tokens[start] ?? '');
}

const opening = /^(?:one|another|otr[oa]|noch_einen|einen|outr[oa])$/;

/** "one", "another", "a third": where they stand for a noun. */
function standsForAnother(
  { tokens, animals, adjectives, isFunction }: ParsedText,
  at: number,
): boolean {
  const token = tokens[at] ?? '';
  const next = tokens[at + 1];
  if (isBareAdjective({ tokens, animals, adjectives }, at)) return true;
  // "I want a different sort entirely".
  if (/^(?:sort|kind|type)$/.test(token) && /^(?:different|other|same)$/.test(tokens[at - 1] ?? ''))
    return true;
  // "je veux le même", "quiero otro igual", "the same again".
  if (
    /^(?:meme|mism[oa]|mesm[oa]|gleiche[nrs]?|dasselbe|denselben|dieselbe|same)$/.test(token) &&
    /^(?:le|la|el|o|a|den|die|das|the)$/.test(tokens[at - 1] ?? '') &&
    (isBoundary(next) || adjectives.has(at + 1) || next === 'again')
  )
    return true;
  // "I'd like one of those", "get one like her".
  if (
    token === 'one' &&
    /^(?:of (?:those|these|them|that)|like (?:that|this|those|him|her|them|it|hers|his|theirs|yours))\b/.test(
      `${next} ${tokens[at + 2] ?? ''}`,
    )
  )
    return true;
  // "Our last cat hated dogs. This one must not."
  if (
    token === 'one' &&
    /^(?:this|next|new)$/.test(tokens[at - 1] ?? '') &&
    /^(?:must|should|has|needs|may|can|will|ought|please|to)$/.test(next ?? '')
  )
    return true;
  // "the right one".
  if (token === 'one' && /^(?:right|perfect|same|next)$/.test(tokens[at - 1] ?? '')) return true;
  if (!others.test(token)) return false;
  if (animals.some(({ from, meaning }) => from === at + 1 && meaning.type !== 'any')) return false;
  if (determined.test(tokens[at - 1] ?? '') || tokens[at - 2] === 'the') return false;
  if (/^(?:female|male)$/.test(token) && !/^(?:a|another)$/.test(tokens[at - 1] ?? ''))
    return false;
  if (token === 'own' && !/^(?:my|our|her|his)$/.test(tokens[at - 1] ?? '')) return false;
  // "Querría otro jovencito"
  if (/^(?:otr[oa]|autre|outr[oa])$/.test(token) && adjectives.has(at + 1)) return true;
  return isBoundary(next) || next === 'one' || (token !== 'una' && isFunction(at + 1));
}

/** "un grand", "ein kleiner": where an adjective stands for its noun. */
const isBareAdjective = (
  { tokens, animals, adjectives }: Pick<ParsedText, 'tokens' | 'animals' | 'adjectives'>,
  at: number,
): boolean =>
  /^(?:un|une|uno|una|ein|eine|einen|um|uma)$/.test(tokens[at] ?? '') &&
  adjectives.has(at + 1) &&
  !adjectives.has(at + 2) &&
  isBoundary(tokens[at + 2]) &&
  !animals.some(({ from }) => from === at + 1);

const others =
  /^(?:one|another|own|female|male|third|again|replacement|otro|otra|uno|una|noch_einen|einen|eins|autre|outro|outra)$/;
const determined = /^(?:no|any|every|each|this|that|the|which|only|number|at|once|per|or)$/;

/** "with our two other bunnies": it is one of them. */
function typeBeside(
  { tokens }: ParsedText,
  animals: readonly AnimalMention[],
): PetType | undefined {
  const beside = animals.find(
    ({ role, from }) => role === 'household' && tokens[from - 1] === 'other',
  );
  return beside && petTypeOf(beside);
}

/** "like a lab but smaller", "between a beagle and a lab": of one breed alone, only its size is told. */
function typeCompared(
  { tokens }: ParsedText,
  animals: readonly AnimalMention[],
): PetType | undefined {
  // "older than a pup": so is who is young.
  const compared = animals.filter(
    ({ role, meaning }) => role === 'compared' && ('name' in meaning || 'age' in meaning),
  );
  if (compared.length > 0 && compared.every(({ meaning }) => 'age' in meaning))
    return compared[0] && petTypeOf(compared[0]);
  const isLike = compared.some(({ from }) =>
    tokens.slice(Math.max(0, from - 4), from).some((token) => likeness.test(token)),
  );
  const types = new Set(compared.map(petTypeOf));
  return types.size === 1 && (isLike || compared.length > 1) ? [...types][0] : undefined;
}

/** "the cat tree is built", "a dog bed by the stove": what was bought for one that is not there yet. */
function typeOfThings(
  { tokens }: ParsedText,
  animals: readonly AnimalMention[],
): PetType | undefined {
  const ofThings = animals.filter(({ to }) => bought.test(tokens[to] ?? ''));
  const types = new Set(ofThings.map(petTypeOf));
  const isKept = animals.some(
    (one) => !ofThings.includes(one) && types.has(petTypeOf(one)) && one.role === 'household',
  );
  return types.size === 1 && !isKept ? [...types][0] : undefined;
}

const bought =
  /^(?:bed|beds|basket|blanket|bowls?|collar|cage|crate|flap|door|harness|lead|leash|toys?|tree|tower|jacket|coat|ramp|gate|shaped)$/;

const next = /^(?:nachbar\w*|neighbou?rs?|vecin[oa]s?|voisine?s?|vizinh[oa]s?)$/;

/** "keep the barking down", "a lead by the door": what only one species does or needs. */
function typeHinted(text: ParsedText, animals: readonly AnimalMention[]): PetType | undefined {
  const { tokens, language, sentence } = text;
  const hinted = new Set(
    meaningful(lexicons.typeHints.match(tokens, language))
      .filter(
        (hint) =>
          !isDenied(text, hint) &&
          !tokens.some((token, at) => sentence[at] === sentence[hint.from] && next.test(token)) &&
          // "our bird plucks its feathers": of who lives there.
          !animals.some(
            (one) =>
              petTypeOf(one) &&
              sentence[one.from] === sentence[hint.from] &&
              (one.to <= hint.from || hint.to <= one.from),
          ),
      )
      .map(({ meaning }) => meaning),
  );
  return hinted.size === 1 ? [...hinted][0] : undefined;
}

/** "The last dog ate the sofa. This time one without an appetite": where no other species is named, and none is left open. */
function typeOfLast(
  { tokens, signs }: ParsedText,
  animals: readonly AnimalMention[],
): PetType | undefined {
  const gone = animals.filter(petTypeOf);
  const types = new Set(gone.map(petTypeOf));
  return types.size === 1 &&
    gone.every(({ role }) => role === 'past') &&
    signs.some(({ meaning }) => meaning === 'wish') &&
    !tokens.some((token) => open.test(token)) &&
    animals.every(({ meaning, from }) => meaning.type !== 'any' || isOne.test(tokens[from] ?? ''))
    ? [...types][0]
    : undefined;
}

const open = /^(?:who(?:ever)?|what(?:ever)?|which|breed)$/;
const isOne = /^(?:one|uno|einer|eins|type|sort)$/;

const likeness = /^(?:like|similar|resembles|such|wie|comme|como)$/;
