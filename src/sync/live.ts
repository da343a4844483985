import type { Clock } from '#src/db/clock.ts';
import type { Failure, Result } from '#src/domain/failure.ts';
import { readAnswer } from '#src/domain/request-json.ts';
import { noValueSchema, ownerHeader, type Poke, pokeSchema } from '#src/domain/protocol.ts';
import { eventReader } from './read-events.ts';
import { requestPrivately, type SyncDeps } from './private-request.ts';

export type LiveDeps = SyncDeps & { clock: Clock };

export type LiveEvents = {
  /** The stream is open. It does not report earlier changes, so pull. */
  onOpen: () => void;
  onPoke: (poke: Poke) => void;
};

// 40 s: the worker sends a heartbeat every 15 s, so at least two have been missed.
const silenceMs = 40_000;

/**
 * Listens for pokes until the stream breaks or falls silent, or the signal aborts. `ended`: the
 * stream had been open.
 */
export async function listen(
  deps: LiveDeps,
  events: LiveEvents,
  signal: AbortSignal,
): Promise<{ kind: 'ended' } | Failure> {
  const dead = new AbortController();
  let cancelTimeout = () => {};
  // S21: a dead connection reports nothing, not even an error.
  const restartTimeout = () => {
    cancelTimeout();
    cancelTimeout = deps.clock.after(silenceMs, () => dead.abort());
  };
  restartTimeout();
  try {
    const both = AbortSignal.any([signal, dead.signal]);
    const result = await requestPrivately(deps, (owner) => openStream(deps, owner, both));
    if (result.kind !== 'ok') return result;
    events.onOpen();
    await readStream(result.value, restartTimeout, events.onPoke, both);
    return { kind: 'ended' };
  } catch {
    // The reader rejects when the connection breaks and when it is aborted.
    return { kind: 'ended' };
  } finally {
    cancelTimeout();
    dead.abort();
  }
}

type Stream = ReadableStream<Uint8Array<ArrayBuffer>>;

async function openStream(
  { network }: LiveDeps,
  owner: string,
  signal: AbortSignal,
): Promise<Result<Stream>> {
  try {
    const headers = { Accept: 'text/event-stream', [ownerHeader]: owner };
    const response = await network('/api/live', { cache: 'no-store', headers, signal });
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (response.ok && isStream && response.body) return { kind: 'ok', value: response.body };
    return readAnswer(response.status, response.headers, await response.text(), noValueSchema);
  } catch {
    return { kind: 'offline' };
  }
}

async function readStream(
  stream: Stream,
  onData: () => void,
  onPoke: (poke: Poke) => void,
  signal: AbortSignal,
) {
  const read = eventReader((event, data) => {
    if (event !== 'poke') return;
    const poke = readPoke(data);
    if (poke) onPoke(poke);
  });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  // An aborted fetch also ends its stream, but releasing the lock `live` must not depend on that.
  const cancel = () => void reader.cancel().catch(() => {});
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    onData();
    read(decoder.decode(chunk.value, { stream: true }));
  }
}

/**
 * Undefined for a poke that this version cannot read, from a newer server: it costs freshness only.
 */
function readPoke(data: string): Poke | undefined {
  try {
    const read = pokeSchema.safeParse(JSON.parse(data));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
