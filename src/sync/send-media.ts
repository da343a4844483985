import { holdOrGiveUp } from '#src/db/device-locks.ts';
import { deleteMedia, mediaRowsOf, readMedium } from '#src/db/media.ts';
import { outboxOf } from '#src/db/outbox.ts';
import type { MediaRow } from '#src/db/schema.ts';
import { readOwner } from '#src/db/session-row.ts';
import { done, type Result } from '#src/domain/failure.ts';
import {
  maxPieceBytes,
  mediaOf,
  type MediaProgress,
  mediaProgressSchema,
} from '#src/domain/media.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { requestJson } from '#src/domain/request-json.ts';
import { requestPrivately, type SyncDeps } from './private-request.ts';

/** 64 KiB: arrives in the worker's 15 s on a line of 35 kbit/s. */
const smallestPiece = 64 * 1024;
type Piece = { method?: 'PUT'; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> };

/** 2 s: a piece that is faster may be twice as large the next time. */
const quickMs = 2_000;

/**
 * Sends the media of the owner signed in whose photos the server knows, until none is left or a
 * request fails. The signal ends the wait for the lock.
 *
 * @see P2 in src/sync/SPEC.md
 */
export function createMediaSender(deps: SyncDeps): (signal?: AbortSignal) => Promise<Result> {
  let pieceBytes = smallestPiece;

  return async (signal) => {
    const asked = new Set<string>();
    const skipped = new Set<string>();
    for (;;) {
      // S17: the lock is held for one piece, so that tabs and the service worker take turns.
      const piece = await holdOrGiveUp(
        deps.locks,
        'media',
        async () => {
          const row =
            (await dueMedia(deps)).find(({ id }) => !skipped.has(id)) ??
            (await refusedMedia(deps)).find(({ id }) => !asked.has(id));
          if (!row) return 'nothing';
          const isFirst = !asked.has(row.id);
          asked.add(row.id);
          return { row, answer: isFirst ? await ask(row) : await send(row) };
        },
        signal,
      );
      if (piece === 'nothing') return done;
      if ('kind' in piece) return piece;
      const { row, answer } = piece;
      if (answer.kind === 'ok') await note(deps, row, answer.value);
      else if (answer.kind !== 'refused') return answer;
      else if (answer.status === 404) {
        skipped.add(row.id);
        await forgetUnnamed(deps, row);
      } else if (answer.status === 422) await change(deps, row, { state: 'refused' });
      else return answer;
    }
  };

  /** What the server has of it: another tab or device, or this one before it was killed, sent it. */
  function ask(row: MediaRow): Promise<Result<MediaProgress>> {
    return request(row, '', {});
  }

  async function send(row: MediaRow): Promise<Result<MediaProgress>> {
    const bytes = await readMedium(deps.database, row);
    // Gone meanwhile, with its row.
    if (!bytes) return { kind: 'refused', status: 404, message: '' };
    const body = bytes.slice(row.received, row.received + pieceBytes);
    const headers = { 'Content-Type': 'application/octet-stream' };
    const began = deps.now();
    const query = `?offset=${row.received}&total=${row.size}`;
    const answer = await request(row, query, { method: 'PUT', headers, body });
    const isQuick = answer.kind === 'ok' && deps.now() - began < quickMs;
    pieceBytes = isQuick ? Math.min(pieceBytes * 2, maxPieceBytes) : smallestPiece;
    return answer;
  }

  async function request({ owner, id }: MediaRow, query: string, init: Piece) {
    const result = await requestPrivately<MediaProgress>(deps, async (signedIn) => {
      if (signedIn !== owner) return { kind: 'owner-changed' };
      const headers = { ...init.headers, [ownerHeader]: signedIn };
      const url = `/api/media/${id}${query}`;
      return requestJson(deps.network, url, { ...init, headers }, mediaProgressSchema);
    });
    return result;
  }
}

/**
 * Media that can be sent: their photo's command was accepted, or its rows are shown. Oldest first, so
 * that a pet's first photo is there first.
 */
export async function dueMedia({ database }: Pick<SyncDeps, 'database'>): Promise<MediaRow[]> {
  const owner = await readOwner(database);
  const rows = await mediaRowsOf(database, owner);
  const unsent = rows.filter(({ state, key }) => state === 'waiting' && key);
  // Most devices have none, and need not read their commands at each change of one.
  if (unsent.length === 0) return unsent;
  const outbox = await outboxOf(database, owner);
  const early = new Set(
    outbox.filter(({ state }) => state !== 'accepted').flatMap(({ command }) => mediaOf(command)),
  );
  return unsent.filter(({ id }) => !early.has(id));
}

/** P6: only asked about, in case that their photos were removed. */
async function refusedMedia({ database }: SyncDeps): Promise<MediaRow[]> {
  const rows = await mediaRowsOf(database, await readOwner(database));
  return rows.filter(({ state }) => state === 'refused');
}

async function note(deps: SyncDeps, row: MediaRow, { received, done: isDone }: MediaProgress) {
  await change(deps, row, isDone ? { state: 'sent', received: row.size } : { received });
}

async function change({ database }: SyncDeps, row: MediaRow, changes: Partial<MediaRow>) {
  await database.transaction('rw', database.media, async () => {
    const present = await database.media.get([row.owner, row.id]);
    // A sign-out has deleted it meanwhile.
    if (present) await database.media.put({ ...present, ...changes });
  });
}

/** P6: no photo has it any more, unless a command of this device is about to say so again. */
async function forgetUnnamed({ database }: SyncDeps, row: MediaRow): Promise<void> {
  const { outbox, media, mediaBytes } = database;
  await database.transaction('rw', [outbox, media, mediaBytes], async () => {
    const entries = await outboxOf(database, row.owner);
    if (entries.some(({ command }) => mediaOf(command).includes(row.id))) return;
    await deleteMedia(database, [row]);
  });
}
