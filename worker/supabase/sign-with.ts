import type { Backend } from './backend.ts';

/** Signs with the secret key, which all workers of a Supabase have. */
export function signWith(secretKey: string): Backend['sign'] {
  return async (purpose, text) => {
    const bytes = (value: string) => new TextEncoder().encode(value);
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytes(secretKey), algorithm, false, ['sign']);
    const signature = await crypto.subtle.sign('HMAC', key, bytes(`${purpose} ${text}`));
    return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  };
}
