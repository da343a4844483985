import { readClientId } from '#src/db/client-id.ts';
import type { HomewardDatabase } from '#src/db/database.ts';
import { deleteOwnRows, ownRowTables } from '#src/db/own-rows.ts';
import type { PullState, OutboxEntry } from '#src/db/schema.ts';
import { readOwner } from '#src/db/session-row.ts';
import { guestOwner, type Owner } from '#src/domain/account.ts';
import { type Result, unavailable } from '#src/domain/failure.ts';
import { requestJson } from '#src/domain/request-json.ts';
import {
  type OwnRowChange,
  type PullResponse,
  pullResponseSchema,
  ownerHeader,
} from '#src/domain/protocol.ts';
import { requestPrivately, type SyncDeps } from './private-request.ts';

/** `renewed`: all rows were read anew, as after a change of role; see who the person is now. */
type Pulled = { renewed: boolean };

/** Reads what changed of who is signed in, batch by batch, to the end of the window. */
export async function pullOwnRows(deps: SyncDeps): Promise<Result<Pulled>> {
  let renewed = false;
  // Three resets in one pull: the server cannot make up its mind, and waiting is kinder.
  for (let resets = 0; resets < 3;) {
    const batch = await deps.locks.hold('sync', () => pullBatch(deps));
    if (batch.kind === 'reset') {
      resets += 1;
      renewed = true;
      continue;
    }
    if (batch.kind !== 'ok') return batch;
    renewed ||= batch.value.renewed;
    if (!batch.value.more) return { kind: 'ok', value: { renewed } };
  }
  return unavailable();
}

type PulledBatch = Pulled & { more: boolean };

async function pullBatch(deps: SyncDeps): Promise<Result<PulledBatch>> {
  const { database, network, now } = deps;
  const wanted = await readOwner(database);
  if (wanted === guestOwner && !(await guestHasSpoken(database))) return pulled(false);
  const clientId = await readClientId(database);
  const cursor = (await database.pullStates.get(wanted))?.cursor ?? '';
  const { owner, result } = await requestPrivately(deps, (asked) => {
    // A cursor is good for the one it was given to.
    const query = new URLSearchParams({ clientId, ...(cursor && asked === wanted && { cursor }) });
    const init = { cache: 'no-store', headers: { [ownerHeader]: asked } } as const;
    return requestJson(network, `/api/sync/mine?${query}`, init, pullResponseSchema);
  });
  if (owner !== wanted) return { kind: 'owner-changed' };
  if (result.kind === 'reset') await forgetCursor(database, owner);
  if (result.kind !== 'ok') return result;
  const batch = { asked: owner, cursor, clientId, response: result.value };
  return storeBatch(database, batch, new Date(now()).toISOString());
}

const pulled = (more: boolean, renewed = false) =>
  ({ kind: 'ok', value: { more, renewed } }) as const;

/** S3: the rows of a page and its cursor enter the device in one transaction, or not at all. */
async function storeBatch(
  database: HomewardDatabase,
  batch: { asked: Owner; cursor: string; clientId: string; response: PullResponse },
  at: string,
): Promise<Result<PulledBatch>> {
  const { asked, cursor, clientId, response } = batch;
  const { session, outbox, pullStates } = database;
  const tables = [session, outbox, pullStates, ...Object.values(ownRowTables(database))];
  return database.transaction('rw', tables, async () => {
    // S8: an answer about somebody who has left meanwhile must not come back to the device.
    if (response.owner !== asked || (await readOwner(database)) !== asked) {
      return { kind: 'owner-changed' } as const;
    }
    const before = await pullStates.get(asked);
    // A pull by another tab moved on meanwhile: go on from there.
    if ((before?.cursor ?? '') !== cursor) return pulled(response.more);
    const { more, reset, changes } = response;
    const fromScratch = reset || cursor === '';
    // S9: what was held before is void; what the person said since is not.
    if (fromScratch) await deleteOwnRows(database, asked);
    for (const change of changes) await storeChange(database, asked, change);

    const anew = fromScratch || before?.anew === true;
    const lastSeq = lastSeqOf(changes) ?? (fromScratch ? 0 : (before?.lastSeq ?? 0));
    const lastSyncedAt = more ? before?.lastSyncedAt : at;
    const state: PullState = {
      owner: asked,
      cursor: response.cursor,
      lastSeq,
      ...(more && anew && { anew }),
      ...(lastSyncedAt !== undefined && { lastSyncedAt }),
    };
    await pullStates.put(state);
    if (!more) {
      const accepted = outbox
        .where('owner')
        .equals(asked)
        .filter((one) => one.state === 'accepted' && one.clientId === clientId);
      await settleAccepted(database, await accepted.toArray(), { lastSeq, anew });
    }
    return pulled(more, reset && cursor !== '');
  });
}

/** At the end of a window: what its rows show needs no merging any more. */
async function settleAccepted(
  { outbox }: HomewardDatabase,
  accepted: readonly OutboxEntry[],
  { lastSeq, anew }: { lastSeq: number; anew: boolean },
): Promise<void> {
  const shown = accepted.filter((one) => one.seq <= lastSeq);
  // S4: only a finished window shows every effect up to `lastSeq`.
  await outbox.bulkDelete(shown.map((one) => one.seq));
  if (!anew) return;
  // S9: a server put back from a copy may have forgotten what it accepted: say it again.
  const forgotten = accepted.filter((one) => one.seq > lastSeq);
  await outbox.bulkPut(forgotten.map((one) => ({ ...one, state: 'waiting' as const })));
}

async function storeChange(database: HomewardDatabase, owner: Owner, change: OwnRowChange) {
  if (change.kind === 'client') return;
  const { id } = change;
  if (change.row === null) {
    await ownRowTables(database)[change.kind].delete([owner, id]);
    return;
  }
  switch (change.kind) {
    case 'cartItem':
      await database.cartItems.put({ owner, id, row: change.row });
      return;
    case 'application':
      await database.applications.put({ owner, id, row: change.row });
      return;
    case 'chatSession':
      await database.chatSessions.put({ owner, id, row: change.row });
      return;
    case 'adminRequest':
      await database.adminRequests.put({ owner, id, row: change.row });
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
 * A visitor who never asked for anything has nothing to pull. That they did is told by the state of
 * their pulls, not by their rows: a server put back from a copy takes those away before it sends
 * them anew.
 */
async function guestHasSpoken({ outbox, pullStates }: HomewardDatabase): Promise<boolean> {
  if (await pullStates.get(guestOwner)) return true;
  return (await outbox.where('owner').equals(guestOwner).count()) > 0;
}
