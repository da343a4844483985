import * as z from 'zod/mini';
import { newPhotoSchema } from '#src/domain/new-photo.ts';

/** What became of one picture that a source names, as the database is told it. */
export const pictureResultSchema = z.discriminatedUnion('state', [
  z.object({
    address: z.string(),
    state: z.literal('fetched'),
    /** Of the bytes that the host sent. */
    sha256: z.string(),
    /** Empty where a photo of the pet, or an earlier result, has the same bytes. */
    renditions: newPhotoSchema.shape.renditions,
  }),
  /** `reason` is a sentence for people. What waits is tried again. */
  z.object({ address: z.string(), state: z.enum(['failed', 'waiting']), reason: z.string() }),
]);
export type PictureResult = z.infer<typeof pictureResultSchema>;

/** What the worker asks and says of the pictures of imported pets (`databaseFunctions`). */
export const pictureFunctions = {
  /** In the order of the file. `known`: the SHA-256 of what the pet's photos were made of. */
  imported_pictures_to_fetch: {
    args: { p_pet: z.string() },
    answer: z.object({
      pictures: z.array(
        z.object({ address: z.string(), hosts: z.array(z.string()), reason: z.string() }),
      ),
      known: z.array(z.string()),
    }),
  },
  /** How many of the pet's pictures wait. */
  settle_imported_pictures: {
    args: { p_pet: z.string(), p_import: z.uuid(), p_results: z.array(pictureResultSchema) },
    answer: z.int(),
  },
};
