import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import type { MediaStore } from './media-store.ts';

/** As many as one call of the database judges quickly. */
const atOnce = 500;

/** Removes media that no photo has named for a day, and what began to arrive and never ended. */
export async function sweepMedia(
  { privileged }: Pick<Backend, 'privileged'>,
  media: MediaStore,
): Promise<void> {
  const sweep = async (ids: string[]) => {
    if (ids.length === 0) return;
    const unnamed = await rpc(privileged, 'take_unnamed_media', { p_media: ids });
    for (const id of unnamed) await media.remove(id);
  };
  let batch: string[] = [];
  for await (const id of media.list()) {
    batch.push(id);
    if (batch.length < atOnce) continue;
    await sweep(batch);
    batch = [];
  }
  await sweep(batch);
}
