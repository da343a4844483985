// The pictures in a backup: a line for each, one at a time, however many there are.
import { isSoundMedium } from '#worker/media/is-sound-medium.ts';
import type { MediaStore } from '#worker/media/media-store.ts';

/** Writes a line for each medium that is done and not damaged. Gives their ids. */
export async function writeMedia(
  media: MediaStore,
  write: (line: string) => Promise<void>,
): Promise<Set<string>> {
  const written = new Set<string>();
  for await (const id of media.list()) {
    const bytes = await media.read(id);
    // Not complete yet, or removed meanwhile; a damaged one would keep the rest from being restored.
    if (!bytes || written.has(id) || !(await isSoundMedium(id, bytes))) continue;
    await write(JSON.stringify({ medium: id, bytes: Buffer.from(bytes).toString('base64') }));
    written.add(id);
  }
  return written;
}
