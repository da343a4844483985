// @ts-check
import birds from './birds.js';
import cats from './cats.js';
import dogs from './dogs.js';
import rabbits from './rabbits.js';

/** @typedef {(typeof dogs)[number] & { art: import('./art/portrait.js').Art }} CataloguePet */

/** Every sample pet, in the order of supabase/seed.sql. */
export const catalogue = /** @type {CataloguePet[]} */ (
  /** @type {unknown} */ ([...dogs, ...cats, ...birds, ...rabbits])
);
