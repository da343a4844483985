import * as z from 'zod/mini';
import type { ListPath } from './paths.ts';
import { forEachField, petFieldNames, type PetFieldName } from './pet-fields.ts';

/** Closed: a pet of another type is not read. */
export const petTypes = ['dog', 'cat', 'bird', 'rabbit'] as const;
export type PetType = (typeof petTypes)[number];

export const petSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  name: z.string(),
  type: z.enum(petTypes),
  description: z.string(),
  imageUrl: z.string(),
  ...forEachField({ text: () => z.string(), list: () => z.array(z.string()) }),
  location: z.object({ city: z.string(), state: z.string(), country: z.string() }),
});
export type Pet = z.infer<typeof petSchema>;

/** A pet as an older build knew it: without the fields that have come since. */
export type OlderPet = Omit<Pet, PetFieldName> & Partial<Pick<Pet, PetFieldName>>;

const unknownFields = forEachField({ text: () => '', list: (): string[] => [] });

/**
 * Gives what a pet lacks its default: the device stored it, or a document was made, before the field
 * was there. The rest is believed: the schema takes three times as long as JSON.parse, and there may
 * be 10,000 pets.
 */
export function completePet(older: OlderPet): Pet {
  return isComplete(older) ? older : { ...unknownFields, ...older };
}

function isComplete(older: OlderPet): older is Pet {
  return petFieldNames.every((name) => older[name] !== undefined);
}

/** A pet that came from outside, of whatever build; undefined where it cannot be read. */
export function readPet(unread: unknown): Pet | undefined {
  const whole = typeof unread === 'object' ? { ...unknownFields, ...unread } : unread;
  return petSchema.safeParse(whole).data;
}

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
