import { fromBase64url } from './bytes.ts';

export type VapidClaims = { aud: string; exp: number; sub: string };

/**
 * The claims of an `Authorization: vapid t=…, k=…` header (RFC 8292). Throws if it is not signed
 * by the key that devices subscribed with.
 */
export async function verifyVapid(header: string, publicKey: string): Promise<VapidClaims> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error('this is not the key that devices subscribed with');
  const [head = '', payload = '', signature = ''] = token.split('.');
  const { alg } = JSON.parse(new TextDecoder().decode(fromBase64url(head)));
  if (alg !== 'ES256') throw new Error(`${alg} is not ES256`);
  const verifier = await crypto.subtle.importKey(
    'raw',
    fromBase64url(key),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );
  const good = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    verifier,
    fromBase64url(signature),
    new TextEncoder().encode(`${head}.${payload}`),
  );
  if (!good) throw new Error('the signature is wrong');
  return JSON.parse(new TextDecoder().decode(fromBase64url(payload)));
}
