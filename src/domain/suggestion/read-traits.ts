import type { AnimalMention } from './animal-roles.ts';
import { lexicons } from './lexicons.ts';
import { lastWords, withoutAnswered } from './mentions.ts';
import type { ParsedText } from './parsed-text.ts';
import { mentionsOf } from './read-words.ts';

/** What who refuses a trait asks for; nothing for the others. */
const opposites: Readonly<Record<string, string>> = {
  vocal: 'quiet',
  wild: 'calm',
  shy: 'confident',
};

export function readTemperament(
  text: ParsedText,
  animals: readonly AnimalMention[],
): string[] | undefined {
  const mentions = withoutAnswered(text, mentionsOf(text, animals, lexicons.temperament, ['pet']));
  const traits = mentions.flatMap(({ value, denied }) =>
    denied ? (opposites[value] ?? []) : value,
  );
  return listed(traits);
}

/** The conditions that are welcome; 'none' only where no other is named. */
export function readSpecialNeeds(
  text: ParsedText,
  animals: readonly AnimalMention[],
): string[] | undefined {
  const mentions = lastWords(
    text,
    mentionsOf(text, animals, lexicons.specialNeeds, ['pet', 'speaker'], false).filter(
      ({ value, from, to }) => value === 'none' || !isOwnCondition(text, from, to),
    ),
  );
  const needs = mentions.map(({ value, denied }) => (denied && value !== 'none' ? 'none' : value));
  const named = needs.filter((need) => need !== 'none');
  const exact = named.filter((need) => need !== 'special needs');
  return listed(exact.length > 0 ? exact : named.length > 0 ? named : needs);
}

/** "I have epilepsy", "bad hips (mine!)", "mi artrosis": of the speaker, not of the pet. */
function isOwnCondition(text: ParsedText, from: number, to: number): boolean {
  const { tokens, piece } = text;
  const start = piece.indexOf(piece[from] ?? 0);
  const before = tokens.slice(Math.max(start, from - 4), from).join(' ');
  return (
    owning.test(before) ||
    isOfPeople(text, from) ||
    /^(?:mine|myself|meine|mios|miennes)$/.test(tokens[to] === '(' ? (tokens[to + 1] ?? '') : '')
  );
}

/** "two ladies, quite deaf, …": it stands beside people, and no pet is named before it. */
function isOfPeople({ piece, sentence, persons, animals, signs }: ParsedText, from: number) {
  const mine = piece[from] ?? 0;
  const isHere = (one: { from: number }) => piece[one.from] === mine;
  const isBefore = (one: { from: number }) =>
    piece[one.from] === mine - 1 && sentence[one.from] === sentence[from];
  const isWished = signs.some(
    ({ meaning, from: at }) => meaning !== 'have' && isHere({ from: at }),
  );
  return (
    persons.some(isBefore) && !animals.some((one) => isBefore(one) || isHere(one)) && !isWished
  );
}

const owning =
  /\b(?:(?:i|we) (?:have|got|suffer|am|are|live)\b(?! (?:had|owned|nursed|cared|looked|used|happy|ok|fine))|with my|my own|my|yo tengo|tengo|padezco|sufro|ich habe|ich bin|wir haben|meine|je suis|j ai|je ai|mon|ma|mes|eu tenho|tenho|sofro|minha|meu)(?: (?:a|an|bit|mild|bad|severe|of|from|with|mostly|partially|de|un|una|eine?|leichte|um|uma|got|type|heart))*$/;

function listed(values: readonly string[]): string[] | undefined {
  return values.length === 0 ? undefined : [...new Set(values)];
}
