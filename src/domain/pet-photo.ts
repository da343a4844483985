import * as z from 'zod/mini';

/** How many photos a pet may have. */
export const maxPhotos = 12;

/** What a rendition may be, as the server serves it. */
export const renditionTypes = ['image/webp', 'image/avif', 'image/jpeg'] as const;

/**
 * One photo of a pet, as devices read it. A rendition is the photo in one width (pixels); `media` is
 * the SHA-256 of its bytes in hex, under which they are served (GET /media/:sha256).
 */
export const petPhotoSchema = z.object({
  id: z.uuid(),
  alt: z.string(),
  renditions: z.array(
    z.object({ width: z.int(), height: z.int(), media: z.string(), type: z.string() }),
  ),
});
export type PetPhoto = z.infer<typeof petPhotoSchema>;
export type Rendition = PetPhoto['renditions'][number];

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

export const mediaPath = (media: string): string => `/media/${media}`;

/** The picture that a pet is shown by: its first photo, or else `imageUrl`. */
export function pictureOf(pet: { imageUrl: string; photos: readonly PetPhoto[] }): {
  src: string;
  /** Every width, for the `srcset` of an image; '' where there is one picture only. */
  srcSet: string;
  alt: string;
} {
  const [first] = pet.photos;
  const widest = first?.renditions.reduce((one, other) => (other.width > one.width ? other : one));
  if (!first || !widest) return { src: pet.imageUrl, srcSet: '', alt: '' };
  return {
    src: mediaPath(widest.media),
    srcSet: first.renditions.map(({ media, width }) => `${mediaPath(media)} ${width}w`).join(', '),
    alt: first.alt,
  };
}
