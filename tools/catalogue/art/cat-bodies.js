// @ts-check
// Markings of cats below the chin.
import { blotAt, twoTone } from './blots.js';
import { colour } from './colour.js';
import { line, path } from './pen.js';
import { smooth } from './shape.js';

/** @type {Record<string, (second: string, third: string, random: () => number) => string>} */
export const catBodies = {
  none: () => '',
  bib: (second) =>
    path(
      smooth([
        [164, 250],
        [236, 250],
        [252, 320],
        [226, 392],
        [200, 420],
        [174, 392],
        [148, 320],
      ]),
      colour(second).base,
    ),
  wide: (second) =>
    path(
      smooth([
        [136, 240],
        [264, 240],
        [290, 330],
        [262, 450],
        [138, 450],
        [110, 330],
      ]),
      colour(second).base,
    ),
  tabby: (_, third) =>
    line(
      [0, 1, 2, 3]
        .map((i) =>
          [-1, 1]
            .map(
              (s) =>
                `M${200 + s * 140} ${292 + i * 34}Q${200 + s * 84} ${280 + i * 34} ${200 + s * 40} ${304 + i * 34}`,
            )
            .join(''),
        )
        .join('') + 'M152 320Q200 352 248 320',
      colour(third).base,
      10,
    ),
  spots: (_, third, random) =>
    path(
      Array.from({ length: 17 }, (_v, i) =>
        blotAt(84 + ((i * 71) % 236), 296 + ((i * 43) % 104), 8 + random() * 4, random),
      ).join(''),
      colour(third).base,
    ),
  tortie: (second, third, random) =>
    twoTone(
      15,
      (i) => blotAt(84 + ((i * 71) % 236), 286 + ((i * 43) % 114), 12 + random() * 14, random),
      third,
      second,
    ),
  calico: (_, third, random) =>
    path(blotAt(112, 360, 52, random), colour('ginger').base) +
    path(blotAt(302, 330, 48, random), colour(third).base),
  split: (_, third) => path('M200 180H420V450H214Q190 330 200 180Z', colour(third).base),
};
