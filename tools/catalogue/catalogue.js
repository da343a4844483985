// @ts-check
import birds from './birds.js';
import cats from './cats.js';
import dogs from './dogs.js';
import rabbits from './rabbits.js';

/** @typedef {import('./seed-sql.js').SamplePet & { art: object }} CataloguePet how it is drawn: art/portrait.js */

/** Every sample pet, in the order of supabase/seed.sql. */
export const catalogue = /** @type {CataloguePet[]} */ (
  /** @type {unknown} */ ([...dogs, ...cats, ...birds, ...rabbits])
);
