import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';

/** An open file of Emscripten: `nfd` is Node's descriptor. A folder has none. */
type Stream = { nfd?: number; path: string; node: unknown };

/** The parts of Emscripten's file system of Node that have no types of their own. */
type NodeFiles = {
  stream_ops: { fsync?(stream: Stream): number };
  realPath(node: unknown): string;
};

/**
 * Start parameters with which Postgres asks for each commit to be on the disk. PGlite's own turn
 * that off (-F). Emscripten passes on `fsync` alone, and not the default, `fdatasync`.
 */
export const durableStartParams = (params: readonly string[]): string[] => [
  ...params.filter((one) => one !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Lets a database that was opened with `durableStartParams` write to the disk for good: Emscripten's
 * file system of Node has no fsync, and says that it succeeded. From here on what Postgres has
 * committed outlives a power cut.
 */
export function writeDurably(pglite: PGlite, folder: string): void {
  // As Emscripten makes it: its types do not name these functions.
  const files = pglite.Module.FS.filesystems.NODEFS as unknown as NodeFiles;
  files.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncPath(files.realPath(node));
      else fsyncSync(nfd);
      return 0;
    } catch (error) {
      // Postgres ends on this, and must: it cannot know what of its files is on the disk. PGlite
      // would hang instead, with the whole process.
      console.error(
        `The disk of ${folder} does not keep what is written (${String(error)}). Homeward ends here: look at the disk, and start it again.`,
      );
      process.exit(1);
    }
  };
  // What Postgres wrote while it opened the folder.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    syncPath(join(entry.parentPath, entry.name));
  syncPath(folder);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
