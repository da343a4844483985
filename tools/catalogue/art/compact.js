// @ts-check
// The last step of every drawing: path data in relative steps and numbers without idle zeros, a third of the bytes saved.

/** How many numbers each command takes, and which of them are x (0), y (1) or neither (-1). @type {Record<string, number[]>} */
const shape = {
  m: [0, 1],
  l: [0, 1],
  h: [0],
  v: [1],
  c: [0, 1, 0, 1, 0, 1],
  s: [0, 1, 0, 1],
  q: [0, 1, 0, 1],
  t: [0, 1],
  a: [-1, -1, -1, -1, -1, 0, 1],
  z: [],
};

const short = (/** @type {number} */ v) => String(v / 10).replace(/^(-?)0\./, '$1.');

/** @param {string} d @returns {string} the same outline, never more than half a step off */
function relative(d) {
  // A whole pixel is fine enough for a large soft shape; small ones, such as lids and mouths, keep tenths.
  const grid = d.length > 110 ? 10 : 1;
  const snap = (/** @type {number} */ v) => Math.round((v * 10) / grid) * grid;
  // Where the pen truly is and where its outline began: rounding each step by itself would open the outline.
  let [pen, start] = [
    [0, 0],
    [0, 0],
  ];
  let [out, last] = ['', ''];
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    const axes = shape[command];
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    if (command === 'z') {
      pen = [...start];
      if (last !== 'z') out += 'z';
      last = 'z';
      continue;
    }
    for (let i = 0; i < numbers.length; i += axes.length) {
      const from = [...pen];
      const steps = axes.map((axis, k) => {
        const value = numbers[i + k];
        if (axis < 0) return Math.round(value * 10);
        pen[axis] = letter === command ? value + from[axis] : value;
        return snap(pen[axis]) - snap(from[axis]);
      });
      const name = command === 'm' && i > 0 ? 'l' : command;
      if (command === 'm' && i === 0) start = [...pen];
      const text = steps
        .map(short)
        .reduce((all, v) => all + (all && !v.startsWith('-') ? ` ${v}` : v), '');
      out += (name === last && name !== 'm' ? (text.startsWith('-') ? '' : ' ') : name) + text;
      last = name;
    }
  }
  return out;
}

/** What is drawn twice in different places, such as a pair of eyes, is written once. @param {string} svg */
function shared(svg) {
  const group = /<g transform="([^"]*)">((?:(?!<\/?g\b|id=).)+)<\/g>/g;
  const seen = new Map();
  for (const [, , inner] of svg.matchAll(group)) seen.set(inner, (seen.get(inner) ?? 0) + 1);
  const names = new Map();
  return svg.replace(group, (whole, transform, inner) => {
    if (inner.length < 150 || seen.get(inner) < 2) return whole;
    const name = names.get(inner);
    if (name) return `<use href="#${name}" transform="${transform}"/>`;
    names.set(inner, `s${names.size}`);
    return `<g transform="${transform}"><g id="${names.get(inner)}">${inner}</g></g>`;
  });
}

/** @param {string} svg */
export const compact = (svg) =>
  shared(
    svg
      .replace(/ d="([^"]+)"/g, (_, d) => ` d="${relative(d)}"`)
      .replace(/="(-?)0\.(\d)/g, '="$1.$2')
      .replace(
        /translate\((-?[\d.]+) (-?[\d.]+)\)"\/>/g,
        (_, x, y) => `translate(${Math.round(x)} ${Math.round(y)})"/>`,
      )
      .replace(/ (c[xy]|r[xy])="(-?\d{2,}\.\d)"/g, (_, name, v) => ` ${name}="${Math.round(v)}"`)
      .replace(
        /rotate\((\S+) (\S+) (\S+)\)/g,
        (_, a, x, y) => `rotate(${a} ${Math.round(x)} ${Math.round(y)})`,
      )
      .replaceAll(' scale(1)', ''),
  );
