import type { Table } from 'dexie';
import { readClientId } from '#src/db/client-id.ts';
import type { HomewardDatabase } from '#src/db/database.ts';
import { holdOrGiveUp } from '#src/db/device-locks.ts';
import { outboxOf } from '#src/db/outbox.ts';
import { deleteOwnRows, ownRowTables, readOwnRows } from '#src/db/own-rows.ts';
import type { OutboxEntry, Owned, PullState } from '#src/db/schema.ts';
import { readOwner } from '#src/db/session-row.ts';
import { guestOwner, type Owner } from '#src/domain/account.ts';
import { type Result, unavailable } from '#src/domain/failure.ts';
import { isShown } from '#src/domain/merge.ts';
import { requestJson } from '#src/domain/request-json.ts';
import {
  type OwnRowChange,
  ownRowChangeSchema,
  ownerHeader,
  protocolVersion,
  type PullResponse,
  type UnreadPullResponse,
  unreadPullSchema,
} from '#src/domain/protocol.ts';
import { requestPrivately, type SyncDeps } from './private-request.ts';

/** `unsettled`: accepted commands wait again, or no row shows them yet: exchange again. */
type Pulled = { unsettled: boolean };

/**
 * Reads the changed own rows of the owner signed in, batch by batch, to the end of the window. The
 * signal ends the wait for the lock, never a request in progress.
 */
export async function pullOwnRows(deps: SyncDeps, signal?: AbortSignal): Promise<Result<Pulled>> {
  let renewed = false;
  // Three resets in one pull: the server is in an unstable state, so wait before trying again.
  for (let resets = 0; resets < 3;) {
    const batch = await holdOrGiveUp(deps.locks, 'sync', () => pullBatch(deps), signal);
    if (batch.kind === 'reset') {
      resets += 1;
      renewed = true;
      continue;
    }
    if (batch.kind !== 'ok') return batch;
    renewed ||= batch.value.renewed;
    if (batch.value.more) continue;
    // A reset replaces all rows. The reason may be a new role, and the role comes from the session.
    if (renewed) await deps.session.check();
    return batch;
  }
  return unavailable();
}

type PulledBatch = Pulled & { more: boolean; renewed: boolean };

async function pullBatch(deps: SyncDeps): Promise<Result<PulledBatch>> {
  const { database, network, now } = deps;
  const expected = await readOwner(database);
  if (expected === guestOwner && !(await guestHasSubmitted(database))) return pulled({});
  const clientId = await readClientId(database);
  // S4: before the request, because its answer cannot show what is accepted while it is on its way.
  const accepted = await acceptedOf(database, expected, clientId);
  const acceptedTo = accepted.at(-1)?.seq ?? 0;
  // S27: another version left rows out that this one may be able to read.
  const { skippedBy = protocolVersion } = (await database.pullStates.get(expected)) ?? {};
  if (skippedBy !== protocolVersion) await forgetCursor(database, expected);
  const cursor = (await database.pullStates.get(expected))?.cursor ?? '';
  const { owner, result } = await requestPrivately(deps, (signedIn) => {
    // A cursor is valid only for the owner that it was given to.
    const known = cursor && signedIn === expected && { cursor };
    const query = new URLSearchParams({ clientId, ...known });
    const init = { cache: 'no-store', headers: { [ownerHeader]: signedIn } } as const;
    return requestJson(network, `/api/sync/pull?${query}`, init, unreadPullSchema);
  });
  if (owner !== expected) return { kind: 'owner-changed' };
  if (result.kind === 'reset') await forgetCursor(database, owner);
  if (result.kind !== 'ok') return result;
  const response = readRows(result.value);
  const batch = { owner, cursor, clientId, acceptedTo, response };
  return storeBatch(database, batch, new Date(now()).toISOString());
}

const pulled = (batch: Partial<PulledBatch>) =>
  ({ kind: 'ok', value: { more: false, renewed: false, unsettled: false, ...batch } }) as const;

type ReadResponse = PullResponse & { skipped: number };

