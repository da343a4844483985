// @ts-check
// Markings of rabbits, drawn over the head or body and cut to its outline.
import { colour } from './colour.js';
import { smooth } from './shape.js';
import { both, oval, path } from './pen.js';

/** @typedef {{ second: string, third: string, hw: number, top: number, cw: number, chin: number, eyeX: number, turn: number, side: 1 | -1, random: () => number }} Face */

/** @type {Record<string, (f: Face) => string>} */
export const rabbitFaces = {
  none: () => '',
  dutch: (f) =>
    path(
      smooth([
        [f.turn * 0.4, -f.top - 10],
        [12 + f.turn * 0.5, -f.top * 0.5],
        [24 + f.turn * 0.8, 0],
        [46 + f.turn, 36],
        [44 + f.turn, f.chin + 20],
        [f.turn - 44, f.chin + 20],
        [f.turn - 46, 36],
        [f.turn * 0.8 - 24, 0],
        [f.turn * 0.5 - 12, -f.top * 0.5],
      ]),
      colour(f.second).base,
    ),
  agouti: (f) =>
    oval(f.turn * 0.5, -f.top * 0.62, f.hw * 0.62, 38, colour(f.third).base, ' opacity=".3"') +
    oval(f.turn, f.chin + 4, 50, 22, colour(f.second).base, ' opacity=".8"') +
    both((s) => oval(s * (f.cw - 8), 46, 26, 30, colour(f.second).base, ' opacity=".35"')),
  himalayan: (f) =>
    oval(f.turn, 42, 40, 46, colour(f.third).base, ' opacity=".5"') +
    oval(f.turn, 46, 30, 36, colour(f.third).base),
  butterfly: (f) =>
    path(
      smooth([
        [f.turn, 20],
        [f.turn + 26, 12],
        [f.turn + 50, 30],
        [f.turn + 46, 62],
        [f.turn + 22, 66],
        [f.turn, 54],
        [f.turn - 22, 66],
        [f.turn - 46, 62],
        [f.turn - 50, 30],
        [f.turn - 26, 12],
      ]),
      colour(f.third).base,
    ) +
    both(
      (s) =>
        oval(s * f.eyeX + f.turn * 0.6, -10, 30, 30, colour(f.third).base) +
        oval(s * (f.cw - 18), 40, 6, 6, colour(f.third).base),
    ),
  broken: (f) =>
    path(
      smooth([
        [f.side * 14, -f.top - 10],
        [f.side * 18, -30],
        [f.side * 40, 18],
        [f.side * (f.cw + 12), 26],
        [f.side * f.cw, -f.top],
      ]),
      colour(f.third).base,
    ) +
    path(
      smooth([
        [f.side * -26, -f.top - 4],
        [f.side * -30, -34],
        [f.side * -52, 12],
        [f.side * -f.cw, 4],
        [f.side * -f.hw, -f.top],
      ]),
      colour(f.third).base,
    ),
  harlequin: (f) =>
    path(
      smooth([
        [f.turn * 0.5, -f.top - 14],
        [f.turn * 0.8, -10],
        [f.turn, 30],
        [f.turn, f.chin + 20],
        [f.side * 130, f.chin],
        [f.side * 130, -f.top],
      ]),
      colour(f.third).base,
    ),
  otter: (f) =>
    oval(f.turn, f.chin, 52, 26, colour(f.second).base) +
    both((s) =>
      oval(s * f.eyeX + f.turn * 0.6, -10, 30, 30, colour(f.second).base, ' opacity=".7"'),
    ),
  frost: (f) => oval(f.turn, 52, 48, 46, '#f4efe9', ' opacity=".5"'),
  spot: (f) => oval(f.turn * 0.4 - 4, -f.top * 0.66, 17, 15, colour(f.third).base),
};

/** @type {Record<string, (second: string, third: string, random: () => number) => string>} */
export const rabbitBodies = {
  none: () => '',
  collar: (second) => path('M40 180H360V346Q200 386 40 346Z', colour(second).base),
  wide: (second) =>
    path(
      smooth([
        [140, 250],
        [260, 250],
        [282, 340],
        [256, 450],
        [144, 450],
        [118, 340],
      ]),
      colour(second).base,
    ),
  spots: (_, third, random) =>
    Array.from({ length: 12 }, (_v, i) =>
      oval(
        92 + ((i * 83) % 224),
        316 + ((i * 37) % 84),
        8 + random() * 9,
        7 + random() * 8,
        colour(third).base,
      ),
    ).join(''),
  harlequin: (_, third) =>
    path(
      'M40 300Q120 322 196 306V350Q110 352 40 340ZM204 350Q300 352 380 338V384Q290 392 204 384Z',
      colour(third).base,
    ),
  saddle: (_, third) =>
    both((s) =>
      path(
        smooth([
          [200 + s * 70, 290],
          [200 + s * 140, 280],
          [200 + s * 150, 450],
          [200 + s * 84, 450],
        ]),
        colour(third).base,
      ),
    ),
};
