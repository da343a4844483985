import { readClientId } from '#src/db/client-id.ts';
import type { HomewardDatabase } from '#src/db/database.ts';
import { deleteMine, mineTables } from '#src/db/owned-rows.ts';
import type { MineState, OutboxEntry } from '#src/db/schema.ts';
import { readOwner } from '#src/db/session-row.ts';
import { guestOwner, type Owner } from '#src/domain/account.ts';
import { ask } from '#src/domain/ask.ts';
import {
  type MineChange,
  type MineResponse,
  mineResponseSchema,
  ownerHeader,
} from '#src/domain/protocol.ts';
import { askPrivately, type Setback, type SyncDeps } from './private-request.ts';

/** `renewed`: all rows were read anew, as after a change of role; see who the person is now. */
export type PullOutcome = { kind: 'pulled'; renewed: boolean } | Setback;

/** Reads what changed of who is signed in, page by page, to the end of the window. */
export async function pullMine(deps: SyncDeps): Promise<PullOutcome> {
  let renewed = false;
  // Three resets in one pull: the server cannot make up its mind, and waiting is kinder.
  for (let resets = 0; resets < 3;) {
    const step = await deps.locks.hold('sync', () => pullPage(deps));
    if (step.kind === 'nothing') return { kind: 'pulled', renewed };
    if (step.kind === 'reset') {
      resets += 1;
      renewed = true;
      continue;
    }
    if (step.kind !== 'page') return step;
    renewed ||= step.renewed;
    if (!step.more) return { kind: 'pulled', renewed };
  }
  return { kind: 'wait' };
}

type Step =
  | { kind: 'page'; more: boolean; renewed: boolean }
  | { kind: 'reset' }
  | { kind: 'nothing' }
  | Setback;

async function pullPage(deps: SyncDeps): Promise<Step> {
  const { database, network, now } = deps;
  const wanted = await readOwner(database);
  if (wanted === guestOwner && !(await guestHasSpoken(database))) return { kind: 'nothing' };
  const clientId = await readClientId(database);
  const cursor = (await database.mineStates.get(wanted))?.cursor ?? '';
  const { owner, answer } = await askPrivately(deps, (asked) => {
    // A cursor is good for the one it was given to.
    const query = new URLSearchParams({ clientId, ...(cursor && asked === wanted && { cursor }) });
    const init = { cache: 'no-store', headers: { [ownerHeader]: asked } } as const;
    return ask(network, `/api/sync/mine?${query}`, init, mineResponseSchema);
  });
  if (owner !== wanted) return { kind: 'owner-changed' };
  switch (answer.kind) {
    case 'ok': {
      const page = { asked: owner, cursor, clientId, response: answer.value };
      return keepPage(database, page, new Date(now()).toISOString());
    }
    case 'reset':
      await forgetCursor(database, owner);
      return { kind: 'reset' };
    case 'refused':
      return { kind: 'wait' };
    case 'offline':
    case 'wait':
    case 'sign-in':
    case 'outdated':
    case 'owner-changed':
      return answer;
  }
}

/** S3: the rows of a page and its cursor enter the device in one transaction, or not at all. */
async function keepPage(
  database: HomewardDatabase,
  page: { asked: Owner; cursor: string; clientId: string; response: MineResponse },
  at: string,
): Promise<Step> {
  const { asked, cursor, clientId, response } = page;
  const { session, outbox, mineStates } = database;
  const tables = [session, outbox, mineStates, ...Object.values(mineTables(database))];
  return database.transaction('rw', tables, async (): Promise<Step> => {
    // S8: an answer about somebody who has left meanwhile must not come back to the device.
    if (response.owner !== asked || (await readOwner(database)) !== asked) {
      return { kind: 'owner-changed' };
    }
    const before = await mineStates.get(asked);
    // A pull by another tab moved on meanwhile: go on from there.
    if ((before?.cursor ?? '') !== cursor) {
      return { kind: 'page', more: response.more, renewed: false };
    }
    const { more, reset, changes } = response;
    const fromScratch = reset || cursor === '';
    // S9: what was held before is void; what the person said since is not.
    if (fromScratch) await deleteMine(database, asked);
    for (const change of changes) await keepChange(database, asked, change);

    const anew = fromScratch || before?.anew === true;
    const lastSeq = lastSeqOf(changes) ?? (fromScratch ? 0 : (before?.lastSeq ?? 0));
    const lastSyncedAt = more ? before?.lastSyncedAt : at;
    const state: MineState = {
      owner: asked,
      cursor: response.cursor,
      lastSeq,
      ...(more && anew && { anew }),
      ...(lastSyncedAt !== undefined && { lastSyncedAt }),
    };
    await mineStates.put(state);
    if (!more) {
      const accepted = outbox
        .where('owner')
        .equals(asked)
        .filter((one) => one.state === 'accepted' && one.clientId === clientId);
      await settleAccepted(database, await accepted.toArray(), { lastSeq, anew });
    }
    return { kind: 'page', more, renewed: reset && cursor !== '' };
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

async function keepChange(database: HomewardDatabase, owner: Owner, change: MineChange) {
  if (change.kind === 'client') return;
  const { id } = change;
  if (change.row === null) {
    await mineTables(database)[change.kind].delete([owner, id]);
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

function lastSeqOf(changes: readonly MineChange[]): number | undefined {
  return changes.findLast((change) => change.kind === 'client')?.row?.lastSeq;
}

async function forgetCursor(database: HomewardDatabase, owner: Owner): Promise<void> {
  await database.transaction('rw', database.mineStates, async () => {
    const state = await database.mineStates.get(owner);
    if (state) await database.mineStates.put({ ...state, cursor: '' });
  });
}

/**
 * A visitor who never asked for anything has nothing to pull. That they did is told by the state of
 * their pulls, not by their rows: a server put back from a copy takes those away before it sends
 * them anew.
 */
async function guestHasSpoken({ outbox, mineStates }: HomewardDatabase): Promise<boolean> {
  if (await mineStates.get(guestOwner)) return true;
  return (await outbox.where('owner').equals(guestOwner).count()) > 0;
}
