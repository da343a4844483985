// Requests over connections that stay open, by the least that HTTP/1.1 asks for: the measuring side
// must not be what is measured.
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { median } from '#tools/measured.js';

/** The text of a whole request for one of the connections. */
export type RequestOf = (connection: number) => string;

/**
 * Sends requests for `ms` over so many connections, each with one request at a time. Returns how
 * many a second were answered. Throws at an answer that is not 200.
 */
export async function requestsPerSecond(
  port: number,
  connections: number,
  ms: number,
  requestOf: RequestOf,
): Promise<number> {
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true);
      await once(socket, 'connect');
      return socket;
    }),
  );
  const rate = await timesPerSecond(connections, ms, (n) => {
    const socket = sockets[n];
    if (!socket) throw new Error('There is no such connection.');
    return exchange(socket, requestOf(n));
  });
  for (const socket of sockets) socket.destroy();
  return rate;
}

/** Does something for `ms`, so many at once; returns how often a second. */
export async function timesPerSecond(
  atOnce: number,
  ms: number,
  deed: (nth: number) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  const begun = performance.now();
  const until = begun + ms;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, nth) => {
      while (performance.now() < until) {
        await deed(nth);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - begun);
}

/** The median time of doing something so often, one after the other, in ms. */
export async function medianMs(
  times: number,
  deed: (nth: number) => Promise<unknown>,
): Promise<number> {
  const took: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const begun = performance.now();
    await deed(nth);
    took.push(performance.now() - begun);
  }
  return median(took);
}

function exchange(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = '';
    let missing = Number.POSITIVE_INFINITY;
    let isChunked = false;
    const done = (error?: Error) => {
      socket.off('data', read);
      socket.off('error', done);
      if (error) reject(error);
      else resolve();
    };
    const read = (bytes: Buffer) => {
      if (missing === Number.POSITIVE_INFINITY && !isChunked) {
        head += bytes.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) return done(new Error(head));
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
        isChunked = length === undefined;
        missing = Number(length) - (head.length - end - 4);
      } else missing -= bytes.length;
      const ended = isChunked
        ? bytes.subarray(-5).toString('latin1') === '0\r\n\r\n'
        : missing <= 0;
      if (ended) done();
    };
    socket.on('data', read);
    socket.on('error', done);
    socket.write(request);
  });
}
