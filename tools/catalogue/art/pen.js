// @ts-check
// The few marks every portrait is made of.
import { num } from './shape.js';

/** @typedef {import('./colour.js').Tones} Tones */

export const path = (/** @type {string} */ d, /** @type {string} */ fill, extra = '') =>
  `<path d="${d}" fill="${fill}"${extra}/>`;

export const oval = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ rx,
  /** @type {number} */ ry,
  /** @type {string} */ fill,
  extra = '',
) =>
  rx === ry
    ? `<circle cx="${num(x)}" cy="${num(y)}" r="${num(rx)}" fill="${fill}"${extra}/>`
    : `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${extra}/>`;

/** Ends and corners are round by the root element's attributes. @param {string} d @param {string} stroke @param {number} width */
export const line = (d, stroke, width, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${extra}/>`;

export const group = (/** @type {string} */ transform, /** @type {string} */ inner) =>
  `<g transform="${transform}">${inner}</g>`;

/** The same drawing on both sides of a vertical axis. @param {(side: 1 | -1) => string} draw */
export const both = (draw) => draw(-1) + draw(1);

/**
 * A solid lit from the upper left: whatever is drawn inside is cut to the outline, then shaded as one. The tones
 * are the outline's own stroke, pushed off towards the light, so they lie over any pattern and never need a second shape.
 * @param {string} id unique in the document @param {string} d @param {Tones} tones
 * @param {{ inside?: string, push?: number, dusk?: number, dawn?: number }} [options]
 */
export function solid(id, d, tones, { inside = '', push = 15, dusk = 0.24, dawn = 0.3 } = {}) {
  const rim = (
    /** @type {number} */ by,
    /** @type {string} */ stroke,
    /** @type {number} */ opacity,
  ) => {
    const [dx, dy] = [by * 0.82, by * 0.57];
    return `<use href="#${id}p" fill="none" stroke="${stroke}" stroke-width="${num(Math.abs(by) * 2)}" opacity="${opacity}" transform="translate(${num(dx)} ${num(dy)})"/>`;
  };
  return (
    `<clipPath id="${id}"><path id="${id}p" d="${d}"/></clipPath><g clip-path="url(#${id})"><use href="#${id}p" fill="${tones.base}"/>` +
    `${inside}${rim(push * 0.5, tones.light, dawn)}${rim(-push, tones.deep, dusk)}</g>`
  );
}

/**
 * A warm eye: iris glow from below, a large light, a small one. The far one, on a head that turns, is a little smaller.
 * @param {{ x: number, y: number, r: number, iris: Tones, rim?: string, lid?: string, droop?: number, side: number, tall?: number, far?: boolean }} eye
 */
export function eye({
  x,
  y,
  r,
  iris,
  rim = '#2b1d1a',
  lid,
  droop = 0.2,
  side,
  tall = 1.06,
  far = false,
}) {
  const ry = r * tall;
  const slant = num(side * droop * 22);
  return group(
    `translate(${num(x)} ${num(y)}) rotate(${slant})${far ? ' scale(.96)' : ''}`,
    oval(0, 0, r, ry, rim) +
      oval(0, r * 0.14, r * 0.8, ry * 0.8, iris.shade) +
      path(
        `M${num(-r * 0.74)} ${num(r * 0.34)}A${num(r * 0.8)} ${num(ry * 0.8)} 0 0 0 ${num(r * 0.74)} ${num(r * 0.34)}Q0 ${num(r * 0.72)} ${num(-r * 0.74)} ${num(r * 0.34)}Z`,
        iris.light,
      ) +
      oval(0, 0, r * 0.58, ry * 0.6, '#1d1315') +
      oval(-r * 0.3, -r * 0.36, r * 0.29, r * 0.31, '#fffaf2') +
      oval(r * 0.34, r * 0.38, r * 0.12, r * 0.12, '#fffaf2', ' opacity=".75"') +
      (lid
        ? path(
            `M${num(-r * 1.25)} ${num(-r * 0.42)}Q0 ${num(-r * 1.18)} ${num(r * 1.25)} ${num(-r * 0.42)}Q${num(r * 0.9)} ${num(-r * 1.75)} 0 ${num(-r * 1.75)}Q${num(-r * 0.9)} ${num(-r * 1.75)} ${num(-r * 1.25)} ${num(-r * 0.42)}Z`,
            lid,
          )
        : ''),
  );
}

/**
 * Short hairs as one path.
 * @param {[number, number][]} roots @param {[number, number]} fall @param {string} stroke
 */
export function hairs(roots, [dx, dy], stroke, width = 3, extra = '') {
  const d = roots
    .map(([x, y]) => `M${num(x)} ${num(y)}q${num(dx * 0.2)} ${num(dy * 0.6)} ${num(dx)} ${num(dy)}`)
    .join('');
  return line(d, stroke, width, extra);
}

/** Round dots of one size as one path: a line of no length with round ends. @param {[number, number][]} places @param {number} radius @param {string} fill */
export const dots = (places, radius, fill, extra = '') =>
  line(places.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join(''), fill, radius * 2, extra);
