import type { Network } from '#src/domain/request-json.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { pushRequestSchema } from '#src/domain/commands.ts';

/** A request as the script sees it. */
export type Call = {
  /** Like 'POST /api/sync/push'. */
  route: string;
  url: URL;
  headers: Headers;
  body: unknown;
  /** Of a request that is no JSON. */
  bytes: Uint8Array | undefined;
  signal: AbortSignal | undefined;
};

export type Reply = (call: Call) => Response | Promise<Response>;

export type ScriptedNetwork = {
  network: Network;
  calls: Call[];
  to(route: string): Call[];
  /** Answers a route with these replies in turn; the last one also answers all later requests. */
  on(route: string, ...replies: Reply[]): void;
  /** While true, every request fails as `fetch` does offline. */
  offline: boolean;
};

/** A network that answers as the test has scripted; all other requests fail as `fetch` does. */
export function scriptedNetwork(): ScriptedNetwork {
  const scripts = new Map<string, Reply[]>();
  const self: ScriptedNetwork = {
    calls: [],
    offline: false,
    to: (route) => self.calls.filter((call) => call.route === route),
    on: (route, ...replies) => scripts.set(route, replies),
    network: async (path, init) => {
      const url = new URL(path, 'http://homeward.test');
      const route = `${init.method ?? 'GET'} ${url.pathname}`;
      const call: Call = {
        route,
        url,
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        bytes: init.body instanceof Uint8Array ? init.body : undefined,
        signal: init.signal ?? undefined,
      };
      self.calls.push(call);
      const replies = scripts.get(route);
      const reply = replies && replies.length > 1 ? replies.shift() : replies?.[0];
      init.signal?.throwIfAborted();
      if (self.offline || !reply) throw new TypeError('Failed to fetch');
      return reply(call);
    },
  };
  return self;
}

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  () =>
    Response.json(value, { status, headers });

export const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  json({ code, message: `A sentence about ${code}.` }, status, headers);

/** The worker accepts every command it is sent. */
export const acceptAll: Reply = ({ headers, body }) =>
  Response.json({
    owner: headers.get(ownerHeader),
    results: pushRequestSchema.parse(body).commands.map(({ id }) => ({ id, outcome: 'accepted' })),
  });

/** A pull without changes, but for the newest command that was sent: the rows show it. */
export const shown =
  (script: ScriptedNetwork): Reply =>
  ({ headers }) => {
    const sent = script.to('POST /api/sync/push').map(({ body }) => pushRequestSchema.parse(body));
    const lastSeq = Math.max(0, ...sent.flatMap(({ commands }) => commands.map(({ seq }) => seq)));
    const changes = [{ kind: 'client', id: 'client', row: { lastSeq } }];
    const answer = { reset: false, cursor: 'c1', more: false, changes };
    return Response.json({ owner: headers.get(ownerHeader), ...answer });
  };

/** A request that is never answered; it ends only when it is aborted. */
export const silent: Reply = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new TypeError('Failed to fetch')));
  });

/** The request arrives, but its answer does not. */
export const lostAnswer =
  (arrived: (call: Call) => void = () => {}): Reply =>
  (call) => {
    arrived(call);
    throw new TypeError('Failed to fetch');
  };

/** A hotel's login page in place of every answer. */
export const captivePortal: Reply = () =>
  new Response('<!doctype html><title>Welcome to our Wi-Fi</title>', {
    headers: { 'Content-Type': 'text/html' },
  });
