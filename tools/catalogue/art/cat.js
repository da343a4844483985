// @ts-check
// Cats: a round or wedge head, upright ears that lean apart, eyes that take a third of the face.
import { colour } from './colour.js';
import { furry, mirrored, num, smooth } from './shape.js';
import { both, dots, group, line, oval, path, solid } from './pen.js';
import { catBodies } from './cat-bodies.js';
import { catBase, catBuilds, catEars } from './cat-builds.js';
import { catFaces } from './cat-faces.js';
import { catEye } from './cat-eye.js';
import { need } from './need.js';
import { wear } from './wear.js';

/** @typedef {import('./shape.js').Point} Point */

/** @param {import('./portrait.js').Art} art @param {string} id @param {() => number} random */
export function drawCat(art, id, random) {
  const b = { ...catBase, ...need(catBuilds, art.build ?? 'moggy', 'cat build') };
  const long = art.fur === 'long';
  const tone = colour(art.coat);
  const [second, third] = [art.second ?? 'white', art.third ?? 'seal'];
  const turn = art.turn ?? 6;
  const side = /** @type {1 | -1} */ (art.side ?? 1);
  const face = { ...b, second, third, turn, side, random };
  const fur = (/** @type {Point[]} */ points, lock = 26, depth = 9) =>
    long ? furry(points, { lock, depth, random }) : smooth(points);

  const body = fur(
    /** @type {Point[]} */ (
      mirrored([
        [0, 196],
        [b.neck * 0.8, 220],
        [b.neck, 262],
        [b.shoulder * 0.86, 318],
        [b.shoulder, 376],
        [b.shoulder, 446],
        [0, 450],
      ]).map(([x, y]) => [x + 200, y])
    ),
    34,
    11,
  );
  const bodyMarks = [art.body ?? 'none']
    .flat()
    .map((name) => need(catBodies, name, 'body')(second, third, random))
    .join('');
  const ruff = long
    ? path(
        furry(
          [
            [110, 268],
            [200, 250],
            [290, 268],
            [286, 318],
            [240, 362],
            [200, 378],
            [160, 362],
            [114, 318],
          ],
          { lock: 27, depth: 9, random },
        ),
        colour(art.ruff ?? (art.body ? second : art.coat)).light,
      )
    : '';
  const shadow = path(
    smooth([
      [118, 258],
      [160, 302],
      [212, 314],
      [268, 290],
      [290, 246],
      [200, 190],
    ]),
    art.body ? '#54405a' : tone.deep,
    ' opacity=".24"',
  );

  const earTone = colour(art.earCoat ?? art.coat);
  const earSet = need(catEars, art.ears ?? 'upright', 'cat ear');
  const earOf = (/** @type {1 | -1} */ s) => {
    const { outer, inner } = earSet(b.hw, b.top, b.ear * (art.earSize ?? 1), b.spread);
    const flip = (/** @type {Point[]} */ points) =>
      s === 1 ? points : points.map(([x, y]) => /** @type {Point} */ ([-x, y])).reverse();
    const own = art.oddEar && s === side ? colour(art.oddEar) : earTone;
    const tuft =
      art.ears === 'fold'
        ? ''
        : line(
            `M${num(s * b.hw * 0.4)} ${num(-b.top * 0.8)}q${s * 10}-20 ${s * 24}-26M${num(s * b.hw * 0.52)} ${num(-b.top * 0.74)}q${s * 8}-16 ${s * 22}-22`,
            colour(art.tuft ?? art.coat).light,
            5,
          );
    const tip = art.lynx
      ? line(
          `M${num(s * (b.hw * 0.83 + b.spread))} ${num(-b.top - 58 * b.ear)}q${s * 2}-14 ${s * 9}-24`,
          own.deep,
          5,
        )
      : '';
    return group(
      `rotate(${s === side ? num(s * 3) : num(s * -2)} ${num(s * b.hw * 0.6)} ${num(-b.top * 0.6)})`,
      tip +
        solid(`${id}e${s === 1 ? 'r' : 'l'}`, smooth(flip(outer)), own, {
          inside:
            path(
              smooth(flip(inner)),
              colour(art.inner ?? 'pink').base,
              art.ears === 'fold' ? ' opacity="0"' : ' opacity=".75"',
            ) + tuft,
          push: 10,
        }),
    );
  };

  const half = /** @type {Point[]} */ ([
    [0, -b.top - 5],
    [b.hw * 0.5, -b.top * 0.89],
    [b.hw, -b.top * 0.3],
    [b.cw, 22],
    [b.jaw + (b.cw - b.jaw) * 0.5, b.chin * 0.72],
    [b.jaw * 0.52, b.chin * 0.98],
    [0, b.chin + 4],
  ]);
  // Cheek tufts: three soft points where a smooth outline would look like a ball.
  const cheeks = /** @type {Point[]} */ ([
    [0, -b.top - 5],
    [b.hw * 0.5, -b.top * 0.89],
    [b.hw, -b.top * 0.3],
    [b.cw - 4, 6],
    [b.cw + 13, 26],
    [b.cw - 7, 30],
    [b.cw + 5, 48],
    [b.cw - 16, 50],
    [b.jaw + (b.cw - b.jaw) * 0.34, b.chin * 0.8],
    [b.jaw * 0.5, b.chin * 0.99],
    [0, b.chin + 4],
  ]);
  const skull = long ? fur(mirrored(half), 24, 8) : smooth(mirrored(art.bare ? half : cheeks));
  const marks = [art.pattern ?? 'none']
    .flat()
    .map((name) => need(catFaces, name, 'pattern')(face))
    .join('');
  const padTone = colour(art.muzzle ?? art.coat);
  const padY = b.chin * 0.5;
  const pads =
    both((s) => oval(turn + s * 17, padY + 2, 24, 18, padTone.light)) +
    oval(turn, padY + 18, 17, 13, padTone.light);
  const nose = colour(art.nose ?? 'rose');
  const nosePath =
    path(
      `M${num(turn - 12)} ${num(padY - 19)}Q${num(turn)} ${num(padY - 25)} ${num(turn + 12)} ${num(padY - 19)}Q${num(turn + 9)} ${num(padY - 8)} ${num(turn)} ${num(padY - 5)}Q${num(turn - 9)} ${num(padY - 8)} ${num(turn - 12)} ${num(padY - 19)}Z`,
      nose.base,
    ) + line(`M${num(turn - 6)} ${num(padY - 19)}h7`, nose.light, 3);
  const mouth = line(
    `M${num(turn)} ${num(padY - 5)}V${num(padY + 3)}M${num(turn - 21)} ${num(padY + 6)}Q${num(turn - 10)} ${num(padY + 15)} ${num(turn)} ${num(padY + 3)}Q${num(turn + 10)} ${num(padY + 15)} ${num(turn + 21)} ${num(padY + 5)}`,
    art.ink ?? '#4a302d',
    3.4,
    ' opacity=".8"',
  );
  const freckles = dots(
    [-1, 1].flatMap((s) =>
      [0, 1, 2].map(
        (i) => /** @type {Point} */ ([turn + s * (13 + i * 7), padY + (i % 2) * 7 - 2]),
      ),
    ),
    1.6,
    padTone.deep,
  );
  const whiskers = line(
    [-1, 1]
      .map((s) =>
        [0, 1, 2]
          .map(
            (i) =>
              `M${num(turn + s * 34)} ${num(padY - 2 + i * 6)}q${s * 36} ${-14 + i * 9} ${s * (74 - i * 4)} ${-12 + i * 16}`,
          )
          .join(''),
      )
      .join(''),
    art.whisker ?? '#fffdf6',
    2,
    ' opacity=".85"',
  );
  const wrinkles = art.bare
    ? line(
        `M${num(turn - 34)} ${num(-b.top * 0.62)}q34 14 68 0M${num(turn - 26)} ${num(-b.top * 0.78)}q26 12 52 0M${num(-b.cw + 14)} 34q16 6 22 22M${num(b.cw - 14)} 34q-16 6-22 22`,
        tone.deep,
        3.4,
        ' opacity=".55"',
      )
    : '';

  const eyes = both((s) =>
    catEye({
      x: s * b.eyeX + turn * 0.6,
      y: -6,
      r: b.eye,
      far: s * turn > 0,
      iris: colour(s === side && art.eye2 ? art.eye2 : (art.eyes ?? 'jade')),
      side: s,
      mood: art.blind === s * side ? 'closed' : (art.mood ?? 'open'),
      slant: art.slant ?? 10,
    }),
  );

  const head =
    earOf(-1) +
    earOf(1) +
    solid(`${id}h`, skull, tone, { inside: marks, push: 16 }) +
    wrinkles +
    pads +
    freckles +
    nosePath +
    mouth +
    eyes +
    whiskers;
  return (
    solid(`${id}b`, body, tone, {
      inside:
        bodyMarks +
        (art.bare
          ? line('M150 330q50 16 100 0M160 352q40 12 84 0', tone.deep, 4, ' opacity=".4"')
          : '') +
        shadow,
      push: 20,
    }) +
    ruff +
    wear(art, id, b.neck, 290) +
    group(
      `translate(${num(200 + (art.x ?? 0))} ${num(b.y + (art.y ?? 0))}) rotate(${art.tilt ?? -4})`,
      head,
    )
  );
}
