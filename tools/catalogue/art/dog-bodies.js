// @ts-check
// Markings of dogs below the chin.
import { colour } from './colour.js';
import { smooth } from './shape.js';
import { both, line, oval, path } from './pen.js';

/** Body markings, in canvas coordinates. @type {Record<string, (second: string, third: string, random: () => number) => string>} */
export const dogBodies = {
  none: () => '',
  bib: (second) =>
    path(
      smooth([
        [168, 232],
        [200, 246],
        [232, 232],
        [258, 318],
        [232, 392],
        [200, 430],
        [168, 392],
        [142, 318],
      ]),
      colour(second).base,
    ),
  wide: (second) =>
    path(
      smooth([
        [140, 232],
        [200, 226],
        [260, 232],
        [296, 330],
        [270, 440],
        [130, 440],
        [104, 330],
      ]),
      colour(second).base,
    ),
  points: (second) =>
    both((s) =>
      path(
        smooth([
          [200 + s * 10, 316],
          [200 + s * 62, 304],
          [200 + s * 54, 350],
          [200 + s * 14, 356],
        ]),
        colour(second).base,
      ),
    ),
  saddle: (second, third) =>
    both((s) =>
      path(
        smooth([
          [200 + s * 60, 250],
          [200 + s * 140, 268],
          [200 + s * 170, 440],
          [200 + s * 86, 440],
          [200 + s * 82, 330],
        ]),
        colour(third).base,
      ),
    ),
  spots: (_, third, random) =>
    Array.from({ length: 20 }, (_v, i) =>
      oval(
        70 + ((i * 67) % 262) + random() * 12,
        268 + ((i * 41) % 130),
        6 + random() * 7,
        6 + random() * 5,
        colour(third).base,
      ),
    ).join(''),
  ticks: (_, third, random) =>
    Array.from({ length: 34 }, (_v, i) =>
      oval(
        70 + ((i * 67) % 262) + random() * 12,
        268 + ((i * 41) % 130),
        3.4,
        4,
        colour(third).base,
        ' opacity=".8"',
      ),
    ).join(''),
  merle: (_, third, random) =>
    path(
      Array.from({ length: 11 }, (_v, i) => {
        const [x, y, r] = [76 + ((i * 89) % 254), 270 + ((i * 47) % 126), 11 + random() * 13];
        return smooth([
          [x - r, y],
          [x, y - r],
          [x + r, y - r * 0.3],
          [x + r * 0.4, y + r * 0.7],
        ]);
      }).join(''),
      colour(third).base,
    ),
  brindle: (_, third) =>
    line(
      [0, 1, 2, 3, 4]
        .map((i) =>
          [-1, 1]
            .map(
              (s) =>
                `M${200 + s * 150} ${276 + i * 27}Q${200 + s * 90} ${250 + i * 27} ${200 + s * (34 + (i % 2) * 16)} ${286 + i * 27}`,
            )
            .join(''),
        )
        .join(''),
      colour(third).base,
      7,
      ' opacity=".75"',
    ),
};
