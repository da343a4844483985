// @ts-check
// Beaks and crests, placed from the eye, for a bird that faces left.
import { num } from './shape.js';
import { group, line, oval, path } from './pen.js';

/** @typedef {import('./colour.js').Tones} Tones */

const at = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {string} */ inner,
  size = 1,
) => group(`translate(${num(x)} ${num(y)})${size === 1 ? '' : ` scale(${size})`}`, inner);

const hook =
  (/** @type {number} */ size, /** @type {number} */ dx) =>
  (
    /** @type {Tones} */ t,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {Tones | null} */ cere,
  ) =>
    at(
      x - dx,
      y + 4,
      path('M2 32Q-2 52 16 50L28 30Z', t.deep) +
        path('M14-20C-18-22-36 4-28 46C-22 36-10 34 4 34C22 34 26 14 14-20Z', t.base) +
        path('M14-20C-6-20-22-8-27 14C-12-8 2-10 20-6Z', t.light) +
        (cere ? oval(9, -15, 13, 10, cere.base) + oval(4, -15, 3, 2.4, cere.deep) : ''),
      size,
    );

/** @type {Record<string, (t: Tones, x: number, y: number, cere: Tones | null) => string>} */
export const beaks = {
  hook: hook(0.92, 34),
  bighook: hook(1.25, 40),
  hugehook: hook(1.6, 38),
  cone: (t, x, y) =>
    at(
      x - 30,
      y + 6,
      path('M8-20Q-22-10-36 8Q-18 26 8 26Z', t.base) +
        path('M8-20Q-22-10-36 8Q-14 0 8 2Z', t.light) +
        line('M-36 8Q-14 4 6 8', t.deep, 2.5),
    ),
  slim: (t, x, y) =>
    at(
      x - 26,
      y + 8,
      path('M6-11Q-24-8-44 8Q-20 14 6 10Z', t.base) +
        oval(-4, -6, 9, 5, t.light) +
        line('M-42 7Q-20 4 4 4', t.deep, 2),
    ),
  hen: (t, x, y) =>
    at(
      x - 28,
      y + 6,
      path('M8-16Q-22-12-34 10Q-14 16 8 16Z', t.base) +
        path('M8-16Q-22-12-34 10Q-14 2 8 0Z', t.light),
    ),
};

const leaf = (
  /** @type {number} */ length,
  /** @type {number} */ width,
  /** @type {number} */ angle,
  /** @type {string} */ fill,
) =>
  group(
    `rotate(${angle})`,
    path(`M-6 8Q${-width} ${-length * 0.6} 0 ${-length}Q${width} ${-length * 0.5} 8 8Z`, fill),
  );

/** @type {Record<string, (t: Tones, x: number, y: number) => string>} */
export const crests = {
  none: () => '',
  wisp: (t, x, y) =>
    at(
      x + 16,
      y - 46,
      leaf(74, 8, 34, t.shade) +
        leaf(86, 9, 16, t.base) +
        leaf(70, 8, 0, t.light) +
        leaf(46, 8, -18, t.base),
    ),
  fan: (t, x, y) =>
    at(
      x + 18,
      y - 50,
      [
        [64, 56, 'deep'],
        [76, 36, 'shade'],
        [84, 16, 'base'],
        [78, -4, 'light'],
        [58, -24, 'base'],
      ]
        .map(([l, a, k]) => leaf(Number(l), 19, Number(a), t[/** @type {keyof Tones} */ (k)]))
        .join(''),
    ),
  cap: (t, x, y) =>
    at(
      x + 14,
      y - 38,
      path(
        'M-54 18Q-58-14-30-22Q-14-42 8-30Q34-38 44-14Q62-2 52 16Q40 30 30 18Q18 34 2 20Q-14 36-28 20Q-42 32-54 18Z',
        t.base,
      ) + line('M-30-6q6 12 2 20M-4-14q6 16 2 26M24-8q2 14-4 22', t.shade, 4),
    ),
  puff: (t, x, y) =>
    at(
      x + 16,
      y - 34,
      [
        [-34, 4, 27],
        [34, 6, 28],
        [-20, -22, 28],
        [20, -24, 30],
        [0, -36, 27],
        [0, -2, 38],
      ]
        .map(([a, b, r], i) => oval(a, b, r, r, i > 4 ? t.light : i % 2 ? t.shade : t.base))
        .join(''),
    ),
  comb: (t, x, y) =>
    at(
      x + 8,
      y - 38,
      path(
        'M-34 12Q-44-18-24-22Q-18-40-4-30Q8-48 20-28Q38-36 38-14Q52-4 40 18Q0 2-34 12Z',
        t.base,
      ) + path('M-34 12Q-44-18-24-22Q-26-6-22 8Z', t.light),
    ),
  wattle: (t, x, y) =>
    at(
      x - 22,
      y + 34,
      path('M-8-8Q-20 30-2 38Q16 34 12-6Z', t.base) + path('M-8-8Q-18 18-8 30Q-6 8-2-6Z', t.light),
    ) + oval(x, y + 2, 24, 23, t.base, ' opacity=".85"'),
};
