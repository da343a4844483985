import type { CutRendition } from '#src/db/store-photo.ts';
import { maxMediaBytes } from '#src/domain/media.ts';
import { renditionTypeOf, withoutMetadata } from '#src/domain/picture-bytes.ts';
import { renditionQualities, sizesOf } from '#src/domain/rendition-sizes.ts';

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
  for (const quality of renditionQualities) {
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
