import type { petFields } from '#src/domain/pet-fields.ts';
import { habits } from './activities.ts';
import { ages, noAges } from './ages.ts';
import { type Animal, animals, noAnimals } from './animals.ts';
import { allBreeds, type Breed } from './breeds.ts';
import { care, noCare } from './care.ts';
import { energies, noEnergies } from './energies.ts';
import { instructions, turns } from './instructions.ts';
import { nobody, people, type Person } from './people.ts';
import { places } from './places.ts';
import { lengths, quantities, topics } from './quantities.ts';
import { noSigns, type Sign, signs } from './roles.ts';
import { noShedding, shedding } from './shedding.ts';
import { noSizes, sizes } from './sizes.ts';
import { noSpecialNeeds, specialNeeds } from './special-needs.ts';
import { noTemperaments, temperaments } from './temperaments.ts';
import { noTraining, training } from './training.ts';
import { noTypeHints, typeHints } from './type-hints.ts';
import { type Language, type Lexicon, languages, lexicon, type Words } from './phrases.ts';

type Level = (typeof petFields.energy.vocabulary)[number];

/** Of a field: what its phrases mean, or that they only look as if they meant something. */
function withExceptions<Meaning>(
  entries: readonly (readonly [Meaning, Words])[],
  exceptions: Words,
): Lexicon<Meaning | undefined> {
  return lexicon<Meaning | undefined>([...entries, [undefined, exceptions]]);
}

const everywhere = (called: string): Words =>
  Object.fromEntries(languages.map((language) => [language, called]));

export const lexicons = {
  age: withExceptions(ages, noAges),
  size: withExceptions(sizes, noSizes),
  energy: withExceptions<{ level: Level; habit: boolean }>(
    [
      ...energies.map(([level, words]) => [{ level, habit: false }, words] as const),
      ...habits.map(([level, words]) => [{ level, habit: true }, words] as const),
    ],
    noEnergies,
  ),
  care: withExceptions(care, noCare),
  shedding: withExceptions(shedding, noShedding),
  training: withExceptions(training, noTraining),
  temperament: withExceptions(temperaments, noTemperaments),
  specialNeeds: withExceptions(specialNeeds, noSpecialNeeds),
  people: withExceptions<Person>(people, nobody),
  /** Without exceptions: whoever is named, there or not. */
  named: lexicon<Person>(people),
  /** Of animals and breeds; `animalsIn` leaves out what only looks like one. */
  animals: withExceptions<Animal | Breed>(
    [...animals, ...allBreeds.map((breed) => [breed, everywhere(breed.called)] as const)],
    noAnimals,
  ),
  signs: withExceptions<Sign>(signs, noSigns),
  places: lexicon([['place', places]] as const),
  /** How much of something, and of what, by field. */
  quantities: lexicon(quantities),
  lengths: lexicon([...lengths, ...quantities]),
  energyTopics: lexicon([['topic', topics.energy]] as const),
  careTopics: lexicon([['topic', topics.care]] as const),
  sheddingTopics: lexicon([['topic', topics.shedding]] as const),
  typeHints: withExceptions(typeHints, noTypeHints),
  instructions: lexicon(instructions),
  turns: lexicon([['turn', turns]] as const),
};

const kinds = lexicon(animals);
const kept = lexicon(animals.filter(([{ type }]) => type !== 'any' && type !== 'other'));

/** "gato", "Langohr": whether a word by itself names one of the four species. */
export const namesSpecies = (token: string, language: Language): boolean =>
  kept.match([token], language).length > 0;

/** What breeds are called, in the same words for every language. */
export const breedNames = lexicon(allBreeds.map((breed) => [breed, { en: breed.called }] as const));

const species = lexicon(animals.filter(([{ type }]) => type !== 'any'));

/** The words of the names themselves: "golden", "retriever", but not the dog of "Mountain Dog". */
export const namesOfBreeds: ReadonlySet<string> = new Set(
  allBreeds
    .flatMap(({ name }) => name.toLowerCase().split(' '))
    .filter((word) => ![species, lexicons.size].some((one) => one.words('en').has(word))),
);

/** The words by which a language is told from the others: not breeds, which all of them share. */
export function tellingWords(language: Language): readonly ReadonlySet<string>[] {
  const { animals: _, ...others } = lexicons;
  return [kinds, ...Object.values(others)].map((one) => one.words(language));
}

/** Every word of every table. */
export function allWords(language: Language): readonly ReadonlySet<string>[] {
  return Object.values(lexicons).map((one) => one.words(language));
}
