// @ts-check
import { colour, oklch } from './colour.js';
import { dots, group, oval, path } from './pen.js';
import { plant } from './plants.js';
import { animal, retriever } from './portrait.js';
import { svg } from './svg.js';

/** A dog, a cat, a rabbit and a bird on a hill in the evening. */
export function hero() {
  const dog = animal(
    {
      id: 'hero-dog',
      type: 'dog',
      art: { ...retriever, fur: 'smooth', collar: 'evergreen', tilt: -5, turn: 7 },
    },
    'd',
  );
  const cat = animal(
    {
      id: 'hero-cat',
      type: 'cat',
      art: {
        coat: 'ash',
        second: 'ivory',
        third: 'sable',
        pattern: 'tabby',
        body: 'tabby',
        muzzle: 'ivory',
        eyes: 'jade',
        tilt: 6,
        turn: -8,
      },
    },
    'c',
  );
  const rabbit = animal(
    {
      id: 'hero-rabbit',
      type: 'rabbit',
      art: {
        coat: 'white',
        third: 'tan',
        pattern: 'broken',
        earCoat: 'tan',
        muzzle: 'white',
        ears: 'upright',
        earLean: 12,
        tilt: -4,
        turn: 8,
      },
    },
    'r',
  );
  const bird = animal(
    {
      id: 'hero-bird',
      type: 'bird',
      art: {
        coat: 'sky',
        second: 'white',
        pattern: ['face', 'bars'],
        wing: 'white',
        wingTip: 'slate',
        wingBars: 1,
        tail: 'cobalt',
        bill: 'straw',
        cere: 'azure',
      },
    },
    'b',
  );
  const hill = (
    /** @type {string} */ d,
    /** @type {number} */ l,
    /** @type {number} */ c,
    /** @type {number} */ h,
  ) => path(d, oklch(l, c, h));
  const house = group(
    'translate(122 330)',
    path('M0 40L52 0L104 40V112H0Z', oklch(0.95, 0.02, 80)) +
      path('M52 0L104 40V112H52Z', oklch(0.9, 0.03, 75)) +
      path('M-12 46L52-6L116 46L106 54L52 10L-2 54Z', colour('terracotta').base) +
      path('M38 112V78a14 14 0 0 1 28 0V112Z', colour('marigold').base) +
      path('M80 4h16v26l-16-13Z', colour('terracotta').shade) +
      dots(
        [
          [20, 70],
          [84, 70],
        ],
        9,
        colour('marigold').light,
      ),
  );
  const winding = path(
    'M160 442Q150 480 236 506T330 640T250 820H420Q470 700 400 610T268 492Q196 470 188 442Z',
    oklch(0.9, 0.045, 85),
  );
  return svg(
    1200,
    800,
    path('M0 0H1200V800H0Z', oklch(0.925, 0.04, 78)) +
      oval(640, 330, 300, 300, oklch(0.955, 0.05, 82)) +
      oval(640, 330, 228, 228, oklch(0.965, 0.06, 86)) +
      hill('M0 430Q180 350 400 420T800 400T1200 440V800H0Z', 0.85, 0.05, 130) +
      house +
      hill('M0 500Q300 400 640 490T1200 470V800H0Z', 0.79, 0.06, 135) +
      winding +
      hill('M420 800Q600 560 1200 580V800Z', 0.72, 0.07, 140) +
      plant('eucalyptus', 62, 812, 1.55, 'h1') +
      plant('rubber', 1136, 820, 1.7, 'h2', true) +
      group('translate(800 22) scale(.92)', bird) +
      group('translate(330 172) scale(1.58)', dog) +
      group('translate(112 372) scale(1.1)', rabbit) +
      group('translate(690 318) scale(1.24)', cat) +
      plant('poppies', 560, 830, 0.8, 'h5'),
  );
}
