import { type MineRows, merge } from '#src/domain/merge.ts';
import type { HomewardDatabase } from './database.ts';
import { outboxOf } from './outbox.ts';
import { mineTables, readMine } from './owned-rows.ts';
import { readOwner } from './session-row.ts';

/** `everSynced`: a new device may not have heard of any row yet; then "nothing" says nothing. */
export type Mine = MineRows & { everSynced: boolean };

/** What the server said, and over it what was said since, of who is signed in on this device. */
export async function readMerged(database: HomewardDatabase): Promise<Mine> {
  const { session, outbox, mineStates } = database;
  const tables = [session, outbox, mineStates, ...Object.values(mineTables(database))];
  // One transaction: an entry that leaves the outbox as its row arrives is seen exactly once.
  return database.transaction('r', tables, async () => {
    const owner = await readOwner(database);
    const [rows, entries] = [await readMine(database, owner), await outboxOf(database, owner)];
    const everSynced = (await mineStates.get(owner))?.lastSyncedAt !== undefined;
    const unsettled = entries.filter((entry) => entry.state !== 'parked');
    return { ...merge(rows, unsettled), everSynced };
  });
}
