import { EventSourceParserStream } from 'eventsource-parser/stream';
import { guestOwner } from '#src/domain/account.ts';
import type { Command } from '#src/domain/commands.ts';
import {
  type CommandResult,
  type PullResponse,
  pullResponseSchema,
  ownerHeader,
  type Poke,
  pokeSchema,
  type Problem,
  problemSchema,
  pushResponseSchema,
  type SessionInfo,
  sessionInfoSchema,
} from '#src/domain/protocol.ts';

type Init = { method?: string; body?: unknown; headers?: Record<string, string> };

/** One browser: stores cookies, sends its origin with each write, and knows who is signed in. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly clientId = crypto.randomUUID();
  owner: string = guestOwner;
  #seq = 0;
  readonly #origin: string;
  readonly #fetch: (request: Request) => Promise<Response>;

  constructor(origin: string, send: (request: Request) => Promise<Response>) {
    this.#origin = origin;
    this.#fetch = send;
  }

  async request(
    path: string,
    { method = 'GET', body, headers = {} }: Init = {},
  ): Promise<Response> {
    const response = await this.#fetch(
      new Request(new URL(path, this.#origin), {
        method,
        headers: {
          [ownerHeader]: this.owner,
          ...(method !== 'GET' && { Origin: this.#origin, 'Content-Type': 'application/json' }),
          ...cookieHeader(this.cookies),
          ...headers,
        },
        ...(body !== undefined && {
          body: typeof body === 'string' || isBytes(body) ? body : JSON.stringify(body),
        }),
      }),
    );
    keepCookies(this.cookies, response);
    return response;
  }

  async session(path: string, init?: Init): Promise<SessionInfo> {
    const info = sessionInfoSchema.parse(await success(await this.request(path, init)));
    this.owner = info.user?.uid ?? guestOwner;
    return info;
  }

  /** Registers a new account, and stays signed in with it. */
  register(email: string, more: { isAdmin?: boolean; name?: string } = {}): Promise<SessionInfo> {
    const body = { email, password: 'long enough', name: 'Pat Example', isAdmin: false, ...more };
    return this.session('/api/session/register', { method: 'POST', body });
  }

  signIn(email: string, password: string, as: 'user' | 'admin'): Promise<SessionInfo> {
    return this.session('/api/session', { method: 'POST', body: { email, password, as } });
  }

  /** Gets a guest cookie, as a page does if the worker does not know the visitor yet. */
  async introduceGuest(): Promise<void> {
    await this.session('/api/session/refresh', { method: 'POST' });
  }

  async push(commands: readonly Command[]): Promise<CommandResult[]> {
    const envelopes = commands.map((command) => {
      this.#seq += 1;
      return { id: crypto.randomUUID(), seq: this.#seq, command };
    });
    const body = { clientId: this.clientId, commands: envelopes };
    if (this.owner === guestOwner && ![...this.cookies.keys()].some((name) => /guest/.test(name)))
      await this.introduceGuest();
    const answer = await success(await this.request('/api/sync/push', { method: 'POST', body }));
    return pushResponseSchema.parse(answer).results;
  }

  async pull(cursor = ''): Promise<PullResponse> {
    const query = new URLSearchParams({ clientId: this.clientId, cursor });
    return pullResponseSchema.parse(await success(await this.request(`/api/sync/pull?${query}`)));
  }

  /** Every change of a complete pull, from the start. */
  async pullAll(): Promise<PullResponse['changes']> {
    const changes: PullResponse['changes'] = [];
    for (let cursor = '', more = true; more;) {
      const batch = await this.pull(cursor);
      changes.push(...batch.changes);
      ({ cursor, more } = batch);
    }
    return changes;
  }

  /** Resolves once the event stream is open. `next` waits for the next poke. */
  async listen(): Promise<{ next(): Promise<Poke>; ended: Promise<void>; stop(): Promise<void> }> {
    const response = await this.request('/api/live');
    if (!response.body) throw new Error('the stream has no body');
    const listening = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const reader = response.body
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>) // Node's types differ by a buffer
      .pipeThrough(new EventSourceParserStream({ onComment: () => listening.resolve() }))
      .getReader();
    const pokes: Poke[] = [];
    let arrived = Promise.withResolvers<void>();
    void (async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return ended.resolve();
        if (value.event !== 'poke') throw new Error(`unknown event ${value.event}`);
        pokes.push(pokeSchema.parse(JSON.parse(value.data)));
        arrived.resolve();
      }
    })();
    await listening.promise;
    return {
      async next() {
        while (pokes.length === 0) {
          await arrived.promise;
          arrived = Promise.withResolvers();
        }
        // The loop ends only when there is a poke.
        return pokes.shift() as Poke;
      },
      ended: ended.promise,
      stop: () => reader.cancel(),
    };
  }
}

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

type Cookies = Map<string, string>;

export const cookieHeader = (cookies: Cookies): { Cookie?: string } =>
  cookies.size === 0
    ? {}
    : { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };

/** Does with an answer's cookies what a browser does. */
export function keepCookies(cookies: Cookies, { headers }: Response): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

async function success(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text);
}

/** The status and problem of an answer that must be a refusal with a readable sentence. */
export async function refusal(response: Response): Promise<Problem & { status: number }> {
  const answer: unknown = await response.json();
  const { data: problem } = problemSchema.safeParse(answer);
  if (!problem) throw new Error(`no refusal: ${response.status} ${JSON.stringify(answer)}`);
  if (!/^[A-Z].*[.?!]$|^[A-Z][^.]+$/.test(problem.message))
    throw new Error(`no sentence: ${problem.message}`);
  return { status: response.status, ...problem };
}

/**
 * The answers of `count` requests, one after the other: on a busy core a few checks of a password
 * take longer together than the 5 s that the worker waits for one.
 */
export async function inTurn<Answer>(count: number, ask: (nth: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  while (answers.length < count) answers.push(await ask(answers.length));
  return answers;
}
