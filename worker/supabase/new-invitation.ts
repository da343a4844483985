import type { PagePath } from '#src/domain/paths.ts';

const toHex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A link that makes an admin, and what the database keeps of it: the SHA-256 of its code, in hex. */
export async function newInvitation(
  publicUrl: URL | string,
): Promise<{ link: string; codeSha256: string }> {
  // 128 bits: nobody guesses it within its hour, however fast.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const code = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  const path: PagePath = '/admin-invitation';
  // After the "#", which browsers send to nobody: the code is in no log.
  return {
    link: new URL(`${path}#${code}`, publicUrl).href,
    codeSha256: toHex(new Uint8Array(digest)),
  };
}
