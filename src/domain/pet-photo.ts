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

export const mediaPath = (media: string): string => `/media/${media}`;

/**
 * A photo in the width that is wanted (pixels): the narrowest rendition that has it, or else the
 * widest. Its path, '' if there is none.
 */
export function renditionOf({ renditions }: PetPhoto, width: number): string {
  const rank = (one: { width: number }) =>
    Math.abs(one.width - width) + (one.width < width ? 1e5 : 0);
  const [best] = renditions.toSorted((one, other) => rank(one) - rank(other));
  return best ? mediaPath(best.media) : '';
}

/**
 * The picture that a pet is shown by: its first photo, or else `imageUrl`. 960 pixels are what a card
 * of a phone has; the database chooses the same for carts and applications (`private.picture_of`).
 */
export function pictureOf(
  { imageUrl, photos: [first] }: { imageUrl: string; photos: readonly PetPhoto[] },
  width = 960,
): { src: string; alt: string } {
  const src = first && renditionOf(first, width);
  return src ? { src, alt: first.alt } : { src: imageUrl, alt: '' };
}
