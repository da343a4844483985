import { renditionTypeOf } from '#src/domain/picture-bytes.ts';

/** Whether these are the bytes that the id names, and a picture from beginning to end. */
export async function isSoundMedium(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === id && renditionTypeOf(bytes) !== undefined;
}
