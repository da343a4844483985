import { holdOrGiveUp } from '#src/db/device-locks.ts';
import { changeOutbox, entriesOf, outboxOf, readOutboxRows } from '#src/db/outbox.ts';
import type { OutboxEntry } from '#src/db/schema.ts';
import { readOwner, readSession } from '#src/db/session-row.ts';
import { guestOwner } from '#src/domain/account.ts';
import { done, type Result, unavailable } from '#src/domain/failure.ts';
import { isKnownCommand } from '#src/domain/merge.ts';
import { requestJson } from '#src/domain/request-json.ts';
import { maxRequestBytes, mostCommandsPerPush } from '#src/domain/request-limits.ts';
import type { PushRequest } from '#src/domain/commands.ts';
import {
  type CommandResult,
  ownerHeader,
  type PushResponse,
  pushResponseSchema,
} from '#src/domain/protocol.ts';
import { requestPrivately, type SyncDeps } from './private-request.ts';
import { pullOwnRows } from './pull.ts';
import { nextAfter } from './retry-policy.ts';
import { withNext } from './with-next.ts';

/** The Background Sync tag with which the browser wakes the service worker to send the outbox. */
export const outboxTag = 'homeward-outbox';

/**
 * Sends the waiting commands of the owner signed in, oldest first, until none waits or a push
 * fails. The signal ends the wait for the lock, never a push in progress.
 */
export async function sendOutbox(deps: SyncDeps, signal?: AbortSignal): Promise<Result> {
  const turn: Turn = { limit: mostCommandsPerPush };
  // S9: a server that forgets what it accepts again and again must not keep this going for ever.
  for (let pulls = 0; pulls < 4;) {
    // S17: the lock is held for one batch, so that tabs and the service worker take turns.
    const batch = await holdOrGiveUp(deps.locks, 'sync', () => sendBatch(deps, turn), signal);
    if (batch.kind !== 'ok') return batch;
    if (batch.value === 'empty') return done;
    if (batch.value !== 'pull') continue;
    pulls += 1;
    const pulled = await pullOwnRows(deps, signal);
    if (pulled.kind !== 'ok') return pulled;
  }
  return unavailable();
}

/** `after`: the number of the answered command before them; `behind`: the commands behind them. */
type Batch = {
  entries: readonly OutboxEntry[];
  after: number | undefined;
  behind: readonly OutboxEntry[];
};
type Sent = { batch: Batch; result: Result<PushResponse | 'refused'> };

/** How many commands are sent at once from here on, and the batch that was sent ahead. */
type Turn = { limit: number; ahead?: Sent | undefined };

/** pull: the server has forgotten accepted commands, and a window must say which. */
type SentBatch = 'empty' | 'pull' | void;

async function sendBatch(deps: SyncDeps, turn: Turn): Promise<Result<SentBatch>> {
  const { database } = deps;
  const { ahead, limit } = turn;
  delete turn.ahead;
  const batch = ahead?.batch ?? (await nextBatch(database, limit));
  const { entries, behind } = batch;
  const [first] = entries;
  // S27: a newer version of the app has queued it, and only that version can send it.
  if (!first && behind[0]) return { kind: 'outdated', message: 'Load this page again.' };
  if (!first) return { kind: 'ok', value: 'empty' };
  // A visitor gets a cookie before their first push. If the push's own answer brought it and got
  // lost, the repeat would count as another visitor's. A cursor shows that they have a cookie.
  if (
    !ahead &&
    first.owner === guestOwner &&
    !(await database.pullStates.get(guestOwner))?.cursor
  ) {
    const named = await deps.session.refresh((await readSession(database)).refreshes);
    if (named.kind !== 'ok') return named;
  }
  const { result } = ahead ?? (await send(deps, batch, first));
  if (result.kind !== 'ok') return result;
  if (result.value === 'refused') {
    // S5: one bad command must not block the others: find out which it is.
    turn.limit = Math.ceil(entries.length / 5);
    if (entries.length > 1) return done;
    const rejected = { id: first.id, outcome: 'rejected', reason: 'invalid' } as const;
    return settleResults(database, [rejected]);
  }
  const { results } = result.value;
  // S17: the next batch is on its way while this one is settled. Where one of them must wait, so must
  // all behind it.
  const last = results[entries.length - 1];
  const ready = last && last.outcome !== 'retry' ? behind : [];
  const following = batchOf(ready, entries.at(-1)?.seq, limit);
  const [next] = following.entries;
  const sending = next?.state === 'waiting' ? send(deps, following, next) : undefined;
  const keepAhead = (answer: Sent | undefined) => (turn.ahead = answer);
  return withNext(sending, keepAhead, async () => {
    // That reads who is signed in, which would wait behind the reads of all that is settled.
    if (sending) await readSession(database);
    return settleResults(database, results);
  });
}

