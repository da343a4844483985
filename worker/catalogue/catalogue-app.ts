import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { invalidInput } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

type Options = { backend: Pick<Backend, 'anonymous'> };

const cacheBriefly = 'public, max-age=5';
const cacheForever = 'public, max-age=31536000, immutable';
// 32 million characters: 30,000 pets, several catalogues of the largest shelters.
const maxCachedCharacters = 32_000_000;

const epoch = z.string().check(z.minLength(1), z.maxLength(200));
const petId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
const version = z.string().check(z.regex(/^\d{1,9}$/));
const chunkSchema = z.object({ epoch, version, from: petId, to: petId });
const rangeSchema = z.object({
  range: z.string().check(z.regex(/^\d{1,9}\.\.\d{1,9}$/, 'Name two versions, like 41..42.')),
});

/**
 * /api/catalogue: the pets, the same for everyone. Reads and sets no cookie, so that every cache on
 * the way to the device may answer instead.
 */
export function catalogueApp({ backend: { anonymous } }: Options) {
  // Every first visit reads the same chunks, which cost the database the same work each time.
  const cache = new LRUCache<string, string>({
    maxSize: maxCachedCharacters,
    sizeCalculation: (text) => text.length + 1,
  });
  const once = async (key: string, make: () => Promise<unknown>) => {
    const text = cache.get(key) ?? JSON.stringify(await make());
    cache.set(key, text);
    return text;
  };
  const versionExists = createVersionCheck(anonymous);
  return new Hono()
    .get('/latest', etag(), async (c) =>
      json(c, cacheBriefly, JSON.stringify(await rpc(anonymous, 'catalogue_latest'))),
    )
    .get('/manifest', etag(), async (c) =>
      json(c, cacheBriefly, JSON.stringify(await rpc(anonymous, 'catalogue_manifest'))),
    )
    .get('/chunk', validInput('query', chunkSchema), async (c) => {
      const { epoch: p_epoch, version: asked, from: p_from, to: p_to } = c.req.valid('query');
      // A chunk of a version that does not exist yet would not hold its pets, and caches would keep
      // it for a year, for everyone behind them.
      if (!(await versionExists(p_epoch, Number(asked))))
        throw invalidInput('This version of the catalogue does not exist yet. Read the manifest.');
      const args = { p_epoch, p_from, p_to };
      const chunk = await once(JSON.stringify([args, asked]), () =>
        rpc(anonymous, 'catalogue_chunk', args),
      );
      return json(c, cacheForever, chunk);
    })
    .get(
      '/changes/:range',
      validInput('param', rangeSchema),
      validInput('query', z.object({ epoch })),
      async (c) => {
        const [from = 0, to = 0] = c.req.valid('param').range.split('..').map(Number);
        if (from >= to) throw invalidInput('Name the older version first, like 41..42.');
        const { epoch: p_epoch } = c.req.valid('query');
        const args = { p_epoch, p_from: from, p_to: to };
        const changes = await once(JSON.stringify(args), () =>
          rpc(anonymous, 'catalogue_changes', args),
        );
        return json(c, cacheForever, changes);
      },
    );
}

function json(c: Context, cacheControl: string, text: string): Response {
  return c.body(text, 200, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': cacheControl,
  });
}

/** Reads the newest version only if a greater one is named than any seen before. */
function createVersionCheck(anonymous: Backend['anonymous']) {
  let seen = { epoch: '', version: -1 };
  return async (ofEpoch: string, asked: number): Promise<boolean> => {
    if (ofEpoch === seen.epoch && asked <= seen.version) return true;
    seen = await rpc(anonymous, 'catalogue_latest');
    // For another epoch the database answers that everything must be read again.
    return ofEpoch !== seen.epoch || asked <= seen.version;
  };
}
