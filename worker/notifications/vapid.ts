/** What push services know a worker by (RFC 8292); the keys are base64url. */
export type Vapid = {
  /** An uncompressed point of P-256; devices subscribe with it. */
  publicKey: string;
  privateKey: string;
  /** A mailto: or https: address where the operators of a push service reach ours. */
  subject: string;
};

export type VapidKeys = Pick<Vapid, 'publicKey' | 'privateKey'>;

/** 65 bytes that begin with 4. */
export const isPublicKey = (text: string): boolean => /^B[\w-]{86}$/.test(text);
/** 32 bytes. */
export const isPrivateKey = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Fresh keys. Devices that subscribed with others hear nothing until they open the app. */
export async function makeVapidKeys(): Promise<VapidKeys> {
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
