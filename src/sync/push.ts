import { holdOrGiveUp } from '#src/db/device-locks.ts';
import { outboxOf } from '#src/db/outbox.ts';
import type { OutboxEntry } from '#src/db/schema.ts';
import { readOwner, readSession } from '#src/db/session-row.ts';
import { guestOwner } from '#src/domain/account.ts';
import { done, type Result, unavailable } from '#src/domain/failure.ts';
import { isKnownCommand } from '#src/domain/merge.ts';
import { requestJson } from '#src/domain/request-json.ts';
import { maxRequestBytes, mostCommandsPerPush } from '#src/domain/request-limits.ts';
import {
  type CommandResult,
  ownerHeader,
  type PushResponse,
  pushResponseSchema,
} from '#src/domain/protocol.ts';
import type { PushRequest } from '#src/domain/commands.ts';
import { requestPrivately, type SyncDeps } from './private-request.ts';
import { pullOwnRows } from './pull.ts';
import { nextAfter } from './retry-policy.ts';

/** The Background Sync tag with which the browser wakes the service worker to send the outbox. */
export const outboxTag = 'homeward-outbox';

/**
 * Sends the waiting commands of the owner signed in, oldest first, until none waits or a push
 * fails. The signal ends the wait for the lock, never a push in progress.
 */
export async function sendOutbox(deps: SyncDeps, signal?: AbortSignal): Promise<Result> {
  let limit = mostCommandsPerPush;
  // S9: a server that never shows what it accepts must not keep this going for ever.
  let pulls = 0;
  let unsettled = 0;
  for (;;) {
    const size = limit;
    // S17: the lock is held for one batch, so that tabs and the service worker take turns.
    const send = () => sendBatch(deps, size);
    const batch = await holdOrGiveUp(deps.locks, 'sync', send, signal);
    if (batch.kind !== 'ok') return batch;
    if (batch.value === 'empty') return done;
    if (typeof batch.value === 'number') limit = batch.value;
    if (batch.value === 'settled') pulls = 0;
    if (batch.value !== 'pull') continue;
    const pulled = await pullOwnRows(deps, signal);
    if (pulled.kind !== 'ok') return pulled;
    pulls += 1;
    if (pulled.value.unsettled) unsettled += 1;
    if (pulls > 3 || unsettled > 3) return unavailable();
  }
}

/**
 * A number: the batch was refused as a whole, so at most so many are sent at once from here on.
 * pull: a batch would be full of accepted commands, which a window must show before more can be sent.
 */
type SentBatch = 'settled' | 'empty' | 'pull' | number;

const olderThanOutbox = { kind: 'outdated', message: 'Load this page again.' } as const;

async function sendBatch(deps: SyncDeps, limit: number): Promise<Result<SentBatch>> {
  const { database, network } = deps;
  const { batch, next } = await nextBatch(deps, limit);
  const first = batch[0];
  if (!first || batch.every((entry) => entry.state === 'accepted')) {
    // S27: a newer version of the app has queued it, and only that version can send it.
    if (next?.state === 'waiting' && !isKnownCommand(next.command)) return olderThanOutbox;
    return { kind: 'ok', value: first || next ? 'pull' : 'empty' };
  }
  // A visitor gets a cookie before their first push. If the push's own answer brought it and got
  // lost, the repeat would count as another visitor's. A cursor shows that they have a cookie.
  if (first.owner === guestOwner && !(await database.pullStates.get(guestOwner))?.cursor) {
    const named = await deps.session.refresh((await readSession(database)).refreshes);
    if (named.kind !== 'ok') return named;
  }
  const body: PushRequest = {
    clientId: first.clientId,
    commands: batch.map(envelopeOf),
  };
  const { owner, result } = await requestPrivately<PushResponse | 'refused'>(
    deps,
    async (signedIn) => {
      // Somebody else has signed in meanwhile: sent in their name, the commands would become
      // theirs.
      if (signedIn !== first.owner) return { kind: 'owner-changed' };
      const init = {
        method: 'POST',
        headers: { [ownerHeader]: signedIn },
        body: JSON.stringify(body),
      };
      const pushed = await requestJson(network, '/api/sync/push', init, pushResponseSchema);
      // Checked here, on the push's own answer: a refused refresh of the session in
      // `requestPrivately` says nothing about these commands.
      return isAboutRequest(pushed) ? { kind: 'ok', value: 'refused' } : pushed;
    },
  );
  if (result.kind !== 'ok') return result;
  if (result.value === 'refused') {
    // S5: one bad command must not block the others: find out which it is.
    if (batch.length > 1) return { kind: 'ok', value: Math.ceil(batch.length / 5) };
    const rejected = { id: first.id, outcome: 'rejected', reason: 'invalid' } as const;
    return settleResults(database, batch, [rejected]);
  }
  if (result.value.owner !== owner) return { kind: 'owner-changed' };
  return settleResults(database, batch, result.value.results);
}

