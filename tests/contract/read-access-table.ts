/** What somebody reads of a table: nothing, because they may not even ask; their rows; or all. */
export type Reads = 'refused' | 'own' | 'all';

/** The kinds of callers of the table below, which are its columns. */
export type CallerKind = 'visitor' | 'person' | 'admin' | 'worker';

export type TableAccess = { owner: string; reads: Record<CallerKind, Reads> };

const kinds = ['visitor', 'person', 'admin', 'worker'] as const;

/** Reads the table of `tableAccess`: a line a table. */
export function readTable(text: string): Record<string, TableAccess> {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  if (head.slice(2).join() !== kinds.join()) throw new Error(`the columns are ${kinds.join()}`);
  return Object.fromEntries(
    rows.map(([table = '', owner = '', ...cells]) => {
      const [visitor, person, admin, worker] = cells.map(readsOf);
      if (!visitor || !person || !admin || !worker) throw new Error(`${table} lacks a cell`);
      return [table, { owner, reads: { visitor, person, admin, worker } }];
    }),
  );
}

function readsOf(cell: string): Reads {
  if (cell === 'refused' || cell === 'own' || cell === 'all') return cell;
  throw new Error(`${cell} is not refused, own or all`);
}
