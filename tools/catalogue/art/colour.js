// @ts-check
// Colours are chosen in OKLCH, where equal steps look equal, and written as hex so that every viewer agrees.

const clamp = (/** @type {number} */ v, low = 0, high = 1) => Math.min(high, Math.max(low, v));

/** @param {number} l 0 to 1 @param {number} c chroma @param {number} h degrees @returns {string} #rrggbb */
export function oklch(l, c, h) {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const channel = (/** @type {number} */ v) => {
    const u = clamp(v);
    const s = u <= 0.0031308 ? 12.92 * u : 1.055 * u ** (1 / 2.4) - 0.055;
    return Math.round(s * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}

/** @typedef {{ base: string, shade: string, deep: string, light: string }} Tones */

/**
 * One colour as the tones that give flat shapes depth. Shadows drift towards violet and lights towards
 * yellow, as they do outdoors; plain darkening looks dirty.
 * @param {number} l @param {number} c @param {number} h @returns {Tones}
 */
export function tones(l, c, h) {
  const step = l < 0.4 ? 0.065 : 0.085;
  return {
    base: oklch(l, c, h),
    shade: oklch(l - step, c * 1.04 + 0.006, h - 9),
    deep: oklch(l - step * 2.1, c * 1.02 + 0.008, h - 16),
    light: oklch(clamp(l + step * 0.75, 0, 0.985), c * 0.88, h + 5),
  };
}

/** Every colour a coat, plume or iris may name. */
const palette = /** @type {const} */ ({
  white: [0.955, 0.014, 85],
  ivory: [0.925, 0.032, 85],
  cream: [0.885, 0.055, 82],
  wheat: [0.83, 0.075, 80],
  gold: [0.775, 0.112, 74],
  honey: [0.73, 0.125, 68],
  apricot: [0.79, 0.1, 62],
  ginger: [0.715, 0.135, 58],
  red: [0.6, 0.125, 47],
  copper: [0.63, 0.13, 52],
  rust: [0.53, 0.115, 43],
  fawn: [0.78, 0.07, 70],
  tan: [0.68, 0.095, 62],
  sable: [0.52, 0.07, 58],
  brown: [0.45, 0.065, 52],
  chocolate: [0.385, 0.055, 45],
  black: [0.3, 0.014, 300],
  jet: [0.26, 0.018, 280],
  seal: [0.34, 0.035, 45],
  charcoal: [0.385, 0.012, 265],
  slate: [0.52, 0.024, 258],
  blue: [0.6, 0.03, 255],
  grey: [0.655, 0.014, 255],
  silver: [0.79, 0.01, 255],
  ash: [0.7, 0.022, 75],
  mushroom: [0.74, 0.03, 65],
  lilac: [0.74, 0.03, 330],
  taupe: [0.58, 0.03, 55],
  rose: [0.8, 0.075, 20],
  pink: [0.84, 0.055, 18],
  skin: [0.82, 0.055, 45],
  yellow: [0.88, 0.155, 98],
  lemon: [0.925, 0.105, 102],
  sun: [0.82, 0.165, 82],
  orange: [0.735, 0.165, 58],
  peach: [0.79, 0.115, 45],
  scarlet: [0.6, 0.19, 30],
  crimson: [0.53, 0.175, 22],
  leaf: [0.68, 0.15, 138],
  green: [0.62, 0.135, 142],
  lime: [0.8, 0.165, 122],
  moss: [0.57, 0.09, 128],
  teal: [0.64, 0.085, 192],
  aqua: [0.8, 0.075, 205],
  sky: [0.755, 0.09, 232],
  azure: [0.6, 0.13, 250],
  cobalt: [0.48, 0.135, 262],
  violet: [0.6, 0.11, 305],
  mauve: [0.72, 0.04, 350],
  amber: [0.74, 0.14, 75],
  hazel: [0.6, 0.09, 85],
  bark: [0.42, 0.075, 55],
  ice: [0.82, 0.06, 230],
  jade: [0.74, 0.11, 155],
  olive: [0.7, 0.11, 115],
  clay: [0.62, 0.125, 38],
  evergreen: [0.45, 0.08, 155],
  sage: [0.72, 0.05, 145],
  fern: [0.58, 0.085, 140],
  straw: [0.83, 0.08, 90],
  plum: [0.46, 0.08, 345],
  denim: [0.52, 0.075, 250],
  marigold: [0.8, 0.15, 75],
  terracotta: [0.64, 0.11, 42],
  linen: [0.9, 0.025, 80],
});

/** @typedef {keyof typeof palette} Colour */

/** @param {string} name @returns {Tones} */
export function colour(name) {
  const found = palette[/** @type {Colour} */ (name)];
  if (!found) throw new Error(`There is no colour called "${name}" in the palette.`);
  return tones(found[0], found[1], found[2]);
}
