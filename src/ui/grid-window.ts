/** `rowHeight` in px, with the gap below it. */
export type GridMeasure = { columns: number; rowHeight: number };

/** Items `first` up to but without `end` are drawn; the rest is `before` and `after`, in px. */
export type GridWindow = { first: number; end: number; before: number; after: number };

// Rows drawn in all, and above the screen. A row is 300 px or more, so 12 cover a screen of 2,400 px
// with a row or two to spare on each side; every row more is drawn again and again while scrolling.
const drawnRows = 12;
const rowsAbove = 2;

/** The part of a grid to draw when `scrolledRows` of it have left the screen at its top. */
export function gridWindow(
  count: number,
  { columns, rowHeight }: GridMeasure,
  scrolledRows: number,
): GridWindow {
  const rows = Math.ceil(count / columns);
  const lastFirst = Math.max(0, rows - drawnRows);
  const firstRow = Math.min(lastFirst, Math.max(0, scrolledRows - rowsAbove));
  const endRow = Math.min(rows, firstRow + drawnRows);
  return {
    first: firstRow * columns,
    end: Math.min(count, endRow * columns),
    before: firstRow * rowHeight,
    after: (rows - endRow) * rowHeight,
  };
}
