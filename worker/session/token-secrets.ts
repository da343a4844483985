// What is derived from a refresh token. The token is the only secret: the database may be read.

const utf8 = (text: string) => new TextEncoder().encode(text);
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** SHA-256 of a refresh token, in hex. */
export async function hashOfToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', utf8(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Another key than the hash, which the database has.
async function keyOf(token: string) {
  const secret = await crypto.subtle.importKey('raw', utf8(token), 'HKDF', false, ['deriveKey']);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8('homeward: the tokens after this one'),
  };
  const algorithm = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(derivation, secret, algorithm, false, ['encrypt', 'decrypt']);
}

const ivBytes = 12;

/** Encrypts a text for whoever has the token. */
export async function sealWithToken(token: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(token),
    utf8(text),
  );
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** The text of `sealWithToken`. Throws if it was sealed with another token or is damaged. */
export async function unsealWithToken(token: string, sealed: string): Promise<string> {
  const bytes = fromBase64(sealed);
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) },
    await keyOf(token),
    bytes.subarray(ivBytes),
  );
  return new TextDecoder().decode(text);
}
