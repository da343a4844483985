// Media of photos that were added on this device (`MediaRow`). Loaded with what uses it.
import type { Owner } from '#src/domain/account.ts';
import { mediaOf } from '#src/domain/media.ts';
import type { HomewardDatabase } from './database.ts';
import { prefixRange } from './prefix-range.ts';
import type { MediaRow, OutboxEntry } from './schema.ts';

const base64Of = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** An encrypted medium, ready to be stored. Throws on plain http, which has no WebCrypto. */
export async function encryptMedium(bytes: Uint8Array<ArrayBuffer>) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const raw = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);
  const id = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, size: bytes.length, key: base64Of(raw), iv, data };
}

/** The bytes of a medium; undefined where they are gone, or their owner is not signed in. */
export async function readMedium(
  database: HomewardDatabase,
  { owner, id, key: base64, iv }: MediaRow,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const stored = await database.mediaBytes.get([owner, id]);
  if (!stored || base64 === undefined) return undefined;
  const key = await crypto.subtle.importKey('raw', bytesOf(base64), 'AES-GCM', false, ['decrypt']);
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, stored.data));
}

/** Every medium of an owner that is on this device, oldest first. */
export async function mediaRowsOf(database: HomewardDatabase, owner: Owner): Promise<MediaRow[]> {
  const rows = await prefixRange(database.media, '[owner+id]', owner).toArray();
  return rows.sort((a, b) => a.addedAtMs - b.addedAtMs);
}

/** How many photos only lack media on the server: their commands neither wait nor were refused. */
export function countUnsentPhotos(
  media: readonly MediaRow[],
  outbox: readonly OutboxEntry[],
): number {
  const commands = outbox.filter(({ state }) => state !== 'accepted');
  const named = new Set(commands.flatMap(({ command }) => mediaOf(command)));
  const unsent = media.filter(({ id, state }) => state !== 'sent' && !named.has(id));
  return photosOf(unsent).size;
}

/** The ids of the photos that these media are of. */
export const photosOf = (media: readonly MediaRow[]): Set<string> =>
  new Set(media.map(({ photoId }) => photoId));

/** Deletes media with their bytes, in a transaction on both tables. */
export async function deleteMedia(
  database: HomewardDatabase,
  rows: readonly Pick<MediaRow, 'owner' | 'id'>[],
): Promise<void> {
  const keys = rows.map(({ owner, id }): [string, string] => [owner, id]);
  await database.media.bulkDelete(keys);
  await database.mediaBytes.bulkDelete(keys);
}
