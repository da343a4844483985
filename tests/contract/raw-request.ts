import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { readEnvironment } from '#worker/env.ts';
import { openServer } from '#worker/node/open-server.ts';
import type { TestApp } from './http-app.ts';

export type RawAnswer = { status: number; headers: IncomingMessage['headers']; text: string };

export type ServedApp = {
  port: number;
  /** Sends exactly these headers and no `Host` unless they name one. */
  send(
    method: string,
    path: string,
    headers?: Record<string, string>,
    body?: string,
  ): Promise<RawAnswer>;
  close(): Promise<void>;
};

/** Serves an app on a port, for requests that `fetch` would not send. */
export async function serveApp(app: Pick<TestApp, 'fetch'>): Promise<ServedApp> {
  const server = await openServer(readEnvironment({ PORT: '0' }));
  server.answerWith((asked) => app.fetch(asked));
  const port = Number(new URL(server.address).port);
  return {
    port,
    async send(method, path, headers = {}, body = '') {
      const length = { 'Content-Length': Buffer.byteLength(body) };
      const all = { ...(body && length), ...headers };
      const asked = request({ port, method, path, headers: all, setHost: false });
      asked.end(body);
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // as `request` documents
      let text = '';
      for await (const chunk of answer) text += String(chunk);
      return { status: answer.statusCode ?? 0, headers: answer.headers, text };
    },
    close: server.close,
  };
}
