// @ts-check
// Plants that stand beside a pet.
import { oklch } from './colour.js';
import { dots, group, line, oval, path } from './pen.js';
import { num, seeded } from './shape.js';

/** One leaf as a bare path, turned by hand: hundreds of groups would double the file. @type {(x: number, y: number, length: number, width: number, angle: number) => string} */
const leaf = (x, y, length, width, angle) => {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const turn = (/** @type {number} */ px, /** @type {number} */ py) => {
    const t = [Math.round(px * cos - py * sin), Math.round(px * sin + py * cos)];
    return `${t[0]} ${t[1]}`;
  };
  return `M${Math.round(x)} ${Math.round(y)}q${turn(width, -length * 0.45)} ${turn(0, -length)}q${turn(-width, length * 0.55)} ${turn(0, length)}`;
};
/** @type {(x: number, y: number, length: number, width: number, angle: number, fill: string) => string} */
const leafAt = (x, y, length, width, angle, fill) => path(leaf(x, y, length, width, angle), fill);

/** Plants grow from (0, 0) upwards, about 220 high. @type {Record<string, (random: () => number) => string>} */
const plants = {
  fern: () =>
    [-34, -4, 27]
      .map((angle, k) =>
        group(
          `rotate(${angle})`,
          line('M0 0Q6-100 0-190', oklch(0.5, 0.07, 145), 4) +
            path(
              [0, 1, 2, 3, 4, 5, 6]
                .map((i) => {
                  const y = -40 - i * 22;
                  const size = 44 - i * 4.5;
                  return leaf(2, y, size, 13, 62) + leaf(2, y - 8, size, 13, -62);
                })
                .join(''),
              oklch(0.58 + 0.03 * k, 0.075, 145 - 5 * k),
            ),
        ),
      )
      .join(''),
  rubber: () =>
    line('M0 0Q-8-90 6-200', oklch(0.46, 0.05, 120), 6) +
    [
      [-2, -30, 84, 30, -58],
      [0, -56, 84, 30, 52],
      [-1, -96, 78, 28, -46],
      [2, -124, 74, 27, 42],
      [4, -160, 64, 24, -34],
      [6, -182, 62, 23, 26],
    ]
      .map(([x, y, l, w, a], i) => leafAt(x, y, l, w, a, oklch(i % 2 ? 0.6 : 0.52, 0.075, 155)))
      .join(''),
  grass: (random) => {
    const blades = Array.from({ length: 11 }, (_, i) => {
      const [bend, height] = [(random() - 0.4) * 70, 90 + random() * 100];
      return `M${i * 9 - 48} 0q0 ${Math.round(-height * 0.6)} ${Math.round(bend)} ${Math.round(-height)}`;
    });
    // Three greens in turn; a colour for each blade would look the same and weigh three times as much.
    return [0, 1, 2]
      .map((k) =>
        line(blades.filter((_, i) => i % 3 === k).join(''), oklch(0.58 + k * 0.06, 0.08, 128), 5),
      )
      .join('');
  },
  poppies: () =>
    line('M-24 0Q-34-80-22-150M8 0Q12-100 2-196M34 0Q44-50 40-104', oklch(0.55, 0.07, 135), 4) +
    leafAt(-28, -40, 54, 16, -40, oklch(0.6, 0.075, 138)) +
    leafAt(10, -70, 54, 16, 44, oklch(0.56, 0.075, 138)) +
    [
      [-22, -152, 25],
      [2, -200, 29],
      [40, -106, 21],
    ]
      .map(
        ([x, y, r]) =>
          oval(x, y, r, r * 0.82, oklch(0.66, 0.15, 36)) +
          oval(x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.45, oklch(0.73, 0.14, 42)) +
          oval(x, y, r * 0.24, r * 0.24, oklch(0.34, 0.03, 40)),
      )
      .join(''),
  daisies: () =>
    line('M-26 0Q-30-70-20-128M6 0Q8-100-2-186M36 0Q46-60 40-92', oklch(0.58, 0.07, 138), 4) +
    [
      [-20, -130, 23],
      [-2, -188, 27],
      [40, -94, 19],
    ]
      .map(
        ([x, y, r]) =>
          path([0, 2, 4, 6].map((i) => leaf(x, y, r, 9, i * 45)).join(''), '#efe7d6') +
          path([1, 3, 5, 7].map((i) => leaf(x, y, r, 9, i * 45)).join(''), '#fbf6ea') +
          oval(x, y, r * 0.34, r * 0.34, oklch(0.8, 0.14, 80)),
      )
      .join(''),
  lavender: () =>
    [-30, -10, 10, 32]
      .map((a, k) => {
        const top = -100 - ((k * 22) % 60);
        const florets = (/** @type {number} */ odd) =>
          [0, 2, 4].map(
            (i) => /** @type {[number, number]} */ ([odd ? 5 : -5, top - (i + odd) * 12]),
          );
        return group(
          `rotate(${a * 0.7})`,
          line(`M0 0V${top - 10}`, oklch(0.6, 0.055, 140), 3.5) +
            dots(florets(0), 8.5, oklch(0.62, 0.09, 300)) +
            dots(florets(1), 8.5, oklch(0.68, 0.09, 300)),
        );
      })
      .join(''),
  berries: () =>
    line(
      'M0 0Q-10-110 22-206M-4-70Q-40-104-52-136M2-120Q40-140 58-168',
      oklch(0.46, 0.045, 60),
      5,
    ) +
    [
      [-4, -40, 50, -60],
      [0, -84, 46, 56],
      [-30, -96, 40, -64],
      [10, -152, 44, -46],
      [36, -142, 38, 70],
      [22, -200, 40, 20],
    ]
      .map(([x, y, l, a]) => leafAt(x, y, l, 15, a, oklch(0.6, 0.07, 132)))
      .join('') +
    [
      [-52, -140],
      [-40, -126],
      [58, -170],
      [48, -154],
      [8, -176],
      [22, -170],
    ]
      .map(
        ([x, y]) =>
          oval(x, y, 9, 9, oklch(0.6, 0.16, 28)) + oval(x - 3, y - 3, 3, 3, oklch(0.76, 0.12, 35)),
      )
      .join(''),
  eucalyptus: () => {
    const leaves = (/** @type {1 | -1} */ side) =>
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => {
          const [y, r, x] = [
            -28 - i * 29 - (side > 0 ? 12 : 0),
            Math.round(24 - i * 1.9),
            Math.round(5 - i * i * 0.5),
          ];
          const arc = `a${r} ${Math.round(r * 0.82)} 0 1 0`;
          return `M${side < 0 ? x - 2 * r : x} ${y}${arc} ${2 * r} 0${arc} ${-2 * r} 0`;
        })
        .join('');
    return (
      line('M0 0Q14-110-14-214', oklch(0.6, 0.04, 150), 4) +
      path(leaves(-1), oklch(0.74, 0.045, 168)) +
      path(leaves(1), oklch(0.67, 0.05, 165))
    );
  },
  wheat: () =>
    [-22, -2, 18]
      .map((a) =>
        group(
          `rotate(${a})`,
          line('M0 0Q4-80 0-140', oklch(0.72, 0.09, 85), 3.5) +
            path(
              [0, 1, 2, 3, 4].map((i) => leaf(0, -120 - i * 14, 30, 11, 34)).join(''),
              oklch(0.78, 0.11, 82),
            ) +
            path(
              [0, 1, 2, 3, 4].map((i) => leaf(0, -120 - i * 14, 30, 11, -34)).join(''),
              oklch(0.72, 0.11, 78),
            ),
        ),
      )
      .join(''),
  monstera: () =>
    [
      [-38, -118, 1, -24],
      [26, -176, 1.08, 14],
      [44, -78, 0.76, 42],
    ]
      .map(
        ([x, y, s, a], i) =>
          line(`M0 0Q${num(x * 0.2)} ${num(y * 0.6)} ${x} ${y}`, oklch(0.5, 0.06, 145), 5) +
          group(
            `translate(${x} ${y}) rotate(${a}) scale(${s})`,
            path(
              'M0 24C-44 26-58-12-44-42Q-34-22-22-26Q-36-46-24-62Q-10-44-4-48Q-6-66 2-76Q12-64 10-48Q20-48 28-60Q36-42 24-28Q36-22 46-38C60-8 44 26 0 24Z',
              oklch(i === 1 ? 0.6 : 0.52, 0.085, 152),
            ) + line('M0 22Q2-20 2-62', oklch(0.68, 0.07, 150), 2.5),
          ),
      )
      .join(''),
  tulips: () =>
    [
      [-26, -120, -6],
      [4, -176, 2],
      [36, -134, 9],
    ]
      .map(
        ([x, y, a], i) =>
          line(
            `M${num(x * 0.3)} 0Q${num(x * 0.4)} ${num(y * 0.5)} ${x} ${y}`,
            oklch(0.58, 0.075, 140),
            5,
          ) +
          leafAt(x * 0.4, 0, 96, 24, x, oklch(0.62, 0.075, 142)) +
          group(
            `translate(${x} ${y}) rotate(${a})`,
            path(
              'M-22-34Q-26 8 0 10Q26 8 22-34Q12-20 8-24Q4-36 0-40Q-4-36-8-24Q-12-20-22-34Z',
              [oklch(0.76, 0.13, 62), oklch(0.7, 0.13, 20), oklch(0.82, 0.12, 85)][i],
            ),
          ),
      )
      .join(''),
  none: () => '',
};

/** @param {string} name @param {number} x @param {number} y @param {number} size @param {string} seed @param {boolean} [flip] */
export function plant(name, x, y, size, seed, flip = false) {
  const draw = plants[name];
  if (!draw) throw new Error(`There is no plant called "${name}".`);
  const drawn = draw(seeded(`${seed} plant`));
  return (
    drawn &&
    group(
      `translate(${num(x)} ${num(y)}) scale(${flip ? num(-size) : num(size)} ${num(size)})`,
      drawn,
    )
  );
}
