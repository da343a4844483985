/** `rowHeight` in px, with the gap below it. */
export type GridMeasure = { columns: number; rowHeight: number };

/** Items `first` up to but without `end` are drawn; the rest is `before` and `after`, in px. */
export type GridWindow = { first: number; end: number; before: number; after: number };

/**
 * The part of a grid to draw when `scrolledRows` of it have left the screen of `height` px at its
 * top, with `spareRows` above and below the screen.
 */
export function gridWindow(
  count: number,
  { columns, rowHeight }: GridMeasure,
  scrolledRows: number,
  height: number,
  spareRows: number,
): GridWindow {
  const rows = Math.ceil(count / columns);
  // One more: where one row is cut at the top, another is at the bottom.
  const drawnRows = Math.ceil(height / rowHeight) + 1 + 2 * spareRows;
  const lastFirst = Math.max(0, rows - drawnRows);
  const firstRow = Math.min(lastFirst, Math.max(0, scrolledRows - spareRows));
  const endRow = Math.min(rows, firstRow + drawnRows);
  return {
    first: firstRow * columns,
    end: Math.min(count, endRow * columns),
    before: firstRow * rowHeight,
    after: (rows - endRow) * rowHeight,
  };
}
