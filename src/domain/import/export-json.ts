import type { ExportedPet } from './import-format.ts';

/**
 * Pets as Homeward's own JSON, which the format `homeward-json` reads again. A pet that was made here
 * and not imported is known by its id.
 */
export const exportJson = (pets: readonly ExportedPet[]): string =>
  jsonStart + pets.map(jsonRow).join(',\n') + jsonEnd;

export const jsonStart = '{"homeward": 1, "pets": [\n';
export const jsonEnd = '\n]}\n';

/** One pet of the list. */
export function jsonRow({ pet, pictures }: ExportedPet): string {
  const imported = pet.source !== '' && pet.externalId !== '';
  return JSON.stringify({
    ...pet,
    ...(imported ? {} : { source: 'homeward', externalId: pet.id }),
    pictures,
    // What belongs to this home alone: JSON leaves out what is undefined.
    id: undefined,
    imageUrl: undefined,
    photos: undefined,
    revision: undefined,
    listedAt: undefined,
    verifiedAt: undefined,
  });
}
