import { readClientId } from '#src/db/client-id.ts';
import type { HomewardDatabase } from '#src/db/database.ts';
import { holdOrGiveUp } from '#src/db/device-locks.ts';
import { outboxOf } from '#src/db/outbox.ts';
import { readOwner } from '#src/db/session-row.ts';
import { guestOwner, type Owner } from '#src/domain/account.ts';
import { type Result, unavailable } from '#src/domain/failure.ts';
import { requestJson } from '#src/domain/request-json.ts';
import {
  ownRowChangeSchema,
  ownerHeader,
  type UnreadPullResponse,
  unreadPullSchema,
} from '#src/domain/protocol.ts';
import { protocolVersion } from '#src/domain/protocol-version.ts';
import { requestPrivately, type SyncDeps } from './private-request.ts';
import {
  acceptedOf,
  type Pulled,
  pulled,
  type PulledBatch,
  type ReadResponse,
  storeBatch,
} from './store-batch.ts';
import { withNext } from './with-next.ts';

/**
 * Reads the changed own rows of the owner signed in, batch by batch, to the end of the window. The
 * signal ends the wait for the lock, never a request in progress.
 */
export async function pullOwnRows(deps: SyncDeps, signal?: AbortSignal): Promise<Result<Pulled>> {
  let renewed = false;
  let ahead: Answer | undefined;
  const work = () => pullBatch(deps, ahead, (next) => (ahead = next));
  // Three resets in one pull: the server is in an unstable state, so wait before trying again.
  for (let resets = 0; resets < 3;) {
    const batch = await holdOrGiveUp(deps.locks, 'sync', work, signal);
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

/** What the worker answered about this owner, from a cursor on. */
type Answer = { owner: Owner; cursor: string; result: Result<ReadResponse> };

async function pullBatch(
  deps: SyncDeps,
  ahead: Answer | undefined,
  keepAhead: (next: Answer | undefined) => void,
): Promise<Result<PulledBatch>> {
  const { database, now } = deps;
  const owner = await readOwner(database);
  const state = await database.pullStates.get(owner);
  // S11: a visitor who never submitted a command has nothing to pull. The pull state shows whether
  // they did, and their rows do not: a reset deletes those before it brings them again.
  if (owner === guestOwner && !(state ?? (await outboxOf(database, owner))[0])) return pulled({});
  const clientId = await readClientId(database);
  // S4: before the request, because its answer cannot show what is accepted while it is on its way.
  const accepted = await acceptedOf(database, owner, clientId);
  const acceptedTo = accepted.at(-1)?.seq ?? 0;
  // S27: another version left rows out that this one may be able to read.
  const isComplete = (state?.skippedBy ?? protocolVersion) === protocolVersion;
  if (!isComplete) await forgetCursor(database, owner);
  const cursor = (isComplete && state?.cursor) || '';
  const fits = ahead?.owner === owner && ahead.cursor === cursor;
  const { result } = fits ? ahead : await request(deps, { owner, cursor, clientId });
  if (result.kind === 'reset') await forgetCursor(database, owner);
  if (result.kind !== 'ok') return result;
  const response = result.value;
  // S17: the next batch is on its way while this one is stored.
  let next: Promise<Answer> | undefined;
  if (response.more)
    await new Promise<Answer | void>((onSent) => {
      next = request(deps, { owner, cursor: response.cursor, clientId }, onSent);
      next.then(onSent, onSent);
    });
  const batch = { owner, cursor, clientId, acceptedTo, response };
  return withNext(next, keepAhead, () =>
    storeBatch(database, batch, new Date(now()).toISOString()),
  );
}

/** Calls `onSent` as soon as the request is on its way. */
async function request(
  deps: SyncDeps,
  { owner, cursor, clientId }: { owner: Owner; cursor: string; clientId: string },
  onSent?: () => void,
): Promise<Answer> {
  const result = await requestPrivately<UnreadPullResponse>(deps, async (signedIn) => {
    // A cursor is valid only for the owner that it was given to.
    if (signedIn !== owner) return { kind: 'owner-changed' };
    const query = new URLSearchParams({ clientId, ...(cursor && { cursor }) });
    const init = { cache: 'no-store', headers: { [ownerHeader]: signedIn } } as const;
    const answer = requestJson(deps.network, `/api/sync/pull?${query}`, init, unreadPullSchema);
    onSent?.();
    return answer;
  });
  const read = result.kind === 'ok' ? { ...result, value: readRows(result.value) } : result;
  return { owner, cursor, result: read };
}

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

const forgetCursor = ({ pullStates }: HomewardDatabase, owner: Owner) =>
  pullStates.update(owner, { cursor: '' });
