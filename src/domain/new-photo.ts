import * as z from 'zod/mini';

/** What a rendition may be, as the server serves it. */
export const renditionTypes = ['image/webp', 'image/avif', 'image/jpeg'] as const;

/** The photo as a device that adds it says it; the database checks the same. */
export const newPhotoSchema = z.object({
  id: z.uuid(),
  alt: z.string().check(z.maxLength(500)),
  renditions: z
    .array(
      z.object({
        width: z.int().check(z.minimum(1), z.maximum(10_000)),
        height: z.int().check(z.minimum(1), z.maximum(10_000)),
        media: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
        type: z.enum(renditionTypes),
      }),
    )
    .check(z.minLength(1), z.maxLength(8)),
});
