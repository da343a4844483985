import Dexie, { type Collection, type Table } from 'dexie';

/** Every row whose compound key begins with `first`. */
export function prefixRange<Row, Key>(
  table: Table<Row, Key>,
  key: string,
  first: string,
): Collection<Row, Key> {
  return table.where(key).between([first, Dexie.minKey], [first, Dexie.maxKey]);
}
