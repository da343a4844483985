import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renditionWidths } from '#src/domain/media.ts';
import { newDatabase } from '#tests/device/new-device.ts';
import { photoOn } from '#tests/device/media.ts';
import { kim } from '#tests/device/samples.ts';
import { changeSession } from '#src/db/session-row.ts';
import { mediaRowsOf } from '#src/db/media.ts';
import { sizesOf } from '#src/domain/rendition-sizes.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { progressOf } from './use-media.ts';

describe('the sizes of a photo', () => {
  it.each([
    ['of a phone', 4000, 3000, ['480×360', '960×720', '1600×1200']],
    ['of a phone held upright', 3000, 4000, ['480×640', '960×1280', '1600×2133']],
    ['that is small', 700, 500, ['480×343', '700×500']],
    ['that is hardly wider than a width', 1000, 1000, ['480×480', '1000×1000']],
    ['that is tiny', 64, 48, ['64×48']],
    ['that is long and thin', 500, 20_000, ['60×2400']],
    ['of one pixel', 1, 1, ['1×1']],
  ])('%s', (_, width, height, expected) => {
    const sizes = sizesOf({ width, height }).map((one) => `${one.width}×${one.height}`);
    expect(sizes).toEqual(expected);
  });

  it('never make it larger, grow, and keep its shape', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sizes = sizesOf({ width, height });
        expect(sizes.length).toBeGreaterThan(0);
        expect(sizes.length).toBeLessThanOrEqual(renditionWidths.length);
        let before = 0;
        for (const size of sizes) {
          expect(size.width).toBeGreaterThan(before);
          expect(size.width).toBeLessThanOrEqual(Math.min(width, 1600));
          expect(size.height).toBeLessThanOrEqual(2_400);
          const shift = Math.abs(size.height - (size.width * height) / width);
          expect(shift).toBeLessThanOrEqual(1 + height / width);
          before = size.width;
        }
      }),
    );
  });
});

describe('the progress of a photo', () => {
  it('is how much of all its renditions the server has, until it has everything', async () => {
    const database = newDatabase();
    await changeSession(database, { user: kim });
    const [one, two] = [await photoOn(database), await photoOn(database)];
    const progress = async () => {
      const rows = await mediaRowsOf(database, kim.uid);
      const own = new Map(rows.map((row) => [row.id, row]));
      return progressOf([{ media: one.media }, { media: two.media }], own);
    };
    const total = one.bytes.length + two.bytes.length;
    expect(await progress()).toEqual({ state: 'on-device', sent: 0, total });
    await database.media.update([kim.uid, one.media], { state: 'sent', received: 500 });
    expect(await progress()).toEqual({ state: 'on-device', sent: 500, total });
    await database.media.update([kim.uid, two.media], { state: 'refused' });
    expect(await progress()).toMatchObject({ state: 'refused' });
    await database.media.update([kim.uid, two.media], { state: 'sent' });
    expect(await progress()).toBeUndefined();
    expect(progressOf([{ media: 'of another device' }], undefined)).toBeUndefined();
  });
});

it('whoever is refused a photo reads which one, why, and what helps', () => {
  const reasons = [
    'too-large',
    'no-picture',
    'unreadable',
    'no-worker',
    'full',
    'not-kept',
  ] as const;
  for (const why of [...reasons, 'needs-https', 'too-many'] as const)
    expect(refusalSentence({ name: 'luna.jpg', why })).toMatch(/luna\.jpg.*\. .*\.$/);
});
