import type { Browser, BrowserContext } from '@playwright/test';

/** How Chromium reports what the content policy has blocked. */
export const violation = /Content Security Policy|Trusted(HTML|Script|ScriptURL)\b/;

/** What Chromium reports of a server that is gone, or went while it answered. */
export const connectionLost =
  /ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH_MISMATCH/;

/** Collects the errors of all pages of a browser, also in contexts that a test opens itself. */
export class ConsoleWatch {
  readonly #allowed: RegExp[] = [];
  readonly #seen: string[] = [];
  #violationsAllowed = false;
  readonly #watched = new WeakSet<BrowserContext>();

  constructor(browser: Browser) {
    for (const context of browser.contexts()) this.#watch(context);
    browser.on('context', this.#watch);
  }

  end(browser: Browser): void {
    browser.off('context', this.#watch);
  }

  /** Expects errors whose text or address matches. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Expects violations of the content policy, which no other pattern allows. */
  allowViolations(): void {
    this.#violationsAllowed = true;
  }

  unexpected(): string[] {
    return this.#seen.filter((error) =>
      violation.test(error)
        ? !this.#violationsAllowed
        : !this.#allowed.some((pattern) => pattern.test(error)),
    );
  }

  readonly #watch = (context: BrowserContext): void => {
    if (this.#watched.has(context)) return;
    this.#watched.add(context);
    context.on('console', (message) => {
      if (message.type() === 'error') {
        this.#seen.push(`console error: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => {
      // Some, such as an uncaught DOMException, have no stack.
      const { stack, name, message } = error.error();
      this.#seen.push(`page error: ${stack || `${name} ${message}`} (${error.page()?.url()})`);
    });
    context.on('page', (page) => {
      page.on('crash', () => this.#seen.push(`page crashed: ${page.url()}`));
    });
  };
}
