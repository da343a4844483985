import type { Owner } from '#src/domain/account.ts';
import { type OwnRows, merge } from '#src/domain/merge.ts';
import type { HomewardDatabase } from './database.ts';
import { outboxOf } from './outbox.ts';
import { ownRowTables, readOwnRows } from './own-rows.ts';
import { readOwner } from './session-row.ts';

/**
 * `everSynced`: false until the first finished pull; until then, no rows does not mean none exist.
 */
export type MergedRows = OwnRows & { owner: Owner; everSynced: boolean };

/** The rows of the owner signed in on this device, with the outbox applied over them. */
export async function readMerged(database: HomewardDatabase): Promise<MergedRows> {
  const { session, outbox, pullStates } = database;
  const tables = [session, outbox, pullStates, ...Object.values(ownRowTables(database))];
  // One transaction: an entry that leaves the outbox as its row arrives is seen exactly once.
  return database.transaction('r', tables, async () => {
    const owner = await readOwner(database);
    const [rows, entries] = [await readOwnRows(database, owner), await outboxOf(database, owner)];
    const everSynced = (await pullStates.get(owner))?.lastSyncedAt !== undefined;
    const unsettled = entries.filter((entry) => entry.state !== 'parked');
    return { ...merge(rows, unsettled), owner, everSynced };
  });
}

/** Whatever changes those rows changes what this reads: signing in and out, a pull, a command. */
export async function readChange(database: HomewardDatabase): Promise<{ owner: Owner }> {
  const owner = await readOwner(database);
  await Promise.all([database.pullStates.get(owner), outboxOf(database, owner)]);
  return { owner };
}
