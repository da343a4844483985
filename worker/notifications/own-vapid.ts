import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Environment } from '../env.ts';
import { isHttps } from '../security.ts';
import { keptFile } from '../supabase/kept-file.ts';
import { isPrivateKey, isPublicKey, makeVapidKeys, type Vapid } from './vapid.ts';

const schema = z.object({
  publicKey: z.string().check(z.refine(isPublicKey)),
  privateKey: z.string().check(z.refine(isPrivateKey)),
});
const loss = 'each device subscribes to notifications again when it is next opened';

/** What an embedded worker sends notifications with where nothing was configured; made once. */
export async function ownVapid({
  dataDir,
  publicUrl,
}: Pick<Environment, 'dataDir' | 'publicUrl'>): Promise<Vapid> {
  const keys =
    dataDir === ':memory:'
      ? await makeVapidKeys()
      : await keptFile(resolve(dataDir), 'vapid.json', { schema, make: makeVapidKeys, loss });
  // Push services refuse an address of http, and some refuse localhost in any form.
  const subject = isHttps(publicUrl) ? publicUrl.origin : 'mailto:keeper@homeward.example';
  return { ...keys, subject };
}
