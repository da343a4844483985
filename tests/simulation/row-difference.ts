import type { OwnRows } from '#src/domain/merge.ts';

export const nothing: OwnRows = {
  cartItems: [],
  applications: [],
  chatSessions: [],
  adminRequests: [],
};

/** The difference between two sets of rows, in words; undefined if they are equal. */
export function differenceOf(found: OwnRows, expected: OwnRows): string | undefined {
  for (const kind of ['cartItems', 'applications', 'chatSessions', 'adminRequests'] as const) {
    const [here, there] = [texts(found[kind]), texts(expected[kind])];
    const missing = there.filter((row) => !here.includes(row));
    const surplus = here.filter((row) => !there.includes(row));
    if (missing.length + surplus.length > 0) {
      return `${kind} miss ${missing.join() || 'nothing'} and have ${surplus.join() || 'nothing'} too many`;
    }
  }
  return undefined;
}

const texts = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))));
