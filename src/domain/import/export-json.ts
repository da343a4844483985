import type { ExportedPet } from './import-format.ts';

/**
 * Pets as Homeward's own JSON, which the format `homeward-json` reads again. A pet that was made here
 * and not imported is known by its id.
 */
export function exportJson(pets: readonly ExportedPet[]): string {
  const written = pets.map(({ pet, pictures }) => {
    const imported = pet.source !== '' && pet.externalId !== '';
    return {
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
    };
  });
  return `${JSON.stringify({ homeward: 1, pets: written }, undefined, 1)}\n`;
}
