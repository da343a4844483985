// @ts-check
// Pictures that belong to no pet: the placeholder, the app's icon.
import { colour } from './colour.js';
import { paper } from './ground.js';
import { plant } from './plants.js';
import { group, line, oval, path, solid } from './pen.js';
import { animal, retriever } from './portrait.js';
import { mirrored, smooth } from './shape.js';
import { svg } from './svg.js';

/** @typedef {import('./shape.js').Point} Point */

/** Somebody at a window, seen from behind: whoever it is, the picture is still to come. */
export function placeholder() {
  const p = paper('dog', 12);
  const coat = { base: p.hill, shade: p.mark, deep: p.mark, light: p.glow };
  const at = (/** @type {Point[]} */ half) =>
    mirrored(half).map(([x, y]) => /** @type {Point} */ ([x + 196, y]));
  const ear = smooth([
    [152, 168],
    [150, 132],
    [160, 108],
    [176, 122],
    [194, 148],
  ]);
  const drop = smooth([
    [206, 146],
    [228, 126],
    [254, 136],
    [266, 176],
    [256, 206],
    [240, 190],
    [232, 164],
  ]);
  return svg(
    400,
    400,
    path('M0 0H400V400H0Z', p.ground) +
      path('M62 44H338V284H62Z', p.glow) +
      oval(262, 112, 30, 30, p.ground) +
      path('M62 236Q140 200 214 230T338 214V284H62Z', p.ground) +
      line('M200 44V284M62 158H338', p.ground, 8) +
      path('M30 284H370V306H30Z', p.hill) +
      path('M0 306H400V400H0Z', p.ground) +
      plant('eucalyptus', 336, 296, 0.62, 'p') +
      path('M312 262H360L354 300H318Z', colour('terracotta').light) +
      line('M262 372Q320 384 322 340T346 312', coat.base, 19) +
      solid('t', ear, coat, { push: 6 }) +
      solid(
        'b',
        smooth(
          at([
            [0, 196],
            [40, 214],
            [64, 262],
            [84, 326],
            [82, 376],
            [0, 390],
          ]),
        ),
        coat,
        { push: 15 },
      ) +
      solid(
        'h',
        smooth(
          at([
            [0, 138],
            [40, 148],
            [58, 186],
            [46, 226],
            [0, 238],
          ]),
        ),
        coat,
        { push: 10 },
      ) +
      solid('d', drop, { ...coat, base: p.mark }, { push: 6, dusk: 0 }),
  );
}

/** @param {{ round?: number, size?: number }} [options] a maskable icon bleeds to the edge and keeps its subject in the middle 80 % */
export function icon({ round = 96, size = 1 } = {}) {
  const evergreen = colour('evergreen');
  const dog = animal(
    { id: 'icon', type: 'dog', art: { ...retriever, fur: 'smooth', tilt: -5, turn: 7, y: 6 } },
    'i',
  );
  const inner =
    path('M62 700V280a194 194 0 0 1 388 0V700Z', evergreen.shade) +
    path('M80 700V282a176 176 0 0 1 352 0V700Z', colour('marigold').light) +
    path(
      'M256 106a176 176 0 0 1 176 176V700H340Q376 240 256 106Z',
      colour('marigold').base,
      ' opacity=".5"',
    ) +
    `<clipPath id="door"><path d="M80 0H432V700H80Z"/></clipPath><g clip-path="url(#door)">${group('translate(-14 122) scale(1.35)', dog)}</g>`;
  return svg(
    512,
    512,
    `<rect width="512" height="512" rx="${round}" fill="${evergreen.base}"/>` +
      (round
        ? `<clipPath id="edge"><rect width="512" height="512" rx="${round}"/></clipPath>`
        : '') +
      (size === 1
        ? `<g clip-path="url(#edge)">${inner}</g>`
        : group(
            `translate(${256 - 256 * size} ${276 - 256 * size}) scale(${size})`,
            inner + path('M80 640h352v90H80Z', colour('gold').base),
          )),
  );
}

/** At 16 px only the head survives, so it is drawn again with a third of the parts. */
export function favicon() {
  const [gold, ear, pale] = [colour('gold'), colour('ginger'), colour('cream')];
  return svg(
    64,
    64,
    `<rect width="64" height="64" rx="15" fill="${colour('evergreen').base}"/>` +
      path('M32 10C46 10 51 19 51 32C51 46 43 55 32 55S13 46 13 32C13 19 18 10 32 10Z', gold.base) +
      path('M47 17C53 27 52 44 40 53C46 50 51 43 51 32C51 26 50 21 47 17Z', gold.shade) +
      path('M21 11C12 9 6 17 6 28C6 36 9 40 13 38C17 35 16 24 22 15Z', ear.shade) +
      path('M43 11C52 9 58 17 58 28C58 36 55 40 51 38C47 35 48 24 42 15Z', ear.deep) +
      path('M32 33C40 33 44 39 44 45C44 51 39 55 32 55S20 51 20 45C20 39 24 33 32 33Z', pale.base) +
      oval(24, 29, 4.2, 4.6, '#2b1d1a') +
      oval(40, 29, 4.2, 4.6, '#2b1d1a') +
      oval(22.7, 27.4, 1.4, 1.4, '#fffaf2') +
      oval(38.7, 27.4, 1.4, 1.4, '#fffaf2') +
      path('M26 40C26 36 38 36 38 40C38 43 34 45 32 45S26 43 26 40Z', '#2b1d1a') +
      line('M32 45V48M27 49Q30 52 32 48Q34 52 37 49', '#4a302d', 1.8),
  );
}
