import * as z from 'zod/mini';

/** How many photos a pet may have. */
export const maxPhotos = 12;

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

export const mediaPath = (media: string): string => `/media/${media}`;

/** The picture that a pet is shown by: its first photo, or else `imageUrl`. */
export function pictureOf(pet: { imageUrl: string; photos: readonly PetPhoto[] }): {
  src: string;
  alt: string;
} {
  const [first] = pet.photos;
  const widest = first?.renditions.reduce((one, other) => (other.width > one.width ? other : one));
  if (!first || !widest) return { src: pet.imageUrl, alt: '' };
  return {
    src: mediaPath(widest.media),
    alt: first.alt,
  };
}
