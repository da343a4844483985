import type { AnimalMention } from './animals/animal-mention.ts';
import { animalRoles } from './animals/animal-roles.ts';
import { markClauses, sentencesOf } from './clauses/clauses.ts';
import { type ParsedText, parseText } from './clauses/parsed-text.ts';
import type { Language } from './lexicon/phrases.ts';
import { readHome } from './fields/read-home.ts';
import { readAge } from './fields/read-age.ts';
import { readCare, readEnergy, readShedding, readTraining } from './fields/read-levels.ts';
import { readSize } from './fields/read-size.ts';
import { readSpecialNeeds, readTemperament } from './fields/read-traits.ts';
import { judgedRoles, readType } from './fields/read-type.ts';
import { wantedChances } from './learned/animals.ts';
import type { Suggestion } from './suggestion.ts';
import { wishesAmong } from './wishes/wishes-among.ts';
import { wordsOf } from './words/words-of.ts';

/**
 * Turns a description of a pet into a suggestion, by rules: the same words always give the same
 * answer, none is refused, and what is not said is left out.
 */
export function suggest(prompt: string): Suggestion {
  const { tokens, language } = wordsOf(prompt);
  return readWishes(wishesAmong(prompt, sentencesOf(tokens), language), language);
}

/** What sentences say that are taken for wishes. */
export function readWishes(wishes: readonly (readonly string[])[], language: Language): Suggestion {
  const text = parseText(markClauses(wishes.flat(), language), language);
  const chances = wantedChances(text);
  const animals = judgedRoles(text, animalRoles(text), chances);
  const read: Readings = {
    ...readType(text, animals, chances),
    age: readAge(text, animals),
    size: readSize(text, animals),
    energy: readEnergy(text, animals),
    goodWith: readHome(text, animals),
    care: readCare(text, animals),
    temperament: readTemperament(text, animals),
    specialNeeds: readSpecialNeeds(text, animals),
    shedding: readShedding(text, animals),
    training: readTraining(text, animals),
  };
  if (asksAboutOwn(text, animals, read)) return {};
  const said = Object.entries(read).filter(([, value]) => value !== undefined);
  // Each value was checked by the type of `read`.
  return Object.fromEntries(said) as Suggestion;
}

/** "My cat limps, is that bad?" only says who lives there. */
function asksAboutOwn(
  text: ParsedText,
  animals: readonly AnimalMention[],
  { goodWith, shedding: _allergy, ...others }: Readings,
): boolean {
  return (
    goodWith !== undefined &&
    Object.values(others).every((value) => value === undefined) &&
    (text.tokens.includes('?') || tellsOfOwn(text, animals, goodWith)) &&
    !text.signs.some(
      ({ meaning, from }) => meaning === 'wish' && !advice.test(text.tokens[from] ?? ''),
    ) &&
    !animals.some(({ role }) => role === 'wanted' || role === 'named')
  );
}

/** What is wished for by who asks about their own pet. */
const advice =
  /^(?:suggest|recommend|please|should|must|best|needs?|find|faut|debo|deberia|soll|sollte|muss|devo)$/;

/** "My bird is plucking feathers": neither who lives there nor what the pet must get on with. */
function tellsOfOwn(
  { signs, tokens }: ParsedText,
  animals: readonly AnimalMention[],
  goodWith: readonly string[],
): boolean {
  const own = animals.filter(({ role }) => role === 'household');
  return (
    goodWith.every((who) => who === 'otherPets') &&
    !signs.some(
      ({ meaning, to }) =>
        meaning === 'have' ||
        (meaning === 'with' && own.some(({ from }) => from >= to && from - to < 4)),
    ) &&
    !tokens.some((token) =>
      /^(?:lonely|alone|company|companion|friend|pal|mate|buddy|playmate|partner|sibling|newcomer|compania|companer[oa]|amig[oa]|sol[oa]|triste|einsam|allein|gesellschaft|freund(?:in)?|kumpel|partnerin|compagnie|compagnon|copain|copine|ami|amie|seule?|companhia|companheir[oa]|sozinh[oa])$/.test(
        token,
      ),
    )
  );
}

/** What was read of each field. */
type Readings = { [Field in keyof Suggestion]: Suggestion[Field] | undefined };
