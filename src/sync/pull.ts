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

/** `renewed`: a reset replaced all rows, as after a change of role; read the session again. */
type Pulled = { renewed: boolean };

/** Reads the changed own rows of the owner signed in, batch by batch, to the end of the window. */
export async function pullOwnRows(deps: SyncDeps): Promise<Result<Pulled>> {
  let renewed = false;
  // Three resets in one pull: the server is in an unstable state, so wait before trying again.
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
  const expected = await readOwner(database);
  if (expected === guestOwner && !(await guestHasSubmitted(database))) return pulled(false);
  const clientId = await readClientId(database);
  const cursor = (await database.pullStates.get(expected))?.cursor ?? '';
  const { owner, result } = await requestPrivately(deps, (signedIn) => {
    // A cursor is valid only for the owner that it was given to.
    const known = cursor && signedIn === expected && { cursor };
    const query = new URLSearchParams({ clientId, ...known });
    const init = { cache: 'no-store', headers: { [ownerHeader]: signedIn } } as const;
    return requestJson(network, `/api/sync/pull?${query}`, init, pullResponseSchema);
  });
  if (owner !== expected) return { kind: 'owner-changed' };
  if (result.kind === 'reset') await forgetCursor(database, owner);
  if (result.kind !== 'ok') return result;
  const batch = { owner, cursor, clientId, response: result.value };
  return storeBatch(database, batch, new Date(now()).toISOString());
}

const pulled = (more: boolean, renewed = false) =>
  ({ kind: 'ok', value: { more, renewed } }) as const;

/** S3: the rows of a batch and its cursor are stored in one transaction, or not at all. */
async function storeBatch(
  database: HomewardDatabase,
  batch: { owner: Owner; cursor: string; clientId: string; response: PullResponse },
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
    if ((before?.cursor ?? '') !== cursor) return pulled(response.more);
    const { more, reset, changes } = response;
    const fromScratch = reset || cursor === '';
    // S9: the old rows are void; the outbox is not.
    if (fromScratch) await deleteOwnRows(database, owner);
    for (const change of changes) await storeChange(database, owner, change);

    const anew = fromScratch || before?.anew === true;
    const lastSeq = lastSeqOf(changes) ?? (fromScratch ? 0 : (before?.lastSeq ?? 0));
    const lastSyncedAt = more ? before?.lastSyncedAt : at;
    const state: PullState = {
      owner,
      cursor: response.cursor,
      lastSeq,
      ...(more && anew && { anew }),
      ...(lastSyncedAt !== undefined && { lastSyncedAt }),
    };
    await pullStates.put(state);
    if (!more) {
      const accepted = outbox
        .where('owner')
        .equals(owner)
        .filter((one) => one.state === 'accepted' && one.clientId === clientId);
      await settleAccepted(database, await accepted.toArray(), { lastSeq, anew });
    }
    return pulled(more, reset && cursor !== '');
  });
}

/** At the end of a window: deletes the accepted commands whose effects its rows show. */
async function settleAccepted(
  { outbox }: HomewardDatabase,
  accepted: readonly OutboxEntry[],
  { lastSeq, anew }: { lastSeq: number; anew: boolean },
): Promise<void> {
  const shown = accepted.filter((one) => one.seq <= lastSeq);
  // S4: only a finished window shows every effect up to `lastSeq`.
  await outbox.bulkDelete(shown.map((one) => one.seq));
  if (!anew) return;
  // S9: a server restored from a backup may have forgotten what it accepted: send it again.
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
 * S11: a visitor who never submitted a command has nothing to pull. The pull state shows whether
 * they did, and their rows do not: a reset deletes those before it brings them again.
 */
async function guestHasSubmitted({ outbox, pullStates }: HomewardDatabase): Promise<boolean> {
  if (await pullStates.get(guestOwner)) return true;
  return (await outbox.where('owner').equals(guestOwner).count()) > 0;
}
