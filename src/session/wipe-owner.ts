import type { HomewardDatabase } from '#src/db/database.ts';
import { deleteImports } from '#src/db/imports.ts';
import { deleteMedia, mediaRowsOf } from '#src/db/media.ts';
import { changeOutbox, outboxOf } from '#src/db/outbox.ts';
import { readOwnRows } from '#src/db/own-rows.ts';
import { deleteOwnRows, ownRowTables } from '#src/db/stored-own-rows.ts';
import type { MediaRow, SignOutProgress, OutboxEntry } from '#src/db/schema.ts';
import { prefixRange } from '#src/db/prefix-range.ts';
import { forgetPrivatePictures } from '#src/db/private-pictures.ts';
import { changeSession, readOwner, readSession } from '#src/db/session-row.ts';
import { guestOwner } from '#src/domain/account.ts';
import { mediaOf } from '#src/domain/media.ts';
import { merge } from '#src/domain/merge.ts';
import { queueCommand } from '#src/db/submit-command.ts';

/** Deletes one owner's rows, drafts and settled commands from the device, in one transaction. */
export async function wipeOwner(
  database: HomewardDatabase,
  owner: string,
  { discardTo, last, signOutOwed }: SignOutProgress & { signOutOwed: boolean },
): Promise<void> {
  await forgetPrivatePictures();
  await database.transaction('rw', tablesOf(database), async () => {
    const rows = await readOwnRows(database, owner);
    const entries = await outboxOf(database, owner);
    const clearing = entries.find((one) => one.id === last && one.state === 'waiting');
    // S22: what was said since the person chose what to lose, and so also what another tab queued a
    // moment ago, stays until this person signs in here again.
    const late = entries.filter(({ seq }) => seq > (discardTo ?? 0));
    const kept = late.filter(({ state, id }) => state === 'waiting' && id !== last);
    const keptIds = new Set(kept.map((one) => one.id));
    const leaving = entries.filter((one) => !keptIds.has(one.id));
    await changeOutbox(database, { remove: leaving.map(({ seq }) => seq) });
    // S24: if the cart could not be cleared now, remove only what is in it now. By the time this
    // person signs in here again, another device may have added something else.
    const { cartItems } = merge(rows, clearing ? entriesBefore(entries, clearing) : []);
    for (const { petId } of clearing ? cartItems : []) {
      await queueCommand(database, owner, { kind: 'removeFromCart', args: { petId } });
    }
    await deleteRows(database, owner);
    const refused = entries.filter((one) => one.state === 'parked');
    const refusedMedia = new Set(refused.flatMap(({ command }) => mediaOf(command)));
    const media = await mediaRowsOf(database, owner);
    const lateMedia = new Set(late.flatMap(({ command }) => mediaOf(command)));
    // What is on its way to the server stays until this person signs in here again, as above.
    const isOver = ({ id, state }: MediaRow) =>
      state === 'sent' || refusedMedia.has(id) || (discardTo !== undefined && !lateMedia.has(id));
    await deleteMedia(database, media.filter(isOver));
    await deleteImports(database, (one) => one === owner);
    // A guest counts too: if the storage was cleared meanwhile, the cookie may still be there.
    if (![owner, guestOwner].includes(await readOwner(database))) return;
    const { user } = await readSession(database);
    const nobody = { user: null, mustSignInAgain: false, signingOut: undefined };
    // S28: their key is needed for these when somebody else signs in.
    const isLeft =
      (await outboxOf(database, owner)).length > 0 ||
      (await mediaRowsOf(database, owner)).length > 0;
    const leftBehind = user && isLeft ? { uid: user.uid, deviceKey: user.deviceKey } : undefined;
    await changeSession(database, { ...nobody, signOutOwed, leftBehind });
  });
}

function tablesOf(database: HomewardDatabase) {
  const { meta, session, outbox, drafts, pullStates, media, mediaBytes } = database;
  const { imports, importParts } = database;
  const tables = [meta, session, outbox, drafts, pullStates, media, mediaBytes];
  return [...tables, imports, importParts, ...ownRowTables(database)];
}

async function deleteRows(database: HomewardDatabase, owner: string): Promise<void> {
  await deleteOwnRows(database, owner);
  await prefixRange(database.drafts, '[owner+petId]', owner).delete();
  await database.pullStates.delete(owner);
}

/** Commands before the clearing that the server has, or may have, received and no row shows yet. */
function entriesBefore(entries: readonly OutboxEntry[], clearing: OutboxEntry): OutboxEntry[] {
  return entries.filter((one) => one.state !== 'parked' && one.seq < clearing.seq);
}
