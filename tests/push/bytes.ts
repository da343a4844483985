export type Bytes = Uint8Array<ArrayBuffer>;

export const toBase64url = (bytes: ArrayBuffer | Bytes): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const fromBase64url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

export const concat = (...parts: readonly (Bytes | string)[]): Bytes =>
  Uint8Array.from(
    parts.flatMap((part) => [
      ...(typeof part === 'string' ? new TextEncoder().encode(part) : part),
    ]),
  );
