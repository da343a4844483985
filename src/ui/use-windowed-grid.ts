import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GridMeasure, type GridWindow, gridWindow } from './grid-window.ts';

// A list of up to 240 is rendered whole in the end, so that the browser's own search finds every
// pet.
const wholeUpTo = 240;

// Spare rows above and below the screen; each further row costs time at every step of scrolling.
const steadySpareRows = 2;
// How often a spare row is added until all are there: one at a time does not block the page.
const growEveryMs = 50;

// Kept between pages: a list that is opened again has its full height at once, so that its scroll
// position can be restored. At first a small guess: more is rendered once the grid is measured.
let lastMeasure: GridMeasure = { columns: 2, rowHeight: 400 };

// Our own and not @tanstack/react-virtual. Compared in one run (10,000 pets, 5 s at 3,000 px/s, CPU
// four times slower), both scrolled equally well with 330 elements and restored their position. But
// with it the list page loads 11.6 kB of JavaScript instead of 1.9, and we would still have to
// measure columns and rows.
/**
 * Which cards of a grid with rows of one height are rendered, the space that the others take up,
 * and the number of columns. Cards on screen come first, then those near it; a short list is
 * rendered whole in the end.
 */
export function useWindowedGrid(
  grid: RefObject<HTMLElement | null>,
  count: number,
): GridWindow & { columns: number } {
  const [measure, setMeasure] = useState(lastMeasure);
  const [scrolled, setScrolled] = useState(0);
  const [spare, setSpare] = useState({ count, rows: 0 });
  // What was added to a short list is not rendered again for a long one that a filter brings back.
  const spareRows = spare.count === count ? spare.rows : Math.min(spare.rows, steadySpareRows);
  const rendered = gridWindow(count, measure, scrolled, innerHeight, spareRows);
  const windowed = rendered.end - rendered.first < count;
  const grows = spareRows < steadySpareRows || (windowed && count <= wholeUpTo);

  useEffect(() => {
    if (!grows) return;
    const timer = setTimeout(
      () => startTransition(() => setSpare({ count, rows: spareRows + 1 })),
      growEveryMs,
    );
    return () => clearTimeout(timer);
  }, [grows, spareRows, count]);

  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const remeasure = () => {
      const next = measureGrid(element);
      if (next === undefined) return;
      lastMeasure = next;
      setMeasure((now) =>
        now.columns === next.columns && now.rowHeight === next.rowHeight ? now : next,
      );
    };
    remeasure();
    const observer = new ResizeObserver(remeasure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);

  useEffect(() => {
    const element = grid.current;
    if (!windowed || element === null) return;
    const follow = () => {
      const rows = Math.floor(-element.getBoundingClientRect().top / measure.rowHeight);
      // Rendered in the same frame as the scroll, or fast scrolling would show blank rows.
      flushSync(() => setScrolled(Math.max(0, rows)));
    };
    // Not at once: React may still be committing, and flushSync must not be called during that.
    const frame = requestAnimationFrame(follow);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [grid, windowed, measure]);

  return { ...rendered, columns: measure.columns };
}

function measureGrid(element: HTMLElement): GridMeasure | undefined {
  const card = element.firstElementChild;
  if (card === null) return undefined;
  const style = getComputedStyle(element);
  return {
    columns: style.gridTemplateColumns.split(' ').length,
    rowHeight: card.getBoundingClientRect().height + Number.parseFloat(style.rowGap),
  };
}
