// @ts-check
// Dogs, head and shoulders: a build gives the bones, the art of each pet gives coat, ears, hair and expression.
import { colour } from './colour.js';
import { furry, mirrored, num, smooth } from './shape.js';
import { both, eye, group, hairs, line, oval, path, solid } from './pen.js';
import { dogEar, dogEars } from './dog-ears.js';
import { dogBodies } from './dog-bodies.js';
import { dogFaces } from './dog-faces.js';
import { dogBuilds } from './dog-builds.js';
import { dogMuzzle, isDark } from './dog-muzzle.js';
import { need } from './need.js';
import { wear } from './wear.js';

/** @typedef {import('./portrait.js').Art} Art */

/** @param {Art} art @param {string} id @param {() => number} random */
export function drawDog(art, id, random) {
  const build = dogBuilds[art.build ?? ''];
  if (!build) throw new Error(`There is no dog build called "${art.build}".`);
  const { hw, top, cw, jw, chin, mw, neck, shoulder } = build;
  const fur = art.fur ?? build.fur ?? 'smooth';
  const [coat, second, third] = [art.coat, art.second ?? art.coat, art.third ?? 'black'];
  const tone = colour(coat);
  const turn = art.turn ?? 6;
  const side = /** @type {1 | -1} */ (art.side ?? 1);
  const eyeX = build.eyeX * 1;
  const eyeY = build.eyeY;
  const face = { second, third, hw, top, chin, mw, turn, side, eyeX, eyeY, random };
  const outline = (/** @type {import('./shape.js').Point[]} */ points, big = 1) =>
    fur === 'curly'
      ? furry(points, { curl: true, lock: 21 * big, depth: 8 * big, random })
      : fur === 'shaggy'
        ? furry(points, { lock: 28 * big, depth: 9 * big, random })
        : fur === 'silky'
          ? furry(points, { lock: 36 * big, depth: 5 * big, random })
          : smooth(points);

  const body = outline(
    /** @type {import('./shape.js').Point[]} */ (
      mirrored([
        [0, 196],
        [neck * 0.7, 206],
        [neck, 246],
        [shoulder * 0.84, 300],
        [shoulder, 368],
        [shoulder + 6, 440],
        [0, 450],
      ]).map(([x, y]) => [x + 200, y])
    ),
    1.15,
  );
  const bodyInside =
    [art.body ?? 'none']
      .flat()
      .map((name) => need(dogBodies, name, 'body')(second, third, random))
      .join('') +
    path(
      smooth([
        [112, 250],
        [160, 296],
        [214, 312],
        [268, 286],
        [292, 240],
        [200, 180],
      ]),
      art.body ? '#54405a' : tone.deep,
      ' opacity=".2"',
    ) +
    (fur === 'smooth'
      ? ''
      : hairs(
          [
            [178, 346],
            [204, 360],
            [226, 340],
            [190, 380],
            [150, 366],
            [248, 372],
          ],
          [5, 17],
          colour(art.body ? second : coat).shade,
          3.5,
        ));

  const ears = (art.ears ?? build.ears ?? 'drop').split('+');
  const ear = (/** @type {1 | -1} */ s) => {
    const kind = ears.length > 1 && s === side ? ears[1] : ears[0];
    const drawn = dogEar({
      kind,
      side: s,
      hw,
      top,
      size: (art.earSize ?? build.earSize ?? 1) * (s === side ? 1 : 0.95),
      coat: art.earCoat && (!art.oneEar || s === side) ? art.earCoat : coat,
      inner: art.inner ?? 'pink',
      fur:
        art.earFur ??
        (['prick', 'tipped', 'bat', 'fold', 'rose'].includes(kind) && fur !== 'curly'
          ? 'smooth'
          : fur),
      id: `${id}e${s === 1 ? 'r' : 'l'}`,
      random,
    });
    // One ear always sits a little differently: symmetry makes a mask, not a dog.
    return {
      front: dogEars[kind].front,
      drawn: group(
        `rotate(${s === side ? num(s * 3) : num(s * -4)} ${num(s * hw * 0.6)} ${num(-top * 0.7)})`,
        drawn,
      ),
    };
  };
  const pair = [ear(-1), ear(1)];

  const skull = outline(
    mirrored([
      [0, -top - 3],
      [hw * 0.52, -top * 0.91],
      [hw * 0.94, -top * 0.46],
      [cw, 20],
      [jw + (cw - jw) * 0.5, chin * 0.64],
      [jw * 0.64, chin * 0.96],
      [0, chin + 5],
    ]),
  );
  const patterns = [art.pattern ?? 'none'].flat();
  const marks = patterns.map((name) => need(dogFaces, name, 'pattern')(face)).join('');
  const muzzleTone = colour(
    art.muzzle ??
      (patterns.some((p) => ['blaze', 'wideblaze', 'husky', 'muzzle', 'points'].includes(p))
        ? second
        : patterns.includes('mask')
          ? third
          : coat),
  );
  const sockets = both((s) =>
    oval(
      s * eyeX + turn * 0.6,
      eyeY + 3,
      build.eye * 1.55,
      build.eye * 1.4,
      tone.deep,
      ' opacity=".2"',
    ),
  );

  const muzzle = dogMuzzle({ build, art, tone: muzzleTone, id, turn, random });
  const brows = art.brows
    ? both((s) =>
        path(
          furry(
            [
              [s * (eyeX - 22) + turn * 0.6, eyeY - 14],
              [s * (eyeX - 6) + turn * 0.6, eyeY - 34],
              [s * (eyeX + 24) + turn * 0.6, eyeY - 27],
              [s * (eyeX + 12) + turn * 0.6, eyeY - 16],
            ],
            { lock: 16, depth: s > 0 ? 5 : -5, random },
          ),
          colour(art.brows ?? coat).light,
        ),
      )
    : '';
  const fringe = art.fringe
    ? path(
        furry(
          [
            [-58 + turn, -top * 0.9],
            [turn * 0.4, -top - 12],
            [60 + turn, -top * 0.9],
            [44 + turn, eyeY - 20],
            [8 + turn, eyeY - 32],
            [-40 + turn, eyeY - 18],
          ],
          { lock: 20, depth: 9, curl: fur === 'curly', random },
        ),
        colour(art.fringe).light,
      )
    : '';

  const eyes = both((s) => {
    const iris = colour(s === side && art.eye2 ? art.eye2 : (art.eyes ?? 'bark'));
    const inPatch =
      patterns.includes('patches') ||
      (patterns.includes('patch') && s === side) ||
      (patterns.includes('half') && s === side);
    return art.blind === s * side
      ? line(`M${num(s * eyeX + turn * 0.6 - 15)} ${num(eyeY)}q15 11 30 0`, '#2b1d1a', 5)
      : eye({
          x: s * eyeX + turn * 0.6,
          y: eyeY,
          r: build.eye,
          far: s * turn > 0,
          iris,
          lid: inPatch ? colour(third).base : tone.base,
          droop: build.droop ?? 0.25,
          side: s,
        });
  });

  const head =
    (pair[0].front ? '' : pair[0].drawn) +
    (pair[1].front ? '' : pair[1].drawn) +
    solid(`${id}h`, skull, tone, {
      inside:
        marks +
        sockets +
        (fur === 'smooth'
          ? ''
          : hairs(
              [
                [-14, -top * 0.74],
                [10, -top * 0.82],
                [30, -top * 0.7],
              ],
              [4, 15],
              tone.shade,
              3,
            )),
      push: 17,
      dusk: isDark(tone.base) && marks ? 0.15 : 0.24,
    }) +
    (build.wrinkles
      ? line(
          `M${num(turn - 22)} ${num(eyeY - 26)}q22 14 44 0M${num(turn - 30)} ${num(eyeY - 42)}q30 16 60 0`,
          tone.deep,
          4,
          ' opacity=".5"',
        )
      : '') +
    (pair[0].front ? pair[0].drawn : '') +
    (pair[1].front ? pair[1].drawn : '') +
    muzzle +
    eyes +
    brows +
    fringe;

  const scale = build.scale ?? 1;
  return (
    solid(`${id}b`, body, tone, { inside: bodyInside, push: 20 }) +
    wear(art, id, neck) +
    group(
      `translate(${num(200 + (art.x ?? 0))} ${num(build.y + (art.y ?? 0))}) rotate(${art.tilt ?? -4}) scale(${scale})`,
      head,
    )
  );
}
