import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { protocolHeader, protocolVersion } from '#src/domain/protocol-version.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Encode = (text: string) => Promise<Bytes>;
/** The encodings that this runtime can compress with, the best one first. */
export type Encoders = Partial<Record<'br' | 'gzip', Encode>>;

// 64 MiB: several catalogues of 100,000 pets, compressed.
const maxCachedBytes = 64 * 1024 * 1024;
/** 2,000 of about 2 kB: the pages of a million pets. Of one more, only its bytes are kept. */
const rememberedAddresses = 2_000;

/** What was answered: the key of its bytes, and the headers that all middleware gave it. */
type Answered = { key: string; headers: Record<string, string> };

/**
 * For answers that are the same for everyone. `answer` answers with what `make` gives as JSON, which
 * is made and compressed once for its key and kept as it is sent. Without encoders it is kept as text,
 * for whoever compresses in front of us.
 *
 * `again` comes before all other middleware. Where the same has been asked before and never changes,
 * it answers with the same bytes and headers, and nothing behind it runs.
 */
export function answersMadeOnce(encoders: Encoders, isOwnHost: (c: Context) => boolean) {
  const cache = new LRUCache<string, Bytes, { encode: Encode; make: () => Promise<unknown> }>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    // Who asks while an answer is being made waits for that one.
    fetchMethod: async (_key, _stale, { context: { encode, make } }) =>
      encode(JSON.stringify(await make())),
  });
  const answered = new LRUCache<string, Answered>({ max: rememberedAddresses });
  const supports = Object.keys(encoders);

  async function answer(
    c: Context,
    subject: string,
    make: () => Promise<unknown>,
    cacheControl: string,
  ): Promise<Response> {
    const encoding = accepts(c, {
      header: 'Accept-Encoding',
      supports,
      default: 'identity',
      match: (read) =>
        supports.find((name) => read.some(({ type, q }) => type === name && q > 0)) ?? 'identity',
    });
    // One of `supports`, or 'identity', which has none.
    const encode = encoders[encoding as keyof Encoders] ?? asBytes;
    const key = `${encoding} ${subject}`;
    const bytes = await cache.forceFetch(key, { context: { encode, make } });
    if (cacheControl.includes('immutable')) c.set('made', { key, encoding });
    return c.body(bytes, 200, {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': cacheControl,
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
  }

  const again = createMiddleware<{ Variables: { made?: { key: string; encoding: string } } }>(
    async (c, next) => {
      const { req } = c;
      // What is refused, is refused by whoever is behind this.
      const isUsual =
        req.method === 'GET' &&
        [undefined, String(protocolVersion)].includes(req.header(protocolHeader)) &&
        // No address of ours is longer, and what is remembered must stay small.
        req.url.length < 1_000 &&
        isOwnHost(c);
      if (!isUsual) return next();
      const asked = `${req.header('Accept-Encoding') ?? ''} ${req.url}`;
      const known = answered.get(asked);
      const bytes = known && cache.get(known.key);
      if (bytes)
        return new Response(bytes, {
          headers: { ...known.headers, 'x-request-id': crypto.randomUUID() },
        });
      await next();
      const { made } = c.var;
      // Somebody behind this may have compressed it once more.
      if (made && (c.res.headers.get('Content-Encoding') ?? 'identity') === made.encoding)
        answered.set(asked, { key: made.key, headers: Object.fromEntries(c.res.headers) });
    },
  );
  return { answer, again };
}

const asBytes: Encode = async (text) => new TextEncoder().encode(text);
