import { renditionWidths } from './media.ts';

/** A higher picture would be too large for the canvas of some phones. */
const maxHeight = 2_400;
/** Of WebP and JPEG, tried in this order until a rendition is small enough; the first one nearly always is. */
export const renditionQualities = [0.82, 0.6, 0.4];

export type Size = { width: number; height: number };

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
