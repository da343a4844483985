// Filters a list of pets. An unknown value never hides a pet.
import type { Pet } from './pet.ts';
import {
  type FilterGroup,
  filterGroups,
  forEachGroup,
  groupNames,
  hasFilters,
  type PetFilters,
} from './pet-filters.ts';
import { levelWord } from './pet-words.ts';
import { searchKey } from './search.ts';

export type FilteredPets = {
  /** They are known to match every choice. */
  matches: readonly Pet[];
  /** They may match: no known value rules them out, but a chosen one is unknown. */
  ask: readonly Pet[];
  /** For each option how many pets match if, in its group, it were chosen: see `filterPets`. */
  counts: Readonly<Record<FilterGroup, Readonly<Record<string, number>>>>;
  /** How many pets of each group have no known value there and are shown nevertheless. */
  unknown: Readonly<Record<FilterGroup, number>>;
};

/**
 * Filters `pets`, which keep their order. Within a group one chosen option is enough, except in
 * "good with": a home with children and a cat needs a pet that is good with both. So an option's
 * count is how many pets match with it as its group's only choice, and in "good with" how many are
 * left when it is added.
 */
export function filterPets(pets: readonly Pet[], filters: PetFilters): FilteredPets {
  const matches: Pet[] = [];
  const ask: Pet[] = [];
  const wishes = wishesOf(filters);
  // Whoever chose nothing in a group rules no pet out.
  const chosen = wishes.filter((wish) => wish.chosen !== 0);
  for (const pet of pets) {
    const known = optionsOf(pet);
    let against: Wish | undefined;
    let open = false;
    let out = false;
    for (const wish of chosen) {
      const said = answer(wish, known);
      if (said === 'ask') open = true;
      if (said !== 'no') continue;
      out = against !== undefined;
      against = wish;
      if (out) break;
    }
    // Two groups rule it out, so no single choice would show it.
    if (out) continue;
    if (against === undefined) (open ? ask : matches).push(pet);
    for (const wish of wishes) {
      if (against !== undefined && against !== wish) continue;
      const options = known[wish.at] ?? 0;
      if (options === 0) wish.unknown += 1;
      // If all options must hold, a pet that fails the chosen ones does not match with one more.
      else if (!open && !(against === wish && wish.all))
        wish.tally[options] = (wish.tally[options] ?? 0) + 1;
    }
  }
  const byGroup = <Value>(value: (wish: Wish) => Value) =>
    Object.fromEntries(wishes.map((wish) => [wish.group, value(wish)])) as Record<
      FilterGroup,
      Value
    >; // One wish for each group.
  return {
    matches: hasFilters(filters) ? matches : pets,
    ask,
    counts: byGroup(countsOf),
    unknown: byGroup(({ unknown }) => unknown),
  };
}

/** Gives a pet's chosen groups whose value is unknown: what to ask its shelter about. */
export function toAskAbout(filters: PetFilters): (pet: Pet) => readonly FilterGroup[] {
  const wishes = wishesOf(filters);
  return (pet) => {
    const known = optionsOf(pet);
    return wishes.filter((wish) => answer(wish, known) === 'ask').map(({ group }) => group);
  };
}

/** The options of one group that are true of a pet, or chosen, each a bit. None: not known. */
type Options = number;

type Wish = {
  group: FilterGroup;
  /** Its place among the groups. */
  at: number;
  chosen: Options;
  /** Every chosen option must hold, not any. */
  all: boolean;
  /** How many pets have exactly these options. */
  tally: Record<Options, number>;
  unknown: number;
};

function wishesOf(filters: PetFilters): readonly Wish[] {
  return groupNames.map((group, at) => ({
    group,
    at,
    chosen: bitsOf(group, filters[group]),
    all: group === 'goodWith',
    tally: {},
    unknown: 0,
  }));
}

function answer({ at, chosen, all }: Wish, known: readonly Options[]): 'yes' | 'no' | 'ask' {
  if (chosen === 0) return 'yes';
  // Whom a pet is not good with is known, also where nothing else is.
  if (all && ((known[groupNames.length] ?? 0) & chosen) !== 0) return 'no';
  const options = known[at] ?? 0;
  if (options === 0) return 'ask';
  const shared = options & chosen;
  return (all ? shared === chosen : shared !== 0) ? 'yes' : 'no';
}

function countsOf({ group, tally }: Wish): Record<string, number> {
  const found = Object.entries(tally);
  const having = (bit: number) =>
    found.reduce((sum, [options, pets]) => (Number(options) & bit ? sum + pets : sum), 0);
  return Object.fromEntries(filterGroups[group].map((option, at) => [option, having(1 << at)]));
}

const bitOf = forEachGroup(
  (group): ReadonlyMap<string, number> =>
    new Map(filterGroups[group].map((option, at) => [option.toLowerCase(), 1 << at])),
);

function bitsOf(group: FilterGroup, words: readonly string[]): Options {
  return words.reduce((bits, word) => bits | (bitOf[group].get(searchKey(word)) ?? 0), 0);
}

// Computed once for each pet: every choice filters up to 10,000 of them again.
const read = new WeakMap<Pet, readonly Options[]>();

/** The options that are true of a pet, group by group; last, whom it is not good with. */
function optionsOf(pet: Pet): readonly Options[] {
  const before = read.get(pet);
  if (before !== undefined) return before;
  const words = wordsOf(pet);
  const refused = bitsOf('goodWith', pet.notGoodWith);
  const known = groupNames.map(
    (group) => bitsOf(group, words[group]) & (group === 'goodWith' ? ~refused : ~0),
  );
  known.push(refused);
  read.set(pet, known);
  return known;
}

function wordsOf(pet: Pet): Record<FilterGroup, readonly string[]> {
  return {
    sex: [pet.sex],
    size: [pet.size],
    age: [pet.age],
    energy: [levelWord(searchKey(pet.energy))],
    // An empty list is unknown; a list that names only adults says no to everyone else.
    goodWith: pet.goodWith,
    specialNeeds: needsIn(pet.specialNeeds),
  };
}

// An empty list means none, as everywhere in the product; these words mean unknown.
const notLooked = ['', '?', 'unknown', 'not known', 'not sure', 'n/a'];

function needsIn(needs: readonly string[]): readonly string[] {
  const keys = needs.map(searchKey);
  if (keys.every((key) => key === 'none')) return ['none'];
  return keys.some((key) => key !== 'none' && !notLooked.includes(key)) ? ['some'] : [];
}
