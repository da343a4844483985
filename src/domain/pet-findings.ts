// What each wish of a suggestion finds in a pet: that it fits, that something speaks against it, or
// that it is not known.
import { petFields } from './pet-fields.ts';
import { searchKey } from './search.ts';
import { companionWords, levelWord } from './pet-words.ts';

/** What speaks against a pet or is not known about it, in words. */
export type Doubts = {
  /** "high energy, and you said calm" */
  concerns: readonly string[];
  /** "not known with kids: ask" */
  unknowns: readonly string[];
};

/** What one wish says about a pet; `reasons`: why it fits. */
export type Finding = Partial<Doubts & { reasons: readonly string[] }>;
const notKnown = (what: string): Finding => ({ unknowns: [`${what} not known: ask`] });

export function breedFinding(wanted: string): (breed: string) => Finding {
  const key = searchKey(wanted);
  return (breed) => {
    if (searchKey(breed) === key) return { reasons: [breed.trim()] };
    if (unsaid(breed)) return notKnown('breed');
    return { concerns: [`another breed than ${wanted.trim()}`] };
  };
}

export function ageFinding(wanted: readonly string[]): (age: string) => Finding {
  const keys = wanted.map(searchKey);
  return (age) => {
    const key = searchKey(age);
    if (keys.includes(key)) return { reasons: [key] };
    if (!isOneOf(petFields.age.vocabulary, key)) return notKnown('age');
    return { concerns: [`${key}, and you asked for ${keys.join(' or ')}`] };
  };
}

export function companionFinding(
  wanted: readonly string[],
): (goodWith: readonly string[], notGoodWith?: readonly string[]) => Finding {
  const shared = sharedWith(wanted);
  return (goodWith, notGoodWith = []) => {
    const against = new Set(notGoodWith.map(searchKey));
    const warnings = wanted
      .filter((who) => against.has(searchKey(who)))
      .map((who) => `not good with ${companionWords(who)}`);
    // Where a shelter says both, the warning counts.
    const said = goodWith.filter((who) => !against.has(searchKey(who)));
    const reasons = shared(said).map((who) => `good with ${companionWords(who)}`);
    const keys = new Set([...against, ...said.map(searchKey)]);
    const missing = wanted.filter((who) => !keys.has(searchKey(who))).map(companionWords);
    if (goodWith.map(searchKey).every(unsaid)) {
      const unknowns = missing.map((who) => `not known with ${who}: ask`);
      return warnings.length === 0 ? { unknowns } : { concerns: warnings, unknowns };
    }
    // Whoever is good with anybody is good with the adults who come along.
    const unsure = missing.filter((who) => who !== 'adults');
    const concerns = unsure.map((who) => `not said to be good with ${who}`);
    return { reasons, concerns: [...warnings, ...concerns] };
  };
}

/** Less than was asked for is no concern. */
export function levelFinding(field: 'care' | 'shedding', asked: string): (word: string) => Finding {
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
export function trainingFinding(asked: string): (word: string) => Finding {
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

export function temperamentFinding(
  wanted: readonly string[],
): (words: readonly string[]) => Finding {
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

export function mannerFinding(wanted: readonly string[]): (energy: string) => Finding {
  return (energy) => {
    const found = level(energy);
    const against = wanted.filter((wish) => tooMuch[searchKey(wish)] === found);
    return { concerns: against.map((wish) => `${found} energy, and you said ${wish}`) };
  };
}

export function needsFinding(wanted: readonly string[]): (needs: readonly string[]) => Finding {
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

export function level(value: string): string {
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
