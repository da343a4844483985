import type { HomewardDatabase } from '#src/db/database.ts';
import { changeOutbox, outboxOf } from '#src/db/outbox.ts';
import { readOwnRows, rememberRows, rowsAfter } from '#src/db/own-rows.ts';
import type { OutboxEntry, PullState } from '#src/db/schema.ts';
import { readOwner } from '#src/db/session-row.ts';
import { deleteOwnRows, ownRowTables, storeChanges } from '#src/db/stored-own-rows.ts';
import type { Owner } from '#src/domain/account.ts';
import type { Result } from '#src/domain/failure.ts';
import { isShown, type OwnRows } from '#src/domain/merge.ts';
import { type OwnRowChange, type PullResponse } from '#src/domain/protocol.ts';
import { protocolVersion } from '#src/domain/protocol-version.ts';

/** `unsettled`: accepted commands wait again, or no row shows them yet: exchange again. */
export type Pulled = { unsettled: boolean };
export type PulledBatch = Pulled & { more: boolean; renewed: boolean };
export type ReadResponse = PullResponse & { skipped: number };

export const pulled = (batch: Partial<PulledBatch>) =>
  ({ kind: 'ok', value: { more: false, renewed: false, unsettled: false, ...batch } }) as const;

type Batch = {
  owner: Owner;
  /** What it was requested with; `''` for all rows. */
  cursor: string;
  clientId: string;
  acceptedTo: number;
  response: ReadResponse;
};

/** S3: the rows of a batch and its cursor are stored in one transaction, or not at all. */
export async function storeBatch(
  database: HomewardDatabase,
  batch: Batch,
  at: string,
): Promise<Result<PulledBatch>> {
  const { owner, cursor, clientId, response } = batch;
  const { session, outbox, pullStates } = database;
  const tables = [session, outbox, pullStates, ...ownRowTables(database)];
  let rows: OwnRows | undefined;
  const stored = await database.transaction('rw', tables, async () => {
    // S8: an answer for somebody who has signed out meanwhile must not be stored.
    if (response.owner !== owner || (await readOwner(database)) !== owner) {
      return { kind: 'owner-changed' } as const;
    }
    const before = await pullStates.get(owner);
    // Another tab has moved the cursor meanwhile: go on from there.
    if ((before?.cursor ?? '') !== cursor) return pulled({ more: response.more });
    const { more, reset, changes } = response;
    const fromScratch = reset || cursor === '';
    // S9: the old rows are void; the outbox is not.
    if (fromScratch) await deleteOwnRows(database, owner);
    await storeChanges(database, owner, changes);
    rows = rowsAfter(database, owner, fromScratch ? '' : cursor, changes);

    const earlier: Partial<PullState> = (!fromScratch && before) || {};
    const { shownTo = 0, acceptedTo = batch.acceptedTo } = earlier;
    const lastSeq = lastSeqOf(changes) ?? earlier.lastSeq ?? 0;
    const state: PullState = {
      owner,
      cursor: response.cursor,
      lastSeq,
      shownTo: more ? shownTo : lastSeq,
      acceptedTo: more ? acceptedTo : undefined,
      skippedBy: response.skipped > 0 ? protocolVersion : earlier.skippedBy,
      lastSyncedAt: more ? before?.lastSyncedAt : at,
    };
    await pullStates.put(state);
    const renewed = reset && cursor !== '';
    if (more) return pulled({ more, renewed });
    const accepted = await acceptedOf(database, owner, clientId);
    const window = { owner, rows, lastSeq, shownTo, acceptedTo };
    return pulled({ renewed, unsettled: await settle(database, accepted, window) });
  });
  if (rows) rememberRows(database, { owner, cursor: response.cursor, rows });
  return stored;
}

/** The accepted commands of this client that no finished window has shown, oldest first. */
export async function acceptedOf(database: HomewardDatabase, owner: Owner, clientId: string) {
  const entries = await outboxOf(database, owner);
  return entries.filter((one) => one.state === 'accepted' && one.clientId === clientId);
}

type Window = {
  owner: Owner;
  /** Undefined if they must be read. */
  rows: OwnRows | undefined;
  lastSeq: number;
  shownTo: number;
  acceptedTo: number;
};

/**
 * S4, at the end of a window: deletes the accepted commands that it shows, and sends those again
 * that it should show and does not. Returns whether another exchange is needed for that.
 */
async function settle(
  database: HomewardDatabase,
  accepted: readonly OutboxEntry[],
  { owner, rows, lastSeq, shownTo, acceptedTo }: Window,
): Promise<boolean> {
  // The server forgot them: its database was put back, or lost them in a power cut. Those accepted
  // after the window began are not in its snapshot; the next window is about them.
  const forgotten = accepted.filter((one) => one.seq > lastSeq && one.seq <= acceptedTo);
  const shown = accepted.filter((one) => one.seq <= lastSeq);
  // A row that changed again while the window was read is in the next one. Where an earlier window
  // has shown the command, this one was the next: whatever differs now was done since.
  const all = shown.length === 0 || isShown(rows ?? (await readOwnRows(database, owner)), shown);
  const settled = all ? shown : shown.filter((one) => one.seq <= shownTo);
  await changeOutbox(database, {
    put: forgotten.map((one) => ({ ...one, state: 'waiting' })),
    remove: settled.map(({ seq }) => seq),
  });
  return forgotten.length > 0 || settled.length < shown.length;
}

function lastSeqOf(changes: readonly OwnRowChange[]): number | undefined {
  return changes.findLast((change) => change.kind === 'client')?.row?.lastSeq;
}
