// What the server is asked about imports (/api/imports, admins only). A run is one reading of one file.
// The device reads the file, says run by run what is in it, and the server merges it field by field.
import * as z from 'zod/mini';
import { petChangesSchema } from '#src/domain/pet-changes.ts';
import { importProblemSchema, mergedFieldSchema, mostHosts } from './import-answers.ts';

const externalId = z.string().check(z.minLength(1), z.maxLength(200));
const petId = z.string().check(z.minLength(1), z.maxLength(128));

/**
 * What a source says of a pet: its fields, and the addresses of its pictures, the first one first. What
 * its file has no columns for is absent.
 */
export const saidSchema = z.object({
  ...z.omit(petChangesSchema, { source: true, externalId: true, verified: true }).shape,
  pictures: z.optional(z.array(z.url().check(z.maxLength(2_000))).check(z.maxLength(12))),
});
export type Said = z.infer<typeof saidSchema>;

/** PUT /api/imports/:id : begins a run; again it changes nothing. */
export const startImportSchema = z.object({
  source: z.string().check(z.minLength(1), z.maxLength(100)),
  /** `key` of the format. */
  format: z.string().check(z.maxLength(50)),
  fileName: z.string().check(z.maxLength(200)),
  /** Animals of the file that are pets here. */
  pets: z.int().check(z.nonnegative()),
  /** Hosts of pictures that the person who imports agreed to; of others none is fetched. */
  pictureHosts: z.array(z.string().check(z.maxLength(253))).check(z.maxLength(mostHosts)),
  /** The first 500. */
  problems: z.array(importProblemSchema).check(z.maxLength(500)),
  problemCount: z.int().check(z.nonnegative()),
});
export type StartImport = z.infer<typeof startImportSchema>;

/** A pet of the file. `id` is used if it is new here: the source and its ID say who it is. */
export const importedPetSchema = z.object({
  id: petId,
  externalId,
  said: saidSchema,
  /** Fields that staff changed by hand and that are to be what the file says all the same. */
  take: z.array(mergedFieldSchema),
});

/** POST /api/imports/:id/pets : merges some pets. Sent again it changes nothing more. */
export const importPetsSchema = z.object({
  pets: z.array(importedPetSchema).check(z.maxLength(25)),
  /** External IDs that the file no longer has, and that are to be hidden. */
  hide: z.array(externalId).check(z.maxLength(200)),
});
export type ImportPets = z.infer<typeof importPetsSchema>;

/**
 * GET /api/imports/said?source=&after= : what a source said last of each of its pets, by external ID,
 * up to 500 at once behind `after`. `byHand` are the fields that staff changed since.
 */
export const lastSaidSchema = z.object({
  pets: z.array(
    z.object({
      externalId: z.string(),
      petId: z.string(),
      /** Null for a pet that staff gave this ID by hand. */
      said: z.nullable(saidSchema),
      byHand: z.array(mergedFieldSchema),
      /** Hidden or adopted: nothing is offered to be hidden. */
      listed: z.boolean(),
    }),
  ),
  more: z.boolean(),
});
export type LastSaid = z.infer<typeof lastSaidSchema>['pets'][number];

export {
  importedSchema,
  type ImportOutcome,
  importOutcomeSchema,
  type ImportProblem,
  type ImportReport,
  importReportSchema,
  type ImportRun,
  importRunsSchema,
  type MergedField,
  mergedFieldSchema,
  mostHosts,
  undoneSchema,
} from './import-answers.ts';
