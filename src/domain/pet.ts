import * as z from 'zod/mini';
import type { ListPath } from './paths.ts';
import { forEachField } from './pet-field-kinds.ts';
import { type PetPhoto, petPhotoSchema } from './pet-photo.ts';

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
  /** One of `petStatuses` (pet-status.ts), or a word of a newer version. */
  status: z.string(),
  /** 'YYYY-MM-DD', or '' if it is not known. */
  birthDate: z.string(),
  birthDateEstimated: z.boolean(),
  /** What the shelter asks for: `amount` in the currency's minor unit, such as cents. */
  fee: z.nullable(z.object({ amount: z.int(), currency: z.string() })),
  /** Of the shelter, in degrees with three decimals. */
  coordinates: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /** ISO times, or '': when it first became available, and when staff last saw that all is true. */
  listedAt: z.string(),
  verifiedAt: z.string(),
  /** Where an imported pet comes from, and its name there. */
  source: z.string(),
  externalId: z.string(),
  /** In their order; for the public, only those whose media have all arrived. */
  photos: z.array(petPhotoSchema),
  /** Grows with each change of the pet. */
  revision: z.int(),
});
export type Pet = z.infer<typeof petSchema>;

const laterFields = {
  ...forEachField({ text: () => '', list: (): string[] => [] }),
  status: 'available',
  birthDate: '',
  birthDateEstimated: false,
  fee: null,
  coordinates: null,
  listedAt: '',
  verifiedAt: '',
  source: '',
  externalId: '',
  photos: [] as PetPhoto[],
  revision: 0,
} satisfies Partial<Pet>;
type LaterField = keyof typeof laterFields;
// The keys of a literal object are its own and no others.
export const laterPetFields = Object.keys(laterFields) as readonly LaterField[];

/** A pet as an older build knew it: without the fields that have come since. */
export type OlderPet = Omit<Pet, LaterField> & Partial<Pick<Pet, LaterField>>;

/**
 * Gives what a pet lacks its default: the device stored it, or a document was made, before the field
 * was there. The rest is believed: the schema takes three times as long as JSON.parse, and there may
 * be 10,000 pets.
 */
export function completePet(older: OlderPet): Pet {
  return grownUp(isComplete(older) ? older : { ...laterFields, ...older });
}

function isComplete(older: OlderPet): older is Pet {
  return laterPetFields.every((name) => older[name] !== undefined);
}

/** A pet that came from outside, of whatever build; undefined where it cannot be read. */
export function readPet(unread: unknown): Pet | undefined {
  const whole = typeof unread === 'object' ? { ...laterFields, ...unread } : unread;
  const pet = petSchema.safeParse(whole).data;
  return pet && grownUp(pet);
}

/** Where the birth date is known, `age` is what it says today, wherever a pet is read. */
function grownUp(pet: Pet): Pet {
  const age = pet.birthDate && ageGroupOf(pet.birthDate, new Date());
  return age === '' || age === pet.age ? pet : { ...pet, age };
}

/** Young until two years, senior from eight, as suggestions count. Compares dates as texts. */
export function ageGroupOf(birthDate: string, today: Date): 'young' | 'adult' | 'senior' {
  const yearsAgo = (years: number) =>
    `${today.getUTCFullYear() - years}${today.toISOString().slice(4, 10)}`;
  if (birthDate > yearsAgo(2)) return 'young';
  return birthDate > yearsAgo(8) ? 'adult' : 'senior';
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