/** 400, 413 and 422 are about the request itself; everything else may be temporary. */
function isAboutRequest(result: Result): boolean {
  return result.kind === 'refused' && [400, 413, 422].includes(result.status);
}

/**
 * The oldest commands of one client that no row shows yet (a push carries one client's only), and
 * the one behind them. Empty if none of them waits.
 *
 * S9: accepted commands are sent again in front of the waiting ones. If a server restored from a
 * backup took a greater number first, it would claim to know the smaller ones too. A server that
 * has not forgotten them answers from its ledger.
 */
async function nextBatch({ database }: SyncDeps, limit: number) {
  const entries = await outboxOf(database, await readOwner(database));
  const clientId = entries.find((entry) => entry.state === 'waiting')?.clientId;
  const unshown = entries.filter(
    (entry) => entry.state !== 'parked' && entry.clientId === clientId,
  );
  const unknown = unshown.findIndex((entry) => !isKnownCommand(entry.command));
  const size = unknown === -1 ? limit : Math.min(limit, unknown);
  const batch = fitting(unshown.slice(0, size));
  return { batch, next: unshown[batch.length] };
}

const envelopeOf = ({ id, seq, command }: OutboxEntry) => ({ id, seq, command });

/** The first of them that one request can hold: at least one, for the worker to judge. */
function fitting(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  // What is around the commands has 70.
  let bytes = 100;
  const end = entries.findIndex((entry, at) => {
    bytes += new TextEncoder().encode(JSON.stringify(envelopeOf(entry))).length + 1;
    return at > 0 && bytes > maxRequestBytes;
  });
  return end === -1 ? entries : entries.slice(0, end);
}

async function settleResults(
  { outbox }: SyncDeps['database'],
  batch: readonly OutboxEntry[],
  results: readonly CommandResult[],
): Promise<Result<SentBatch>> {
  return outbox.db.transaction('rw', outbox, async () => {
    // Read and written all at once: a request each takes longer than the server.
    const stored = await outbox.bulkGet(batch.map(({ seq }) => seq));
    const entries = new Map(stored.map((entry) => [entry?.id, entry]));
    const answered: OutboxEntry[] = [];
    let retryAfterMs: number | undefined;
    for (const result of results) {
      const after = nextAfter(result);
      if (after.next === 'wait') {
        retryAfterMs = after.ms;
        break;
      }
      const entry = entries.get(result.id);
      // Deleted or parked meanwhile.
      if (!entry || entry.state === 'parked') continue;
      if (after.next !== 'park') answered.push({ ...entry, state: 'accepted' });
      // The ledger has pruned this command's line: an accepted command stays accepted.
      else if (entry.state === 'waiting' || after.reason !== 'too-old')
        answered.push({ ...entry, state: 'parked', reason: after.reason });
    }
    await outbox.bulkPut(answered);
    if (retryAfterMs !== undefined) return unavailable(retryAfterMs);
    // If an answer settles nothing, sending again at once would never end.
    const settles = answered.some(({ id }) => entries.get(id)?.state === 'waiting');
    return settles ? ({ kind: 'ok', value: 'settled' } as const) : unavailable();
  });
}
