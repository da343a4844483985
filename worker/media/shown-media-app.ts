import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import { mediaIdSchema } from '#src/domain/media.ts';
import { pictureKindOf } from '#src/domain/picture-bytes.ts';
import { Refusal } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import type { SessionCookies } from '#worker/session/cookies.ts';
import { readSession, requireFresh } from '#worker/session/read-session.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import type { MediaStore } from './media-store.ts';

type Options = {
  backend: Pick<Backend, 'anonymous' | 'as'>;
  cookies: SessionCookies;
  media: MediaStore;
};

/**
 * Whatever a file holds, a browser takes it for no page: nothing in it runs, loads or is framed. Must
 * stand before the headers of our documents, which it replaces.
 */
export const neverAPage = createMiddleware(async (c, next) => {
  await next();
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
});

/**
 * /media: the pictures of listed pets for everyone. All others are for admins, and of a pet in
 * somebody's cart or application the one picture that shows it there is for them.
 */
export function shownMediaApp({ backend, cookies, media }: Options) {
  return new Hono().get('/:id', validInput('param', z.object({ id: mediaIdSchema })), async (c) => {
    const { id } = c.req.valid('param');
    const isPublic = await rpc(backend.anonymous, 'media_is_shown', { p_media: id });
    const mayRead = isPublic || (await isSeenBy(c, id));
    const etag = `"${id}"`;
    if (mayRead && c.req.header('If-None-Match') === etag) return c.body(null, 304);
    const bytes = mayRead ? await media.read(id) : undefined;
    if (!bytes) throw new Refusal(404, 'no-photo', 'There is no such picture.');
    return c.body(bytes, 200, {
      // Only what was found to be a picture is complete.
      'Content-Type': pictureKindOf(bytes) ?? 'application/octet-stream',
      'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-cache',
      ETag: etag,
    });
  });

  async function isSeenBy(c: Context, id: string): Promise<boolean> {
    const session = await readSession(c, cookies.session);
    if (!session) return false;
    // The service worker refreshes it and asks again. Said of every id, it tells nothing of this one.
    const { accessToken } = requireFresh(session);
    try {
      return await rpc(backend.as(accessToken), 'media_is_mine', { p_media: id });
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) return false;
      throw error;
    }
  }
}
