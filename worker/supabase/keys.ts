import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { keptFile } from './kept-file.ts';

const key = z.string().check(z.minLength(20));
const keysSchema = z.object({ publishable: key, secret: key, jwtSecret: key });

/** The API keys of an embedded backend; `jwtSecret` signs access tokens (HS256). */
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

/** The keys of a data folder, created once: new ones would sign everyone out. */
export function keysOf(folder: string): Promise<Keys> {
  const loss = 'everyone has to sign in again';
  return keptFile(folder, 'keys.json', { schema: keysSchema, make: makeKeys, loss });
}
