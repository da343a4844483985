import * as z from 'zod/mini';
import { forEachField } from './pet-field-kinds.ts';
import { type Pet, petTypes } from './pet.ts';
import { petStatuses } from './pet-status.ts';

const text = (most: number) => z.optional(z.string().check(z.maxLength(most)));
const words = z.optional(
  z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(20)),
);

/** '' or a day of the calendar. */
const day = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/), z.refine(isDay));

function isDay(value: string): boolean {
  if (value === '') return true;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value);
}

/**
 * What an admin may change of a pet, any part of it at once. Each key is one field: the later arrival
 * of one field stands. The database checks the same.
 */
export const petChangesSchema = z.object({
  name: z.optional(z.string().check(z.regex(/\S/), z.maxLength(200))),
  type: z.optional(z.enum(petTypes)),
  description: text(10_000),
  ...forEachField({ text: () => text(100), list: () => words }),
  breed: text(200),
  location: z.optional(
    z.object({
      city: z.string().check(z.maxLength(200)),
      state: z.string().check(z.maxLength(200)),
      country: z.string().check(z.maxLength(200)),
    }),
  ),
  status: z.optional(z.enum(petStatuses)),
  birthDate: z.optional(day),
  birthDateEstimated: z.optional(z.boolean()),
  fee: z.optional(
    z.nullable(
      z.object({
        amount: z.int().check(z.minimum(0), z.maximum(100_000_000)),
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      }),
    ),
  ),
  coordinates: z.optional(
    z.nullable(
      z.object({
        latitude: z.number().check(z.minimum(-90), z.maximum(90)),
        longitude: z.number().check(z.minimum(-180), z.maximum(180)),
      }),
    ),
  ),
  source: text(100),
  externalId: text(200),
  /** "Still here": the server's clock says when. */
  verified: z.optional(z.literal(true)),
});
export type PetChanges = z.infer<typeof petChangesSchema>;

/** The pet with the changes, as the server makes them at time `at` (ISO). */
export function changedPet(pet: Pet, changes: PetChanges, at: string): Pet {
  const { verified, coordinates, ...rest } = changes;
  const said = Object.entries(rest).filter(([, value]) => value !== undefined);
  // Every key of the changes but `verified` is a field of the pet, with a value of its type.
  const changed = { ...pet, ...(Object.fromEntries(said) as Partial<Pet>) };
  if (coordinates !== undefined)
    changed.coordinates = coordinates && roundedCoordinates(coordinates);
  if (verified) changed.verifiedAt = at;
  if (changed.status === 'available' && changed.listedAt === '') changed.listedAt = at;
  return changed;
}

/** Three decimals: about 100 m. A shelter's place, and not a door. */
export function roundedCoordinates({ latitude, longitude }: NonNullable<Pet['coordinates']>) {
  const round = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
  return { latitude: round(latitude), longitude: round(longitude) };
}
