// @ts-check
// The muzzle of a dog, drawn about its own middle line: jaw, beard, snout, mouth, tongue and nose, from back to front.
import { colour } from './colour.js';
import { both, dots, group, line, oval, path, solid } from './pen.js';
import { furry, mirrored, num, smooth } from './shape.js';

/** A dark mouth or shadow vanishes on a dark coat. @param {string} hex */
export const isDark = (hex) =>
  parseInt(hex.slice(1, 3), 16) + parseInt(hex.slice(3, 5), 16) + parseInt(hex.slice(5), 16) < 260;

/**
 * @param {{ build: import('./dog-bones.js').DogBuild, art: import('./portrait.js').Art, tone: import('./colour.js').Tones,
 *   id: string, turn: number, random: () => number }} muzzle turn is how far the head looks aside, in pixels
 */
export function dogMuzzle({ build, art, tone, id, turn, random }) {
  const { mw, ml, mt, nose, chin } = build;
  const noseY = mt + ml * 0.36;
  const mouthY = noseY + nose * 0.62 + 8;
  const lip = mw * 0.62;
  const y = (/** @type {number} */ by) => num(mouthY + by);

  const jaw = path(
    smooth(
      mirrored([
        [0, mouthY - 14],
        [lip * 0.8, mouthY - 6],
        [lip * 0.72, mouthY + 34],
        [0, mouthY + 48],
      ]),
    ),
    tone.shade,
  );
  const beard = () =>
    path(
      furry(
        mirrored([
          [0, mouthY - 26],
          [mw * 0.7, mouthY - 22],
          [mw + 15, mouthY + 6],
          [mw * 0.86, chin + 16],
          [0, chin + 26],
        ]),
        { lock: 19, depth: 9, random },
      ),
      colour(art.beard).base,
    );
  const snout = smooth(
    mirrored([
      [0, mt],
      [mw * 0.5, mt + 6],
      [mw * 0.8, mt + ml * 0.34],
      [mw, mt + ml * 0.64],
      [mw * 0.66, mt + ml * 0.95],
      [0, mt + ml],
    ]),
  );
  const open = path(
    `M${num(-lip * 0.7)} ${y(3)}Q0 ${y(40)} ${num(lip * 0.7)} ${y(2)}Q0 ${y(12)} ${num(-lip * 0.7)} ${y(3)}Z`,
    '#4a2a2a',
  );
  const tongue =
    path(
      `M-15 ${y(6)}Q-16 ${y(36)} 1 ${y(37)}Q18 ${y(35)} 15 ${y(6)}Q0 ${y(12)}-15 ${y(6)}Z`,
      '#d9837c',
    ) + line(`M1 ${y(12)}V${y(26)}`, '#bf6763', 3);
  const mouth = `M0 ${num(noseY + nose * 0.5)}V${y(0)}M${num(-lip)} ${y(-1)}Q${num(-lip * 0.5)} ${y(15)} 0 ${y(0)}Q${num(lip * 0.5)} ${y(15)} ${num(lip)} ${y(-3)}`;
  const freckles = [-1, 1].flatMap((s) =>
    [0, 1, 2].map(
      (i) =>
        /** @type {import('./shape.js').Point} */ ([
          s * (mw * 0.42 + i * 8),
          mouthY - 8 + (i % 2) * 7,
        ]),
    ),
  );
  const [n, at] = [num(nose), (/** @type {number} */ k) => num(noseY + nose * k)];
  const tip = `M-${n} ${at(-0.2)}C-${n} ${at(-0.85)} ${n} ${at(-0.85)} ${n} ${at(-0.2)}C${n} ${at(0.36)} ${num(nose * 0.4)} ${at(0.64)} 0 ${at(0.64)}S-${n} ${at(0.36)}-${n} ${at(-0.2)}Z`;

  return group(
    `translate(${num(turn)} 0)`,
    (art.tongue ? jaw : '') +
      (art.beard ? beard() : '') +
      solid(`${id}m`, snout, tone, { push: 10, dusk: 0.2 }) +
      (art.tongue ? open + tongue : '') +
      line(mouth, isDark(tone.base) ? '#7d6a66' : '#3a2523', 4, ' opacity=".85"') +
      dots(freckles, 1.8, tone.deep) +
      path(tip, colour(art.nose ?? 'jet').base) +
      oval(-nose * 0.3, noseY - nose * 0.38, nose * 0.38, nose * 0.16, '#fff', ' opacity=".38"') +
      both((s) => oval(s * nose * 0.42, noseY + nose * 0.16, nose * 0.2, nose * 0.14, '#120c0f')),
  );
}
