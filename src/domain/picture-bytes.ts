/** What devices make and the server takes. No browser's canvas encodes AVIF. */
export type RenditionType = 'image/webp' | 'image/jpeg';

/** What bytes are, whatever their name says. HEIC is what phones of Apple store. */
export type PictureKind = RenditionType | 'image/png' | 'image/avif' | 'image/heic';

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

/** The kind of a picture by its first 16 bytes; undefined where they begin none that we know. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'image/webp';
  if (textAt(bytes, 4) !== 'ftyp') return undefined;
  const brand = textAt(bytes, 8);
  if (brand === 'avif' || brand === 'avis') return 'image/avif';
  return heicBrands.includes(brand) ? 'image/heic' : undefined;
}

/**
 * The bytes of a JPEG or WebP without what cameras and other programs add: EXIF with its place, XMP,
 * comments, a preview, whatever follows the end. The same bytes where there is nothing of that.
 * Undefined where the bytes are no such picture from their beginning to their end.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const kind = pictureKindOf(bytes);
  const parts =
    kind === 'image/jpeg' ? jpegParts(bytes) : kind === 'image/webp' ? webpParts(bytes) : undefined;
  if (parts === undefined) return undefined;
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The type of a rendition; undefined where bytes are no picture, or hold more than a picture. */
export function renditionTypeOf(bytes: Uint8Array): RenditionType | undefined {
  if (withoutMetadata(bytes)?.length !== bytes.length) return undefined;
  return pictureKindOf(bytes) === 'image/webp' ? 'image/webp' : 'image/jpeg';
}

// JFIF, the colour profile, and how Adobe's colours are to be read. EXIF and XMP are in 0xe1.
const keptSegments = [0xe0, 0xe2, 0xee];
const isMetadata = (marker: number) =>
  marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && !keptSegments.includes(marker));

/** Segment by segment (ITU T.81, annex B). */
function jpegParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (marker < 0xc0 || end > bytes.length) return undefined;
    if (!isMetadata(marker)) parts.push(bytes.subarray(at, end));
    at = end;
    if (marker !== 0xda) continue;
    // The picture itself: up to the next marker that is neither a stuffed byte nor a restart.
    while (at + 1 < bytes.length && !isMarker(bytes[at], bytes[at + 1])) at += 1;
    parts.push(bytes.subarray(end, at));
    if (bytes[at + 1] === 0xd9) return [...parts, bytes.subarray(at, at + 2)];
  }
  return undefined;
}

const isMarker = (first: number | undefined, second = 0) =>
  first === 0xff && second !== 0 && second !== 0xff && !(second >= 0xd0 && second <= 0xd7);

// Of one still picture. 'VP8X' says which of the others there are.
const keptChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'];

/** Chunk by chunk (RFC 9649). A browser's canvas writes no metadata, so a file with some is refused. */
function webpParts(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 20 || view.getUint32(4, true) !== bytes.length - 8) return undefined;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!keptChunks.includes(textAt(bytes, at))) return undefined;
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length ? [bytes] : undefined;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

const textAt = (bytes: Uint8Array, at: number) =>
  String.fromCharCode(...bytes.subarray(at, at + 4));
