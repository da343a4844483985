import type { AnimalMention } from './animals/animal-mention.ts';
import { animalRoles } from './animals/animal-roles.ts';
import { markClauses, sentencesOf } from './clauses/clauses.ts';
import { type MarkedText, type ParsedText, parseText } from './clauses/parsed-text.ts';
import { readHome } from './fields/read-home.ts';
import { readAge } from './fields/read-age.ts';
import { readCare, readEnergy, readShedding, readTraining } from './fields/read-levels.ts';
import { readSize } from './fields/read-size.ts';
import { readSpecialNeeds, readTemperament } from './fields/read-traits.ts';
import { judgedRoles, readType } from './fields/read-type.ts';
import { wantedChances } from './learned/animals.ts';
import { valueChances } from './learned/values.ts';
import type { Suggestion } from './suggestion.ts';
import { wishesAmong } from './wishes/wishes-among.ts';
import { wordsOf } from './words/words-of.ts';

/**
 * Turns a description of a pet into a suggestion, by rules: the same words always give the same
 * answer, none is refused, and what is not said is left out.
 */
export function suggest(prompt: string): Suggestion {
  const { tokens, language } = wordsOf(prompt);
  const whole = { tokens: markClauses(tokens, language), language };
  const wishes = wishesAmong(prompt, sentencesOf(tokens), whole).flat();
  // What the tables know of the whole is kept.
  const text =
    wishes.length === tokens.length ? whole : { tokens: markClauses(wishes, language), language };
  return withoutDoubtful(readWishes(text), whole);
}

/** A value that the rules read is left out below this chance: leaving out beats inventing. */
const doubtful = 0.45;

/** What was read, without the values that were hardly said as a wish. */
function withoutDoubtful(read: Suggestion, whole: MarkedText): Suggestion {
  const doubted = valueChances(whole, read).filter(({ chance }) => chance < doubtful);
  const isDoubted = (field: string, value: string) =>
    doubted.some((one) => one.field === field && one.value === value);
  const left = Object.entries(read).flatMap(([field, said = []]): [string, unknown][] => {
    const kept = [said].flat().filter((value) => !isDoubted(field, value));
    return kept.length === 0 ? [] : [[field, Array.isArray(said) ? kept : said]];
  });
  // Of each field its own values or fewer.
  return Object.fromEntries(left) as Suggestion;
}

/** What the words say where all of them are taken for wishes. */
export function readWishes(words: MarkedText): Suggestion {
  const text = parseText(words);
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
