import { maxOriginalBytes } from '#src/domain/media.ts';
import type { RenditionType } from '#src/domain/picture-bytes.ts';
import type { Size } from '#src/domain/rendition-sizes.ts';
import { getBounded } from '#worker/http/get-bounded.ts';
import type { PublicNetwork } from '#worker/http/public-network.ts';
import { type MediaStore, NoRoom } from '#worker/media/media-store.ts';
import { receiveMedium } from '#worker/media/receive-medium.ts';
import { sha256Of } from '#worker/media/sha256-of.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { createHostTurns } from './host-turns.ts';

export type CutRendition = Size & { type: RenditionType; bytes: Uint8Array<ArrayBuffer> };

/** Cuts a picture to its renditions. `reason` is a sentence for people; trying again does not help. */
export type CutPicture = (
  bytes: Uint8Array,
) => Promise<{ kind: 'cut'; renditions: CutRendition[] } | { kind: 'refused'; reason: string }>;

export type PictureFetchOptions = {
  backend: Pick<Backend, 'privileged'>;
  media: MediaStore;
  network: Pick<PublicNetwork, 'fetch'>;
  /** Undefined where this runtime cannot cut pictures. */
  loadCutter: () => Promise<CutPicture | undefined>;
  /** Once aborted, no picture is waited for. */
  stopping?: AbortSignal;
};

type StoredRendition = Size & { type: RenditionType; media: string };
/** `reason` is a sentence for people. What waits may be tried again, after `afterS` if a host says so. */
export type Fetched =
  | { state: 'fetched'; sha256: string; renditions: StoredRendition[] }
  | { state: 'failed'; reason: string }
  | { state: 'waiting'; reason: string; afterS?: number | undefined };

/** For one picture, from the name of its host to its last byte. */
const timeoutMs = 20_000;
const accept = 'image/webp,image/jpeg,image/png,image/gif,image/avif';
// What it is, its bytes say. Hosts that were told no type answer with the two that are of no picture.
const isWanted = (type: string) =>
  ['', 'application/octet-stream', 'binary/octet-stream'].includes(type) ||
  (type.startsWith('image/') && !type.startsWith('image/svg'));

export const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/**
 * Fetches a picture, cuts it and stores its renditions. Gives no renditions where `seen` has the
 * SHA-256 of its bytes.
 */
export function createPictureFetch(options: PictureFetchOptions) {
  const { network, stopping, loadCutter } = options;
  const turns = createHostTurns(2);

  return async (
    address: string,
    hosts: readonly string[],
    seen: ReadonlySet<string>,
  ): Promise<Fetched> => {
    const cut = await loadCutter();
    if (!cut) return { state: 'failed', reason: 'This server cannot fetch pictures.' };
    const got = await turns.ask(hostOf(address), () =>
      getBounded(address, {
        network,
        hosts,
        accept,
        isWanted,
        maxBytes: maxOriginalBytes,
        timeoutMs,
        stopping,
      }),
    );
    switch (got.kind) {
      case 'never':
        return { state: 'failed', reason: got.reason };
      case 'later':
        return { state: 'waiting', reason: got.reason, afterS: got.afterS };
      case 'got':
        break;
    }
    const sha256 = await sha256Of(got.bytes);
    if (seen.has(sha256)) return { state: 'fetched', sha256, renditions: [] };
    const picture = await cut(got.bytes);
    if (picture.kind === 'refused') return { state: 'failed', reason: picture.reason };
    try {
      const renditions = [];
      for (const rendition of picture.renditions) renditions.push(await store(options, rendition));
      return { state: 'fetched', sha256, renditions };
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error;
      return { state: 'waiting', reason: 'This server has no room for more photos.' };
    }
  };
}

async function store(
  options: PictureFetchOptions,
  { bytes, ...rendition }: CutRendition,
): Promise<StoredRendition> {
  const media = await sha256Of(bytes);
  const piece = { offset: 0, bytes };
  if (!(await receiveMedium(options, media, piece, bytes.length)))
    throw new Error('A rendition of ours is no sound medium.');
  return { ...rendition, media };
}
