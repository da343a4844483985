// The smallest pictures there are, for tests that read bytes and decode nothing.
import { createHash } from 'node:crypto';

const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

export const webp = bytes('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
export const jpeg = bytes(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
);
export const png = bytes(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

/** A JPEG that ends as it should, of any length that its entropy-coded part has. */
export function wholeJpeg(more: readonly number[] = []): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...jpeg, ...more.filter((byte) => byte !== 0xff), 0xff, 0xd9]);
}

/** A segment of a JPEG. */
export function segment(marker: number, text: string): number[] {
  const data = Buffer.from(text, 'latin1');
  const length = data.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...data];
}

/** A JPEG with these segments behind its first two bytes. */
export function jpegWith(...segments: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const whole = wholeJpeg();
  return Uint8Array.from([...whole.slice(0, 2), ...segments.flat(), ...whole.slice(2)]);
}

export const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
