import { unreadPetsSchema } from '#src/domain/protocol.ts';
import type { Pet } from '#src/domain/pet.ts';
import { readPets } from './read-pets.ts';

/** The pets that the page was served with (src/domain/drawn-page.ts), as the JSON in it says. */
export async function drawnPets(json: string | undefined): Promise<readonly Pet[]> {
  if (json === undefined) return [];
  const { pets } = await readPets(unreadPetsSchema.parse(JSON.parse(json)));
  return pets;
}
