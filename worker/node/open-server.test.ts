import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type ConnectionBounds, openServer, type OpenServer } from './open-server.ts';

const patient = { headersMs: 60_000, requestMs: 60_000, silentMs: 60_000, connections: 100 };

describe('a connection', () => {
  let server: OpenServer | undefined;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await server?.close();
  });

  async function open(bounds: Partial<ConnectionBounds>) {
    server = await openServer({ host: '127.0.0.1', port: 0 }, { ...patient, ...bounds });
    server.answerWith(async (request) => new Response(await request.text()));
    return Number(new URL(server.address).port);
  }

  async function say(port: number, text: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  /** What was answered until the server closed the connection. */
  async function answerOf(socket: Socket): Promise<string> {
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    // `once` of events would reject where the connection is reset.
    await new Promise((resolve) => socket.once('close', resolve));
    return answer;
  }

  test('whose headers do not come is closed', async () => {
    const port = await open({ headersMs: 100 });
    expect(await answerOf(await say(port, 'GET / HTTP/1.1\r\nHost: local'))).toMatch(
      /^HTTP\S+ 408/,
    );
    expect(await answerOf(await say(port, ''))).not.toContain('200');
  });

  test('whose body does not come is closed', async () => {
    const port = await open({ headersMs: 100, requestMs: 200 });
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{';
    expect(await answerOf(await say(port, head))).not.toContain('200');
  });

  test('on which nothing is said for long is closed', async () => {
    const port = await open({ silentMs: 100 });
    server?.answerWith(() => new Promise(() => {}));
    expect(await answerOf(await say(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))).toBe('');
  });

  test('is refused where there are as many as a worker can hold', async () => {
    const port = await open({ connections: 2 });
    await Promise.all([say(port, ''), say(port, '')]);
    expect(await answerOf(await say(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))).toBe('');
  });
});
