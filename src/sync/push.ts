import { outboxOf } from '#src/db/outbox.ts';
import type { OutboxEntry } from '#src/db/schema.ts';
import { readOwner, readSession } from '#src/db/session-row.ts';
import { guestOwner, type Owner } from '#src/domain/account.ts';
import { ask } from '#src/domain/request-json.ts';
import { type CommandResult, ownerHeader, pushResponseSchema } from '#src/domain/protocol.ts';
import type { PushRequest } from '#src/domain/commands.ts';
import { askPrivately, syncFailureOf, type SyncFailure, type SyncDeps } from './private-request.ts';
import { nextAfter } from './retry-policy.ts';

/** The name under which the browser's Background Sync wakes the service worker for the outbox. */
export const outboxTag = 'homeward-outbox';

export type PushOutcome = { kind: 'sent' } | SyncFailure;

// 50: what the worker takes at most.
const mostAtOnce = 50;

/**
 * Sends what waits of who is signed in, oldest first, until nothing waits or a setback comes. The
 * signal ends the waiting for the lock, never an exchange.
 */
export async function sendOutbox(deps: SyncDeps, signal?: AbortSignal): Promise<PushOutcome> {
  let limit = mostAtOnce;
  for (;;) {
    const size = limit;
    // S17: one exchange a lock, so that tabs and the service worker take turns.
    const step = await deps.locks.hold('sync', () => sendBatch(deps, size), signal);
    if (step.kind === 'divide') limit = 1;
    else if (step.kind !== 'more') return step;
  }
}

type Step = PushOutcome | { kind: 'more' } | { kind: 'divide' };

async function sendBatch(deps: SyncDeps, limit: number): Promise<Step> {
  const { database, network } = deps;
  const batch = await nextBatch(deps, limit);
  const first = batch[0];
  if (!first) return { kind: 'sent' };
  // A visitor is named before they first speak: by the answer to the push itself, a lost one would
  // make its repeat another visitor's. Only who has a name was ever given a cursor.
  if (first.owner === guestOwner && !(await database.pullStates.get(guestOwner))?.cursor) {
    const setback = syncFailureOf(
      await deps.session.refresh((await readSession(database)).refreshes),
    );
    if (setback) return setback;
  }
  const body: PushRequest = {
    clientId: first.clientId,
    commands: batch.map(({ id, seq, command }) => ({ id, seq, command })),
  };
  const { owner, answer } = await askPrivately(deps, (asked) => {
    // Another person signed in between: their name under these commands would make them theirs.
    if (asked !== first.owner) return Promise.resolve(changedHands);
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [ownerHeader]: asked },
      body: JSON.stringify(body),
    };
    return ask(network, '/api/sync/push', init, pushResponseSchema);
  });
  switch (answer.kind) {
    case 'ok': {
      if (answer.value.owner !== owner) return { kind: 'owner-changed' };
      return settleResults(database, owner, answer.value.results);
    }
    case 'refused':
    case 'reset':
      // S5: one that cannot be taken must not hold up the others: find out which it is.
      if (batch.length > 1) return { kind: 'divide' };
      return settleResults(database, owner, [
        { id: first.id, outcome: 'rejected', reason: 'invalid' },
      ]);
    case 'offline':
    case 'wait':
    case 'sign-in':
    case 'outdated':
    case 'owner-changed':
      return answer;
  }
}

const changedHands = { kind: 'problem', status: 409, code: 'owner-changed', message: '' } as const;

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
): Promise<Step> {
  return database.transaction('rw', database.outbox, async () => {
    let settled = 0;
    for (const result of results) {
      const after = nextAfter(result);
      if (after.next === 'wait') return { kind: 'wait', afterMs: after.ms };
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
    return settled > 0 ? { kind: 'more' } : { kind: 'wait' };
  });
}
