// Transaction ids and snapshots, as in Postgres.

/** Which transactions a reader sees: `open` are those between xmin and xmax that had not ended. */
export type Snapshot = { xmin: number; xmax: number; open: readonly number[] };

/** Counts transactions, and knows which have not ended. */
export class TransactionIds {
  #next: number;
  #latestEnded: number;
  #latestCommitted: number;
  readonly #open = new Set<number>();

  constructor(first = 1) {
    this.#next = first;
    this.#latestEnded = first - 1;
    this.#latestCommitted = first - 1;
  }

  begin(): number {
    const xid = this.#next;
    this.#next += 1;
    this.#open.add(xid);
    return xid;
  }

  end(xid: number, how: 'committed' | 'undone'): void {
    this.#open.delete(xid);
    this.#latestEnded = Math.max(this.#latestEnded, xid);
    if (how === 'committed') this.#latestCommitted = Math.max(this.#latestCommitted, xid);
  }

  /** What a copy of the database counts on from. */
  get next(): number {
    return this.#next;
  }

  /** The first id that a server may give again if it is killed: only a commit waits for the disk. */
  get firstUnsaved(): number {
    return this.#latestCommitted + 1;
  }

  /** What is committed now. */
  snapshot(): Snapshot {
    const xmax = this.#latestEnded + 1;
    const open = [...this.#open].filter((xid) => xid < xmax).toSorted((a, b) => a - b);
    return { xmin: open[0] ?? xmax, xmax, open };
  }
}

/** Whether this transaction had committed when the snapshot was taken. */
export function isVisible(xid: number, { xmin, xmax, open }: Snapshot): boolean {
  return xid < xmin || (xid < xmax && !open.includes(xid));
}

export const snapshotText = ({ xmin, xmax, open }: Snapshot): string =>
  `${xmin}:${xmax}:${open.join(',')}`;

/** Null if the text is no snapshot. */
export function readSnapshot(text: string): Snapshot | null {
  const parts = /^(\d+):(\d+):([\d,]*)$/.exec(text);
  if (!parts) return null;
  const [, xmin, xmax, open = ''] = parts;
  return {
    xmin: Number(xmin),
    xmax: Number(xmax),
    open: open === '' ? [] : open.split(',').map(Number),
  };
}
