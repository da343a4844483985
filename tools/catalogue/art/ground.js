// @ts-check
// What stands behind and beside a pet: a quiet tint for its species, one large shape, one plant.
import { oklch } from './colour.js';
import { num, smooth } from './shape.js';
import { line, oval, path } from './pen.js';

/** Hue and lightness of the paper behind each species. */
const tint = {
  dog: [78, 0.9, 0.042],
  cat: [150, 0.9, 0.028],
  bird: [225, 0.91, 0.03],
  rabbit: [330, 0.905, 0.026],
};

/** @param {keyof typeof tint} type @param {number} lean degrees of hue this pet leans away from its species */
export function paper(type, lean = 0) {
  const [h, l, c] = tint[type];
  return {
    ground: oklch(l, c, h + lean),
    glow: oklch(l + 0.045, c * 0.75, h + lean + 8),
    hill: oklch(l - 0.075, c * 1.45, h + lean - 6),
    mark: oklch(l - 0.13, c * 1.7, h + lean - 4),
  };
}

/** @typedef {ReturnType<typeof paper>} Paper */

/** @type {Record<string, (p: Paper, x: number) => string>} */
const backdrops = {
  sun: (p, x) => oval(200 + x, 178, 148, 148, p.glow),
  arch: (p, x) => path(`M${num(58 + x)} 400V186a142 142 0 0 1 284 0V400Z`, p.glow),
  hills: (p, x) =>
    oval(120 + x * 3, 128, 58, 58, p.glow) +
    path(`M0 282Q${num(90 + x)} 214 210 262T400 236V400H0Z`, p.hill) +
    path('M0 338Q120 282 240 322T400 300V400H0Z', p.mark, ' opacity=".45"'),
  window: (p, x) =>
    path(`M${num(70 + x)} 40h260v262h-260Z`, p.glow) +
    line(`M${num(200 + x)} 40v262M${num(70 + x)} 166h260`, p.ground, 9) +
    path('M30 302H370V322H30Z', p.hill),
  blob: (p, x) =>
    path(
      smooth([
        [80 + x, 80],
        [210, 34],
        [330 + x, 96],
        [356, 240],
        [300, 350],
        [120, 362],
        [44, 236],
      ]),
      p.glow,
    ),
  stripes: (p, x) =>
    [0, 1, 2, 3, 4].map((i) => path(`M${num(18 + x + i * 84)} 0h34V400h-34Z`, p.glow)).join(''),
  dots: (p, x) =>
    [0, 1, 2, 3, 4, 5]
      .flatMap((r) =>
        [0, 1, 2, 3, 4].map((c) => oval(30 + x + c * 86 + (r % 2) * 43, 30 + r * 68, 8, 8, p.glow)),
      )
      .join(''),
  wainscot: (p) =>
    path('M0 250H400V400H0Z', p.hill) +
    path('M0 244H400V258H0Z', p.glow) +
    line('M66 276V400M166 276V400M266 276V400M366 276V400', p.mark, 3, ' opacity=".5"'),
};

/** @param {string} name @param {Paper} p @param {number} x */
export function backdrop(name, p, x) {
  const draw = backdrops[name];
  if (!draw) throw new Error(`There is no backdrop called "${name}".`);
  return `<path d="M0 0H400V400H0Z" fill="${p.ground}"/>${draw(p, x)}`;
}
