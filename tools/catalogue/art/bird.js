// @ts-check
// Birds in profile, facing left and turned by `face: 1`: one silhouette a build, then beak, crest, wing and marks.
import { colour, oklch } from './colour.js';
import { furry, num, smooth } from './shape.js';
import { eye, group, line, oval, path, solid } from './pen.js';
import { beaks, crests } from './beaks.js';
import { birdBuilds } from './bird-builds.js';
import { birdMarks } from './plumage.js';
import { need } from './need.js';

/** @typedef {import('./shape.js').Point} Point */
/** @param {import('./portrait.js').Art} art @param {string} id @param {() => number} random */
export function drawBird(art, id, random) {
  const b = need(birdBuilds, art.build ?? 'parakeet', 'bird build');
  const tone = colour(art.coat);
  const [second, third] = [colour(art.second ?? art.coat), colour(art.third ?? 'charcoal')];
  const fluffy = art.fur === 'fluffy';
  const [hx, hy] = b.head;
  const place = { tone, second, third, hx, hy, art, random };

  const marks = [art.pattern ?? 'none']
    .flat()
    .map((name) => need(birdMarks, name, 'plumage')(place))
    .join('');
  // Locks grow outwards only along a clockwise outline; these are written beak first.
  const outline = fluffy
    ? furry([...b.body].reverse(), { lock: 26, depth: 9, random })
    : smooth(b.body);

  const wingTone = colour(art.wing ?? art.coat);
  const tip = colour(art.wingTip ?? art.wing ?? art.coat);
  const [w0, , w2, , w4] = b.wing;
  const rows = [0, 1, 2]
    .map((r) => {
      const y = w0[1] + 44 + r * 34;
      const x = w2[0] + 4 + r * 12;
      return `M${x} ${num(y)}` + [0, 1, 2, 3].map(() => 'q12 19 24 0').join('');
    })
    .join('');
  const quills = line(
    `M${num(w4[0] - 44)} ${num(w4[1] - 24)}Q${num(w4[0] - 4)} ${num(w4[1] - 16)} ${num(w4[0] + 24)} ${num(w4[1] + 14)}M${num(w4[0] - 24)} ${num(w4[1] - 52)}Q${num(w4[0] + 8)} ${num(w4[1] - 42)} ${num(w4[0] + 30)} ${num(w4[1] - 10)}`,
    tip.deep,
    4,
    ' opacity=".7"',
  );
  const wingInside =
    path(
      `M${num(w2[0] - 20)} ${num(w4[1] - 44)}Q${num(w2[0] + 50)} ${num(w4[1] - 84)} 420 ${num(w4[1] - 96)}V440H120Z`,
      tip.base,
    ) +
    (art.wingBars ? line(rows, third.base, 6) : line(rows, wingTone.shade, 4.5)) +
    quills;

  const [tw, ty] = b.tail;
  const tailTone = colour(art.tail ?? art.wingTip ?? art.coat);
  const tail = tw
    ? solid(
        `${id}t`,
        smooth([
          [226, 300],
          [292, 290],
          [300 + tw * 0.4, ty - 40],
          [292 + tw * 0.3, ty],
          [268, ty - 8],
          [244, ty - 60],
        ]),
        tailTone,
        { inside: line(`M262 320L${num(276 + tw * 0.12)} ${ty}`, tailTone.deep, 4), push: 9 },
      )
    : '';
  const perch = b.ground
    ? ''
    : line('M-40 358Q120 330 214 350T450 318', oklch(0.5, 0.05, 58), 21) +
      line('M-40 352Q120 324 214 344T450 312', oklch(0.6, 0.055, 62), 6) +
      line('M300 344q26 20 52 22', oklch(0.5, 0.05, 58), 9);
  const toe = colour(art.feet ?? 'mauve');
  const feet = b.ground
    ? ''
    : b.feet
        .map((x) =>
          [-13, 0, 13]
            .map((dx) =>
              oval(x + dx, 346 + Math.abs(dx) * 0.1, 7.5, 12, dx === 13 ? toe.shade : toe.base),
            )
            .join(''),
        )
        .join('');

  const ring = art.ring ? oval(hx, hy, b.eye * 1.5, b.eye * 1.45, colour(art.ring).base) : '';
  const look = eye({ x: hx, y: hy, r: b.eye, iris: colour(art.eyes ?? 'bark'), side: 1, droop: 0 });
  const crest = art.crest
    ? need(crests, art.crest, 'crest')(colour(art.crestCoat ?? art.coat), hx, hy)
    : '';
  const beak = need(beaks, art.beak ?? 'hook', 'beak')(
    colour(art.bill ?? 'ivory'),
    hx,
    hy,
    art.cere ? colour(art.cere) : null,
  );
  const front = need(crests, art.front ?? 'none', 'crest')(
    colour(art.crestCoat ?? art.coat),
    hx,
    hy,
  );
  const under = need(crests, art.under ?? 'none', 'crest')(
    colour(art.crestCoat ?? art.coat),
    hx,
    hy,
  );
  const drawn =
    tail +
    perch +
    crest +
    (art.over ? '' : beak) +
    solid(`${id}b`, outline, tone, { inside: marks, push: 18 }) +
    (art.over ? beak : '') +
    solid(`${id}w`, smooth(b.wing), wingTone, { inside: wingInside, push: 11 }) +
    under +
    ring +
    look +
    front +
    feet;
  const flip = art.face === 1 ? 'translate(400 0) scale(-1 1)' : 'translate(0 0)';
  // A crest needs air above it; the branch is drawn wide enough to stay behind the frame.
  const room = art.crest && !b.ground ? 'translate(14 30) scale(.93)' : 'translate(0 6)';
  return group(flip, b.ground ? drawn : group(`${room} rotate(${art.tilt ?? 2} 200 340)`, drawn));
}
