// @ts-check
// Feather marks, placed from the eye, for a bird that faces left.
import { num, smooth } from './shape.js';
import { line, oval, path } from './pen.js';

/** @typedef {import('./colour.js').Tones} Tones */
/** @typedef {{ tone: Tones, second: Tones, third: Tones, hx: number, hy: number, art: { [part: string]: any }, random: () => number }} Place */

/** @type {Record<string, (p: Place) => string>} */
export const birdMarks = {
  none: () => '',
  face: ({ second, hx, hy }) =>
    path(
      smooth([
        [hx + 30, hy - 80],
        [hx + 34, hy - 30],
        [hx + 26, hy + 12],
        [hx + 20, hy + 46],
        [hx - 18, hy + 62],
        [hx - 80, hy + 60],
        [hx - 80, hy - 80],
      ]),
      second.base,
    ),
  hood: ({ second, hx, hy }) =>
    path(
      smooth([
        [hx + 110, hy - 90],
        [hx + 100, hy + 40],
        [hx + 40, hy + 78],
        [hx - 30, hy + 76],
        [hx - 90, hy + 60],
        [hx - 80, hy - 100],
      ]),
      second.base,
    ),
  belly: ({ second }) =>
    path(
      smooth([
        [90, 226],
        [160, 206],
        [206, 236],
        [214, 300],
        [190, 360],
        [90, 360],
      ]),
      second.base,
    ),
  warmBelly: ({ third }) =>
    path(
      smooth([
        [90, 216],
        [150, 210],
        [190, 240],
        [196, 290],
        [170, 330],
        [90, 330],
      ]),
      third.base,
      ' opacity=".75"',
    ),
  cheek: ({ art, hx, hy }) =>
    oval(hx + 18, hy + 34, 21, 19, art.cheek ? `${art.cheek}` : '#e2813f'),
  bars: ({ third, hx, hy }) =>
    line(
      [0, 1, 2, 3, 4, 5]
        .map((i) => `M${num(hx + 30 + i * 3)} ${num(hy - 58 + i * 21)}q26-8 ${num(52 + i * 3)} 6`)
        .join(''),
      third.base,
      6.5,
    ),
  throat: ({ hx, hy }) =>
    [
      [-30, 62],
      [-10, 68],
      [10, 64],
      [26, 54],
    ]
      .map(([x, y]) => oval(hx + x, hy + y, 6, 7.5, '#2e2a3f'))
      .join('') +
    oval(
      hx + 8,
      hy + 44,
      19,
      10,
      '#6b6fb5',
      ' transform="rotate(-24 ' + num(hx + 8) + ' ' + num(hy + 44) + ')"',
    ),
  scallops: ({ tone }) =>
    line(
      [0, 1, 2, 3, 4, 5, 6]
        .map((r) => `M${102 + (r % 2) * 13} ${176 + r * 25}` + 'q13 15 26 0'.repeat(7))
        .join(''),
      tone.light,
      3.5,
      ' opacity=".85"',
    ),
  bareFace: ({ hx, hy }) =>
    path(
      smooth([
        [hx - 50, hy - 22],
        [hx, hy - 30],
        [hx + 28, hy - 6],
        [hx + 24, hy + 36],
        [hx - 8, hy + 52],
        [hx - 50, hy + 40],
      ]),
      '#f6efe6',
    ) +
    line(
      [0, 1, 2].map((i) => `M${num(hx - 28)} ${num(hy + 22 + i * 9)}q22 6 44-2`).join(''),
      '#6d5a52',
      2,
      ' opacity=".7"',
    ),
  crown: ({ second, hx, hy }) =>
    path(
      smooth([
        [hx - 60, hy - 14],
        [hx - 6, hy - 26],
        [hx + 34, hy - 34],
        [hx + 60, hy - 80],
        [hx - 20, hy - 110],
        [hx - 80, hy - 60],
      ]),
      second.base,
    ),
  tear: ({ hx, hy }) =>
    line(
      `M${num(hx - 16)} ${num(hy - 8)}Q${num(hx - 22)} ${num(hy + 22)} ${num(hx - 14)} ${num(hy + 46)}`,
      '#2e2629',
      7,
    ) +
    line(
      `M${num(hx - 28)} ${num(hy - 10)}Q${num(hx - 36)} ${num(hy + 20)} ${num(hx - 28)} ${num(hy + 44)}`,
      '#fbf5ea',
      9,
    ),
  breastBars: ({ hx, hy }) =>
    line(
      [0, 1, 2, 3]
        .map((i) => `M${num(hx - 56 + i * 2)} ${num(hy + 58 + i * 11)}q40 16 84-4`)
        .join(''),
      '#3a3236',
      4,
      ' opacity=".75"',
    ) +
    path(
      `M90 ${num(hy + 104)}Q140 ${num(hy + 122)} 184 ${num(hy + 96)}L180 ${num(hy + 122)}Q140 ${num(hy + 140)} 90 ${num(hy + 122)}Z`,
      '#2e2629',
    ),
  flank: ({ art }) =>
    path(
      smooth([
        [176, 292],
        [206, 280],
        [236, 320],
        [210, 344],
        [176, 340],
      ]),
      art.flank ?? '#b5623a',
    ) +
    [
      [186, 304],
      [200, 300],
      [194, 318],
      [210, 316],
      [206, 332],
      [222, 330],
    ]
      .map(([x, y]) => oval(x, y, 3.4, 3.4, '#fbf5ea'))
      .join(''),
  neckRing: ({ hx, hy }) =>
    line(
      `M${num(hx + 2)} ${num(hy + 52)}Q${num(hx + 46)} ${num(hy + 46)} ${num(hx + 74)} ${num(hy + 18)}`,
      '#2f2a2c',
      9,
    ),
  sheen: ({ hx, hy }) =>
    oval(hx - 2, hy + 72, 62, 30, '#4f8f7d', ' opacity=".75"') +
    oval(hx + 10, hy + 90, 60, 22, '#7d5a8f', ' opacity=".65"'),
  lace: ({ third, random }) =>
    line(
      Array.from(
        { length: 22 },
        (_, i) =>
          `M${num(126 + ((i * 53) % 190) + random() * 8)} ${num(220 + ((i * 31) % 160))}q9 11 18 0`,
      ).join(''),
      third.base,
      4.5,
      ' opacity=".8"',
    ),
  pied: ({ second }) =>
    path(
      smooth([
        [90, 230],
        [150, 220],
        [230, 252],
        [262, 330],
        [200, 380],
        [90, 360],
      ]),
      second.base,
    ) +
    path(
      smooth([
        [210, 40],
        [250, 60],
        [268, 130],
        [236, 140],
        [206, 96],
      ]),
      second.base,
    ),
};
