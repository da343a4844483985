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
    mentionsOf(text, animals, lexicons.specialNeeds, ['pet', 'speaker'], false),
  );
  const needs = mentions.map(({ value, denied }) => (denied && value !== 'none' ? 'none' : value));
  const named = needs.filter((need) => need !== 'none');
  const exact = named.filter((need) => need !== 'special needs');
  return listed(exact.length > 0 ? exact : named.length > 0 ? named : needs);
}

function listed(values: readonly string[]): string[] | undefined {
  return values.length === 0 ? undefined : [...new Set(values)];
}
