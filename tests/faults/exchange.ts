// One request of the browser on its way through the proxy, controlled by a test.
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';

export type ServerAnswer = { status: number; headers: OutgoingHttpHeaders; body: string | Buffer };

/** What a handler may do with a request; it ends with `answer`, `passOn` or `cut`. */
export type Exchange = {
  method: string;
  /** The path without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** Sends the request to the server with each call; rejects if the server is away or dies. */
  forward(): Promise<ServerAnswer>;
  answer(status: number, headers: OutgoingHttpHeaders, body: string | Buffer): void;
  /** Streams the server's answer to the browser; `freeze` lets no more through. */
  passOn(): { freeze(): void };
  /** Closes the connection without an answer. */
  cut(): void;
};

// Hop-by-hop headers belong to one connection, and the proxy has two (RFC 9110, 7.6.1).
const hopByHopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

function without<Headers extends OutgoingHttpHeaders>(headers: Headers, ...names: string[]) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())),
  );
}

/** Reads a request to its end, so that a handler can repeat it. */
export async function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  serverPort: number,
): Promise<Exchange> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', 'http://proxy.invalid');

  /** Never reuses a connection: one that died with a killed server would fail a later request. */
  const toServer = (extra: OutgoingHttpHeaders) =>
    httpRequest({
      host: '127.0.0.1',
      port: serverPort,
      method,
      path: request.url,
      headers: { ...without(headers, ...hopByHopHeaders), ...extra },
      agent: false,
    }).end(body);

  return {
    method,
    path: url.pathname,
    query: url.searchParams,
    headers,
    body: body.toString(),
    forward: async () => {
      const outgoing = toServer({ 'accept-encoding': 'identity' });
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]; // as Node declares it
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      return {
        status: answer.statusCode ?? 0,
        headers: without(answer.headers, ...hopByHopHeaders, 'content-length'),
        body: Buffer.concat(parts),
      };
    },
    answer: (status, given, text) => {
      response.writeHead(status, given).end(text);
    },
    passOn: () => {
      const outgoing = toServer({});
      let isFrozen = false;
      outgoing.on('error', () => response.destroy());
      outgoing.on('response', (answer) => {
        const given = without(answer.headers, ...hopByHopHeaders);
        // Only the server's own `Date`, so that an answer has one clock.
        response.sendDate = false;
        response.writeHead(answer.statusCode ?? 502, given);
        // At once, because a stream may have no data for a long time.
        response.flushHeaders();
        answer.on('data', (part: Buffer) => !isFrozen && response.write(part));
        answer.on('end', () => !isFrozen && response.end());
        answer.on('error', () => !isFrozen && response.destroy());
      });
      response.on('close', () => outgoing.destroy());
      return {
        freeze: () => {
          isFrozen = true;
        },
      };
    },
    cut: () => void response.destroy(),
  };
}
