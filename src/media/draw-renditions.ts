import type { CutRendition } from '#src/db/store-photo.ts';
import { maxMediaBytes, renditionWidths } from '#src/domain/media.ts';
import { renditionTypeOf, withoutMetadata } from '#src/domain/picture-bytes.ts';

/** A higher picture would be too large for the canvas of some phones. */
const maxHeight = 2_400;
/** Tried in this order until a rendition is small enough; the first one nearly always is. */
const qualities = [0.82, 0.6, 0.4];

type Size = { width: number; height: number };

/**
 * The sizes that a picture is cut to: the given widths that are narrower than it, and its own width
 * if it is not wider than the widest.
 */
export function sizesOf(original: Size): Size[] {
  const [narrowest, , widest] = renditionWidths;
  const limit = Math.min(original.width, widest, (original.width * maxHeight) / original.height);
  const widths = [...renditionWidths.filter((width) => width < limit), limit];
  // A width that hardly differs from the next is not worth its bytes.
  const apart = widths.filter(
    (width, at) => width === limit || width * 1.1 < (widths[at + 1] ?? 0),
  );
  const scale = original.height / original.width;
  return (limit < narrowest ? [limit] : apart).map((width) => ({
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(width * scale)),
  }));
}

/**
 * Draws a picture in a few widths, turned upright. A canvas has pixels only, so nothing that a camera
 * wrote about them comes along. Rejects if the browser cannot read the picture.
 */
export async function drawRenditions(picture: Blob): Promise<CutRendition[]> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  let source: ImageBitmap | OffscreenCanvas = bitmap;
  const renditions: CutRendition[] = [];
  // The widest first: each narrower one is drawn from it, which is faster and as good.
  for (const size of sizesOf(bitmap).reverse()) {
    const canvas = new OffscreenCanvas(size.width, size.height);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('There is no canvas.');
    context.imageSmoothingQuality = 'high';
    // JPEG has no transparency.
    context.fillStyle = 'white';
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(source, 0, 0, size.width, size.height);
    renditions.unshift({ ...size, ...(await encode(canvas)) });
    source = canvas;
  }
  bitmap.close();
  return renditions;
}

async function encode(canvas: OffscreenCanvas): Promise<Pick<CutRendition, 'type' | 'bytes'>> {
  for (const quality of qualities) {
    // Where a browser does not write WebP, as Safari, this gives a PNG.
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
    const blob =
      webp.type === 'image/webp'
        ? webp
        : await canvas.convertToBlob({ type: 'image/jpeg', quality });
    // Safari writes EXIF of its own into a JPEG.
    const bytes = withoutMetadata(new Uint8Array(await blob.arrayBuffer()));
    const type = bytes && renditionTypeOf(bytes);
    if (bytes && type && bytes.length <= maxMediaBytes) return { type, bytes };
  }
  throw new Error('The picture could not be written in a form that the server takes.');
}
