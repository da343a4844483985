// A proxy between browser and server: what passes here is the network, the service worker's too.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { freePort } from '../e2e/server.ts';
import { type Exchange, openExchange } from './exchange.ts';

/** For a handler of whatever no other handler takes. */
export const anything = '* *';
/** Method and path without its query, like 'POST /api/sync/push'. */
type Route = `${'GET' | 'POST' | 'DELETE'} /${string}` | typeof anything;
type Handler = (exchange: Exchange) => void | Promise<void>;
/** `at` in milliseconds of `performance.now()`. */
type Seen = Pick<Exchange, 'path' | 'query' | 'headers' | 'body'> & { at: number };

export class FaultProxy {
  readonly url: string;
  readonly #port: number;
  #serverPort = 0;
  readonly #server = createServer((request, response) => void this.#take(request, response));
  readonly #handlers = new Map<Route, Handler>();
  readonly #once = new Map<Route, Handler[]>();
  #seen: (Seen & { route: string })[] = [];
  #watchers = new Set<() => void>();
  #failures: unknown[] = [];

  static async create(): Promise<FaultProxy> {
    return new FaultProxy(await freePort());
  }

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://localhost:${port}`;
  }

  /** Where requests go from now on. */
  leadTo(serverUrl: string): void {
    this.#serverPort = Number(new URL(serverUrl).port);
  }

  /** Every request of this kind goes to the handler, until `clear`. */
  on(route: Route, handler: Handler): void {
    this.#handlers.set(route, handler);
  }

  /** The next request of this kind goes to the handler, or after those of earlier calls. */
  once(route: Route, handler: Handler): void {
    this.#once.set(route, [...(this.#once.get(route) ?? []), handler]);
  }

  /** Passes everything on again. */
  clear(): void {
    this.#handlers.clear();
    this.#once.clear();
  }

  /** Everything asked so since the test began, oldest first. */
  seen(route: Route): readonly Seen[] {
    return this.#seen.filter((one) => one.route === route);
  }

  /** The `count`th request of this kind since the test began, as soon as it is there. */
  async arrival(route: Route, count = 1): Promise<Seen> {
    for (;;) {
      const found = this.seen(route)[count - 1];
      if (found) return found;
      await new Promise<void>((resolve) => this.#watchers.add(resolve));
    }
  }

  /** Refuses connections and breaks those that are open. */
  async down(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async up(): Promise<void> {
    if (this.#server.listening) return;
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** As before the test; throws what a handler threw, which no browser would tell. */
  async reset(): Promise<void> {
    this.clear();
    this.#server.closeAllConnections();
    const [failure] = this.#failures;
    this.#failures = [];
    this.#seen = [];
    await this.up();
    if (failure !== undefined) throw new Error('A handler failed.', { cause: failure });
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const exchange = await openExchange(request, response, this.#serverPort);
      const route = `${exchange.method} ${exchange.path}` as Route; // our own spelling of it
      this.#seen.push({ ...exchange, route, at: performance.now() });
      const watchers = [...this.#watchers];
      this.#watchers.clear();
      for (const watcher of watchers) watcher();
      const handler =
        this.#once.get(route)?.shift() ?? this.#handlers.get(route) ?? this.#handlers.get(anything);
      if (handler) await handler(exchange);
      else exchange.passOn();
    } catch (error) {
      // The browser has gone away in the middle of its request, or a handler failed.
      if (!request.destroyed || request.complete) this.#failures.push(error);
      response.destroy();
    }
  }
}
