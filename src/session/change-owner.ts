// Loaded on use: a first visit needs nothing of it.
import type { HomewardDatabase } from '#src/db/database.ts';
import { draftCopiesOf } from '#src/db/draft-copies.ts';
import { deleteImports } from '#src/db/imports.ts';
import { deleteMedia, mediaRowsOf } from '#src/db/media.ts';
import { changeOutbox, outboxOf } from '#src/db/outbox.ts';
import { prefixRange } from '#src/db/prefix-range.ts';
import { ownRowTables } from '#src/db/stored-own-rows.ts';
import { forgetPrivatePictures } from '#src/db/private-pictures.ts';
import type { DraftRow, EncryptedWork, MediaRow, SessionRow, UnsentWork } from '#src/db/schema.ts';
import { changeSession, readSession } from '#src/db/session-row.ts';
import { guestOwner, type Owner, type SessionUser } from '#src/domain/account.ts';
import { done, type Result } from '#src/domain/failure.ts';

const unencrypted = {
  kind: 'refused',
  status: 409,
  message:
    'Somebody else used Homeward in this browser, and something of theirs has not been sent yet. Let them log in first, or clear everything under "This device" in the account menu.',
} as const;

type KeyOwner = Pick<SessionUser, 'uid' | 'deviceKey'>;
type OwnerChange = Partial<Omit<SessionRow, 'id'>> & { user: SessionUser | null };

/**
 * S28: takes everybody else's rows and unsent work off the device and brings back what the new user
 * left here, in the transaction that stores the changed session.
 *
 * Refused if somebody's unsent work cannot be encrypted (S30), unless the new owner's cookie is here
 * already (`byCookie`): then it stays as it is, and everything else is done.
 */
export async function changeOwner(
  database: HomewardDatabase,
  changes: OwnerChange,
  byCookie: boolean,
): Promise<Result> {
  await forgetPrivatePictures();
  for (;;) {
    // A transaction would end while it waits for WebCrypto: everything is encrypted before it, and
    // done again if somebody has said or typed something meanwhile.
    const before = await readDevice(database, changes.user);
    const encrypted = await Promise.all(before.leaving.map(encryptWork));
    if (encrypted.includes('unencrypted') && !byCookie) return unencrypted;
    const returned = await decryptWork(before.encrypted, changes.user);
    const isChanged = await database.transaction('rw', tablesOf(database), async () => {
      if (textOf(await readDevice(database, changes.user)) !== textOf(before)) return false;
      await deleteRowsExcept(database, changes.user?.uid);
      for (const [index, { owner }] of before.leaving.entries()) {
        const work = encrypted[index];
        if (work === 'unencrypted' || work === undefined) continue;
        if (work !== 'nothing') await database.encryptedWork.add({ owner: owner.uid, ...work });
        await deleteWork(database, owner.uid);
        await changeKeys(database, owner.uid, () => undefined);
      }
      // S31: nobody was known here before, so these words are the new owner's.
      if (byCookie && changes.user && !(await database.session.get('current')))
        await giveGuestWorkTo(database, changes.user.uid);
      await deleteWork(database, guestOwner);
      for (const { id, work } of returned) {
        await changeOutbox(database, { put: work.outbox });
        await database.drafts.bulkPut(work.drafts);
        const keys = new Map(work.mediaKeys?.map((one) => [one.id, one.key]));
        await changeKeys(database, changes.user?.uid ?? '', (row) => keys.get(row.id) ?? row.key);
        await database.encryptedWork.delete(id);
      }
      await changeSession(database, { ...changes, leftBehind: undefined });
      return true;
    });
    if (isChanged) return done;
  }
}

/** S33: deletes everything of somebody whose account is gone, what is unsent too. */
export async function forgetOwner(database: HomewardDatabase, uid: Owner): Promise<void> {
  await forgetPrivatePictures();
  await database.transaction('rw', tablesOf(database), async () => {
    const { user } = await readSession(database);
    await deleteRowsExcept(database, user?.uid === uid ? undefined : user?.uid);
    await deleteWork(database, uid);
    await deleteMedia(database, await mediaRowsOf(database, uid));
    await database.encryptedWork.where('owner').equals(uid).delete();
    if (user?.uid !== uid) return;
    const nobody = { user: null, mustSignInAgain: false, signingOut: undefined };
    await changeSession(database, { ...nobody, leftBehind: undefined });
  });
}

const tablesOf = (database: HomewardDatabase) => [
  database.session,
  database.outbox,
  database.drafts,
  database.pullStates,
  database.encryptedWork,
  database.media,
  database.mediaBytes,
  database.imports,
  database.importParts,
  ...ownRowTables(database),
];

