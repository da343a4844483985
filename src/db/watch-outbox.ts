import { Dexie, type IntervalTree, type ObservabilitySet } from 'dexie';
import type { HomewardDatabase } from './database.ts';

/**
 * Calls `onNewest` with the greatest number of a write to the outbox, in this tab or another, and with
 * that of the newest command at first; the returned function stops that. Dexie says which
 * rows were written, so nothing is read for it: a read for each command would hold up the next one,
 * which may only write once it has ended.
 */
export function watchOutbox(
  { name, outbox }: HomewardDatabase,
  onNewest: (seq: number) => void,
): () => void {
  const look = () =>
    void outbox
      .toCollection()
      .last()
      .then((newest) => newest && onNewest(newest.seq), console.error);
  const note = (written: ObservabilitySet) => {
    const greatest = endOf(written[`idb://${name}/outbox/`]);
    // Of a large write it says only that any row may have changed.
    if (typeof greatest === 'number') onNewest(greatest);
    else if (greatest) look();
  };
  Dexie.on.storagemutated.subscribe(note);
  look();
  return () => Dexie.on.storagemutated.unsubscribe(note);
}

/** The end of the last range. */
const endOf = (tree: IntervalTree | null | undefined): unknown =>
  tree && 'to' in tree ? (endOf(tree.r) ?? tree.to) : undefined;
