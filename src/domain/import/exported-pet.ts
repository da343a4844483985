import type { Pet } from '#src/domain/pet.ts';
import { pictureOf, renditionOf } from '#src/domain/pet-photo.ts';
import type { ExportedPet } from './import-format.ts';

/** A pet with the addresses of its pictures at its home, the widest of each photo. */
export function exportedPet(pet: Pet, home: string): ExportedPet {
  const photos = pet.photos.map((photo) => renditionOf(photo, 1_600));
  const paths = photos.length > 0 ? photos : [pictureOf(pet).src];
  return {
    pet,
    pictures: paths.filter((path) => path !== '').map((path) => new URL(path, home).href),
  };
}
