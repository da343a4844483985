import type { Pet } from './pet.ts';
import { petFields } from './pet-fields.ts';
import { companionWords, levelWord } from './words.ts';
import { searchKey } from './search.ts';
import type { Criteria } from './suggestion/suggestion.ts';

/** `reasons`: why it fits the wishes beside type, size and energy, in words ("good with kids"). */
export type RankedPet = { pet: Pet; reasons: readonly string[] };

/** What speaks against a pet or is not known about it, in words. */
export type Doubts = {
  /** "high energy, and you said calm" */
  concerns: readonly string[];
  /** "not known with kids: ask" */
  unknowns: readonly string[];
};

type Finding = Partial<Pick<RankedPet, 'reasons'> & Doubts>;
type Wish = (pet: Pet) => Finding;

/**
 * The pets of the wanted type, of any of the wanted sizes and energies. Those that fit most of the
 * other wishes come first; among equals those with the fewest concerns, then the fewest unknowns. A
 * field without a wish has no effect. A pet with an unknown word is left out by a filter on that
 * field, and not ranked up by a wish for it.
 */
export function rankPets(pets: readonly Pet[], criteria: Criteria): readonly RankedPet[] {
  const wishes = wishesOf(criteria);
  return (
    pets
      .filter(fits(criteria))
      .map((pet) => {
        const findings = wishes.map((wish) => wish(pet));
        return {
          pet,
          reasons: findings.flatMap(({ reasons = [] }) => reasons),
          concerns: findings.reduce((sum, { concerns = [] }) => sum + concerns.length, 0),
          unknowns: findings.reduce((sum, { unknowns = [] }) => sum + unknowns.length, 0),
        };
      })
      // The sort is stable: equals keep the catalogue's order.
      .toSorted(
        (a, b) =>
          b.reasons.length - a.reasons.length || a.concerns - b.concerns || a.unknowns - b.unknowns,
      )
      .map(({ pet, reasons }) => ({ pet, reasons }))
  );
}

/** Gives what a pet's page would have to be read for: only the pets on screen are asked about. */
export function doubtsAbout(criteria: Criteria): (pet: Pet) => Doubts {
  const wishes = wishesOf(criteria);
  return (pet) => {
    const findings = wishes.map((wish) => wish(pet));
    return {
      concerns: findings.flatMap(({ concerns = [] }) => concerns),
      unknowns: findings.flatMap(({ unknowns = [] }) => unknowns),
    };
  };
}

/** The wishes that a pet must fit to be shown. */
export const filterFields = ['size', 'energy', 'type'] as const satisfies (keyof Criteria)[];
export type FilterField = (typeof filterFields)[number];

/** Whether a pet is of the wanted type, and of any of the wanted sizes and energies. */
export function fits({ type, size, energy }: Criteria): (pet: Pet) => boolean {
  const sizes = size && new Set(size.map(searchKey));
  const energies = energy && new Set(energy.map(level));
  const isSize = remembered((word) => !sizes || sizes.has(searchKey(word)));
  const isEnergy = remembered((word) => !energies || energies.has(level(word)));
  return (pet) =>
    (type === undefined || pet.type === type) && isSize(pet.size) && isEnergy(pet.energy);
}

function wishesOf(criteria: Criteria): readonly Wish[] {
  const { breed, age, energy, goodWith, care, shedding, training, temperament, specialNeeds } =
    criteria;
  const wishes: Wish[] = [];
  const ofText = (field: TextField, find: (text: string) => Finding) => {
    const finding = remembered(find);
    wishes.push((pet) => finding(pet[field]));
  };
  const ofList = (field: ListField, find: (words: readonly string[]) => Finding) => {
    const finding = remembered((words) => find(words === '' ? [] : words.split('\n')));
    wishes.push((pet) => finding(pet[field].join('\n')));
  };
  if (breed) ofText('breed', breedFinding(breed));
  if (age) ofText('age', ageFinding(age));
  if (goodWith) ofList('goodWith', companionFinding(goodWith));
  if (care) ofText('care', levelFinding('care', care));
  if (shedding) ofText('shedding', levelFinding('shedding', shedding));
  if (training) ofText('training', trainingFinding(training));
  if (temperament) ofList('temperament', temperamentFinding(temperament));
  if (temperament && !energy) ofText('energy', mannerFinding(temperament));
  if (specialNeeds) ofList('specialNeeds', needsFinding(specialNeeds));
  return wishes;
}

type TextField = 'breed' | 'age' | 'care' | 'shedding' | 'training' | 'energy';
type ListField = 'goodWith' | 'temperament' | 'specialNeeds';

const notKnown = (what: string): Finding => ({ unknowns: [`${what} not known: ask`] });

function breedFinding(wanted: string): (breed: string) => Finding {
  const key = searchKey(wanted);
  return (breed) => {
    if (searchKey(breed) === key) return { reasons: [breed.trim()] };
    if (unsaid(breed)) return notKnown('breed');
    return { concerns: [`another breed than ${wanted.trim()}`] };
  };
}

function ageFinding(wanted: readonly string[]): (age: string) => Finding {
  const keys = wanted.map(searchKey);
  return (age) => {
    const key = searchKey(age);
    if (keys.includes(key)) return { reasons: [key] };
    if (!isOneOf(petFields.age.vocabulary, key)) return notKnown('age');
    return { concerns: [`${key}, and you asked for ${keys.join(' or ')}`] };
  };
}

