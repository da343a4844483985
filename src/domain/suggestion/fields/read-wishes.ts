import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import { animalRoles } from '#src/domain/suggestion/animals/animal-roles.ts';
import {
  type MarkedText,
  type ParsedText,
  parseText,
} from '#src/domain/suggestion/clauses/parsed-text.ts';
import { wantedChances } from '#src/domain/suggestion/learned/animals.ts';
import type { Suggestion } from '#src/domain/suggestion/suggestion.ts';
import { readAge } from './read-age.ts';
import { readHome } from './read-home.ts';
import { readCare, readEnergy, readShedding, readTraining } from './read-levels.ts';
import { readSize } from './read-size.ts';
import { readSpecialNeeds, readTemperament } from './read-traits.ts';
import { judgedRoles, readType } from './read-type.ts';

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
