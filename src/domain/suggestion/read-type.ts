import type { PetType } from '#src/domain/pet.ts';
import type { AnimalMention, AnimalRole } from './animal-roles.ts';
import { impliedType } from './implied-type.ts';
import { lastWords, type Mention } from './mentions.ts';
import type { ParsedText } from './parsed-text.ts';

type Named = {
  readonly type: PetType;
  readonly breed: string | undefined;
  readonly role: AnimalRole;
};

/** The species that is wanted, and its breed; neither where several are as welcome. */
export function readType(
  text: ParsedText,
  animals: readonly AnimalMention[],
): { type?: PetType; breed?: string } {
  const named = lastWords(text, animals.flatMap(namedBy));
  const welcome = named.filter(({ denied, value }) => !denied && value.role !== 'rejected');
  const plainly = welcome.filter(({ value }) => value.role === 'wanted');
  const candidates =
    plainly.length > 0
      ? plainly
      : welcome.length > 0
        ? welcome
        : named.filter(({ denied }) => !denied);
  const types = [...new Set(candidates.map(({ value }) => value.type))];
  // Of several wishes the last counts; of those that are merely named the first is what it is about.
  const first = candidates.at(plainly.length > 0 ? -1 : 0);
  if (first === undefined) return impliedType(text, animals);
  const type = types.length > 1 && areAlternatives(text, candidates) ? undefined : first.value.type;
  if (type === undefined) return {};
  const breeds = named.flatMap(({ value, denied }) =>
    !denied && value.type === type && value.breed !== undefined ? value.breed : [],
  );
  // "He wants a pit bull, I want a pug", "a mutt, part collie".
  const isWishedAnew = text.signs.some(
    ({ meaning, from }) =>
      meaning === 'wish' &&
      from < first.from &&
      candidates.every((one) => one === first || one.from < from),
  );
  const last = plainly.length > 0 && isWishedAnew ? first.value.breed : undefined;
  const breed =
    last && last !== 'Mixed Breed'
      ? last
      : breeds.find((name) => name !== 'Mixed Breed');
  return breed === undefined ? { type } : { type, breed };
}

function namedBy({ meaning, role, from, to }: AnimalMention): readonly Mention<Named>[] {
  const { type } = meaning;
  if (type === 'any' || type === 'other') return [];
  if (role !== 'wanted' && role !== 'named' && role !== 'rejected') return [];
  const breed = 'name' in meaning ? meaning.name : undefined;
  // Who wants no puppy, or no poodle, may well want a dog.
  const isPart = role === 'rejected' && ('age' in meaning || breed !== undefined);
  return [
    {
      value: { type, breed: role === 'rejected' ? undefined : breed, role },
      from,
      to,
      denied: role === 'rejected' && !isPart,
    },
  ];
}

/** "a cat or a dog", "rabbit / bird". */
function areAlternatives(
  { tokens, signs }: ParsedText,
  candidates: readonly Mention<Named>[],
): boolean {
  const isIndifferent = signs.some(({ meaning }) => meaning === 'fine');
  return candidates.some(({ to, value }, at) => {
    const next = candidates[at + 1];
    if (next === undefined || next.value.type === value.type) return false;
    // "cat, dog, rabbit, I don't mind"
    if (tokens[to] === ',' && next.from === to + 1 && isIndifferent) return true;
    // "Bird? Cat?"
    if (tokens[to] === '?' && next.from - to < 3 && tokens[next.to] === '?') return true;
    return (
      next.from - to < 5 &&
      tokens
        .slice(to, next.from)
        .some((token) => /^(?:or|and|o|u|oder|ou|und|y|e|et|either)$/.test(token))
    );
  });
}
