import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GridMeasure, type GridWindow, gridWindow } from './grid-window.ts';

// Below this the whole list comes to be in the page, where the browser's own search finds every pet.
const wholeUpTo = 240;

// Rows to spare above and below the screen; every row more is drawn again and again while scrolling.
const steadySpareRows = 2;
// How often a row more is drawn until the list is whole: few enough at once to stay out of the way.
const growEveryMs = 50;

// Kept between pages: a list that comes back has its full height at once, so its place is found.
// Before that a guess, on the small side: more is drawn once the grid is measured.
let lastMeasure: GridMeasure = { columns: 2, rowHeight: 400 };

// Ours and not @tanstack/react-virtual: side by side in one run (10,000 pets, 5 s at 3,000 px/s, processor
// four times slower) both scrolled alike, at 330 elements, and found their place again; its list page
// fetched 11.6 kB of JavaScript for 1.9, and columns and heights of rows are measured here either way.
/**
 * Which cards of a grid of equal rows are in the page, the space that the others take, and how many
 * columns the grid has: first those on screen, then those near it, and of a short list in the end all.
 */
export function useWindowedGrid(
  grid: RefObject<HTMLElement | null>,
  count: number,
): GridWindow & { columns: number } {
  const [measure, setMeasure] = useState(lastMeasure);
  const [scrolled, setScrolled] = useState(0);
  const [spareRows, setSpareRows] = useState(0);
  const drawn = gridWindow(count, measure, scrolled, innerHeight, spareRows);
  const windowed = drawn.end - drawn.first < count;
  const grows = spareRows < steadySpareRows || (windowed && count <= wholeUpTo);

  useEffect(() => {
    if (!grows) return;
    const timer = setTimeout(() => startTransition(() => setSpareRows(spareRows + 1)), growEveryMs);
    return () => clearTimeout(timer);
  }, [grows, spareRows]);

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
      // Drawn in the same frame as the scroll, or a fast thumb would see blank rows.
      flushSync(() => setScrolled(Math.max(0, rows)));
    };
    // Not at once: React may still be committing, and must not be flushed from inside that.
    const frame = requestAnimationFrame(follow);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [grid, windowed, measure]);

  return { ...drawn, columns: measure.columns };
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
