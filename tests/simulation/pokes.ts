import { type PokeMerger, mergePokes } from '#worker/live/merge-pokes.ts';
import type { Chance } from './chance.ts';
import type { Faults } from './faults.ts';
import type { Client } from './client.ts';
import type { Letter, Reply, Stream } from './letters.ts';
import { time } from './thread.ts';

type Listener = {
  client: Client;
  worker: number;
  topics: ReadonlySet<string>;
  merger: PokeMerger;
  stream: Stream;
  end: () => void;
  /** Nothing reaches the page any more, without an error that it could notice. */
  silent: boolean;
};

const heartbeatMs = 15_000;

/** The streams of GET /api/live. */
export class Pokes {
  readonly #listeners = new Set<Listener>();
  readonly #deafUntil = new Map<number, number>();
  readonly #faults: Faults;
  readonly #chance: Chance;
  calm = false;

  constructor(faults: Faults, chance: Chance) {
    this.#faults = faults;
    this.#chance = chance;
  }

  open({ client, worker = 0 }: Letter, topics: ReadonlySet<string>, openMs: number): Reply {
    const write = (text: string) => {
      if (!listener.silent) listener.stream.onWrite?.(text);
    };
    const end = () => {
      if (!this.#listeners.delete(listener)) return;
      callOff();
      callOffExpiry();
      listener.merger.stop();
    };
    const stream: Stream = { closed: end };
    const merger = mergePokes({
      send: async (poke) => write(`event: poke\ndata: ${JSON.stringify(poke)}\n\n`),
    });
    const listener: Listener = { client, worker, topics, merger, stream, end, silent: false };
    this.#listeners.add(listener);
    let callOff = () => {};
    const beat = () => {
      write(': still here\n\n');
      callOff = time.after(heartbeatMs, beat);
    };
    callOff = time.after(heartbeatMs, beat);
    const callOffExpiry = time.after(openMs, () => this.#hangUp(listener));
    return { status: 200, headers: { 'Content-Type': 'text/event-stream' }, body: stream };
  }

  #hangUp(listener: Listener): void {
    if (!listener.silent) listener.stream.onEnd?.();
    listener.end();
  }

  poke(...topics: string[]): void {
    this.#pokeThose((listener) => topics.some((topic) => listener.topics.has(topic)));
  }

  pokeAll(): void {
    this.#pokeThose(() => true);
  }

  #pokeThose(fits: (listener: Listener) => boolean): void {
    for (const listener of [...this.#listeners].filter(fits)) {
      if (time.now() < (this.#deafUntil.get(listener.worker) ?? 0)) continue;
      if (!this.calm && this.#chance.oneIn(4)) this.#faults.count('poke lost');
      else listener.merger.add({ stream: 'own-rows' });
    }
  }

  /** The connections of these pages die without an error. */
  silence(fits: (client: Client) => boolean): void {
    for (const listener of this.#listeners) {
      if (!fits(listener.client) || listener.silent) continue;
      listener.silent = true;
      this.#faults.count('stream died silently');
    }
  }

  /** The LISTEN of this worker is cut, and connects again later; what comes meanwhile is lost. */
  cutListener(worker: number, ms: number): void {
    this.#deafUntil.set(worker, time.now() + ms);
  }

  /** Ends the streams of this worker. */
  endAll(worker: number): void {
    for (const listener of this.#listeners) if (listener.worker === worker) this.#hangUp(listener);
  }
}
