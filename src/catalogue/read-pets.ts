import { type Pet, readPet } from '#src/domain/pet.ts';
import { unreadPetsSchema } from '#src/domain/protocol.ts';
import { yieldToMain } from './yield-to-main.ts';

// 100: some milliseconds of parsing; a chunk of 500 at once would cost a frame.
const petsPerTask = 100;

/** The pets that fit the schema, and how many do not. */
export async function readPets(
  unread: readonly unknown[],
): Promise<{ pets: readonly Pet[]; unreadable: number }> {
  const pets: Pet[] = [];
  for (const [index, one] of unread.entries()) {
    if (index > 0 && index % petsPerTask === 0) await yieldToMain();
    const pet = readPet(one);
    if (pet) pets.push(pet);
  }
  return { pets, unreadable: unread.length - pets.length };
}

/** The pets that the document was served with (src/domain/prerender.ts), from the JSON in it. */
export async function parsePrerenderedPets(json: string | undefined): Promise<readonly Pet[]> {
  if (json === undefined) return [];
  const { pets } = await readPets(unreadPetsSchema.parse(JSON.parse(json)));
  return pets;
}
