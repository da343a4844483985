import { type Context, Hono } from 'hono';
import { getRuntimeKey } from 'hono/adapter';
import * as z from 'zod/mini';
import type { Settings } from '#worker/env.ts';
import { Refusal, signedOut, tooManyRequests } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import { type ActorEnv, requireOwner } from '#worker/session/actor.ts';
import type { SessionCookies } from '#worker/session/cookies.ts';
import type { RateLimits } from '#worker/session/rate-limits.ts';
import { requestIdOf } from '#worker/session/log-security-event.ts';
import { readSession, requireFresh } from '#worker/session/read-session.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { ExportEnded, stepsOf, writeArchive } from './write-archive.ts';

type Options = {
  backend: Backend;
  cookies: SessionCookies;
  limits: RateLimits;
  media: MediaStore;
  settings: Pick<Settings, 'publicUrl'>;
  onError: (error: unknown) => void;
};

const idSchema = z.object({ id: z.uuid() });

/**
 * /api/export: everything of a home, for admins who have given their password within 10 minutes. POST
 * copies it, GET of the archive writes the copy out as a ZIP while it is read, and DELETE ends both.
 */
export function exportApp({ backend, cookies, limits, media, settings, onError }: Options) {
  const owner = requireOwner(cookies);
  const asUser = (c: Context<ActorEnv>) => {
    const { actor } = c.var;
    if (actor.kind === 'guest') throw signedOut();
    return { uid: actor.uid, client: backend.as(actor.accessToken, requestIdOf(c)) };
  };

  return new Hono<ActorEnv>()
    .post('/', owner, async (c) => {
      const { uid, client } = asUser(c);
      const waitMs = await limits.take(['exportsOfPerson', uid]);
      if (waitMs > 0)
        throw tooManyRequests(waitMs, { why: 'Everything was exported several times just now.' });
      const started = await rpc(client, 'start_export');
      if (!started)
        throw new Refusal(403, 'password-needed', 'Enter your password again, then export.');
      return c.json({ id: started.id, total: stepsOf(started.counts) });
    })
    .get('/:id', owner, validInput('param', idSchema), async (c) => {
      const { id } = c.req.valid('param');
      const state = await rpc(asUser(c).client, 'export_state', { p_id: id });
      if (!state) throw gone();
      return c.json(state);
    })
    .delete('/:id', owner, validInput('param', idSchema), async (c) => {
      const { id } = c.req.valid('param');
      const state = await rpc(asUser(c).client, 'export_state', { p_id: id });
      // Whoever is writing it finds no more rows, and the download breaks off.
      if (state) await rpc(backend.privileged, 'end_archive', { p_id: id, p_finished: false });
      return c.json({ cancelled: true });
    })
    .get('/:id/archive.zip', validInput('param', idSchema), async (c) => {
      const { id } = c.req.valid('param');
      c.header('Cache-Control', 'no-store');
      // A browser that downloads sends the cookie and no header of ours.
      const session = await readSession(c, cookies.session);
      if (!session) throw signedOut();
      const { accessToken } = requireFresh(session);
      const state = await rpc(backend.as(accessToken), 'export_state', { p_id: id });
      if (!state || state.finished) throw gone();
      const { body, written } = streamOf(id);
      if (getRuntimeKey() === 'workerd') c.executionCtx.waitUntil(written);
      const day = new Date().toISOString().slice(0, 10);
      return c.body(body, 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="homeward-everything-${day}.zip"`,
      });
    });

  /** The ZIP as it is written. It breaks off with an error if it cannot be written to its end. */
  function streamOf(id: string) {
    let breakOff = (_error: unknown) => {};
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        breakOff = (error) => controller.error(error);
      },
    });
    const { privileged } = backend;
    const write = async () => {
      const finish = (p_finished: boolean) =>
        rpc(privileged, 'end_archive', { p_id: id, p_finished });
      try {
        await writeArchive(writable, {
          read: async (p_part, p_after, p_limit) =>
            (await rpc(privileged, 'read_export', { p_id: id, p_part, p_after, p_limit })) ??
            undefined,
          media,
          publicUrl: settings.publicUrl,
          madeAt: new Date().toISOString(),
        });
      } catch (error) {
        breakOff(error);
        await finish(false);
        throw error;
      }
      await finish(true);
    };
    const written = write().catch((error: unknown) => {
      // Undefined: the browser went away.
      if (error !== undefined && !(error instanceof ExportEnded)) onError(error);
    });
    return { body: readable, written };
  }
}

const gone = () =>
  new Refusal(404, 'no-export', 'This export was cancelled or has expired. Begin it again.');
