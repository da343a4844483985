// @ts-check
// Markings of dogs, drawn over the head and cut to its outline.
import { colour } from './colour.js';
import { num, smooth } from './shape.js';
import { both, line, oval, path } from './pen.js';

/** @typedef {{ second: string, third: string, hw: number, top: number, chin: number, mw: number, turn: number, side: 1 | -1, eyeX: number, eyeY: number, random: () => number }} Face */

/** @param {Face} f @param {number} count @param {(x: number, y: number, i: number) => string} draw */
const scatter = (f, count, draw) =>
  Array.from({ length: count }, (_, i) => {
    // A golden-angle spiral spreads marks evenly where plain chance would clump them.
    const angle = i * 2.4 + f.random();
    const reach = Math.sqrt((i + 0.6) / count) * (f.hw + 34);
    return draw(Math.cos(angle) * reach, Math.sin(angle) * reach * 1.05 - 8, i);
  }).join('');

/** @type {Record<string, (f: Face) => string>} */
export const dogFaces = {
  none: () => '',
  blaze: (f) =>
    path(
      smooth([
        [f.turn * 0.3, -f.top - 6],
        [13 + f.turn * 0.4, -f.top * 0.6],
        [12 + f.turn * 0.6, -30],
        [30 + f.turn, 4],
        [f.mw + 22 + f.turn, 44],
        [f.mw + f.turn, f.chin + 20],
        [f.turn, f.chin + 30],
        [f.turn - f.mw, f.chin + 20],
        [f.turn - f.mw - 22, 44],
        [f.turn - 30, 4],
        [f.turn * 0.6 - 12, -30],
        [f.turn * 0.4 - 13, -f.top * 0.6],
      ]),
      colour(f.second).base,
    ),
  wideblaze: (f) =>
    path(
      smooth([
        [f.turn * 0.3, -f.top - 10],
        [34 + f.turn * 0.4, -f.top * 0.8],
        [24 + f.turn * 0.6, -34],
        [38 + f.turn, 0],
        [f.mw + 34 + f.turn, 40],
        [f.mw + f.turn, f.chin + 20],
        [f.turn, f.chin + 30],
        [f.turn - f.mw, f.chin + 20],
        [f.turn - f.mw - 34, 40],
        [f.turn - 38, 0],
        [f.turn * 0.6 - 24, -34],
        [f.turn * 0.4 - 34, -f.top * 0.8],
      ]),
      colour(f.second).base,
    ),
  mask: (f) =>
    oval(f.turn, 48, f.mw + 20, 62, colour(f.third).base) +
    both((s) =>
      oval(s * f.eyeX + f.turn * 0.6, f.eyeY + 6, 27, 24, colour(f.third).base, ' opacity=".55"'),
    ),
  muzzle: (f) => oval(f.turn, 52, f.mw + 16, 58, colour(f.second).base),
  points: (f) =>
    both(
      (s) =>
        oval(s * f.eyeX * 0.86 + f.turn * 0.6, f.eyeY - 30, 13, 10, colour(f.second).base) +
        path(
          smooth([
            [s * 20 + f.turn, 24],
            [s * (f.mw + 14) + f.turn, 20],
            [s * (f.hw + 4), 26],
            [s * (f.hw - 2), 60],
            [s * f.mw, f.chin + 8],
            [f.turn - s * 10, f.chin + 14],
            [f.turn - s * 6, 40],
          ]),
          colour(f.second).base,
        ),
    ),
  rusty: (f) =>
    both(
      (s) =>
        oval(s * f.eyeX * 0.9 + f.turn * 0.6, f.eyeY - 27, 12, 9, colour(f.third).base) +
        path(
          smooth([
            [s * 26 + f.turn, 16],
            [s * (f.hw - 4), 22],
            [s * (f.hw + 12), 40],
            [s * (f.mw + 16), f.chin + 4],
            [s * 30, f.chin + 10],
          ]),
          colour(f.third).base,
        ),
    ),
  husky: (f) =>
    both((s) =>
      path(
        smooth([
          [s * 4 + f.turn * 0.7, -34],
          [s * 22 + f.turn * 0.6, -62],
          [s * 56 + f.turn * 0.4, -52],
          [s * 62 + f.turn * 0.4, -22],
          [s * (f.hw + 6), 4],
          [s * (f.hw + 20), 60],
          [s * 40, f.chin + 30],
          [0, f.chin + 30],
          [f.turn, 0],
        ]),
        colour(f.second).base,
      ),
    ),
  saddle: (f) =>
    path(
      smooth([
        [-f.hw * 0.9, -f.top * 0.62],
        [0, -f.top * 0.26],
        [f.hw * 0.9, -f.top * 0.62],
        [f.hw, -f.top - 30],
        [-f.hw, -f.top - 30],
      ]),
      colour(f.third).base,
      ' opacity=".8"',
    ),
  patch: (f) =>
    path(
      smooth([
        [f.side * 12 + f.turn * 0.6, -46],
        [f.side * 44, -f.top * 0.86],
        [f.side * (f.hw + 20), -f.top * 0.7],
        [f.side * (f.hw + 16), 10],
        [f.side * 58, 22],
        [f.side * 24 + f.turn * 0.6, 4],
      ]),
      colour(f.third).base,
    ),
  patches: (f) =>
    both((s) =>
      path(
        smooth([
          [s * 16 + f.turn * 0.6, -f.top * 0.5],
          [s * 44, -f.top - 10],
          [s * (f.hw + 20), -f.top * 0.7],
          [s * (f.hw + 22), 26],
          [s * 62, 30],
          [s * 26 + f.turn * 0.7, 4],
        ]),
        colour(f.third).base,
      ),
    ),
  half: (f) =>
    path(
      smooth([
        [f.turn * 0.4 + f.side * 4, -f.top - 16],
        [f.turn * 0.8 + f.side * 2, -20],
        [f.turn + f.side * 16, 12],
        [f.turn + f.side * 44, 60],
        [f.side * 60, f.chin + 30],
        [f.side * 140, f.chin],
        [f.side * 140, -f.top - 20],
      ]),
      colour(f.third).base,
    ),
  merle: (f) =>
    path(
      scatter(f, 15, (x, y) => {
        const r = 9 + f.random() * 15;
        return smooth([
          [x - r, y],
          [x - r * 0.3, y - r * 0.9],
          [x + r, y - r * 0.4],
          [x + r * 0.6, y + r * 0.5],
          [x - r * 0.2, y + r * 0.8],
        ]);
      }),
      colour(f.third).base,
    ),
  spots: (f) =>
    scatter(f, 24, (x, y) => {
      const r = 5 + f.random() * 7;
      return oval(x, y, r, r * 0.86, colour(f.third).base);
    }),
  ticks: (f) =>
    scatter(f, 46, (x, y) => oval(x, y, 3.2, 3.8, colour(f.third).base, ' opacity=".8"')),
  brindle: (f) =>
    line(
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => {
          const y = -f.top + 8 + i * 27;
          const k = 18 + f.random() * 16;
          return [-1, 1]
            .map(
              (s) =>
                `M${num(s * (f.hw + 16))} ${num(y + 8)}Q${num(s * f.hw * 0.6)} ${num(y - 12)} ${num(s * k)} ${num(y + 12)}`,
            )
            .join('');
        })
        .join(''),
      colour(f.third).base,
      6.5,
      ' opacity=".75"',
    ),
  grizzle: (f) =>
    both((s) => oval(s * f.eyeX + f.turn * 0.6, f.eyeY - 4, 29, 25, '#efe9df', ' opacity=".4"')) +
    oval(f.turn, 58, f.mw + 12, 46, '#f1ece3', ' opacity=".75"'),
};
