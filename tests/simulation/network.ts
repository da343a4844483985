import type { Network } from '#src/domain/request-json.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import type { Chance } from './chance.ts';
import type { Client } from './client.ts';
import type { Device } from './device.ts';
import { type Armed, type Faults, latencyMs } from './faults.ts';
import { type Letter, problemReply, type Reply } from './letters.ts';
import { responseOf } from './response.ts';
import { outside, time } from './thread.ts';

/** Checks the rules about which requests may be sent when. */
export type NetworkWatch = {
  sent(letter: Letter): void;
  answered(letter: Letter, reply: Reply): void;
};

export type Server = {
  handle(letter: Letter): Promise<Reply>;
  /** Changes with each restart of its worker: an answer from before a restart is lost. */
  startCount(letter: Letter): number;
};

type Flight = { letter: Letter; fail: () => void; deliver: (reply: Reply) => void };

/** Delivers the requests and answers of all devices, each at its own virtual time. */
export class SimulatedNetwork {
  readonly #server: Server;
  readonly #faults: Faults;
  readonly #watch: NetworkWatch;
  readonly #chance: Chance;
  readonly #flights = new Set<Flight>();
  /** Answers that a frozen page has received but not read. */
  readonly #unread = new Set<Letter>();
  calm = false;

  constructor(server: Server, faults: Faults, watch: NetworkWatch, chance: Chance) {
    this.#server = server;
    this.#faults = faults;
    this.#watch = watch;
    this.#chance = chance;
  }

