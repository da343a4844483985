// What lists of pets can be filtered by, and the address that says it. Apart from the filtering, because
// the start reads addresses.
import { type FilterField, petFields } from './pet-fields.ts';

/** Each group and its options, in the order they are shown; the keys are those of the address. */
export const filterGroups = {
  sex: petFields.sex.vocabulary,
  size: petFields.size.vocabulary,
  age: petFields.age.vocabulary,
  energy: petFields.energy.vocabulary,
  goodWith: ['kids', 'otherPets', 'seniors', 'adults'],
  specialNeeds: ['none', 'some'],
} as const satisfies Record<FilterField, readonly string[]>;
export type FilterGroup = keyof typeof filterGroups;
export const groupNames = Object.keys(filterGroups) as FilterGroup[]; // Its keys are these alone.

/** The chosen options of each group, in the group's order and each once; none: all are welcome. */
export type PetFilters = Readonly<Record<FilterGroup, readonly string[]>>;

export const noFilters: PetFilters = forEachGroup(() => []);

export function hasFilters(filters: PetFilters): boolean {
  return groupNames.some((group) => filters[group].length > 0);
}

/** The same choices with one more, or without it if it was chosen. */
export function toggleFilter(filters: PetFilters, group: FilterGroup, option: string): PetFilters {
  const chosen = filters[group].includes(option)
    ? filters[group].filter((one) => one !== option)
    : [...filters[group], option];
  return { ...filters, [group]: inOrder(group, chosen) };
}

/** Reads the choices from an address. Ignores unknown keys and values. */
export function readFilters(search: Readonly<Record<string, unknown>>): PetFilters {
  return forEachGroup((group) => inOrder(group, [search[group]].flat()));
}

/**
 * The choices as search parameters; undefined removes a group without a choice from the address.
 */
export function filterSearch(
  filters: PetFilters,
): Record<FilterGroup, string | string[] | undefined> {
  return forEachGroup((group) => {
    const [first, ...more] = filters[group];
    return first === undefined || more.length === 0 ? first : [first, ...more];
  });
}

function inOrder(group: FilterGroup, chosen: readonly unknown[]): readonly string[] {
  return filterGroups[group].filter((option) => chosen.includes(option));
}

/** One value for each group. */
export function forEachGroup<Value>(
  make: (group: FilterGroup) => Value,
): Record<FilterGroup, Value> {
  const pairs = groupNames.map((group) => [group, make(group)] as const);
  return Object.fromEntries(pairs) as Record<FilterGroup, Value>; // One pair for each group.
}