type Leaving = { owner: KeyOwner; work: UnsentWork };

async function readDevice(database: HomewardDatabase, next: SessionUser | null) {
  return database.transaction('r', tablesOf(database), async () => {
    const { user, leftBehind } = await readSession(database);
    const leaving: Leaving[] = [];
    for (const owner of [user, leftBehind]) {
      if (!owner || owner.uid === next?.uid) continue;
      leaving.push({ owner, work: await unsentWorkOf(database, owner.uid) });
    }
    const encrypted = next
      ? await database.encryptedWork.where('owner').equals(next.uid).toArray()
      : [];
    return { leaving, encrypted };
  });
}

const textOf = ({ leaving, encrypted }: { leaving: Leaving[]; encrypted: EncryptedWork[] }) =>
  JSON.stringify([leaving, encrypted.map(({ id }) => id)]);

/** Commands that are not settled, and drafts, up to the last letter. */
async function unsentWorkOf(database: HomewardDatabase, owner: Owner): Promise<UnsentWork> {
  const outbox = await outboxOf(database, owner);
  const drafts = await prefixRange(database.drafts, '[owner+petId]', owner).toArray();
  const byPet = new Map<string, DraftRow>(drafts.map((draft) => [draft.petId, draft]));
  for (const [petId, values] of draftCopiesOf(owner)) byPet.set(petId, { owner, petId, values });
  const media = (await mediaRowsOf(database, owner)).filter(({ state }) => state !== 'sent');
  const mediaKeys = media.flatMap(({ id, key }) => (key === undefined ? [] : [{ id, key }]));
  return { outbox, drafts: [...byPet.values()], mediaKeys };
}

async function changeKeys(
  database: HomewardDatabase,
  owner: Owner,
  keyFor: (row: MediaRow) => string | undefined,
): Promise<void> {
  for (const row of await mediaRowsOf(database, owner))
    await database.media.put({ ...row, key: keyFor(row) });
}

async function deleteRowsExcept(database: HomewardDatabase, owner: Owner | undefined) {
  for (const table of [...ownRowTables(database), database.pullStates]) {
    await table.filter((row) => row.owner !== owner).delete();
  }
  const sent = database.media.filter((row) => row.owner !== owner && row.state === 'sent');
  await deleteMedia(database, await sent.toArray());
  await deleteImports(database, (one) => one !== owner);
}

async function giveGuestWorkTo(database: HomewardDatabase, owner: Owner): Promise<void> {
  const commands = await outboxOf(database, guestOwner);
  await changeOutbox(database, { put: commands.map((one) => ({ ...one, owner })) });
  const drafts = await prefixRange(database.drafts, '[owner+petId]', guestOwner).toArray();
  await database.drafts.bulkPut(drafts.map((draft) => ({ ...draft, owner })));
}

async function deleteWork(database: HomewardDatabase, owner: Owner): Promise<void> {
  const commands = await outboxOf(database, owner);
  await changeOutbox(database, { remove: commands.map(({ seq }) => seq) });
  await prefixRange(database.drafts, '[owner+petId]', owner).delete();
}

async function encryptWork({ owner, work }: Leaving) {
  if ([work.outbox, work.drafts, work.mediaKeys ?? []].every((one) => one.length === 0))
    return 'nothing';
  const key = await keyOf(owner);
  if (!key) return 'unencrypted';
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(work));
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
}

/** What can be decrypted; the rest waits for the key that it was encrypted with. */
async function decryptWork(encrypted: readonly EncryptedWork[], user: SessionUser | null) {
  const returned: { id: number; work: UnsentWork }[] = [];
  const key = user && encrypted.length > 0 ? await keyOf(user) : undefined;
  if (!key) return returned;
  for (const { id, iv, data } of encrypted) {
    try {
      const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
      // Only `encryptWork` writes what this key decrypts.
      const work = JSON.parse(new TextDecoder().decode(bytes)) as UnsentWork;
      returned.push({ id, work });
    } catch (error) {
      console.warn('What was left unsent on this device cannot be decrypted now.', error);
    }
  }
  return returned;
}

/** Undefined on plain http, which has no WebCrypto, and where the worker has given no key. */
async function keyOf({ deviceKey }: KeyOwner): Promise<CryptoKey | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (deviceKey === undefined || !subtle) return undefined;
  const bytes = Uint8Array.from(atob(deviceKey), (letter) => letter.charCodeAt(0));
  return subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
