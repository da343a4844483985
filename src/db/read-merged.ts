import { type OwnRows, merge } from '#src/domain/merge.ts';
import type { HomewardDatabase } from './database.ts';
import { outboxOf } from './outbox.ts';
import { ownRowsAt } from './own-rows.ts';
import type { OutboxEntry } from './schema.ts';
import { readOwner } from './session-row.ts';
import { ownRowTables } from './stored-own-rows.ts';

export type MergedRows = OwnRows & {
  /** False until the first finished pull; until then, no rows does not mean none exist. */
  everSynced: boolean;
  /** Every unsettled command, in the order in which they were submitted. */
  outbox: readonly OutboxEntry[];
};

/** The rows of the owner signed in on this device, with the outbox applied over them. */
export async function readMerged(database: HomewardDatabase): Promise<MergedRows> {
  const { session, outbox, pullStates } = database;
  const tables = [session, outbox, pullStates, ...ownRowTables(database)];
  // One transaction: an entry that leaves the outbox as its row arrives is seen exactly once.
  return database.transaction('r', tables, async () => {
    const owner = await readOwner(database);
    const state = await pullStates.get(owner);
    const rows = await ownRowsAt(database, owner, state?.cursor ?? '');
    const entries = await outboxOf(database, owner);
    const applied = entries.filter((entry) => entry.state !== 'parked');
    const everSynced = state?.lastSyncedAt !== undefined;
    return { ...merge(rows, applied), everSynced, outbox: entries };
  });
}
