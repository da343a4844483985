import { ownerOf } from '#src/domain/account.ts';
import type { HomewardDatabase } from './database.ts';
import { deleteMedia, encryptMedium } from './media.ts';
import type { MediaRow } from './schema.ts';
import { readSession } from './session-row.ts';
import { queueCommand } from './submit-command.ts';

/** A photo in one width, as it was cut on this device. */
export type CutRendition = {
  width: number;
  height: number;
  type: 'image/webp' | 'image/jpeg';
  bytes: Uint8Array<ArrayBuffer>;
};

/** 200 MB: some 300 photos. A browser that allows less than four times that has a lower bound. */
const mostBytes = 200 * 1024 * 1024;

/** How many bytes of media this device may hold, of everybody who used it. */
export async function mediaBound(
  storage: Pick<StorageManager, 'estimate'> | undefined = globalThis.navigator?.storage,
): Promise<number> {
  try {
    const { quota } = (await storage?.estimate()) ?? {};
    return Math.min(mostBytes, quota === undefined ? mostBytes : quota / 4);
  } catch {
    // Some private modes refuse to tell.
    return mostBytes;
  }
}

type NewPhoto = { petId: string; id: string; alt: string; renditions: readonly CutRendition[] };

/**
 * S1: stores a photo's media and its command, both or neither. `full`: media that wait for the
 * server fill what this device may hold. Rejects if the write failed; then there is no photo.
 */
export async function storePhoto(
  database: HomewardDatabase,
  { petId, id: photoId, alt, renditions }: NewPhoto,
  boundBytes: number,
  now = new Date(),
): Promise<'stored' | 'full'> {
  // Before the transaction, which would end while it waits for WebCrypto.
  const encrypted = await Promise.all(renditions.map(({ bytes }) => encryptMedium(bytes)));
  const { meta, session, outbox, pullStates, media, mediaBytes } = database;
  const tables = [meta, session, outbox, pullStates, media, mediaBytes];
  return database.transaction('rw', tables, async () => {
    const owner = ownerOf((await readSession(database)).user);
    const added = encrypted.reduce((sum, { size }) => sum + size, 0);
    if (!(await makeRoom(database, boundBytes - added))) return 'full';
    for (const [index, { data, ...medium }] of encrypted.entries()) {
      const type = renditions[index]?.type ?? '';
      const more = { state: 'waiting', received: 0, addedAtMs: now.getTime() + index } as const;
      await media.put({ owner, photoId, type, ...medium, ...more });
      await mediaBytes.put({ owner, id: medium.id, data });
    }
    const named = renditions.map(({ width, height, type }, index) => ({
      width,
      height,
      type,
      media: encrypted[index]?.id ?? '',
    }));
    const args = { petId, id: photoId, alt, renditions: named };
    await queueCommand(database, owner, { kind: 'addPhoto', args }, now);
    return 'stored';
  });
}

/** Deletes media that the server has, oldest first. Whether no more than `boundBytes` are left. */
async function makeRoom(database: HomewardDatabase, boundBytes: number): Promise<boolean> {
  const rows = (await database.media.toArray()).sort((a, b) => a.addedAtMs - b.addedAtMs);
  let total = rows.reduce((sum, { size }) => sum + size, 0);
  const gone: MediaRow[] = [];
  for (const row of rows) {
    if (total <= boundBytes) break;
    if (row.state !== 'sent') continue;
    gone.push(row);
    total -= row.size;
  }
  if (total > boundBytes) return false;
  await deleteMedia(database, gone);
  return true;
}
