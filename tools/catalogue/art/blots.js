// @ts-check
// Irregular patches, as on tortoiseshells.
import { colour } from './colour.js';
import { path } from './pen.js';
import { smooth } from './shape.js';

export const blotAt = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ r,
  /** @type {() => number} */ random,
) => {
  const k = () => 0.72 + random() * 0.5;
  return smooth([
    [x - r * k(), y],
    [x - r * 0.3, y - r * k()],
    [x + r * 0.7, y - r * 0.6 * k()],
    [x + r * k(), y + r * 0.3],
    [x, y + r * k()],
  ]);
};

/** Patches of two colours, one path each. @param {number} count @param {(i: number) => string} patch @param {string} often @param {string} seldom */
export const twoTone = (count, patch, often, seldom) => {
  const all = Array.from({ length: count }, (_, i) => patch(i));
  return (
    path(all.filter((_, i) => i % 3).join(''), colour(often).base) +
    path(all.filter((_, i) => i % 3 === 0).join(''), colour(seldom).base)
  );
};
