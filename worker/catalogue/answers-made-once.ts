import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { LRUCache } from 'lru-cache';

type Encode = (text: string) => Promise<Uint8Array<ArrayBuffer>>;
/** The encodings that this runtime can compress with, the best one first. */
export type Encoders = Partial<Record<'br' | 'gzip', Encode>>;

// 64 MiB: several catalogues of 100,000 pets, compressed.
const maxCachedBytes = 64 * 1024 * 1024;

/**
 * For answers that are the same for everyone. The returned function answers with what `make` gives
 * as JSON, which is made and compressed once for its key and kept as it is sent. Without encoders it
 * is kept as text, for whoever compresses in front of us.
 */
export function answersMadeOnce(encoders: Encoders) {
  const cache = new LRUCache<
    string,
    Uint8Array<ArrayBuffer>,
    { encode: Encode; make: () => Promise<unknown> }
  >({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    // Who asks while an answer is being made waits for that one.
    fetchMethod: async (_key, _stale, { context: { encode, make } }) =>
      encode(JSON.stringify(await make())),
  });
  const supports = Object.keys(encoders);
  return async (
    c: Context,
    key: string,
    make: () => Promise<unknown>,
    cacheControl: string,
  ): Promise<Response> => {
    const encoding = accepts(c, {
      header: 'Accept-Encoding',
      supports,
      default: 'identity',
      match: (read) =>
        supports.find((name) => read.some(({ type, q }) => type === name && q > 0)) ?? 'identity',
    });
    // One of `supports`, or 'identity', which has none.
    const encode = encoders[encoding as keyof Encoders] ?? asBytes;
    const bytes = await cache.forceFetch(`${encoding} ${key}`, { context: { encode, make } });
    return c.body(bytes, 200, {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': cacheControl,
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
  };
}

const asBytes: Encode = async (text) => new TextEncoder().encode(text);
