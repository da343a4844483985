import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridWindow } from './grid-window.ts';

const measure = fc.record({ columns: fc.integer({ min: 1, max: 6 }), rowHeight: fc.constant(300) });
const heights = fc.integer({ min: 200, max: 4_000 });
const spares = fc.nat(10);

describe('gridWindow', () => {
  it('keeps the height of the whole list wherever one stands in it', () => {
    fc.assert(
      fc.property(
        fc.nat(20_000),
        measure,
        fc.nat(30_000),
        heights,
        spares,
        (count, grid, scrolled, height, spare) => {
          const { first, end, before, after } = gridWindow(count, grid, scrolled, height, spare);
          const rendered = Math.ceil((end - first) / grid.columns) * grid.rowHeight;
          expect(before + rendered + after).toBe(Math.ceil(count / grid.columns) * grid.rowHeight);
        },
      ),
    );
  });

  it('renders what is on screen and never more than some rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        measure,
        fc.nat(),
        heights,
        spares,
        (count, grid, at, height, spare) => {
          const scrolled = at % Math.ceil(count / grid.columns);
          const { first, end } = gridWindow(count, grid, scrolled, height, spare);
          expect(first).toBeLessThanOrEqual(scrolled * grid.columns);
          // A row that is partly above the screen, and those that fill the screen below it.
          const onScreen = Math.ceil(height / grid.rowHeight) + 1;
          expect(end).toBeGreaterThanOrEqual(Math.min(count, (scrolled + onScreen) * grid.columns));
          expect(end - first).toBeLessThanOrEqual((onScreen + 2 * spare) * grid.columns);
        },
      ),
    );
  });
});
