import type { Browser, BrowserContext, Request, Response } from '@playwright/test';
import { Server } from './server.ts';

/** What of a request is a person's. Names are too common to be looked for. */
const personal = ['email', 'password', 'phoneNumber', 'address', 'access_token', 'refresh_token'];

// Of all tests of this process: their servers go on from test to test.
const words = new Set<string>();

function collect(value: unknown, key = ''): void {
  // A shorter one may be a part of any word.
  if (typeof value === 'string' && value.length >= 6 && personal.includes(key)) words.add(value);
  if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) collect(part, name);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Collects what people type into the pages of a browser, and the tokens they get. */
export class PersonalWords {
  readonly #watched = new WeakSet<BrowserContext>();
  readonly #reading: Promise<void>[] = [];

  constructor(browser: Browser) {
    for (const context of browser.contexts()) this.#watch(context);
    browser.on('context', this.#watch);
  }

  /** Lines of the servers' logs that hold such a word, or anything that looks like one. */
  async logged(browser: Browser): Promise<string[]> {
    browser.off('context', this.#watch);
    await Promise.all(this.#reading);
    return Server.all.flatMap(({ log }) => log.split('\n')).filter(isPersonal);
  }

  readonly #watch = (context: BrowserContext): void => {
    if (this.#watched.has(context)) return;
    this.#watched.add(context);
    context.on('request', (request: Request) => collect(parsed(request.postData() ?? '')));
    context.on('response', (response: Response) => {
      if (new URL(response.url()).pathname.startsWith('/api/session'))
        // One whose page has closed meanwhile cannot be read any more.
        this.#reading.push(readTokens(response).catch(() => {}));
    });
  };
}

async function readTokens(response: Response): Promise<void> {
  const cookies = (await response.headerValue('Set-Cookie')) ?? '';
  for (const [, text = ''] of cookies.matchAll(/=base64-([\w-]+)/g))
    collect(parsed(Buffer.from(text, 'base64url').toString()));
}

const email = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;
const token = /\beyJ[\w-]{10,}/;

function isPersonal(line: string): boolean {
  // The demo accounts are published: the greeting names them.
  if (/^ +demo /.test(line)) return false;
  return email.test(line) || token.test(line) || [...words].some((word) => line.includes(word));
}
