import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { isSoundMedium } from './is-sound-medium.ts';
import type { MediaStore, Received } from './media-store.ts';

type Options = { backend: Pick<Backend, 'privileged'>; media: MediaStore };

/**
 * Stores a piece of a medium; with the last one it is complete, and its photos can be shown. Undefined
 * if the bytes are not those that `id` names, or no picture: then nothing is left of them. May be
 * repeated at any point. Rejects with `NoRoom` where there is no room for more.
 */
export async function receiveMedium(
  { backend, media }: Options,
  id: string,
  { offset, bytes }: { offset: number; bytes: Uint8Array },
  total: number,
): Promise<Received | undefined> {
  const received =
    bytes.length === 0 ? await media.received(id) : await media.append(id, offset, bytes);
  if (!received.done && received.bytes < total) return received;
  const finished = await media.finish(id, (all) => isSoundMedium(id, all));
  if (!finished.done) return undefined;
  // A repeat says so again: the worker may have ended between the two.
  await rpc(backend.privileged, 'note_media', { p_media: id });
  return finished;
}
