import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  importPetsSchema,
  type ImportReport,
  type ImportRun,
  type importedSchema,
  type lastSaidSchema,
  startImportSchema,
  type undoneSchema,
} from '#src/domain/import/import-calls.ts';
import { Refusal, signedOut, tooManyRequests } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { type ActorEnv, requireOwner } from '#worker/session/actor.ts';
import type { SessionCookies } from '#worker/session/cookies.ts';
import type { RateLimits } from '#worker/session/rate-limits.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

type Options = { backend: Pick<Backend, 'as'>; cookies: SessionCookies; limits: RateLimits };

const idSchema = z.object({ id: z.uuid() });
const saidQuerySchema = z.object({
  source: z.string().check(z.minLength(1), z.maxLength(100)),
  after: z._default(z.string().check(z.maxLength(200)), ''),
});

/** /api/imports: admins import what a device has read from a file (src/domain/import/import-calls.ts). */
export function importsApp({ backend, cookies, limits }: Options) {
  return new Hono()
    .use(requireOwner(cookies))
    .get('/', async (c) =>
      c.json((await rpc(clientOf(c), 'list_imports')) satisfies readonly ImportRun[]),
    )
    .get('/said', validInput('query', saidQuerySchema), async (c) => {
      const { source, after } = c.req.valid('query');
      const said = await rpc(clientOf(c), 'last_said', { p_source: source, p_after: after });
      return c.json(said satisfies z.output<typeof lastSaidSchema>);
    })
    .get('/:id', validInput('param', idSchema), async (c) => {
      const report = await rpc(clientOf(c), 'import_report', { p_id: c.req.valid('param').id });
      if (!report) throw unknownImport();
      return c.json(report satisfies ImportReport);
    })
    .put(
      '/:id',
      validInput('param', idSchema),
      validInput('json', startImportSchema),
      async (c) => {
        const client = clientOf(c);
        // Nothing has verified the token yet: a forged one must not use up somebody else's imports.
        const account = await rpc(client, 'who_am_i');
        if (!account) throw signedOut();
        const waitMs = await limits.take(['importsOfPerson', account.uid]);
        if (waitMs > 0) throw tooManyRequests(waitMs);
        const { id } = c.req.valid('param');
        await rpc(client, 'start_import', { p_id: id, p_import: c.req.valid('json') });
        return c.json({ id });
      },
    )
    .post(
      '/:id/pets',
      validInput('param', idSchema),
      validInput('json', importPetsSchema),
      async (c) => {
        const { pets, hide } = c.req.valid('json');
        const merged = await rpc(clientOf(c), 'import_pets', {
          p_id: c.req.valid('param').id,
          p_pets: pets,
          p_hide: hide,
        });
        if ('refused' in merged) throw merged.refused === 'ended' ? ended() : unknownImport();
        return c.json(merged satisfies z.output<typeof importedSchema>);
      },
    )
    .post('/:id/finish', validInput('param', idSchema), async (c) => {
      const { id } = c.req.valid('param');
      if (!(await rpc(clientOf(c), 'finish_import', { p_id: id }))) throw unknownImport();
      return c.json({ left: 0 } satisfies z.output<typeof undoneSchema>);
    })
    .post('/:id/undo', validInput('param', idSchema), async (c) => {
      const undone = await rpc(clientOf(c), 'undo_import', { p_id: c.req.valid('param').id });
      if ('refused' in undone) throw undone.refused === 'newer' ? newerFirst() : unknownImport();
      return c.json(undone satisfies z.output<typeof undoneSchema>);
    });

  /** The database refuses anybody but admins. */
  function clientOf({ var: { actor } }: Context<ActorEnv>) {
    if (actor.kind === 'guest') throw signedOut();
    return backend.as(actor.accessToken);
  }
}

const unknownImport = () =>
  new Refusal(404, 'no-import', 'There is no such import. Read the list of imports again.');
const ended = () =>
  new Refusal(409, 'import-ended', 'This import is finished or was undone. Import the file anew.');
const newerFirst = () =>
  new Refusal(
    409,
    'newer-import',
    'A later import of the same source comes first. Undo that one, then this one.',
  );
