import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartFailure } from '../start-failure.ts';

const key = z.string().check(z.minLength(20));
const keysSchema = z.object({ publishable: key, secret: key, jwtSecret: key });

/** What an embedded backend knows its callers by; `jwtSecret` signs access tokens (HS256). */
export type Keys = z.infer<typeof keysSchema>;

/** Fresh random keys; tokens signed with others are void. */
export function makeKeys(): Keys {
  const random = () => randomBytes(24).toString('base64url');
  return {
    publishable: `sb_publishable_${random()}`,
    secret: `sb_secret_${random()}`,
    jwtSecret: random(),
  };
}

/** The keys of a data folder, made once: with new ones at each start everyone would be signed out. */
export async function keysOf(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json');
  const found = await readKeys(file);
  if (found) return found;
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, JSON.stringify(makeKeys(), null, 2), { mode: 0o600 });
  try {
    // Unlike a rename, a link never replaces what another process wrote a moment ago.
    await link(fresh, file);
  } catch (error) {
    if (!(await readKeys(file))) throw error;
  } finally {
    await rm(fresh);
  }
  return keysOf(folder);
}

async function readKeys(file: string): Promise<Keys | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return keysSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartFailure(
      `${file} does not hold keys any more: put it back from a copy, or delete it, and everyone has to sign in again.`,
      { cause },
    );
  }
}
