import { type Context, Hono } from 'hono';
import type { Poke } from '#src/domain/protocol.ts';
import { sessionExpired } from '#worker/http/refusal.ts';
import { type Actor, requireOwner } from '#worker/session/actor.ts';
import type { SessionCookies } from '#worker/session/cookies.ts';
import type { AddressOf } from '#worker/session/session-deps.ts';
import type { Topic } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { createEventStream } from './event-stream.ts';
import { mergePokes } from './merge-pokes.ts';
import type { PokeBackend, PokeSource } from './poke-source.ts';
import { createStreamLimits, type Place } from './stream-limits.ts';

type Options = {
  backend: PokeBackend;
  cookies: SessionCookies;
  pokes: PokeSource;
  addressOf: AddressOf;
  onError: (error: unknown) => void;
  /** Aborted when the worker stops: open streams would keep it running. */
  stopping?: AbortSignal;
};

/** 15 s: proxies close streams that are silent for 30 s or longer. */
const heartbeatMs = 15_000;
/** A day: a timer longer than 24.8 days would fire at once. */
const longestMs = 24 * 60 * 60 * 1000;

/** /api/live: tells over SSE that there is something new to pull; of the catalogue also what, if that is little. */
export function liveApp({ backend, cookies, pokes, addressOf, onError, stopping }: Options) {
  const limits = createStreamLimits(backend, onError);
  return new Hono().use(requireOwner(cookies)).get('/', async (c) => {
    const place = limits.takePlace(addressOf(c));
    return open(c, c.var.actor, place).catch((error: unknown) => {
      place.leave();
      throw error;
    });
  });

  async function open(c: Context, actor: Actor, place: Place) {
    const topics = new Set<Topic>(actor.kind === 'user' ? [`session:${actor.sessionId}`] : []);
    const livesMs = actor.kind === 'user' ? actor.expiresAtMs - Date.now() : longestMs;
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const end = () => resolve();
    const stream = createEventStream(end);
    const merger = mergePokes({ send: (poke) => stream.write(eventOf(poke)) });
    const checkSession = () => void topicsOf(actor, backend).catch(end);
    // Before the answer begins: a pull after its beginning misses nothing. And before the session is
    // looked up: its end is not missed.
    const unsubscribe = await pokes({ actor, topics }, { poke: merger.add, end, checkSession });
    try {
      for (const topic of await topicsOf(actor, backend)) topics.add(topic);
      // A guest without an id has no session.
      await place.hold((actor.kind === 'user' ? actor.sessionId : actor.id) ?? null, end);
    } catch (error) {
      unsubscribe();
      throw error;
    }

    void stream.write(listening);
    let unread = false;
    const heartbeat = setInterval(() => {
      // Nobody has read the last one: the answer came too late for who asked, or they are gone.
      if (unread) return end();
      unread = true;
      void stream.write(stillHere).then(() => (unread = false));
    }, heartbeatMs);
    // An expired token may not listen any longer; the browser refreshes it and connects again.
    const expiry = setTimeout(end, Math.min(livesMs, longestMs));
    stopping?.addEventListener('abort', end);
    if (stopping?.aborted) end();
    void ended.then(() => {
      stopping?.removeEventListener('abort', end);
      clearTimeout(expiry);
      clearInterval(heartbeat);
      unsubscribe();
      merger.stop();
      place.leave();
      stream.end();
    });
    return c.body(stream.readable, 200, headers);
  }
}

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache',
  Connection: 'keep-alive',
  // So that nothing compresses it: an event would wait until there is more to compress.
  'Transfer-Encoding': 'chunked',
};

const events = new WeakMap<Poke, Uint8Array>();
const encoder = new TextEncoder();
const listening = encoder.encode(': listening\n\n');
const stillHere = encoder.encode(': still here\n\n');

/** The bytes of a poke as an event: one copy for all streams, however slowly they are read. */
function eventOf(poke: Poke): Uint8Array {
  const bytes =
    events.get(poke) ?? encoder.encode(`event: poke\ndata: ${JSON.stringify(poke)}\n\n`);
  events.set(poke, bytes);
  return bytes;
}

/** The database verifies the token: a cookie could be forged. */
async function topicsOf(actor: Actor, backend: PokeBackend): Promise<ReadonlySet<Topic>> {
  if (actor.kind === 'guest') return new Set(actor.id ? [`guest:${actor.id}`] : []);
  const user = await rpc(backend.as(actor.accessToken), 'who_am_i');
  if (!user) throw sessionExpired();
  return new Set([`user:${user.uid}`, ...(user.isAdmin ? ['admins'] : [])]);
}