function companionFinding(wanted: readonly string[]): (goodWith: readonly string[]) => Finding {
  const shared = sharedWith(wanted);
  return (goodWith) => {
    const reasons = shared(goodWith).map((who) => `good with ${companionWords(who)}`);
    const keys = goodWith.map(searchKey);
    const missing = wanted.filter((who) => !keys.includes(searchKey(who))).map(companionWords);
    if (keys.every(unsaid)) return { unknowns: missing.map((who) => `not known with ${who}: ask`) };
    // Whoever is good with anybody is good with the adults who come along.
    const concerns = missing.filter((who) => who !== 'adults');
    return { reasons, concerns: concerns.map((who) => `not said to be good with ${who}`) };
  };
}

/** Less than was asked for is no concern. */
function levelFinding(field: 'care' | 'shedding', asked: string): (word: string) => Finding {
  const levels: readonly string[] = petFields[field].vocabulary;
  const wanted = level(asked);
  return (word) => {
    const found = level(word);
    if (found === wanted) return { reasons: [`${wanted} ${field}`] };
    if (!levels.includes(found)) return notKnown(field);
    if (levels.indexOf(found) < levels.indexOf(wanted)) return {};
    return { concerns: [`${found} ${field}, and you asked for ${wanted}`] };
  };
}

/** More than was asked for is no concern. */
function trainingFinding(asked: string): (word: string) => Finding {
  const stages: readonly string[] = petFields.training.vocabulary;
  const said = (stage: string) => (stage === 'basic' ? 'basic training' : stage);
  const wanted = searchKey(asked);
  return (word) => {
    const found = searchKey(word);
    if (found === wanted) return { reasons: [said(wanted)] };
    if (!stages.includes(found)) return notKnown('training');
    if (stages.indexOf(found) > stages.indexOf(wanted)) return {};
    return { concerns: [`${said(found)}, and you asked for ${said(wanted)}`] };
  };
}

/** Temperaments and what a shelter may say of a pet that is the opposite. */
const opposites: Readonly<Record<string, readonly string[]>> = {
  calm: ['energetic', 'lively', 'hyper', 'active', 'excitable'],
  quiet: ['vocal', 'talkative', 'chatty', 'noisy', 'loud'],
  independent: ['clingy', 'needy'],
  confident: ['shy', 'timid', 'nervous', 'anxious'],
  outgoing: ['shy', 'timid', 'reserved', 'aloof'],
  affectionate: ['aloof', 'independent'],
  playful: ['lazy', 'sleepy'],
};

function temperamentFinding(wanted: readonly string[]): (words: readonly string[]) => Finding {
  const shared = sharedWith(wanted);
  return (words) => {
    const keys = words.map(searchKey);
    if (keys.every(unsaid)) return notKnown('temperament');
    const concerns = wanted.flatMap((wish) =>
      (opposites[searchKey(wish)] ?? [])
        .filter((word) => keys.includes(word))
        .map((word) => `${word}, and you said ${wish}`),
    );
    return { reasons: shared(words), concerns };
  };
}

/** The energy that does not go with a temperament. */
const tooMuch: Readonly<Record<string, string>> = {
  calm: 'high',
  lazy: 'high',
  energetic: 'low',
  active: 'low',
  athletic: 'low',
  adventurous: 'low',
};

function mannerFinding(wanted: readonly string[]): (energy: string) => Finding {
  return (energy) => {
    const found = level(energy);
    const against = wanted.filter((wish) => tooMuch[searchKey(wish)] === found);
    return { concerns: against.map((wish) => `${found} energy, and you said ${wish}`) };
  };
}

function needsFinding(wanted: readonly string[]): (needs: readonly string[]) => Finding {
  const isNone = (need: string) => searchKey(need) === 'none';
  if (!wanted.every(isNone)) {
    const shared = sharedWith(wanted);
    return (needs) => ({ reasons: shared(needs) });
  }
  return (needs) => {
    if (needs.every(isNone)) return { reasons: ['no special needs'] };
    const known = needs.filter((need) => !isNone(need) && !unsaid(need)).map(searchKey);
    if (known.length === 0) return notKnown('special needs');
    return { concerns: [`${known.join(', ')}, and you asked for no special needs`] };
  };
}

const isOneOf = (words: readonly string[], key: string) => words.includes(key);

const unsaid = (word: string) => ['', '?', 'unknown', 'not known', 'n/a'].includes(searchKey(word));

function level(value: string): string {
  return levelWord(searchKey(value));
}

/** Finds the wanted words in a list, each once and as the list spells it. */
function sharedWith(wanted: readonly string[]): (values: readonly string[]) => readonly string[] {
  const keys = new Set(wanted.map(searchKey));
  return (values) => {
    const found = values.filter((value) => keys.has(searchKey(value)));
    return [...new Map(found.map((value) => [searchKey(value), value.trim()])).values()];
  };
}

/** Each text is judged once: 10,000 pets share few words, and a frame is 16 ms. */
function remembered<Result>(find: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) known.set(text, (result = find(text)));
    return result;
  };
}
