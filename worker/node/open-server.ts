import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Problem } from '#src/domain/protocol.ts';
import { type Environment, localAddress, StartFailure } from '#worker/env.ts';

type Fetch = Hono['fetch'];

export type OpenServer = {
  /** The URL to open in a browser. */
  address: string;
  answerWith(fetch: Fetch): void;
  /** Closes idle connections at once, and the others when their answer is sent or after 5 s. */
  close(): Promise<void>;
};

/** 5 s: longer than any answer takes. What is still open then has a stalled reader. */
const graceMs = 5_000;

/** What one client can hold: time, and connections. */
export type ConnectionBounds = {
  headersMs: number;
  /** The headers and the body; `boundedBody` answers sooner. */
  requestMs: number;
  /** Without a byte in either direction. A stream sends one every 15 s. */
  silentMs: number;
  connections: number;
};

const usualBounds: ConnectionBounds = {
  headersMs: 10_000,
  requestMs: 20_000,
  silentMs: 60_000,
  // Each open stream is one; 2,000 take some 100 MB.
  connections: 2_000,
};

const starting = 'Homeward is starting. Try again in a moment.';

/** Answers while the database opens, which takes seconds. A browser tries again by itself. */
const notYet: Fetch = (request) => {
  const headers = {
    'Retry-After': '2',
    'Cache-Control': 'no-store',
    'X-Request-Id': crypto.randomUUID(),
  };
  if (request.headers.get('Accept')?.includes('text/html'))
    return new Response(starting, { status: 503, headers: { ...headers, Refresh: '2' } });
  const problem: Problem = { code: 'unavailable', message: starting };
  return Response.json(problem, { status: 503, headers });
};

/** Listens on the port. Throws a StartFailure that says how to choose another one. */
export async function openServer(
  { port, host }: Pick<Environment, 'port' | 'host'>,
  bounds = usualBounds,
): Promise<OpenServer> {
  let fetch: Fetch = notYet;
  const listener = getRequestListener((request, env) => fetch(request, env), {
    // Only for what is no request: the app answers its own errors.
    errorHandler: () =>
      new Response(null, { status: 400, headers: { 'X-Request-Id': crypto.randomUUID() } }),
  });
  const { headersMs, requestMs, silentMs, connections } = bounds;
  const timeouts = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    // How often Node looks whether one has passed; by default every 30 s.
    connectionsCheckingInterval: Math.min(1_000, headersMs),
    // Longer than proxies keep a connection. With Node's 5 s it was closed under a request.
    keepAliveTimeout: 65_000,
  };
  const server = createServer(timeouts, (request, response) => void listener(request, response));
  server.setTimeout(silentMs);
  server.maxConnections = connections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, port, host)));
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    address: localAddress(host, boundPort),
    answerWith(next) {
      fetch = next;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

function refusal(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const sentence = mends(port, host).get(error.code ?? '');
  return sentence ? new StartFailure(sentence) : error;
}

const mends = (port: number, host: string) => {
  const notOurs = `HOST ${host} is no address of this machine: use 127.0.0.1 or 0.0.0.0.`;
  return new Map([
    [
      'EADDRINUSE',
      `Port ${port} is in use: stop what runs there, or choose another one, like PORT=${port + 1}.`,
    ],
    ['EACCES', `Port ${port} needs special rights: choose another one, like PORT=8787.`],
    ['EADDRNOTAVAIL', notOurs],
    ['ENOTFOUND', notOurs],
  ]);
};
