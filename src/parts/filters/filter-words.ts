import { counted } from '#src/domain/words.ts';
import { type FilteredPets } from '#src/domain/filter-pets.ts';
import {
  type FilterGroup,
  type filterGroups,
  groupNames,
  type PetFilters,
} from '#src/domain/pet-filters.ts';

/** `chip` is understood without the name of its group. */
type OptionWords = { label: string; chip: string };
type GroupWords = { label: string; unknown: string };

const groups: Record<FilterGroup, GroupWords> = {
  sex: { label: 'Sex', unknown: 'the sex' },
  size: { label: 'Size', unknown: 'the size' },
  age: { label: 'Age', unknown: 'the age' },
  energy: { label: 'Energy', unknown: 'the energy level' },
  goodWith: { label: 'Good with', unknown: 'who they are good with' },
  specialNeeds: { label: 'Special needs', unknown: 'the special needs' },
};

const alike = (label: string): OptionWords => ({ label, chip: label });

const options: {
  [Group in FilterGroup]: Record<(typeof filterGroups)[Group][number], OptionWords>;
} = {
  sex: { female: alike('Female'), male: alike('Male') },
  size: { small: alike('Small'), medium: alike('Medium'), large: alike('Large') },
  age: { young: alike('Young'), adult: alike('Adult'), senior: alike('Senior') },
  energy: {
    low: { label: 'Low', chip: 'Low energy' },
    moderate: { label: 'Moderate', chip: 'Moderate energy' },
    high: { label: 'High', chip: 'High energy' },
  },
  goodWith: {
    kids: { label: 'Kids', chip: 'Good with kids' },
    otherPets: { label: 'Other pets', chip: 'Good with other pets' },
    seniors: { label: 'Seniors', chip: 'Good with seniors' },
    adults: { label: 'Adults', chip: 'Good with adults' },
  },
  specialNeeds: {
    none: { label: 'None', chip: 'No special needs' },
    some: { label: 'Some', chip: 'Special needs' },
  },
};

export type SpokenOption = OptionWords & { group: FilterGroup; option: string };

/** Every group and its options, in the order and with the words that are shown. */
export const spokenGroups = groupNames.map((group) => ({
  group,
  label: groups[group].label,
  options: Object.entries<OptionWords>(options[group]).map(([option, words]): SpokenOption => ({
    group,
    option,
    ...words,
  })),
}));

/** The chosen options, in the order they are shown. */
export function chosenOptions(filters: PetFilters): readonly SpokenOption[] {
  return spokenGroups
    .flatMap(({ options: every }) => every)
    .filter(({ group, option }) => filters[group].includes(option));
}

// Not created when the module loads: it takes a slow phone 40 ms or more, and few lists need it.
const either = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);

/** 'Ask: size, energy' for a card. */
export function askWords(missing: readonly FilterGroup[]): string {
  return `Ask: ${missing.map((group) => groups[group].label.toLowerCase()).join(', ')}`;
}

/** 'Of these 4 pets the shelters have not told us the size or the energy level.' */
export function untoldWords(count: number, missing: readonly FilterGroup[]): string {
  const what = either(missing.map((group) => groups[group].unknown));
  return count === 1
    ? `Of this pet the shelter has not told us ${what}.`
    : `Of these ${count} pets the shelters have not told us ${what}.`;
}

export const petsCounted = (count: number) => counted(count, 'pet');

/** The result of the filters, in one sentence. */
export function resultWords({ matches, ask }: FilteredPets): string {
  if (matches.length === 0 && ask.length === 0) return 'No pet matches all of these.';
  if (ask.length === 0)
    return `${petsCounted(matches.length)} ${matches.length === 1 ? 'matches' : 'match'}.`;
  if (matches.length === 0)
    return `No pet surely matches. ${petsCounted(ask.length)} to ask about.`;
  return `${petsCounted(matches.length)} ${matches.length === 1 ? 'matches' : 'match'}, and ${ask.length} more to ask about.`;
}
