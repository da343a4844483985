// The two sides of a comparison: what a file says of a pet, and what the pet has.
import { roundedCoordinates } from '#src/domain/pet-changes.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { LastSaid, Said } from './import-calls.ts';
import type { ImportedPet } from './imported-pet.ts';
import { type FieldValues, isSame, mergedFields } from './merge-said.ts';

/** What a read pet says, as it is sent and stored. */
export function saidOf(
  { source: _source, externalId: _id, verified: _verified, coordinates, ...said }: ImportedPet,
  pictures: readonly string[] | undefined,
): Said {
  return {
    ...said,
    // As the database keeps them: otherwise each run would find them changed by hand.
    ...(coordinates !== undefined && {
      coordinates: coordinates && roundedCoordinates(coordinates),
    }),
    ...(pictures && { pictures: [...pictures] }),
  };
}

/** What a pet has of each field, as far as that is known here. */
export function valuesOf(
  pet: Pet | undefined,
  before: LastSaid | undefined,
  says: Said,
): FieldValues {
  const here: FieldValues | undefined = pet && {
    ...pet,
    // Where the birth date is known everybody reads the age that follows from it.
    age: pet.birthDate === '' ? pet.age : says.age,
    // Addresses are the server's alone: photos of an unknown origin count as put there by hand.
    pictures: pet.photos.length === 0 ? [] : before ? undefined : says.pictures,
  };
  if (!before?.said) return here ?? {};
  // The server knows what staff changed. The pet that is here may be older or newer.
  const { said, byHand } = before;
  return Object.fromEntries(
    mergedFields.map((field) => {
      const last = said[field];
      if (byHand.includes(field))
        return [field, isSame(here?.[field], last) ? undefined : here?.[field]];
      if (last !== undefined) return [field, last];
      // Never said before, and nobody here knows whether it is blank: most often it is.
      return [field, here ? here[field] : ''];
    }),
  );
}
