// Pulls one batch of a window of own rows, by the rules of supabase/schemas/pull.sql.
import type { OwnRowChange } from '#src/domain/protocol.ts';
import type { Database } from './database.ts';
import type { PullBatch, PullQuestion } from './server-rows.ts';
import { isVisible, readSnapshot, type Snapshot, snapshotText } from './snapshots.ts';
import { ensureSoundCursors, isInCatalogue } from './stamps.ts';
import type { Stamp } from './tables.ts';
import { adminRequestRow, applicationRow, cartKey, cartRow, chatRow } from './visible-rows.ts';
import { actorKey } from './world.ts';

type Place = { changed: number; kind: string; id: string };
/** Between windows `target` is null; within one it is the same for all batches. */
type Cursor = { previous: Snapshot | null; target: Snapshot | null; after: Place | null };
const nowhere: Cursor = { previous: null, target: null, after: null };
type OwnRowStamp = Stamp & { kind: OwnRowChange['kind'] };
type Reader = { scope: string; isAdmin: boolean; clientId: string; viewer: string };

export function pullBatch(database: Database, question: PullQuestion): PullBatch {
  // If it writes, the batch below does not see them, because its snapshot was taken before
  // this transaction commits. They are in the next window, for which the answer sets `more`.
  const writer = ensureSoundCursors(database);
  const stamps = writer ? writer.all('stamps') : [...database.tables.stamps.values()];
  const reader = readerOf(database, question);
  const known = readCursor(question.cursor, reader.viewer, database);
  // Tombstones that this reader may not have seen have been pruned.
  const missed = known?.previous && database.pruned > 0 && database.pruned >= known.previous.xmin;
  const reset = !known || missed === true;
  const { previous, ...at } = reset ? nowhere : known;

  const target = at.target ?? database.ids.snapshot();
  const found = stamps
    .filter((one) => isRead(one, reader))
    // In a later window it was changed, and the catalogue may be behind.
    .filter((one) => one.kind !== 'managedPet' || previous || !isInCatalogue(database, one.id))
    .filter((one) => (!at.after || compare(one, at.after) > 0) && isInWindow(one, previous, target))
    .toSorted(compare);
  const limit = Math.max(1, Math.min(question.limit, 1_000));
  const batch = found.slice(0, limit);
  const more = found.length > limit;
  const changes = batch.map((one) => changeOf(database, reader, one));
  const next: Cursor = more
    ? { previous, target, after: batch.at(-1) ?? null }
    : { previous: target, target: null, after: null };
  writer?.commit();
  return {
    reset,
    cursor: cursorText(reader.viewer, next, database),
    more: more || writer !== null,
    changes,
  };
}

function readerOf({ tables, epoch }: Database, { actor, clientId }: PullQuestion): Reader {
  const user = actor.kind === 'user' ? tables.users.get(actor.uid) : undefined;
  if (actor.kind === 'user' && !user) throw new Error(`There is no account ${actor.uid}.`);
  const isAdmin = user?.isAdmin ?? false;
  const scope = actorKey(actor);
  // A cursor is valid for one reader with one role in one incarnation of the database.
  return { scope, isAdmin, clientId, viewer: [epoch, scope, isAdmin, clientId].join(' ') };
}

/** A window has what the target snapshot sees and the previous one did not. */
function isInWindow(stamp: Stamp, previous: Snapshot | null, target: Snapshot): boolean {
  if (!isVisible(stamp.changed, target)) return false;
  // A reader's first window needs no tombstones.
  return previous ? !isVisible(stamp.changed, previous) : !stamp.gone;
}

function isRead(stamp: Stamp, reader: Reader): stamp is OwnRowStamp {
  const { scope, kind, id } = stamp;
  if (scope !== reader.scope && !(reader.isAdmin && scope === 'admins')) return false;
  if (kind === 'client') return id === reader.clientId;
  // An admin gets their own applications among all of them.
  return !(reader.isAdmin && kind === 'application' && scope !== 'admins');
}

const compare = (a: Place, b: Place): number =>
  a.changed - b.changed || byText(a.kind, b.kind) || byText(a.id, b.id);
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function changeOf(
  { tables }: Database,
  reader: Reader,
  { kind, id, gone }: OwnRowStamp,
): OwnRowChange {
  if (gone) return { kind, id, row: null };
  switch (kind) {
    case 'application': {
      const row = tables.applications.get(id);
      return { kind, id, row: row ? applicationRow(tables.pets, row) : null };
    }
    case 'cartItem': {
      const uid = reader.scope.slice('user:'.length);
      const row = tables.cartItems.get(cartKey(uid, id));
      return { kind, id, row: row ? cartRow(tables.pets, row) : null };
    }
    case 'chatSession': {
      const row = tables.chatSessions.get(id);
      return { kind, id, row: row ? chatRow(row) : null };
    }
    case 'adminRequest': {
      const user = tables.users.get(id);
      return { kind, id, row: user ? adminRequestRow(user) : null };
    }
    case 'managedPet':
      return { kind, id, row: tables.pets.get(id) ?? null };
    case 'client': {
      const client = tables.clients.get(`${reader.scope} ${id}`);
      return { kind, id, row: client ? { lastSeq: client.lastSeq } : null };
    }
  }
}

function cursorText(
  viewer: string,
  { previous, target, after }: Cursor,
  { incarnations }: Database,
): string {
  const place = after ? [after.changed, after.kind, after.id] : ['', '', ''];
  const snapshots = [previous, target].map((one) => (one ? snapshotText(one) : ''));
  return [viewer, ...snapshots, ...place, incarnations.at(-1)?.id].join('~');
}

/** Null if the text is no cursor of this viewer, or comes from a time that this database lost. */
function readCursor(text: string, viewer: string, { ids, incarnations }: Database): Cursor | null {
  const parts = text.split('~');
  const [of, previousText = '', targetText = '', changed = '', kind = '', id = '', incarnation] =
    parts;
  if (of !== viewer || parts.length !== 7) return null;
  const previous = readSnapshot(previousText);
  const target = readSnapshot(targetText);
  if ((previousText && !previous) || (targetText && !target) || (!previous && !target)) return null;
  const ahead = Math.max(previous?.xmax ?? 0, target?.xmax ?? 0);
  if (ahead > ids.snapshot().xmax) return null;
  const index = incarnations.findIndex((one) => String(one.id) === incarnation);
  // Ids from the beginning of a later incarnation on have been given again.
  if (index === -1 || incarnations.slice(index + 1).some(({ first }) => first < ahead)) return null;
  if (target && !/^\d+$/.test(changed)) return null;
  return { previous, target, after: target ? { changed: Number(changed), kind, id } : null };
}
