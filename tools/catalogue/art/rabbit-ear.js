// @ts-check
// One ear of a rabbit, up or down, with its inside and its tuft.
import { colour } from './colour.js';
import { need } from './need.js';
import { group, path, solid } from './pen.js';
import { rabbitEars } from './rabbit-builds.js';
import { furry, num, smooth } from './shape.js';

/** @typedef {import('./shape.js').Point} Point */

/**
 * @param {{ art: import('./portrait.js').Art, b: { hw: number, top: number, ear: number }, id: string, side: 1 | -1, random: () => number }} rabbit
 * side is the ear that sits a little differently
 */
export function rabbitEar({ art, b, id, side, random }) {
  const kinds = (art.ears ?? 'upright').split('+');
  return (/** @type {1 | -1} */ s) => {
    const kind = kinds.length > 1 && s === side ? kinds[1] : kinds[0];
    const { outer, inner } = need(rabbitEars, kind, 'rabbit ear')(
      b.hw,
      b.top,
      b.ear * (art.earSize ?? 1),
    );
    const flip = (/** @type {Point[]} */ points) =>
      s === 1 ? points : points.map(([x, y]) => /** @type {Point} */ ([-x, y])).reverse();
    const own = colour(art.oddEar && s === side ? art.oddEar : (art.earCoat ?? art.coat));
    const lop = kind === 'lop';
    const turnBy = lop
      ? s === side
        ? s * -4
        : s * 3
      : (art.earLean ?? 8) * s + (s === side ? s * 7 : s * -3);
    const tuft = art.tufts
      ? path(
          furry(
            flip([
              [b.hw * 0.3, -b.top - 84 * b.ear],
              [b.hw * 0.54, -b.top - 124 * b.ear],
              [b.hw * 0.8, -b.top - 80 * b.ear],
              [b.hw * 0.56, -b.top - 70 * b.ear],
            ]),
            { lock: 18, depth: 9, random },
          ),
          own.light,
        )
      : '';
    return {
      lop,
      drawn: group(
        `rotate(${num(turnBy)} ${num(s * b.hw * 0.42)} ${num(-b.top * 0.8)})`,
        solid(
          `${id}e${s === 1 ? 'r' : 'l'}`,
          smooth(flip(outer)),
          lop ? { ...own, base: own.shade } : own,
          {
            inside: lop
              ? path(smooth(flip(inner)), colour('rose').base, ' opacity=".22"')
              : path(smooth(flip(inner)), colour(art.inner ?? 'pink').base, ' opacity=".8"'),
            push: 10,
          },
        ) + tuft,
      ),
    };
  };
}
