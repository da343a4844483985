// Photos on a test device, and a server that takes their media.
import { storePhoto } from '#src/db/store-photo.ts';
import type { HomewardDatabase } from '#src/db/database.ts';
import { newId } from '#src/db/new-id.ts';
import { sha256, wholeJpeg } from './pictures.ts';
import type { Reply, ScriptedNetwork } from './scripted-network.ts';

let pictures = 0;
/** A picture like no other, of about so many bytes. */
export function aPicture(bytes = 1_000): Uint8Array<ArrayBuffer> {
  pictures += 1;
  return wholeJpeg(Array.from({ length: bytes }, (_, at) => (at * 11 + pictures * 7) % 253));
}

/** Adds a photo with one medium; gives its bytes and names. */
export async function photoOn(
  database: HomewardDatabase,
  { bytes = aPicture(), bound = 1e9, petId = 'rex', now = new Date() } = {},
) {
  const id = newId();
  const renditions = [{ width: 1, height: 1, type: 'image/jpeg', bytes } as const];
  const photo = { petId, id, alt: '', renditions };
  const outcome = await storePhoto(database, photo, bound, now);
  return { outcome, id, bytes, media: sha256(bytes) };
}

/** A server that takes these media piece by piece, as the worker does. */
export function takeMedia(script: ScriptedNetwork) {
  const held = new Map<string, Uint8Array<ArrayBuffer>>();
  const take =
    (id: string, size: number): Reply =>
    ({ url, bytes }) => {
      const before = held.get(id) ?? new Uint8Array();
      const offset = Number(url.searchParams.get('offset'));
      if (bytes && offset <= before.length) {
        const after = new Uint8Array(Math.max(before.length, offset + bytes.length));
        after.set(before);
        after.set(bytes, offset);
        held.set(id, after);
      }
      const received = held.get(id)?.length ?? 0;
      return Response.json({ received, done: received === size });
    };
  return {
    held,
    names: ({ media, bytes }: { media: string; bytes: Uint8Array }): Reply => {
      const reply = take(media, bytes.length);
      script.on(`GET /api/media/${media}`, reply);
      script.on(`PUT /api/media/${media}`, reply);
      return reply;
    },
  };
}
