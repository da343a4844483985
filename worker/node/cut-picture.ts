import type { Sharp, SharpOptions } from 'sharp';
import { maxMediaBytes } from '#src/domain/media.ts';
import { pictureKindOf } from '#src/domain/picture-bytes.ts';
import { renditionQualities, sizesOf } from '#src/domain/rendition-sizes.ts';
import { createSerialQueue } from '#src/domain/serial-queue.ts';
import type { CutPicture } from '#worker/pictures/fetch-picture.ts';

/** 64 megapixels: cameras of phones take fifty. Unpacked they are 256 MB at most. */
const limitInputPixels = 64_000_000;
/** For one step: a picture may be slow to unpack on purpose. */
const timeoutS = 20;

// What is not here is not decoded, whatever a file says of itself: no SVG, no PDF, no film.
const decoders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(
  (name) => `VipsForeignLoad${name}Buffer`,
);

/**
 * Loads the library that cuts pictures, which nothing else needs: a start does not pay for it.
 * Undefined where its binary does not run.
 */
export async function loadCutter(): Promise<CutPicture | undefined> {
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  );
  if (!sharp) return undefined;
  // Pictures come once: nothing is worth keeping, and the process has other work.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  const open = (bytes: Uint8Array, options: SharpOptions = {}) =>
    sharp(bytes, { limitInputPixels, failOn: 'error', ...options }).timeout({ seconds: timeoutS });

  async function cut(bytes: Uint8Array) {
    const { autoOrient: upright } = await open(bytes).metadata();
    // The widest is unpacked once; the narrower ones are made from it.
    const sizes = sizesOf(upright).reverse();
    const [widest] = sizes;
    const { data, info } = await open(bytes, { autoOrient: true })
      .resize({ ...widest, fit: 'fill' })
      .flatten({ background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const renditions = [];
    for (const size of sizes) {
      const picture = open(data, { raw }).resize({ ...size, fit: 'fill' });
      renditions.unshift({ ...size, type: 'image/webp' as const, bytes: await encode(picture) });
    }
    return renditions;
  }

  // One at a time, for its memory.
  const inTurn = createSerialQueue();
  return async (bytes) => {
    if (!isDecoded(bytes))
      return { kind: 'refused', reason: 'It is no JPEG, PNG, WebP, GIF or AVIF.' };
    try {
      return { kind: 'cut', renditions: await inTurn(() => cut(bytes)) };
    } catch (error) {
      const tooLarge = error instanceof Error && error.message.includes('pixel limit');
      return {
        kind: 'refused',
        reason: tooLarge
          ? `It has more than ${limitInputPixels / 1e6} megapixels.`
          : 'It is damaged and cannot be read.',
      };
    }
  };
}

/** By its bytes, whatever a host says that they are. HEIC is not decoded by the library. */
function isDecoded(bytes: Uint8Array): boolean {
  const kind = pictureKindOf(bytes);
  const isGif = /^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, 6)));
  return isGif || (kind !== undefined && kind !== 'image/heic');
}

/** As devices do: in a lower quality if it has more bytes than a medium may have. */
async function encode(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  for (const quality of renditionQualities) {
    // Twice as fast as libwebp's usual 4, for 2% more bytes.
    const webp = picture.clone().webp({ quality: quality * 100, effort: 2 });
    const bytes = await webp.toBuffer();
    if (bytes.length <= maxMediaBytes) return new Uint8Array(bytes);
  }
  throw new Error('A rendition is too large in every quality.');
}
