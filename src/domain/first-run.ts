import { isListed } from './pet-status.ts';
import type { Pet } from './pet.ts';
import type { Shelter } from './shelter.ts';

/** Whether Homeward came with this pet; as in `private.is_listed_sample`. */
export const isSample = ({ id, imageUrl }: Pet): boolean => imageUrl === `/portraits/${id}.svg`;

/**
 * What a shelter has set up, as its data shows: nothing is noted for it. What the shelter says about
 * itself may not be known yet.
 */
export function firstRunOf(shelter: Shelter | undefined, pets: readonly Pet[]) {
  const samples = pets.filter(isSample);
  return {
    /** Visitors learn who it is, and how to reach it. */
    hasShelter: shelter && shelter.name !== '' && (shelter.email !== '' || shelter.phone !== ''),
    /** Pets of the shelter's own. */
    own: pets.length - samples.length,
    /** Sample pets that visitors see. */
    samples: samples.filter(isListed).length,
  };
}
