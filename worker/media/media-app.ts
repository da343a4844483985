import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  maxMediaBytes,
  maxPieceBytes,
  mediaIdSchema,
  type MediaProgress,
} from '#src/domain/media.ts';
import { readBounded } from '#worker/http/bounded-body.ts';
import { invalidInput, Refusal, signedOut } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { type ActorEnv, requireOwner } from '#worker/session/actor.ts';
import type { SessionCookies } from '#worker/session/cookies.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { type MediaStore, NoRoom, type Received } from './media-store.ts';
import { receiveMedium } from './receive-medium.ts';

type Options = {
  backend: Pick<Backend, 'as' | 'privileged'>;
  cookies: SessionCookies;
  media: MediaStore;
};

const idSchema = z.object({ id: mediaIdSchema });
const count = z.string().check(z.regex(/^\d{1,9}$/));
const pieceSchema = z.object({ offset: count, total: count });

/**
 * /api/media: admins send the media that photos name. GET and HEAD say how much has arrived; PUT
 * adds a piece, and the one that completes a medium answers 201, as does every repeat of it.
 */
export function mediaApp(options: Options) {
  const { backend, cookies, media } = options;
  return new Hono()
    .use(requireOwner(cookies))
    .get('/:id', validInput('param', idSchema), async (c) => {
      const { id } = c.req.valid('param');
      await requireNamed(c, id);
      const received = await media.received(id);
      // The worker may have ended after it was complete and before the database knew.
      if (received.done) await rpc(backend.privileged, 'note_media', { p_media: id });
      c.header('Upload-Offset', String(received.bytes));
      return c.json(progressOf(received));
    })
    .put('/:id', validInput('param', idSchema), validInput('query', pieceSchema), async (c) => {
      const { id } = c.req.valid('param');
      await requireNamed(c, id);
      const { offset, total } = c.req.valid('query');
      const body = await readBounded(c, maxPieceBytes, () => c.req.arrayBuffer());
      const piece = { offset: Number(offset), bytes: new Uint8Array(body) };
      const end = piece.offset + piece.bytes.length;
      // Nothing but what is there already: the worker ended between the last byte and its check.
      const isEnd = piece.offset === Number(total);
      const isEmpty = end === piece.offset && !isEnd;
      if (Number(total) > maxMediaBytes || isEmpty || end > Number(total))
        throw invalidInput(`A picture has at most ${maxMediaBytes} bytes, and a piece some.`);
      const received = await receiveMedium(options, id, piece, Number(total)).catch(
        (error: unknown) => {
          throw error instanceof NoRoom ? noRoom(error) : error;
        },
      );
      if (!received) throw noPicture();
      return c.json(progressOf(received), received.done ? 201 : 200);
    });

  async function requireNamed({ var: { actor } }: Context<ActorEnv>, id: string): Promise<void> {
    if (actor.kind === 'guest') throw signedOut();
    const isNamed = await rpc(backend.as(actor.accessToken), 'media_is_named', { p_media: id });
    if (!isNamed) throw new Refusal(404, 'no-photo', 'No photo of a pet has this picture.');
  }
}

const noPicture = () =>
  new Refusal(422, 'no-picture', 'This is not the picture it was said to be. Choose it again.');

// Without `Retry-After`: devices would let everything else wait too (S15).
const noRoom = (cause: NoRoom) =>
  new Refusal(503, 'no-room', 'The server has no room for more photos now.', { cause });

const progressOf = ({ bytes, done }: Received): MediaProgress => ({ received: bytes, done });
