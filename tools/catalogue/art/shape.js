// @ts-check
// Soft outlines: every silhouette is a smooth curve through a few points, so parts can be bent without redrawing them.

/** @typedef {[number, number]} Point */

/** One decimal is finer than a pixel at 800 px and keeps the files small. */
export const num = (/** @type {number} */ v) => String(Math.round(v * 10) / 10);

/** Writes a path in relative steps, which take half the room. @param {Point} start @param {number} grid steps per pixel */
function trail(start, grid) {
  const snap = (/** @type {number} */ v) => Math.round(v * grid);
  let [x, y] = start.map(snap);
  let d = `M${x / grid} ${y / grid}`;
  let letter = '';
  return {
    /** @param {'c' | 'q'} command @param {Point[]} points the last is where the step ends */
    to(command, points) {
      const text = points
        .flatMap(([px, py]) => [snap(px) - x, snap(py) - y])
        .map((v) => String(v / grid).replace(/^(-?)0\./, '$1.'));
      d +=
        (letter === command ? (text[0].startsWith('-') ? '' : ' ') : command) +
        text.reduce((all, v) => all + (v.startsWith('-') ? v : ` ${v}`));
      letter = command;
      [x, y] = points[points.length - 1].map(snap);
    },
    end: (close = true) => (close ? `${d}z` : d),
  };
}

/** @param {Point[]} points @param {boolean} [closed] @returns {string} path data through the points */
export function smooth(points, closed = true) {
  const at = (/** @type {number} */ i) =>
    closed
      ? points[(i + points.length) % points.length]
      : points[Math.min(points.length - 1, Math.max(0, i))];
  const d = trail(points[0], 2);
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d.to('c', [
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6],
      c,
    ]);
  }
  return d.end(closed);
}

/** The right half of an outline, from top to bottom, made whole. @param {Point[]} half @returns {Point[]} */
export function mirrored(half) {
  const left = half.filter(([x]) => x !== 0).map(([x, y]) => /** @type {Point} */ ([-x, y]));
  return [...half, ...left.reverse()];
}

/** @param {Point[]} points @param {number} per samples for each span @returns {Point[]} */
function sampled(points, per) {
  const out = [];
  const size = points.length;
  for (let i = 0; i < size; i++) {
    const [a, b, c, e] = [-1, 0, 1, 2].map((k) => points[(i + k + size) % size]);
    for (let s = 0; s < per; s++) {
      const t = s / per;
      const mix = (/** @type {0 | 1} */ k) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + e[k]) * t * t * t);
      out.push(/** @type {Point} */ ([mix(0), mix(1)]));
    }
  }
  return out;
}

/**
 * An outline of hair: pointed locks that hang, or round curls.
 * @param {Point[]} points clockwise on screen
 * @param {{ lock?: number, depth?: number, curl?: boolean, random: () => number }} options lock is the width of one lock
 */
export function furry(points, { lock = 22, depth = 9, curl = false, random }) {
  const dense = sampled(points, 24);
  const total = dense.reduce((sum, p, i) => sum + distance(p, dense[(i + 1) % dense.length]), 0);
  const count = Math.max(6, Math.round(total / lock));
  /** @type {Point[]} */
  const stops = [];
  let walked = 0;
  let next = 0;
  dense.forEach((p, i) => {
    if (walked >= next && stops.length < count) {
      stops.push(p);
      next += (total / count) * (0.82 + random() * 0.36);
    }
    walked += distance(p, dense[(i + 1) % dense.length]);
  });
  const d = trail(stops[0], 1);
  stops.forEach((from, i) => {
    const to = stops[(i + 1) % stops.length];
    const length = distance(from, to) || 1;
    const normal = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
    const out = depth * (0.75 + random() * 0.5);
    // A lock's tip falls with gravity: late in the span going down, early going up.
    const lean = curl
      ? 0.5
      : 0.5 + 0.34 * Math.sign(to[1] - from[1]) * Math.min(1, Math.abs(to[1] - from[1]) / 8);
    const x = from[0] + (to[0] - from[0]) * lean + normal[0] * out;
    const y = from[1] + (to[1] - from[1]) * lean + normal[1] * out;
    const beside = (/** @type {Point} */ p, /** @type {number} */ by) =>
      /** @type {Point} */ ([
        (p[0] + x) / 2 + normal[0] * out * by,
        (p[1] + y) / 2 + normal[1] * out * by,
      ]);
    if (curl) d.to('q', [[x + normal[0] * out, y + normal[1] * out], to]);
    else {
      d.to('q', [beside(from, 0.3), [x, y]]);
      d.to('q', [beside(to, 0.06), to]);
    }
  });
  return d.end();
}

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A repeatable stream of numbers in [0, 1), so that a portrait never changes between runs. @param {string} text */
export function seeded(text) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
