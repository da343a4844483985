// Decrypts a push message as a browser does: RFC 8291 over RFC 8188, with WebCrypto alone and
// without the library that encrypts.
import { type Bytes, concat } from './bytes.ts';

/** The keys of one subscription; `publicKey` is the uncompressed point, `auth` 16 random bytes. */
export type DeviceKeys = { privateKey: CryptoKey; publicKey: Bytes; auth: Bytes };

export async function makeDeviceKeys(): Promise<DeviceKeys> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return {
    privateKey: pair.privateKey,
    publicKey,
    auth: crypto.getRandomValues(new Uint8Array(16)),
  };
}

/** Decrypts a body in `aes128gcm`. Throws if it was not encrypted for these keys. */
export async function decrypt({ privateKey, publicKey, auth }: DeviceKeys, body: Bytes) {
  // RFC 8188, 2.1: salt (16), record size (4), length of the key id (1), key id, records.
  const salt = body.slice(0, 16);
  const recordSize = new DataView(body.buffer, body.byteOffset).getUint32(16);
  const keyIdLength = body[20] ?? 0;
  const serverKey = body.slice(21, 21 + keyIdLength);
  const record = body.slice(21 + keyIdLength);
  if (keyIdLength !== 65) throw new Error('the key id is no public key');
  if (record.length > recordSize) throw new Error('a push message is one record');
  if (body.length > 4096) throw new Error('a push service takes no more than 4096 bytes');

  const peer = await crypto.subtle.importKey(
    'raw',
    serverKey,
    { name: 'ECDH', namedCurve: 'P-256' },
    false,
    [],
  );
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: peer }, privateKey, 256);
  // RFC 8291, 3.4.
  const info = concat('WebPush: info\0', publicKey, serverKey);
  const secret = await hkdf(auth, new Uint8Array(shared), info, 32);
  const key = await hkdf(salt, secret, concat('Content-Encoding: aes128gcm\0'), 16);
  const iv = await hkdf(salt, secret, concat('Content-Encoding: nonce\0'), 12);
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const padded = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, record));
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('the last record ends with a 2 and zeros');
  return new TextDecoder('utf-8', { fatal: true }).decode(padded.slice(0, end));
}

async function hkdf(salt: Bytes, secret: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8));
}
