// @ts-check
// Small things in the near corner: a hint of the life this animal leads.
import { colour } from './colour.js';
import { need } from './need.js';
import { group, line, oval, path } from './pen.js';

const c = colour;

/** Drawn about (0, 0), standing on y = 30, about 100 wide. @type {Record<string, () => string>} */
const props = {
  none: () => '',
  ball: () =>
    oval(0, -6, 37, 37, c('lime').shade) +
    oval(-4, -10, 31, 31, c('lime').base) +
    line('M-33-18Q-6-14-8 30M14-40Q2-16 36 0', '#fbf6ea', 4.5),
  yarn: () =>
    oval(0, -8, 39, 39, c('terracotta').base) +
    line(
      'M-32-26Q0-6 30-34M-38-8Q-4 14 36-20M-28 18Q2 26 37-4M-16-42Q-32-6-8 30M10-44Q-12-8 18 26',
      c('terracotta').shade,
      4,
    ) +
    line('M30 18Q62 34 84 22T130 30', c('terracotta').base, 5),
  books: () =>
    path('M-66 8h124v22h-124Z', c('evergreen').base) +
    path('M-58-14h108v22h-108Z', c('clay').base) +
    path('M-64-36h112v22h-112Z', c('denim').base) +
    path('M44 11h14v16h-14ZM38-11h12v16h-12Z', '#f6ecd9') +
    line('M-44-25h30M-36-3h22M-44 19h34', '#f3d48c', 4),
  bowl: () =>
    path('M-56-18H56L44 30H-44Z', c('denim').base) +
    path('M10-18H56L44 30H20Z', c('denim').shade) +
    oval(0, -18, 56, 13, c('denim').light) +
    oval(0, -17, 46, 9, c('sable').base),
  bone: () =>
    group(
      'rotate(-14)',
      path(
        'M-44-12C-66-34-84-6-64 4C-84 16-64 40-44 20Q0 10 44 20C64 40 84 16 64 4C84-6 66-34 44-12Q0-2-44-12Z',
        c('ivory').base,
      ) + line('M-40 10Q0 2 40 10', c('ivory').shade, 5),
    ),
  basket: () =>
    path('M-74-30H74L60 34H-60Z', c('honey').shade) +
    line('M-70-18H70M-68 0H68M-64 18H64', c('honey').base, 10) +
    line(
      'M-44-28L-38 32M-14-28L-12 32M16-28L14 32M44-28L38 32',
      c('honey').deep,
      4,
      ' opacity=".6"',
    ) +
    line('M-76-30H76', c('honey').light, 10),
  cushion: () =>
    path(
      'M-78 44Q-92-4-70-14Q-58-24-44-17Q0-30 44-17Q58-24 70-14Q92-4 78 44Z',
      c('terracotta').base,
    ) +
    path('M44-17Q58-24 70-14Q92-4 78 44H30Q66 22 44-17Z', c('terracotta').shade) +
    line('M-22 2Q-12 9-6 8T12 3M-12 18Q-6 14-6 8T-9-6', c('terracotta').deep, 3, ' opacity=".6"') +
    oval(-6, 8, 5, 5, c('terracotta').deep),
  blanket: () =>
    path('M-120 40Q-96-20-40-14T60-22T130 40Z', c('denim').light) +
    line('M-92 30Q-64 2-30 8T60-2T112 26', c('linen').base, 6) +
    line('M-70 40Q-34 18 0 28T84 30', c('linen').base, 4),
  mouse: () =>
    oval(0, 8, 35, 22, c('blue').base) +
    oval(-22, -10, 11, 11, c('rose').base) +
    oval(-34, 6, 3.5, 3.5, '#2b1d1a') +
    line('M34 12Q60 20 72 0T104-6', c('rose').shade, 5) +
    line('M-6-8Q8 8 2 28M14-8Q24 8 18 26', c('blue').shade, 3),
  carrot: () =>
    group(
      'rotate(58)',
      path('M-17-34Q0-48 17-34Q14 26 0 56Q-14 26-17-34Z', c('orange').base) +
        line('M-13-12h12M12 2h-10M-9 18h9', c('orange').shade, 3.5) +
        line('M0-40Q-18-62-22-76M0-40Q2-66 0-86M0-40Q16-60 24-74', c('fern').base, 8),
    ),
  hay: () =>
    path('M-100 40Q-80-24 0-22T104 40Z', c('straw').base) +
    line(
      'M-84 30L-40-12M-60 34L0-18M-30 34L30-14M0 34L62-8M34 34L84 10M-70 12L-20 30M-16 2L36 30M30 0L80 30',
      c('straw').shade,
      4,
    ) +
    line('M-50 20L-10-16M10 30L44-8', c('straw').light, 4),
  clover: () =>
    [
      [-40, 4, 13],
      [0, -16, 16],
      [38, 6, 12],
    ]
      .map(
        ([x, y, r]) =>
          line(`M${x} ${y}Q${x + 4} 24 ${x} 44`, c('fern').shade, 4) +
          oval(x - r * 0.7, y, r, r * 0.85, c('fern').base) +
          oval(x + r * 0.7, y, r, r * 0.85, c('fern').base) +
          oval(x, y - r, r, r * 0.9, c('fern').light),
      )
      .join(''),
  slipper: () =>
    path('M-74 28Q-88-6-48-18Q-10-34 18-6Q66 0 76 28Z', c('clay').base) +
    path('M-66 4Q-44-22-10-12Q2 2-18 12Q-44 20-66 4Z', c('linen').base) +
    path('M-74 28h150v8h-150Z', c('clay').deep),
  mug: () =>
    path('M-34-34H30V16Q30 32 14 32H-18Q-34 32-34 16Z', c('marigold').base) +
    path('M6-34H30V16Q30 32 14 32H-2Q14 26 6-34Z', c('marigold').shade) +
    line('M30-18Q56-20 54 0T28 12', c('marigold').shade, 9) +
    oval(-2, -34, 32, 8, c('bark').base),
  box: () =>
    path('M-80-22H80V40H-80Z', c('tan').base) +
    path('M20-22H80V40H20Z', c('tan').shade) +
    path('M-80-22L-102-44H-16L0-22Z', c('tan').light) +
    path('M80-22L100-42H16L0-22Z', c('fawn').shade),
  apple: () =>
    oval(0, 0, 31, 29, c('crimson').base) +
    oval(-9, -7, 13, 12, c('scarlet').light, ' opacity=".7"') +
    line('M0-26Q2-42 12-48', c('sable').base, 5) +
    path('M6-38Q24-58 42-42Q26-30 6-38Z', c('leaf').base),
  bell: () =>
    line('M0-160V-50', c('straw').base, 4) +
    path('M-22-8Q-22-52 0-54Q22-52 22-8Z', c('marigold').base) +
    path('M4-54Q22-50 22-8H6Q12-30 4-54Z', c('marigold').shade) +
    oval(0, -4, 8, 8, c('marigold').deep),
  millet: () =>
    line('M0 40Q-8-30 20-96', c('straw').shade, 5) +
    Array.from({ length: 11 }, (_, i) =>
      oval(
        -3 + i * 2.2 + (i % 2 ? 10 : -8),
        6 - i * 9.5,
        8,
        7,
        i % 3 ? c('gold').base : c('gold').light,
      ),
    ).join(''),
  leash: () =>
    line('M-80 36Q-60-22-10-8T56-26Q78-40 84-10T40 20T-10 34', c('clay').base, 9) +
    line('M-78 32Q-58-26-10-12T54-30', c('clay').light, 2.5),
  frisbee: () =>
    oval(0, 10, 62, 21, c('aqua').shade) +
    oval(0, 4, 62, 20, c('aqua').base) +
    oval(0, 3, 40, 11, c('aqua').light),
  rope: () =>
    line('M-66 18Q-20-18 10 6T72-8', c('teal').shade, 19) +
    line('M-66 14Q-20-22 10 2T72-12', c('teal').base, 10) +
    line('M-50-2l12 14M-28-12l12 16M-2-6l12 16M22 0l10 14M46-10l10 14', c('linen').base, 4.5) +
    oval(-66, 17, 17, 17, c('linen').base) +
    oval(72, -9, 17, 17, c('linen').shade),
};

/** @param {string} name @param {unknown} _paper @param {number} side -1 left, 1 right */
export function prop(name, _paper, side) {
  const drawn = need(props, name, 'prop')();
  return (
    drawn && group(`translate(${200 + side * 130} 362)${side === 1 ? '' : ' scale(-1 1)'}`, drawn)
  );
}
