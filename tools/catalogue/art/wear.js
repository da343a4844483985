// @ts-check
// What a pet wears at the neck. Few wear anything: it is the animal that should be noticed.
import { colour } from './colour.js';
import { num } from './shape.js';
import { line, oval, path } from './pen.js';

/** @param {import('./portrait.js').Art} art @param {string} id of the drawing, whose body is `${id}b` @param {number} neck half width */
export function wear(art, id, neck, y = 278) {
  const cut = (/** @type {string} */ inner) => `<g clip-path="url(#${id}b)">${inner}</g>`;
  const hang = (/** @type {number} */ dy) =>
    `M${num(190 - neck * 1.4)} ${num(y - 20 + dy)}Q200 ${num(y + 38 + dy)} ${num(210 + neck * 1.4)} ${num(y - 20 + dy)}`;
  if (art.bandana) {
    const c = colour(art.bandana);
    return cut(
      path(
        `${hang(-14)}L236 ${num(y + 34)}Q212 ${num(y + 82)} 197 ${num(y + 92)}Q176 ${num(y + 70)} 160 ${num(y + 34)}Z`,
        c.base,
      ) +
        line(hang(-10), c.shade, 15) +
        [
          [178, 34],
          [200, 48],
          [222, 36],
          [196, 70],
        ]
          .map(([x, dy]) => oval(x, y + dy, 4, 4, c.light))
          .join(''),
    );
  }
  if (!art.collar) return '';
  const c = colour(art.collar);
  return (
    cut(line(hang(0), c.base, 13) + line(hang(-3), c.light, 3, ' opacity=".7"')) +
    oval(203, y + 22, 11, 11, '#d9a441') +
    oval(200, y + 19, 4, 4, '#f3d48c')
  );
}
