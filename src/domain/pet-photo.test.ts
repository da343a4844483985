import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mediaPath, pictureOf, renditionOf } from './pet-photo.ts';

const photo = (...widths: number[]) => ({
  id: '0197f000-0000-7000-8000-000000000001',
  alt: 'Asleep on a chair',
  renditions: widths.map((width) => ({ width, height: 1, media: `m${width}`, type: 'image/webp' })),
});

it('a photo is shown in the narrowest rendition that is wide enough, or else in the widest', () => {
  const width = fc.integer({ min: 1, max: 4_000 });
  fc.assert(
    fc.property(fc.uniqueArray(width, { minLength: 1, maxLength: 4 }), width, (widths, wanted) => {
      const enough = widths.filter((one) => one >= wanted);
      const expected = enough.length > 0 ? Math.min(...enough) : Math.max(...widths);
      expect(renditionOf(photo(...widths), wanted)).toBe(mediaPath(`m${expected}`));
    }),
  );
});

it('a pet is shown by its first photo with its words, or by its picture from elsewhere', () => {
  const imageUrl = '/portraits/rex.svg';
  expect(pictureOf({ imageUrl, photos: [photo(480, 960, 1600), photo(300)] })).toEqual({
    src: '/media/m960',
    alt: 'Asleep on a chair',
  });
  expect(pictureOf({ imageUrl, photos: [] })).toEqual({ src: imageUrl, alt: '' });
});
