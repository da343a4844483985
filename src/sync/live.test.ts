import { describe, expect, it, vi } from 'vitest';
import { changeSession } from '#src/db/session-row.ts';
import type { Poke } from '#src/domain/protocol.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { alex, sessionOf } from '#tests/device/samples.ts';
import { json, problem, type Reply } from '#tests/device/scripted-network.ts';
import { leadLive } from './leader.ts';
import { listen } from './live.ts';

const live = 'GET /api/live';
const poke = (data: unknown) => `event: poke\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream that a test writes to; like fetch's, it ends when its request is aborted. */
function stream() {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (given) => {
      controller = given;
    },
  });
  const reply: Reply = ({ signal }) => {
    signal?.addEventListener('abort', () => controller?.error(signal.reason));
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  return {
    reply,
    say: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    close: () => controller?.close(),
  };
}

function listening() {
  const pokes: Poke[] = [];
  const stop = new AbortController();
  const onOpen = vi.fn();
  const events = { onOpen, onPoke: (one: Poke) => pokes.push(one) };
  return { pokes, onOpen, events, stop };
}

describe('listening for pokes', () => {
  it('hears pokes, also in two pieces, and nothing else', async () => {
    const device = await newDevice(alex);
    const { reply, say, close } = stream();
    device.script.on(live, reply);
    const { pokes, events, stop, onOpen } = listening();
    const ended = listen(device.deps, events, stop.signal);
    const named = poke({ stream: 'catalogue', version: 7 });
    say(`: heartbeat\n\n${named.slice(0, 9)}`);
    say(`${named.slice(9)}event: poke\ndata: nonsense\n\n`);
    say(`${poke({ stream: 'weather' })}${poke({ stream: 'own-rows' })}`);
    await expect.poll(() => pokes).toHaveLength(2);
    close();
    expect(await ended).toEqual({ kind: 'ended' });
    expect(pokes).toEqual([{ stream: 'catalogue', version: 7 }, { stream: 'own-rows' }]);
    expect(onOpen).toHaveBeenCalledOnce();
    expect(device.script.calls[0]?.headers.get('X-Homeward-User')).toBe(alex.uid);
  });

  it('[S21] gives up a stream that was silent for 40 s, and no sooner', async () => {
    const device = await newDevice(alex);
    const { reply, say } = stream();
    device.script.on(live, reply);
    const { pokes, events, stop, onOpen } = listening();
    let over = false;
    const ended = listen(device.deps, events, stop.signal).finally(() => {
      over = true;
    });
    await expect.poll(() => onOpen).toHaveBeenCalled();
    device.clock.advance(39_000);
    say(poke({ stream: 'own-rows' }));
    await expect.poll(() => pokes).toHaveLength(1);
    device.clock.advance(39_999);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(over).toBe(false);
    device.clock.advance(1);
    expect(await ended).toEqual({ kind: 'ended' });
  });

  it('[S21] opens the stream again after it broke, and tells that it is open', async () => {
    const device = await newDevice(alex);
    const [first, second] = [stream(), stream()];
    device.script.on(live, first.reply, second.reply);
    const { events, stop, onOpen } = listening();
    const leading = leadLive({ ...device.deps, random: () => 0 }, events, stop.signal);
    await expect.poll(() => onOpen).toHaveBeenCalledTimes(1);
    first.close();
    await expect.poll(() => device.clock.due()).toEqual([500]);
    device.clock.advance(500);
    await expect.poll(() => onOpen).toHaveBeenCalledTimes(2);
    stop.abort();
    await leading;
  });

  it('[S12] refreshes an expired session and listens on', async () => {
    const device = await newDevice(alex);
    const { reply } = stream();
    device.script.on(live, problem(401, 'session-expired'), reply);
    device.script.on('POST /api/session/refresh', json(sessionOf(alex)));
    const { events, stop, onOpen } = listening();
    const ended = listen(device.deps, events, stop.signal);
    await expect.poll(() => onOpen).toHaveBeenCalled();
    stop.abort();
    await ended;
  });

  it('[S13] listens to nothing until the person has signed in again', async () => {
    const device = await newDevice(alex);
    await changeSession(device.database, { mustSignInAgain: true });
    const { events, stop } = listening();
    expect(await listen(device.deps, events, stop.signal)).toEqual({ kind: 'signed-out' });
    expect(device.script.calls).toEqual([]);
  });

  it('[S20] is done by one tab, and passed on when that tab is hidden', async () => {
    const device = await newDevice(alex);
    const [first, second] = [stream(), stream()];
    device.script.on(live, first.reply, second.reply);
    const [one, two] = [listening(), listening()];
    const deps = { ...device.deps, random: () => 0 };
    const ends = [one, two].map(({ events, stop }) => leadLive(deps, events, stop.signal));
    await expect.poll(() => one.onOpen).toHaveBeenCalled();
    expect(device.script.to(live)).toHaveLength(1);
    one.stop.abort();
    await expect.poll(() => two.onOpen).toHaveBeenCalled();
    two.stop.abort();
    await Promise.all(ends);
  });

  it('[S20] waits in line without holding up those behind when its tab is hidden', async () => {
    const device = await newDevice(alex);
    const { reply } = stream();
    device.script.on(live, reply);
    const [one, two] = [listening(), listening()];
    const deps = { ...device.deps, random: () => 0 };
    const first = leadLive(deps, one.events, one.stop.signal);
    const waiting = leadLive(deps, two.events, two.stop.signal);
    two.stop.abort();
    await waiting;
    expect(two.onOpen).not.toHaveBeenCalled();
    one.stop.abort();
    await first;
  });
});
