import { isSoundMedium } from './is-sound-medium.ts';
import type { MediaStore } from './media-store.ts';

/** Keeps a whole medium. False if its bytes are not what its id names. */
export async function keepMedium(
  media: MediaStore,
  id: string,
  bytes: Uint8Array,
): Promise<boolean> {
  await media.append(id, 0, bytes);
  return (await media.finish(id, (all) => isSoundMedium(id, all))).done;
}
