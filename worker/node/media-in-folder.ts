import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createSerialQueue, type SerialQueue } from '#src/domain/serial-queue.ts';
import { type MediaStore, NoRoom } from '#worker/media/media-store.ts';

const unfinished = '.part';

/**
 * Media as files of a folder: `ab/ab12…` is done, `ab/ab12….part` grows. A file is on the disk before
 * it gets its name.
 */
export function mediaInFolder(folder: string): MediaStore {
  const folderOf = (id: string) => join(folder, id.slice(0, 2));
  const pathOf = (id: string) => join(folderOf(id), id);
  const partOf = (id: string) => pathOf(id) + unfinished;
  const inTurn = oneAtATime();

  async function received(id: string) {
    const whole = await sizeOf(pathOf(id));
    if (whole !== undefined) return { bytes: whole, done: true };
    return { bytes: (await sizeOf(partOf(id))) ?? 0, done: false };
  }

  return {
    received,
    append: (id, offset, bytes) =>
      inTurn(id, async () => {
        const before = await received(id);
        if (before.done || offset > before.bytes) return before;
        await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
        // Not 'a': the place of each byte is known, also when a piece comes again.
        const file = await open(partOf(id), before.bytes === 0 ? 'w' : 'r+', 0o600);
        try {
          await file.write(bytes, 0, bytes.length, offset);
        } catch (error) {
          throw isFull(error) ? new NoRoom('The disk is full.', { cause: error }) : error;
        } finally {
          await file.close();
        }
        return received(id);
      }),
    finish: (id, isSound) =>
      inTurn(id, async () => {
        const before = await received(id);
        if (before.done || before.bytes === 0) return before;
        if (!(await isSound(new Uint8Array(await readFile(partOf(id)))))) {
          await rm(partOf(id));
          return { bytes: 0, done: false };
        }
        await sync(partOf(id));
        await rename(partOf(id), pathOf(id));
        await sync(folderOf(id));
        return { bytes: before.bytes, done: true };
      }),
    read: async (id) => {
      try {
        return new Uint8Array(await readFile(pathOf(id)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (id) =>
      inTurn(id, async () => {
        await rm(pathOf(id), { force: true });
        await rm(partOf(id), { force: true });
      }),
    list: async function* () {
      for (const name of await namesIn(folder))
        for (const file of await namesIn(join(folder, name))) {
          const id = file.endsWith(unfinished) ? file.slice(0, -unfinished.length) : file;
          if (/^[0-9a-f]{64}$/.test(id)) yield id;
        }
    },
  };
}

/** Work on one file waits for earlier work on it. */
function oneAtATime() {
  const queues = new Map<string, { queue: SerialQueue; users: number }>();
  return async <Value>(id: string, work: () => Promise<Value>): Promise<Value> => {
    const entry = queues.get(id) ?? { queue: createSerialQueue(), users: 0 };
    queues.set(id, entry);
    entry.users += 1;
    try {
      return await entry.queue(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) queues.delete(id);
    }
  };
}

/** Waits until the disk has it. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function namesIn(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    // No folder yet, or a file that somebody put there.
    if (isMissing(error) || codeOf(error) === 'ENOTDIR') return [];
    throw error;
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : '');
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));
