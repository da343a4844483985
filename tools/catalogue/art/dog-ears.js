// @ts-check
// Ears of dogs, drawn for the right side; the left is mirrored. Measures follow the head they sit on.
import { colour } from './colour.js';
import { furry, smooth } from './shape.js';
import { path, solid } from './pen.js';

/** @typedef {import('./shape.js').Point} Point */
/** @typedef {{ points: (hw: number, top: number, size: number) => Point[], inner?: (hw: number, top: number, size: number) => Point[], front: boolean }} Ear */

/** @type {Record<string, Ear>} */
export const dogEars = {
  drop: {
    front: true,
    points: (w, t, s) => [
      [w * 0.5, -t * 0.86],
      [w * 0.86, -t * 0.9],
      [w + 22 * s, -t * 0.42],
      [w + 30 * s, 4 * s],
      [w + 14 * s, 40 * s],
      [w - 8, 22 * s],
      [w - 12, -t * 0.26],
      [w * 0.66, -t * 0.6],
    ],
  },
  long: {
    front: true,
    points: (w, t, s) => [
      [w * 0.62, -t * 0.7],
      [w * 0.94, -t * 0.72],
      [w + 24 * s, -t * 0.2],
      [w + 40 * s, 50 * s],
      [w + 34 * s, 112 * s],
      [w + 4, 126 * s],
      [w - 16, 74 * s],
      [w - 8, 8],
      [w * 0.8, -t * 0.4],
    ],
  },
  fold: {
    front: true,
    points: (w, t, s) => [
      [w * 0.34, -t * 0.9],
      [w * 0.68, -t - 22 * s],
      [w * 1.02, -t * 0.96],
      [w + 22 * s, -t * 0.52],
      [w + 8 * s, -t * 0.12],
      [w * 0.78, -t * 0.42],
    ],
  },
  rose: {
    front: false,
    points: (w, t, s) => [
      [w * 0.4, -t * 0.8],
      [w * 0.8, -t - 14 * s],
      [w + 26 * s, -t * 0.98],
      [w + 44 * s, -t * 0.62],
      [w + 20, -t * 0.44],
      [w * 0.8, -t * 0.3],
    ],
    inner: (w, t, s) => [
      [w * 0.84, -t - 2 * s],
      [w + 20 * s, -t * 0.92],
      [w + 34 * s, -t * 0.66],
      [w + 6, -t * 0.66],
    ],
  },
  prick: {
    front: false,
    points: (w, t, s) => [
      [w * 0.18, -t * 0.76],
      [w * 0.46, -t - 34 * s],
      [w * 0.76, -t - 82 * s],
      [w * 0.86, -t - 80 * s],
      [w + 6, -t - 24 * s],
      [w + 8, -t * 0.3],
    ],
    inner: (w, t, s) => [
      [w * 0.44, -t * 0.86],
      [w * 0.58, -t - 28 * s],
      [w * 0.78, -t - 62 * s],
      [w * 0.92, -t - 20 * s],
      [w * 0.94, -t * 0.5],
    ],
  },
  bat: {
    front: false,
    points: (w, t, s) => [
      [w * 0.26, -t * 0.66],
      [w * 0.36, -t - 34 * s],
      [w * 0.66, -t - 78 * s],
      [w + 2, -t - 82 * s],
      [w + 24 * s, -t - 34 * s],
      [w + 8, -t * 0.24],
    ],
    inner: (w, t, s) => [
      [w * 0.5, -t * 0.8],
      [w * 0.54, -t - 26 * s],
      [w * 0.76, -t - 60 * s],
      [w * 0.98, -t - 60 * s],
      [w + 8 * s, -t - 24 * s],
      [w * 0.94, -t * 0.5],
    ],
  },
  tipped: {
    front: true,
    points: (w, t, s) => [
      [w * 0.26, -t * 0.84],
      [w * 0.52, -t - 44 * s],
      [w * 0.84, -t - 50 * s],
      [w + 26 * s, -t - 10 * s],
      [w + 16 * s, -t * 0.86],
      [w + 2, -t * 0.5],
      [w * 0.62, -t * 0.62],
    ],
  },
  butterfly: {
    front: false,
    points: (w, t, s) => [
      [w * 0.3, -t * 0.7],
      [w * 0.66, -t - 54 * s],
      [w + 30 * s, -t - 66 * s],
      [w + 62 * s, -t - 10],
      [w + 44 * s, 10],
      [w + 4, 6],
    ],
    inner: (w, t, s) => [
      [w * 0.66, -t * 0.8],
      [w * 0.82, -t - 34 * s],
      [w + 26 * s, -t - 38 * s],
      [w + 40 * s, -t * 0.9],
      [w + 18, -t * 0.4],
    ],
  },
};

/**
 * @param {{ kind: string, side: 1 | -1, hw: number, top: number, size: number, coat: string, inner: string, fur: string, id: string, random: () => number, mark?: string }} ear
 */
export function dogEar({ kind, side, hw, top, size, coat, inner, fur, id, random, mark = '' }) {
  const shape = dogEars[kind];
  if (!shape) throw new Error(`There is no dog ear called "${kind}".`);
  const flip = (/** @type {Point[]} */ points) =>
    side === 1 ? points : points.map(([x, y]) => /** @type {Point} */ ([-x, y])).reverse();
  const points = flip(shape.points(hw, top, size));
  const long =
    fur === 'curly'
      ? furry(points, { curl: true, lock: 20, depth: 7, random })
      : fur === 'shaggy'
        ? furry(points, { lock: 24, depth: 7, random })
        : fur === 'silky' && kind !== 'drop'
          ? furry(points, { lock: 34, depth: 5, random })
          : smooth(points);
  const tone = colour(coat);
  const inside = shape.inner
    ? path(smooth(flip(shape.inner(hw, top, size))), colour(inner).base, ' opacity=".62"')
    : '';
  return solid(id, long, shape.front ? { ...tone, base: tone.shade } : tone, {
    inside: mark + inside,
    push: 11,
  });
}
