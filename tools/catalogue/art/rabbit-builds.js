// @ts-check
// The bones and ears of rabbits.

/** @typedef {import('./shape.js').Point} Point */

export const rabbitBase = {
  hw: 68,
  top: 76,
  cw: 84,
  chin: 84,
  eye: 20,
  eyeX: 50,
  neck: 78,
  shoulder: 116,
  y: 232,
  ear: 1,
};
/** @type {Record<string, Partial<typeof rabbitBase>>} */
export const rabbitBuilds = {
  classic: {},
  dwarf: {
    hw: 72,
    top: 68,
    cw: 88,
    chin: 70,
    eye: 23,
    eyeX: 51,
    neck: 80,
    shoulder: 104,
    y: 244,
    ear: 0.72,
  },
  giant: {
    hw: 70,
    top: 88,
    cw: 84,
    chin: 96,
    eye: 18.5,
    eyeX: 50,
    neck: 96,
    shoulder: 150,
    y: 228,
    ear: 1.12,
  },
  lop: { hw: 74, top: 78, cw: 92, chin: 82, eye: 20, eyeX: 52, neck: 86, shoulder: 124, y: 198 },
  lean: {
    hw: 58,
    top: 82,
    cw: 68,
    chin: 92,
    eye: 19,
    eyeX: 44,
    neck: 58,
    shoulder: 100,
    y: 236,
    ear: 1.14,
  },
};

/** Right ear: outline and inside. @type {Record<string, (w: number, t: number, s: number) => { outer: Point[], inner: Point[] }>} */
export const rabbitEars = {
  upright: (w, t, s) => ({
    outer: [
      [w * 0.14, -t * 0.8],
      [w * 0.16, -t - 60 * s],
      [w * 0.42, -t - 118 * s],
      [w * 0.66, -t - 118 * s],
      [w * 0.86, -t - 56 * s],
      [w * 0.72, -t * 0.72],
    ],
    inner: [
      [w * 0.32, -t - 6],
      [w * 0.34, -t - 60 * s],
      [w * 0.52, -t - 100 * s],
      [w * 0.68, -t - 56 * s],
      [w * 0.6, -t - 4],
    ],
  }),
  lop: (w, t, s) => ({
    outer: [
      [w * 0.36, -t * 0.96],
      [w * 0.86, -t - 4],
      [w + 36 * s, -t * 0.5],
      [w + 52 * s, 20],
      [w + 44 * s, 88 * s],
      [w + 18 * s, 110 * s],
      [w - 2, 80 * s],
      [w + 6, 12],
      [w * 0.8, -t * 0.52],
    ],
    inner: [
      [w + 22 * s, -10],
      [w + 30 * s, 30],
      [w + 22 * s, 86 * s],
      [w + 12, 70 * s],
      [w + 15, 20],
    ],
  }),
};
