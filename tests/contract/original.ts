// A database in its state after the first start, made once for all contract tests: copying it takes
// each test file a fraction of the time of making a new one.
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import { migrationsDir } from './migrations-dir.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the prepared database: a tar file. */
    original: string;
  }
}

export default async function makeOriginal(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-original-'));
  const backend = await startEmbedded({ migrationsDir, demo: 'trial' });
  const copy = await backend.copy?.();
  await backend.close();
  if (!copy) throw new Error('The database in memory cannot be copied.');
  const file = join(folder, 'database.tar');
  await writeFile(file, new Uint8Array(await copy.arrayBuffer()));
  project.provide('original', file);
  return () => rm(folder, { recursive: true });
}
