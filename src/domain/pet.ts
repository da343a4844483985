import * as z from 'zod/mini';

export const petTypes = ['dog', 'cat', 'bird', 'rabbit'] as const;
export type PetType = (typeof petTypes)[number];

/**
 * The values we know for each described field. Only `type` is closed: an imported pet may carry
 * other words, which are kept and shown as they came.
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

/** The lists of the route table, each named by the key its freshness is kept under. */
export const petLists = {
  explorePets: petTypes,
  dogsList: ['dog'],
  catsList: ['cat'],
  othersListPets: ['bird', 'rabbit'],
} as const satisfies Record<string, readonly PetType[]>;
export type PetListKey = keyof typeof petLists;

/** How long a list counts as fresh, in milliseconds (specification, section 9). */
export const listFreshForMs = 300_000;

/** 'City, State, Country' without the parts a shelter left blank. */
export function placeOf(pet: Pet): string {
  const { city, state, country } = pet.location;
  return [city, state, country].filter((part) => part.trim() !== '').join(', ');
}
