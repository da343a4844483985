import type { Browser, BrowserContext } from '@playwright/test';

/** Collects what goes wrong in any page of a browser, in contexts that a test opens itself too. */
export class ConsoleWatch {
  readonly #allowed: RegExp[] = [];
  readonly #seen: string[] = [];
  readonly #watched = new WeakSet<BrowserContext>();

  constructor(browser: Browser) {
    for (const context of browser.contexts()) this.#watch(context);
    browser.on('context', this.#watch);
  }

  end(browser: Browser): void {
    browser.off('context', this.#watch);
  }

  /** Errors whose text or address matches are part of the test. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#seen.filter((error) => !this.#allowed.some((pattern) => pattern.test(error)));
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
      // Some, as a DOMException that nobody caught, come without a stack.
      const { stack, name, message } = error.error();
      this.#seen.push(`page error: ${stack || `${name} ${message}`} (${error.page()?.url()})`);
    });
    context.on('page', (page) => {
      page.on('crash', () => this.#seen.push(`page crashed: ${page.url()}`));
    });
  };
}
