import type { Pet } from './pet.ts';

/** Text for comparisons: lower case, without the space around it. */
export function searchKey(text: string): string {
  return text.trim().toLowerCase();
}

/** The pets whose name, breed, type or age equals the query; none for a blank query. */
export function findExact(pets: readonly Pet[], query: string): readonly Pet[] {
  const key = searchKey(query);
  if (key === '') return [];
  return pets.filter((pet) =>
    [pet.name, pet.breed, pet.type, pet.age].some((field) => searchKey(field) === key),
  );
}
