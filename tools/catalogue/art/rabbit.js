// @ts-check
// Rabbits: a tall soft oval, eyes set wide, and ears that tell the breed.
import { colour } from './colour.js';
import { furry, mirrored, num, smooth } from './shape.js';
import { both, eye, group, line, oval, path, solid } from './pen.js';
import { rabbitBase, rabbitBuilds } from './rabbit-builds.js';
import { rabbitEar } from './rabbit-ear.js';
import { rabbitBodies, rabbitFaces } from './rabbit-coats.js';
import { need } from './need.js';
import { wear } from './wear.js';

/** @typedef {import('./shape.js').Point} Point */

/** @param {import('./portrait.js').Art} art @param {string} id @param {() => number} random */
export function drawRabbit(art, id, random) {
  const b = { ...rabbitBase, ...need(rabbitBuilds, art.build ?? 'classic', 'rabbit build') };
  const tone = colour(art.coat);
  const [second, third] = [art.second ?? 'white', art.third ?? 'seal'];
  const turn = art.turn ?? 6;
  const side = /** @type {1 | -1} */ (art.side ?? 1);
  const woolly = art.fur === 'woolly';
  const face = { ...b, second, third, turn, side, random };

  const bodyPoints = /** @type {Point[]} */ (
    mirrored([
      [0, 190],
      [b.neck * 0.8, 224],
      [b.neck, 268],
      [b.shoulder * 0.9, 322],
      [b.shoulder, 380],
      [b.shoulder - 6, 446],
      [0, 450],
    ]).map(([x, y]) => [x + 200, y])
  );
  const body = woolly ? furry(bodyPoints, { lock: 34, depth: 12, random }) : smooth(bodyPoints);
  const ruff = art.ruff
    ? path(
        furry(
          [
            [112, 270],
            [200, 246],
            [288, 270],
            [282, 318],
            [242, 356],
            [200, 366],
            [158, 356],
            [118, 318],
          ],
          { lock: 28, depth: 9, random },
        ),
        colour(art.ruff).light,
      )
    : '';
  const dewlap = art.body
    ? ''
    : path(
        smooth([
          [138, 316],
          [200, 300],
          [262, 316],
          [246, 352],
          [200, 366],
          [154, 352],
        ]),
        colour(art.body ? second : art.coat).light,
        ' opacity=".55"',
      );
  const shadow = path(
    smooth([
      [122, 276],
      [160, 314],
      [210, 326],
      [264, 306],
      [284, 262],
      [200, 210],
    ]),
    art.body ? '#54405a' : tone.deep,
    ' opacity=".22"',
  );

  const earOf = rabbitEar({ art, b, id, side, random });
  const pair = [earOf(-1), earOf(1)];

  const half = /** @type {Point[]} */ ([
    [0, -b.top - 2],
    [b.hw * 0.6, -b.top * 0.86],
    [b.hw, -b.top * 0.3],
    [b.cw, 26],
    [b.cw * 0.84, b.chin * 0.74],
    [b.cw * 0.42, b.chin * 1.02],
    [0, b.chin + 6],
  ]);
  const skull = woolly
    ? furry(mirrored(half), { lock: 26, depth: 9, random })
    : smooth(mirrored(half));
  const mane = art.mane
    ? path(
        furry(
          mirrored([
            [0, -b.top - 30],
            [b.hw * 0.9, -b.top * 0.86],
            [b.cw + 22, -6],
            [b.cw + 20, 50],
            [b.cw * 0.6, b.chin + 20],
            [0, b.chin + 26],
          ]),
          { lock: 30, depth: 14, random },
        ),
        colour(art.mane).base,
      )
    : '';
  const marks = [art.pattern ?? 'none']
    .flat()
    .map((name) => need(rabbitFaces, name, 'pattern')(face))
    .join('');
  const pad = colour(art.muzzle ?? art.coat);
  const my = b.chin * 0.5;
  const snout =
    both((s) => oval(turn + s * 18, my + 6, 26, 24, pad.light)) +
    oval(turn, my + 28, 16, 13, pad.base);
  const nose = path(
    `M${num(turn - 11)} ${num(my - 18)}Q${num(turn)} ${num(my - 25)} ${num(turn + 11)} ${num(my - 18)}Q${num(turn + 7)} ${num(my - 8)} ${num(turn)} ${num(my - 6)}Q${num(turn - 7)} ${num(my - 8)} ${num(turn - 11)} ${num(my - 18)}Z`,
    colour(art.nose ?? 'rose').base,
  );
  const mouth = line(
    `M${num(turn)} ${num(my - 6)}V${num(my + 9)}M${num(turn - 15)} ${num(my + 18)}Q${num(turn - 8)} ${num(my + 20)} ${num(turn)} ${num(my + 9)}Q${num(turn + 8)} ${num(my + 20)} ${num(turn + 15)} ${num(my + 17)}`,
    '#5a3d3b',
    3.2,
    ' opacity=".75"',
  );
  const whiskers = line(
    [-1, 1]
      .map((s) =>
        [0, 1, 2]
          .map(
            (i) =>
              `M${num(turn + s * 34)} ${num(my + i * 6)}q${s * 30} ${-10 + i * 8} ${s * (62 - i * 4)} ${-8 + i * 14}`,
          )
          .join(''),
      )
      .join(''),
    '#fffdf6',
    1.8,
    ' opacity=".75"',
  );
  const blush = both((s) =>
    oval(s * (b.cw - 26) + turn * 0.5, 28, 17, 12, colour('rose').base, ' opacity=".25"'),
  );
  const rings = both((s) =>
    oval(
      s * b.eyeX + turn * 0.6,
      -9,
      b.eye * 1.34,
      b.eye * 1.3,
      colour(art.ring ?? art.coat).light,
      ' opacity=".8"',
    ),
  );
  const eyes = both((s) =>
    art.blind === s * side
      ? line(`M${num(s * b.eyeX + turn * 0.6 - 16)} -9q16 12 32 0`, '#2b1d1a', 5)
      : eye({
          x: s * b.eyeX + turn * 0.6,
          y: -10,
          r: b.eye,
          far: s * turn > 0,
          iris: colour(s === side && art.eye2 ? art.eye2 : (art.eyes ?? 'bark')),
          side: s,
          droop: 0.35,
          tall: 1.12,
        }),
  );
  const crown = art.crown
    ? path(
        furry(
          [
            [-36, -b.top + 12],
            [-20, -b.top - 22],
            [14, -b.top - 28],
            [38, -b.top + 4],
            [20, -38],
            [-18, -40],
          ],
          { lock: 20, depth: 9, random },
        ),
        colour(art.crown).light,
      )
    : '';

  const head =
    pair.map((e) => (e.lop ? '' : e.drawn)).join('') +
    mane +
    solid(`${id}h`, skull, tone, { inside: marks + blush + rings, push: 15 }) +
    snout +
    nose +
    mouth +
    eyes +
    whiskers +
    pair.map((e) => (e.lop ? e.drawn : '')).join('') +
    crown;
  const bodyMarks = [art.body ?? 'none']
    .flat()
    .map((name) => need(rabbitBodies, name, 'body')(second, third, random))
    .join('');
  return (
    solid(`${id}b`, body, tone, { inside: bodyMarks + dewlap + shadow, push: 20 }) +
    ruff +
    wear(art, id, b.neck, 304) +
    group(
      `translate(${num(200 + (art.x ?? 0))} ${num(b.y + (art.y ?? 0))}) rotate(${art.tilt ?? -3})`,
      head,
    )
  );
}
