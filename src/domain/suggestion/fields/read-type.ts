import type { PetType } from '#src/domain/pet.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import { householdChance, type wantedChances } from '#src/domain/suggestion/learned/animals.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { typeByRules } from './type-by-rules.ts';

/** Below this a species that a rule takes for the wanted one is not. */
const surelyUnwanted = 0.1;

/** From here on a species is wanted though the rules take another for it, up to `unlikely`. */
const likely = 0.7;
const unlikely = 0.6;

/** From here on a species that is only named beside the wanted one is taken to live there. */
const perhapsThere = 0.35;

/** From here on a species is wanted though no rule says so, if no other comes near. */
const rather = 0.45;
const near = 0.3;

/** The same for one that is there, or gone, by the rules. */
const surelyWanted = 0.8;

type Chances = ReturnType<typeof wantedChances>;

/** The likeliest first. */
const ranked = (chances: Chances) => [...chances].toSorted(([, one], [, other]) => other - one);

/**
 * The roles by the rules, or where what was learned contradicts them: "Katze Priscilla wohnt hier, wie
 * hieße der Hund?" A species that is named beside the wanted one lives there.
 */
export function judgedRoles(
  text: ParsedText,
  animals: readonly AnimalMention[],
  chances: Chances,
): readonly AnimalMention[] {
  const read = typeByRules(text, animals);
  if (read === 'several' || read.type === undefined) return animals;
  const [[likeliest, chance] = [read.type, 0]] = ranked(chances);
  const own = chances.get(read.type) ?? 1;
  const isOther = likeliest !== read.type && own <= unlikely && chance >= likely;
  const wanted = isOther
    ? animals.findLast((one) => one.meaning.type === likeliest && mayBeWanted(text, one))
    : undefined;
  const type = wanted?.meaning.type ?? read.type;
  return animals.map((one) => {
    if (one === wanted) return { ...one, role: 'wanted' };
    if (['any', 'other', type].includes(one.meaning.type)) return one;
    const isThere = wanted
      ? one.role === 'named' || one.role === 'wanted'
      : one.role === 'named' && householdChance(text) >= perhapsThere;
    return isThere ? { ...one, role: 'household' } : one;
  });
}

/** Whether an animal may be the wanted one, though no rule says so. */
function mayBeWanted({ tokens, signs }: ParsedText, { role, from, to }: AnimalMention): boolean {
  // "Thanks, a dog lover" asks for none.
  const isSigned =
    /^lovers?$/.test(tokens[to] ?? '') && !signs.some(({ meaning }) => meaning === 'wish');
  // "a pet, not a dog": so close to its refusal it is refused, whatever stands around.
  const isRefused =
    role === 'rejected' &&
    signs.some(({ meaning, to: end }) => meaning === 'not' && end <= from && from - end < 2);
  // "a bit bigger than a beagle" may mean a cat.
  return role !== 'compared' && !isRefused && !isSigned;
}

/** The species that is wanted, and its breed; neither where several are as welcome. */
export function readType(
  text: ParsedText,
  animals: readonly AnimalMention[],
  chances: Chances,
): { type?: PetType; breed?: string } {
  const read = typeByRules(text, animals);
  // "cat or dog": the rules know that both are welcome.
  if (read === 'several') return {};
  if (read.type !== undefined) {
    // "My dog died. I'd like another": what tells against the dead one is not about the other.
    const isAnother = animals.every(
      ({ meaning, role }) => meaning.type !== read.type || role === 'past',
    );
    const chance = chances.get(read.type) ?? surelyUnwanted;
    return chance < surelyUnwanted && !isAnother ? {} : read;
  }
  const [likeliest, next] = ranked(chances);
  if (!likeliest || likeliest[1] < rather || (next?.[1] ?? 0) > near) return {};
  const [type, chance] = likeliest;
  const isOpen = animals.some(
    (one) =>
      one.meaning.type === type &&
      mayBeWanted(text, one) &&
      // "that neighbour is a nosy old cat", "we've got a cat"
      (chance >= surelyWanted || !(one.role === 'past' || isOnlyTold(text, one))),
  );
  return isOpen ? { type } : {};
}

/** "we've got a cat", "tenemos un gato": a text that says no more than who is there. */
const isOnlyTold = ({ signs, tokens }: ParsedText, { role, from }: AnimalMention): boolean =>
  role === 'household' &&
  signs.some(({ meaning, to }) => meaning === 'have' && to <= from && from - to < 3) &&
  !tokens.includes('?') &&
  !signs.some(({ meaning }) => meaning === 'wish');
