import * as z from 'zod/mini';
import { mediaIdSchema } from '#src/domain/media.ts';

const medium = { p_media: mediaIdSchema };

/** The part of `databaseFunctions` that is about the bytes of photos. */
export const mediaFunctions = {
  /** Refused to anybody but admins. */
  media_is_named: { args: medium, answer: z.boolean() },
  /** Whether it is a picture of a listed pet. */
  media_is_shown: { args: medium, answer: z.boolean() },
  /** Whether the person signed in may see what visitors may not. */
  media_is_mine: { args: medium, answer: z.boolean() },
  note_media: { args: medium, answer: z.null() },
  /** Those that no photo has named for a day. */
  take_unnamed_media: {
    args: { p_media: z.array(mediaIdSchema) },
    answer: z.array(mediaIdSchema),
  },
};
