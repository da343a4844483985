import * as z from 'zod/mini';
import type { ListPath } from './paths.ts';

export const petTypes = ['dog', 'cat', 'bird', 'rabbit'] as const;
export type PetType = (typeof petTypes)[number];

/**
 * The known values of each field. Only `type` is closed: an imported pet may have other words,
 * which are stored and shown unchanged.
 */
export const vocabularies = {
  age: ['young', 'adult', 'senior'],
  size: ['small', 'medium', 'large'],
  energy: ['low', 'moderate', 'high'],
  shedding: ['low', 'moderate', 'high'],
  training: ['untrained', 'basic', 'well-trained'],
  care: ['low', 'moderate', 'high'],
  goodWith: ['kids', 'otherPets', 'adults', 'seniors'],
} as const;

export const petSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  name: z.string(),
  type: z.enum(petTypes),
  breed: z.string(),
  age: z.string(),
  size: z.string(),
  energy: z.string(),
  shedding: z.string(),
  training: z.string(),
  care: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  goodWith: z.array(z.string()),
  temperament: z.array(z.string()),
  specialNeeds: z.array(z.string()),
  location: z.object({ city: z.string(), state: z.string(), country: z.string() }),
});
export type Pet = z.infer<typeof petSchema>;

type PetListShape = { types: readonly PetType[]; title: string; to: ListPath };

/**
 * The lists of pets: which pets, the heading and the page. The key is also the one under which the
 * device stores how fresh the list is.
 */
export const petLists = {
  explorePets: { types: petTypes, title: 'Explore all pets', to: '/Explore' },
  dogsList: { types: ['dog'], title: 'Dogs', to: '/Doggs/puppies' },
  catsList: { types: ['cat'], title: 'Cats', to: '/Cats/Kittens' },
  othersListPets: { types: ['bird', 'rabbit'], title: 'Birds and rabbits', to: '/Others' },
} as const satisfies Record<string, PetListShape>;
export type PetListKey = keyof typeof petLists;
// The keys of a literal object are its own and no others.
export const petListKeys = Object.keys(petLists) as readonly PetListKey[];

/** The pets of a list among these, in their order. */
export function petsOfList(pets: readonly Pet[], list: PetListKey): readonly Pet[] {
  const types: readonly string[] = petLists[list].types;
  return pets.filter(({ type }) => types.includes(type));
}

/** How long a list counts as fresh, in milliseconds (specification, section 9). */
export const listFreshForMs = 300_000;

/** 'City, State, Country' without the parts that are blank. */
export function placeOf(pet: Pet): string {
  const { city, state, country } = pet.location;
  return [city, state, country].filter((part) => part.trim() !== '').join(', ');
}
