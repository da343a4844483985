// @ts-check
// Markings of cats, drawn over the head and cut to its outline.
import { twoTone, blotAt } from './blots.js';
import { colour } from './colour.js';
import { num, smooth } from './shape.js';
import { both, line, oval, path } from './pen.js';

/** @typedef {{ second: string, third: string, hw: number, top: number, cw: number, chin: number, eyeX: number, turn: number, side: 1 | -1, random: () => number }} Face */

/** @type {Record<string, (f: Face) => string>} */
export const catFaces = {
  none: () => '',
  tabby: (f) => {
    const t = f.turn * 0.6;
    const at = (/** @type {number} */ x, /** @type {number} */ y) => `${num(x + t)} ${num(y)}`;
    return (
      line(
        `M${at(-31, -f.top * 0.36)}Q${at(-27, -f.top * 0.72)} ${at(-20, -f.top - 4)}M${at(31, -f.top * 0.36)}Q${at(27, -f.top * 0.72)} ${at(20, -f.top - 4)}M${at(-12, -f.top * 0.42)}Q${at(-10, -f.top * 0.7)} ${at(-6, -f.top - 4)}M${at(12, -f.top * 0.42)}Q${at(10, -f.top * 0.7)} ${at(6, -f.top - 4)}M${at(-31, -f.top * 0.36)}Q${at(-20, -f.top * 0.3)} ${at(-12, -f.top * 0.42)}M${at(31, -f.top * 0.36)}Q${at(20, -f.top * 0.3)} ${at(12, -f.top * 0.42)}`,
        colour(f.third).base,
        7.5,
      ) +
      line(
        [-1, 1]
          .map(
            (s) =>
              `M${num(s * (f.eyeX + 26))} 6Q${num(s * (f.cw - 12))} 2 ${num(s * (f.cw + 12))}-12M${num(s * (f.eyeX + 14))} 28Q${num(s * (f.cw - 14))} 26 ${num(s * (f.cw + 14))} 14M${num(s * (f.eyeX + 8))} 46Q${num(s * (f.cw - 18))} 50 ${num(s * (f.cw + 8))} 42`,
          )
          .join(''),
        colour(f.third).base,
        6.5,
      ) +
      both((s) => oval(s * f.eyeX + t, -4, 33, 29, colour(f.second).light, ' opacity=".4"'))
    );
  },
  tuxedo: (f) =>
    path(
      smooth([
        [f.turn * 0.6, -22],
        [f.turn + 16, 8],
        [f.turn + 48, 30],
        [54 + f.turn, 64],
        [30, f.chin + 20],
        [-30, f.chin + 20],
        [f.turn - 54, 64],
        [f.turn - 48, 30],
        [f.turn - 16, 8],
      ]),
      colour(f.second).base,
    ),
  bicolour: (f) =>
    path(
      smooth([
        [f.turn * 0.4, -f.top * 0.86],
        [f.turn * 0.6 + 15, -36],
        [f.turn + 34, 2],
        [f.cw - 14, 30],
        [f.cw + 10, 70],
        [0, f.chin + 30],
        [-f.cw - 10, 70],
        [14 - f.cw, 30],
        [f.turn - 34, 2],
        [f.turn * 0.6 - 15, -36],
      ]),
      colour(f.second).base,
    ),
  points: (f) =>
    path(
      smooth([
        [f.turn * 0.5, -f.top * 0.66],
        [44 + f.turn * 0.6, -40],
        [66, 8],
        [48 + f.turn, 58],
        [f.turn, f.chin - 2],
        [f.turn - 48, 58],
        [-66, 8],
        [f.turn * 0.6 - 44, -40],
      ]),
      colour(f.third).base,
      ' opacity=".55"',
    ) +
    path(
      smooth([
        [f.turn * 0.6, -36],
        [34 + f.turn, 0],
        [40 + f.turn, 46],
        [f.turn, f.chin - 12],
        [f.turn - 40, 46],
        [f.turn - 34, 0],
      ]),
      colour(f.third).base,
    ),
  calico: (f) =>
    path(
      smooth([
        [f.side * 2, -f.top - 10],
        [f.side * 10, -40],
        [f.side * 22, -8],
        [f.side * 56, 26],
        [f.side * (f.cw + 20), 14],
        [f.side * (f.cw + 10), -f.top],
      ]),
      colour(f.third).base,
    ) +
    path(
      smooth([
        [f.side * -16, -f.top - 10],
        [f.side * -22, -44],
        [f.side * -50, -30],
        [f.side * -76, 10],
        [f.side * -f.cw - f.side * 20, 4],
        [f.side * -f.cw, -f.top],
      ]),
      colour('ginger').base,
    ),
  tortie: (f) =>
    twoTone(
      17,
      (i) =>
        blotAt(
          Math.cos(i * 2.4) * f.cw * Math.sqrt((i + 0.5) / 17),
          Math.sin(i * 2.4) * f.top * Math.sqrt((i + 0.5) / 17) - 4,
          10 + f.random() * 12,
          f.random,
        ),
      f.third,
      f.second,
    ),
  split: (f) =>
    path(
      smooth([
        [f.turn * 0.5, -f.top - 14],
        [f.turn * 0.8, -20],
        [f.turn, 30],
        [f.turn + f.side * 8, f.chin + 20],
        [f.side * 140, f.chin],
        [f.side * 140, -f.top],
      ]),
      colour(f.third).base,
    ),
  spots: (f) =>
    both((s) =>
      [
        [18, -0.86],
        [36, -0.72],
        [14, -0.6],
        [58, -0.62],
      ]
        .map(([x, k]) => oval(s * x + f.turn * 0.6, f.top * k, 6, 8, colour(f.third).base))
        .join(''),
    ) +
    line(
      [-1, 1]
        .map(
          (s) =>
            `M${num(s * (f.eyeX + 24))} 8Q${num(s * (f.cw - 10))} 4 ${num(s * (f.cw + 10))}-8M${num(s * (f.eyeX + 12))} 32Q${num(s * (f.cw - 14))} 32 ${num(s * (f.cw + 8))} 22`,
        )
        .join(''),
      colour(f.third).base,
      6,
    ),
  ticked: (f) =>
    line(
      [-1, 1]
        .map(
          (s) =>
            `M${num(s * 14 + f.turn * 0.6)} ${num(-f.top * 0.46)}V${num(-f.top * 0.84)}M${num(s * 30 + f.turn * 0.6)} ${num(-f.top * 0.42)}V${num(-f.top * 0.7)}M${num(s * (f.eyeX + 24))} 4q14-4 24-12`,
        )
        .join(''),
      colour(f.third).base,
      5,
      ' opacity=".7"',
    ) +
    both((s) =>
      oval(s * f.eyeX + f.turn * 0.6, -5, 32, 28, colour(f.second).light, ' opacity=".55"'),
    ),
  van: (f) =>
    both((s) =>
      path(
        smooth([
          [s * 10, -f.top - 10],
          [s * 16, -f.top * 0.56],
          [s * 48, -f.top * 0.36],
          [s * (f.hw + 20), -f.top * 0.5],
          [s * (f.hw + 10), -f.top - 20],
        ]),
        colour(f.third).base,
      ),
    ),
  smoke: (f) =>
    path(
      smooth([
        [-f.cw - 20, 40],
        [-60, 56],
        [0, f.chin - 6],
        [60, 56],
        [f.cw + 20, 40],
        [f.cw, 120],
        [-f.cw, 120],
      ]),
      colour(f.second).base,
      ' opacity=".55"',
    ),
  moustache: (f) =>
    path(
      smooth([
        [f.turn, 20],
        [f.turn + 26, 26],
        [f.turn + 46, 50],
        [f.turn + 20, 52],
        [f.turn, 46],
        [f.turn - 20, 52],
        [f.turn - 46, 50],
        [f.turn - 26, 26],
      ]),
      colour(f.third).base,
    ),
};
