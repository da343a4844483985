import * as z from 'zod/mini';
import { isP256PrivateKey, isP256PublicKey } from '#src/domain/notifications.ts';
import type { Environment, Vapid } from '#worker/env.ts';
import { isHttps } from '#worker/http/security.ts';
import { keptFile } from '#worker/supabase/kept-file.ts';

const keysSchema = z.object({
  publicKey: z.string().check(z.refine(isP256PublicKey)),
  privateKey: z.string().check(z.refine(isP256PrivateKey)),
});

/** Fresh keys. Devices that subscribed with others hear nothing until they open the app. */
export async function makeVapidKeys(): Promise<z.infer<typeof keysSchema>> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ]);
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { publicKey: pointOf(x, y), privateKey: d };
}

/** An uncompressed point: a 4, then both coordinates. */
function pointOf(x: string, y: string): string {
  const bytes = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return btoa(`\x04${bytes(x)}${bytes(y)}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const loss = 'each device subscribes to notifications again when it is next opened';

/**
 * What a worker with a database of its own sends notifications with where nothing was configured:
 * keys that are made once and kept in its data folder.
 */
export async function vapidOfDataDir({
  dataDir,
  publicUrl,
}: Pick<Environment, 'dataDir' | 'publicUrl'>): Promise<Vapid> {
  const keys =
    dataDir === ':memory:'
      ? await makeVapidKeys()
      : await keptFile(dataDir, 'vapid.json', { schema: keysSchema, make: makeVapidKeys, loss });
  // Push services refuse an address of http, and some refuse localhost in any form.
  const subject = isHttps(publicUrl) ? publicUrl.origin : 'mailto:keeper@homeward.example';
  return { ...keys, subject };
}
