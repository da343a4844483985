// A proxy between browser and server, for all requests, also those of the service worker.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { freePort } from '../e2e/server.ts';
import { type Exchange, openExchange } from './exchange.ts';

/** The route of a handler for all requests that no other handler takes. */
export const anything = '* *';
/** Method and path without its query, like 'POST /api/sync/push'. */
type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}` | typeof anything;
type Handler = (exchange: Exchange) => void | Promise<unknown>;
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

  /** Sends requests to this server from now on. */
  forwardTo(serverUrl: string): void {
    this.#serverPort = Number(new URL(serverUrl).port);
  }

  /** Passes every request of this route to the handler, until `clear`. */
  on(route: Route, handler: Handler): void {
    this.#handlers.set(route, handler);
  }

  /** Passes the next request of this route to the handler, after the handlers of earlier calls. */
  once(route: Route, handler: Handler): void {
    this.#once.set(route, [...(this.#once.get(route) ?? []), handler]);
  }

  /** Removes all handlers, so that everything is passed on again. */
  clear(): void {
    this.#handlers.clear();
    this.#once.clear();
  }

  /** All requests of this route since the test began, oldest first. */
  seen(route: Route): readonly Seen[] {
    return this.#seen.filter((one) => one.route === route);
  }

  /** The routes of all requests below this path since the test began, oldest first. */
  requests(under: string): readonly string[] {
    return this.#seen.filter(({ path }) => path.startsWith(under)).map(({ route }) => route);
  }

  /** Waits for the `count`th request of this route since the test began. */
  async arrival(route: Route, count = 1): Promise<Seen> {
    for (;;) {
      const found = this.seen(route)[count - 1];
      if (found) return found;
      await new Promise<void>((resolve) => this.#watchers.add(resolve));
    }
  }

  /** Refuses connections and closes those that are open. */
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

  /** Resets everything to before the test; rethrows what a handler threw. */
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
      // Not a failure if the browser closed the connection in the middle of its request.
      if (!request.destroyed || request.complete) this.#failures.push(error);
      response.destroy();
    }
  }
}
