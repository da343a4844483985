import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as z from 'zod/mini';
import { invalidInput } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import type { answersMadeOnce } from './answers-made-once.ts';
import type { ReadChanges } from '#worker/supabase/changes-read-once.ts';

type Options = {
  backend: Pick<Backend, 'anonymous'>;
  /** Every first visit reads the same chunks, which cost the database the same work each time. */
  madeOnce: ReturnType<typeof answersMadeOnce>;
  readChanges: ReadChanges;
};

const cacheBriefly = 'public, max-age=5';
const cacheForever = 'public, max-age=31536000, immutable';

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
export function catalogueApp({ backend: { anonymous }, madeOnce, readChanges }: Options) {
  const answerOnce = madeOnce.answer;
  const versionExists = createVersionCheck(anonymous);
  return new Hono()
    .get('/latest', etag(), async (c) => {
      c.header('Cache-Control', cacheBriefly);
      return c.json(await rpc(anonymous, 'catalogue_latest'));
    })
    .get('/manifest', etag(), async (c) => {
      // Counting all pets takes far longer than reading which version there is.
      const { epoch, version } = await rpc(anonymous, 'catalogue_latest');
      const make = () => rpc(anonymous, 'catalogue_manifest');
      return answerOnce(c, `manifest ${epoch} ${version}`, make, cacheBriefly);
    })
    .get('/chunk', validInput('query', chunkSchema), async (c) => {
      const { epoch: p_epoch, version: asked, from: p_from, to: p_to } = c.req.valid('query');
      // A chunk of a version that does not exist yet would not hold its pets, and caches would keep
      // it for a year, for everyone behind them.
      if (!(await versionExists(p_epoch, Number(asked))))
        throw invalidInput('This version of the catalogue does not exist yet. Read the manifest.');
      const args = { p_epoch, p_from, p_to };
      const make = () => rpc(anonymous, 'catalogue_chunk', args);
      return answerOnce(c, JSON.stringify([args, asked]), make, cacheForever);
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
        return answerOnce(c, JSON.stringify(args), () => readChanges(args), cacheForever);
      },
    );
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