async function send(deps: SyncDeps, batch: Batch, { owner, clientId }: OutboxEntry): Promise<Sent> {
  const { after, entries } = batch;
  const result = await requestPrivately<PushResponse | 'refused'>(deps, async (signedIn) => {
    // Somebody else has signed in meanwhile: sent in their name, the commands would become
    // theirs.
    if (signedIn !== owner) return { kind: 'owner-changed' };
    const init = {
      method: 'POST',
      headers: { [ownerHeader]: signedIn },
      body: JSON.stringify({
        clientId,
        after,
        commands: entries.map(envelopeOf),
      } satisfies PushRequest),
    };
    const pushed = await requestJson(deps.network, '/api/sync/push', init, pushResponseSchema);
    if (pushed.kind === 'ok' && pushed.value.owner !== owner) return { kind: 'owner-changed' };
    // 400, 413 and 422 are about the request itself; everything else may be temporary. Checked here,
    // on the push's own answer: a refused refresh of the session in `requestPrivately` says nothing
    // about these commands.
    return pushed.kind === 'refused' && [400, 413, 422].includes(pushed.status)
      ? { kind: 'ok', value: 'refused' }
      : pushed;
  });
  return { batch, result };
}

/**
 * The oldest waiting commands of one client (a push carries one client's only), with the number of
 * the accepted one before them that no row shows yet, and the commands behind them.
 *
 * S9: if a server restored from a backup took a greater number first, it would claim to know the
 * smaller ones too. Accepted commands behind a waiting one are sent again with it: a server that
 * has not forgotten them answers from its ledger.
 */
async function nextBatch(database: SyncDeps['database'], limit: number): Promise<Batch> {
  const entries = await outboxOf(database, await readOwner(database));
  const clientId = entries.find(isWaiting)?.clientId;
  const unshown = entries.filter(
    (entry) => entry.state !== 'parked' && entry.clientId === clientId,
  );
  const first = unshown.findIndex(isWaiting);
  return batchOf(unshown.slice(first), unshown[first - 1]?.seq, limit);
}

/** The first of them that this version knows and one request can hold: at least one, to be judged. */
function batchOf(waiting: readonly OutboxEntry[], after: number | undefined, limit: number): Batch {
  // What is around the commands has 70, and `after` up to 25.
  let bytes = 100;
  const end = waiting.findIndex((entry, at) => {
    bytes += new TextEncoder().encode(JSON.stringify(envelopeOf(entry))).length + 1;
    return at === limit || !isKnownCommand(entry.command) || (at > 0 && bytes > maxRequestBytes);
  });
  const entries = end === -1 ? waiting : waiting.slice(0, end);
  return { entries, after, behind: waiting.slice(entries.length) };
}

const isWaiting = ({ state }: OutboxEntry) => state === 'waiting';

const envelopeOf = ({ id, seq, command }: OutboxEntry) => ({ id, seq, command });

async function settleResults(
  database: SyncDeps['database'],
  results: readonly CommandResult[],
): Promise<Result<SentBatch>> {
  return database.transaction('rw', database.outbox, async () => {
    const rows = await readOutboxRows(database);
    const entries = new Map(entriesOf(rows).map((entry) => [entry.id, entry]));
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
    await changeOutbox(database, { put: answered }, rows);
    if (retryAfterMs === 0) return { kind: 'ok', value: 'pull' } as const;
    // If an answer settles nothing, sending again at once would never end.
    const settles = answered.some(({ id }) => entries.get(id)?.state === 'waiting');
    return settles && retryAfterMs === undefined ? done : unavailable(retryAfterMs);
  });
}
