// @ts-check
import { num } from './shape.js';
import { group, line, oval, path } from './pen.js';

/**
 * A cat's eye: an almond of iris in a dark rim, lit from below, with a wide soft pupil.
 * @param {{ x: number, y: number, r: number, iris: import('./colour.js').Tones, side: number, mood: string, slant: number, far?: boolean }} eye
 */
export function catEye({ x, y, r, iris, side, mood, slant, far = false }) {
  const ink = '#2b1f1e';
  const place = `translate(${num(x)} ${num(y)}) rotate(${num(side * -slant)})${far ? ' scale(.96)' : ''}`;
  if (mood === 'closed')
    return group(place, line(`M${num(-r)} 2Q0 ${num(r * 0.8)} ${num(r)} 2`, ink, 5));
  const h = mood === 'sleepy' ? 0.66 : mood === 'calm' ? 0.84 : 1;
  // The upper lid carries the mood; the lower stays round.
  const almond = (/** @type {number} */ k) =>
    `M${num(-r * k)} ${num(r * 0.08)}C${num(-r * k * 0.72)} ${num(-r * k * 1.02 * h)} ${num(r * k * 0.72)} ${num(-r * k * 1.02 * h)} ${num(r * k)} ${num(r * 0.08)}C${num(r * k * 0.62)} ${num(r * k * 1.16)} ${num(-r * k * 0.62)} ${num(r * k * 1.16)} ${num(-r * k)} ${num(r * 0.08)}Z`;
  return group(
    place,
    path(almond(1.16), ink) +
      path(almond(0.98), iris.base) +
      path(
        `M${num(-r * 0.8)} ${num(r * 0.3)}C${num(-r * 0.5)} ${num(r * 1.02)} ${num(r * 0.5)} ${num(r * 1.02)} ${num(r * 0.8)} ${num(r * 0.3)}Q0 ${num(r * 0.66)} ${num(-r * 0.8)} ${num(r * 0.3)}Z`,
        iris.light,
      ) +
      oval(0, r * 0.06, r * 0.42, r * (mood === 'open' ? 0.66 : 0.58), '#181214') +
      oval(-r * 0.3, -r * 0.24 * h, r * 0.25, r * 0.25, '#fffdf8') +
      oval(r * 0.28, r * 0.42, r * 0.11, r * 0.11, '#fffdf8', ' opacity=".8"'),
  );
}
