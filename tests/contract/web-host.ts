import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublicNetwork } from '#worker/http/public-network.ts';
import { createPublicNetwork } from '#worker/node/public-network.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server, and a network in which it stands for hosts of the internet. */
export type WebHost = {
  /** What was asked, as `host/path`, in its order. */
  asked: string[];
  /** Answers at this path from now on. Others are answered with 404. */
  answer(path: string, answer: Answer): void;
  /**
   * Names lead to the server, unless `addressesOf` says otherwise. 127.0.0.1 counts as public there;
   * what else is public is asked of the product.
   */
  network(addressesOf?: (hostname: string) => Promise<readonly string[]>): PublicNetwork;
  close(): void;
};

export async function startWebHost(isPublic: (address: string) => boolean): Promise<WebHost> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    asked.push(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`);
    const answer = answers.get(pathname);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of TCP
  return {
    asked,
    answer: (path, answer) => answers.set(path, answer),
    network(addressesOf = async () => ['127.0.0.1']) {
      const network = createPublicNetwork(
        addressesOf,
        (address) => address === '127.0.0.1' || isPublic(address),
      );
      const fetch: PublicNetwork['fetch'] = (url, init) => {
        const here = new URL(url);
        here.port = String(port);
        return network.fetch(here.href, init);
      };
      return { ...network, fetch };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const send =
  (body: string | Uint8Array, headers: Record<string, string> = {}, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

export const redirect = (to: string, status = 302): Answer => send('', { Location: to }, status);
