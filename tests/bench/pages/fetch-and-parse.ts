// The lowest bound: what comes is parsed and held in memory, and nothing is kept.
import type { Pet } from '#src/domain/pet.ts';
import { offer } from './page.ts';
import { readPets } from './read-catalogue.ts';

const byId = new Map<string, Pet>();

offer({
  firstSync: () =>
    readPets((pets) => {
      for (const pet of pets) byId.set(pet.id, pet);
    }),
  stored: async () => 0,
});
