import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type * as z from 'zod/mini';
import { StartFailure } from '#worker/env.ts';
import { ensureWritableFolder } from './writable-folder.ts';

type Kept<Value> = {
  schema: z.ZodMiniType<Value>;
  make: () => Value | Promise<Value>;
  /** Ends "… or delete it, and". */
  loss: string;
};

/** Reads a JSON file of the data folder. Creates it the first time, readable by its owner alone. */
export async function keptFile<Value>(
  folder: string,
  name: string,
  kept: Kept<Value>,
): Promise<Value> {
  const file = resolve(folder, name);
  const found = await read(file, kept);
  if (found !== undefined) return found;
  // With a Postgres server nothing else has created the folder.
  await ensureWritableFolder(folder);
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, JSON.stringify(await kept.make(), null, 2), { mode: 0o600 });
  try {
    // Unlike a rename, a link never replaces what another process wrote a moment ago.
    await link(fresh, file);
  } catch (error) {
    if ((await read(file, kept)) === undefined) throw error;
  } finally {
    await rm(fresh);
  }
  return keptFile(folder, name, kept);
}

async function read<Value>(file: string, { schema, loss }: Kept<Value>) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartFailure(
      `${file} does not hold keys any more: put it back from a copy, or delete it, and ${loss}.`,
      { cause },
    );
  }
}