/** S27: leaves out the rows that this version cannot read, and counts them. */
function readRows(response: UnreadPullResponse): ReadResponse {
  const changes = response.changes.flatMap((change) => {
    const read = ownRowChangeSchema.safeParse(change);
    return read.success ? [read.data] : [];
  });
  const skipped = response.changes.length - changes.length;
  if (skipped > 0) console.warn(`${skipped} rows cannot be read.`);
  return { ...response, changes, skipped };
}

/** S3: the rows of a batch and its cursor are stored in one transaction, or not at all. */
async function storeBatch(
  database: HomewardDatabase,
  batch: {
    owner: Owner;
    cursor: string;
    clientId: string;
    acceptedTo: number;
    response: ReadResponse;
  },
  at: string,
): Promise<Result<PulledBatch>> {
  const { owner, cursor, clientId, response } = batch;
  const { session, outbox, pullStates } = database;
  const tables = [session, outbox, pullStates, ...Object.values(ownRowTables(database))];
  return database.transaction('rw', tables, async () => {
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
    const unsettled = await settle(database, accepted, { owner, lastSeq, shownTo, acceptedTo });
    return pulled({ renewed, unsettled });
  });
}

/** The accepted commands of this client that no finished window has shown, oldest first. */
async function acceptedOf(database: HomewardDatabase, owner: Owner, clientId: string) {
  const entries = await outboxOf(database, owner);
  return entries.filter((one) => one.state === 'accepted' && one.clientId === clientId);
}

type Window = { owner: Owner; lastSeq: number; shownTo: number; acceptedTo: number };

/**
 * S4, at the end of a window: deletes the accepted commands that it shows, and sends those again
 * that it should show and does not. Returns whether another exchange is needed for that.
 */
async function settle(
  database: HomewardDatabase,
  accepted: readonly OutboxEntry[],
  { owner, lastSeq, shownTo, acceptedTo }: Window,
): Promise<boolean> {
  const { outbox } = database;
  // The server forgot them: its database was put back, or lost them in a power cut. Those accepted
  // after the window began are not in its snapshot; the next window is about them.
  const forgotten = accepted.filter((one) => one.seq > lastSeq && one.seq <= acceptedTo);
  await outbox.bulkPut(forgotten.map((one) => ({ ...one, state: 'waiting' as const })));

  const shown = accepted.filter((one) => one.seq <= lastSeq);
  // A row that changed again while the window was read is in the next one. Where an earlier window
  // has shown the command, this one was the next: whatever differs now was done since.
  const all = shown.length === 0 || isShown(await readOwnRows(database, owner), shown);
  const settled = all ? shown : shown.filter((one) => one.seq <= shownTo);
  await outbox.bulkDelete(settled.map((one) => one.seq));
  return forgotten.length > 0 || settled.length < shown.length;
}

/** Each table's rows at once: an admin has thousands. */
async function storeChanges(
  database: HomewardDatabase,
  owner: Owner,
  changes: readonly OwnRowChange[],
) {
  for (const [kind, ofKind] of Object.entries(ownRowTables(database))) {
    // The row of a change is of the kind that its table holds, which TypeScript cannot follow here.
    const table = ofKind as Table<Owned<unknown>, [owner: Owner, id: string]>;
    const its = changes.filter((change) => change.kind === kind);
    const gone = its.filter(({ row }) => row === null);
    await table.bulkDelete(gone.map(({ id }) => [owner, id]));
    await table.bulkPut(its.flatMap(({ id, row }) => (row === null ? [] : [{ owner, id, row }])));
  }
}

function lastSeqOf(changes: readonly OwnRowChange[]): number | undefined {
  return changes.findLast((change) => change.kind === 'client')?.row?.lastSeq;
}

async function forgetCursor(database: HomewardDatabase, owner: Owner): Promise<void> {
  await database.transaction('rw', database.pullStates, async () => {
    const state = await database.pullStates.get(owner);
    if (state) await database.pullStates.put({ ...state, cursor: '' });
  });
}

/**
 * S11: a visitor who never submitted a command has nothing to pull. The pull state shows whether
 * they did, and their rows do not: a reset deletes those before it brings them again.
 */
async function guestHasSubmitted({ outbox, pullStates }: HomewardDatabase): Promise<boolean> {
  if (await pullStates.get(guestOwner)) return true;
  return (await outbox.where('owner').equals(guestOwner).count()) > 0;
}
