// A proxy that replaces a file of the server with another one, as a deployment does.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { freePort } from './server.ts';

export type Front = {
  url: string;
  /** From now on, this path is answered with this script. */
  replace(path: string, script: string): void;
  close(): Promise<void>;
};

export async function openFront(serverUrl: string): Promise<Front> {
  const replaced = new Map<string, string>();
  const server = createServer((asked, answer) => {
    const script = replaced.get(asked.url ?? '');
    if (script !== undefined) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      answer.end(script);
      return;
    }
    const options = { method: asked.method, headers: asked.headers };
    const onward = request(new URL(asked.url ?? '/', serverUrl), options, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    // A page that is left cuts off its event stream.
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  const port = await freePort();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    replace: (path, script) => replaced.set(path, script),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