  /** Requests whose answers a page is still waiting for. */
  inFlight(): Letter[] {
    return [...this.#flights].map(({ letter }) => letter).filter(({ client }) => !client.dead);
  }

  /** Whether an answer to this device has left the server and has not been read yet. */
  hasUnread(device: Device): boolean {
    const underWay = this.inFlight().filter(({ answered }) => answered);
    return [...this.#unread, ...underWay].some(
      ({ client }) => client.device === device && !client.dead,
    );
  }

  /** The work behind requests was interrupted: they get this answer, or none where it is null. */
  interrupt(answerTo: (letter: Letter) => Reply | null | undefined): void {
    for (const { letter, fail, deliver } of this.#flights) {
      const reply = letter.answered ? answerTo(letter) : undefined;
      if (reply === null) fail();
      else if (reply) deliver(reply);
    }
  }

  /** Breaks every matching connection; a request that was sent may still arrive. */
  cut(fits: (letter: Letter) => boolean): void {
    for (const flight of this.#flights) if (fits(flight.letter)) flight.fail();
  }

  /** The `fetch` of one page. */
  of(client: Client): Network {
    return async (path, init) => {
      await client.thawed();
      init.signal?.throwIfAborted();
      const letter = letterOf(client, path, init);
      this.#watch.sent(letter);
      return new Promise<Response>((resolve, reject) => {
        const end = (how: () => void) => {
          this.#flights.delete(flight);
          init.signal?.removeEventListener('abort', abort);
          this.#unread.add(letter);
          void client.thawed().then(() => {
            this.#unread.delete(letter);
            how();
          });
        };
        const fail = () => end(() => reject(new TypeError('Failed to fetch')));
        const abort = () => end(() => reject(init.signal?.reason));
        const deliver = (reply: Reply) => {
          // The browser aborts the requests of a page that has ended.
          if (!this.#flights.has(flight) || client.dead) return;
          // The browser stores cookies with the headers, whatever happens to the body.
          Object.assign(client.device.cookies, reply.cookies);
          this.#watch.answered(letter, reply);
          end(() => resolve(responseOf(reply, client, init.signal ?? undefined)));
        };
        const flight: Flight = { letter, fail, deliver };
        this.#flights.add(flight);
        init.signal?.addEventListener('abort', abort, { once: true });
        if (!client.device.online) {
          time.after(this.#chance.between(1, 20), fail);
          return;
        }
        this.#carry(letter, this.calm ? undefined : this.#faults.take(letter), { deliver, fail });
      });
    };
  }

  #latency(): number {
    return this.calm ? 10 : latencyMs(this.#chance);
  }

  #carry(
    letter: Letter,
    armed: Armed | undefined,
    { deliver, fail }: { deliver: (reply: Reply) => void; fail: () => void },
  ): void {
    const there = this.#latency();
    const back = this.#latency();
    const answer = (reply: Reply, after: number = back) => {
      // A server that goes down loses the answers it has not sent yet.
      const startCount = this.#server.startCount(letter);
      letter.answered = true;
      time.after(after, () =>
        startCount === this.#server.startCount(letter) ? deliver(reply) : fail(),
      );
    };
    const arrive = (after: number, then: (reply: Reply) => void) =>
      time.after(after, () => void outside(() => this.#server.handle(letter)).then(then));
    const amount = armed?.amount ?? 0;
    if (!armed) {
      arrive(there, (reply) => answer(reply));
      return;
    }
    switch (armed.fault) {
      case 'request lost':
        time.after(there, fail);
        return;
      case 'answer lost':
        arrive(there, () => time.after(back, fail));
        return;
      case 'delivered several times': {
        const copies = 2 + (amount % 4);
        for (let copy = 1; copy < copies; copy += 1) arrive(there + this.#latency(), () => {});
        arrive(there, (reply) => answer(reply));
        return;
      }
      case 'arrives late':
        time.after(there, fail);
        // Up to 10 min later: a router's queue, or a proxy that retries.
        arrive(there + 100 + amount * 6_000, () => {});
        return;
      case 'commits late':
        letter.commitsLate = true;
        arrive(there, ({ finish }) =>
          time.after(500 + amount * 100, () => {
            if (finish) void outside(finish).then((reply) => answer(reply));
          }),
        );
        return;
      case 'slow answer':
        arrive(there, (reply) => answer(reply, 5_000 + amount * 300));
        return;
      case 'answer cut':
        arrive(there, (reply) => answer({ ...reply, cut: true }));
        return;
      case 'push lost by the database':
        // Up to 2 s: before the device has pulled, or after it.
        letter.lost = {
          afterMs: amount * 20,
          by: amount % 2 === 0 ? 'power cut' : 'folder put back',
        };
        arrive(there, (reply) => answer(reply));
        return;
      case '500':
        // Before or after the work was done; the client cannot tell.
        if (amount % 2 === 0) time.after(there, () => answer(problemReply(500, 'internal')));
        else arrive(there, () => answer(problemReply(500, 'internal')));
        return;
      case 'captive portal':
      case '429 in seconds':
      case '429 as a date':
      case '503 in seconds':
      case '503 as a date':
        time.after(there, () => answer(standIn(armed)));
    }
  }
}

function letterOf(client: Client, path: string, init: RequestInit): Letter {
  const url = new URL(path, 'https://homeward.test');
  return {
    client,
    route: `${init.method ?? 'GET'} ${url.pathname}`,
    url,
    owner: new Headers(init.headers).get(ownerHeader),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    cookies: { ...client.device.cookies },
  };
}

/** The answer of something in front of the server. */
function standIn({ fault, amount }: Armed): Reply {
  if (fault === 'captive portal') {
    return {
      status: 200,
      headers: { 'Content-Type': 'text/html' },
      body: '<!doctype html><title>Welcome to our Wi-Fi</title>',
    };
  }
  const seconds = 1 + (amount % 120);
  const reply = problemReply(fault.startsWith('429') ? 429 : 503, 'unavailable');
  const headers: Record<string, string> = fault.endsWith('date')
    ? { Date: httpDate(0), 'Retry-After': httpDate(seconds) }
    : { 'Retry-After': String(seconds) };
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

const httpDate = (inSeconds: number) => new Date(time.now() + inSeconds * 1_000).toUTCString();
