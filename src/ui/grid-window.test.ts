import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridWindow } from './grid-window.ts';

const measure = fc.record({ columns: fc.integer({ min: 1, max: 6 }), rowHeight: fc.constant(300) });

describe('gridWindow', () => {
  it('keeps the height of the whole list wherever one stands in it', () => {
    fc.assert(
      fc.property(fc.nat(20_000), measure, fc.nat(30_000), (count, grid, scrolled) => {
        const { first, end, before, after } = gridWindow(count, grid, scrolled);
        const drawn = Math.ceil((end - first) / grid.columns) * grid.rowHeight;
        expect(before + drawn + after).toBe(Math.ceil(count / grid.columns) * grid.rowHeight);
      }),
    );
  });

  it('draws what is on screen and never more than some rows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), measure, fc.nat(), (count, grid, at) => {
        const scrolled = at % Math.ceil(count / grid.columns);
        const { first, end } = gridWindow(count, grid, scrolled);
        expect(first).toBeLessThanOrEqual(scrolled * grid.columns);
        expect(end).toBeGreaterThan(scrolled * grid.columns);
        expect(end - first).toBeLessThanOrEqual(12 * grid.columns);
      }),
    );
  });
});
