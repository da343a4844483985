import { outboxOf } from '#src/db/outbox.ts';
import type { OutboxEntry } from '#src/db/schema.ts';
import { readOwner, readSession } from '#src/db/session-row.ts';
import { guestOwner, type Owner } from '#src/domain/account.ts';
import { done, type Result, unavailable } from '#src/domain/failure.ts';
import { requestJson } from '#src/domain/request-json.ts';
import {
  type CommandResult,
  ownerHeader,
  type PushResponse,
  pushResponseSchema,
} from '#src/domain/protocol.ts';
import type { PushRequest } from '#src/domain/commands.ts';
import { requestPrivately, type SyncDeps } from './private-request.ts';
import { nextAfter } from './retry-policy.ts';

/** The name under which the browser's Background Sync wakes the service worker for the outbox. */
export const outboxTag = 'homeward-outbox';

// 50: what the worker takes at most.
const mostAtOnce = 50;

/**
 * Sends what waits of who is signed in, oldest first, until nothing waits or something fails. The
 * signal ends the waiting for the lock, never an exchange.
 */
export async function sendOutbox(deps: SyncDeps, signal?: AbortSignal): Promise<Result> {
  let limit = mostAtOnce;
  for (;;) {
    const size = limit;
    // S17: one exchange a lock, so that tabs and the service worker take turns.
    const batch = await deps.locks.hold('sync', () => sendBatch(deps, size), signal);
    if (batch.kind !== 'ok') return batch;
    if (batch.value === 'empty') return done;
    if (batch.value === 'divide') limit = 1;
  }
}

/** divide: refused as a whole, so that its commands must be sent one by one. */
type SentBatch = 'settled' | 'empty' | 'divide';

async function sendBatch(deps: SyncDeps, limit: number): Promise<Result<SentBatch>> {
  const { database, network } = deps;
  const batch = await nextBatch(deps, limit);
  const first = batch[0];
  if (!first) return { kind: 'ok', value: 'empty' };
  // A visitor is named before they first speak: by the answer to the push itself, a lost one would
  // make its repeat another visitor's. Only who has a name was ever given a cursor.
  if (first.owner === guestOwner && !(await database.pullStates.get(guestOwner))?.cursor) {
    const named = await deps.session.refresh((await readSession(database)).refreshes);
    if (named.kind !== 'ok') return named;
  }
  const body: PushRequest = {
    clientId: first.clientId,
    commands: batch.map(({ id, seq, command }) => ({ id, seq, command })),
  };
  const { owner, result } = await requestPrivately<PushResponse | 'refused'>(
    deps,
    async (asked) => {
      // Another person signed in between: their name under these commands would make them theirs.
      if (asked !== first.owner) return { kind: 'owner-changed' };
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [ownerHeader]: asked },
        body: JSON.stringify(body),
      };
      const pushed = await requestJson(network, '/api/sync/push', init, pushResponseSchema);
      // Judged here: what the session is refused meanwhile says nothing about these commands.
      return isAboutRequest(pushed) ? { kind: 'ok', value: 'refused' } : pushed;
    },
  );
  if (result.kind !== 'ok') return result;
  if (result.value === 'refused') {
    // S5: one that cannot be taken must not hold up the others: find out which it is.
    if (batch.length > 1) return { kind: 'ok', value: 'divide' };
    const rejected = { id: first.id, outcome: 'rejected', reason: 'invalid' } as const;
    return settleResults(database, owner, [rejected]);
  }
  if (result.value.owner !== owner) return { kind: 'owner-changed' };
  return settleResults(database, owner, result.value.results);
}

/** 400, 413 and 422 are about the request itself; everything else may be about the moment. */
function isAboutRequest(result: Result): boolean {
  return result.kind === 'refused' && [400, 413, 422].includes(result.status);
}

/**
 * The oldest waiting commands of one client, for which alone a push speaks; in front of them those
 * that were accepted and are not shown yet.
 */
async function nextBatch({ database }: SyncDeps, limit: number): Promise<OutboxEntry[]> {
  const entries = await outboxOf(database, await readOwner(database));
  const waiting = entries.filter((entry) => entry.state === 'waiting');
  const last = waiting.findIndex((entry) => entry.clientId !== waiting[0]?.clientId);
  const ofOneClient = last === -1 ? waiting : waiting.slice(0, last);
  // S9: a server put back from a copy that takes a greater number would say that it knows the
  // smaller ones too. One that has not forgotten them answers from its ledger.
  const accepted = entries.filter(
    (entry) => entry.state === 'accepted' && entry.clientId === ofOneClient[0]?.clientId,
  );
  const room = limit - accepted.length;
  return room > 0 && ofOneClient.length > 0
    ? [...accepted, ...ofOneClient.slice(0, room)]
    : ofOneClient.slice(0, limit);
}

async function settleResults(
  database: SyncDeps['database'],
  owner: Owner,
  results: readonly CommandResult[],
): Promise<Result<SentBatch>> {
  return database.transaction('rw', database.outbox, async () => {
    let settled = 0;
    for (const result of results) {
      const after = nextAfter(result);
      if (after.next === 'wait') return unavailable(after.ms);
      const entry = await database.outbox.get({ id: result.id });
      // Wiped or settled meanwhile.
      if (entry?.owner !== owner || entry.state === 'parked') continue;
      // The ledger has pruned its line: what it accepted then stays accepted.
      if (entry.state === 'accepted' && after.next === 'park' && after.reason === 'too-old')
        continue;
      if (entry.state === 'waiting') settled += 1;
      await database.outbox.put(
        after.next === 'park'
          ? { ...entry, state: 'parked', reason: after.reason }
          : { ...entry, state: 'accepted' },
      );
    }
    // An answer that settles nothing would have us send the same again without end.
    return settled > 0 ? ({ kind: 'ok', value: 'settled' } as const) : unavailable();
  });
}
