/** `rowHeight` in px, with the gap below it. */
export type GridMeasure = { columns: number; rowHeight: number };

/**
 * Items from `first` to before `end` are rendered; `before` and `after` replace the others, in px.
 */
export type GridWindow = { first: number; end: number; before: number; after: number };

/**
 * The part of a grid to render when `scrolledRows` of it are above the screen, which is `height` px
 * high, with `spareRows` above and below the screen.
 */
export function gridWindow(
  count: number,
  { columns, rowHeight }: GridMeasure,
  scrolledRows: number,
  height: number,
  spareRows: number,
): GridWindow {
  const rows = Math.ceil(count / columns);
  // One more: rows may be cut off both at the top and at the bottom.
  const renderedRows = Math.ceil(height / rowHeight) + 1 + 2 * spareRows;
  const lastFirst = Math.max(0, rows - renderedRows);
  const firstRow = Math.min(lastFirst, Math.max(0, scrolledRows - spareRows));
  const endRow = Math.min(rows, firstRow + renderedRows);
  return {
    first: firstRow * columns,
    end: Math.min(count, endRow * columns),
    before: firstRow * rowHeight,
    after: (rows - endRow) * rowHeight,
  };
}
