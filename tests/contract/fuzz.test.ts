// Every route of the worker, asked for in every wrong way. `npm run fuzz` sends ten times as much.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PushService } from '#tests/push/push-service.ts';
import { makeVapidKeys } from '#worker/notifications/vapid.ts';
import type { Browser } from './browser.ts';
import { origin, startApp, type TestApp } from './http-app.ts';
import { type FuzzRequest, requestsTo, shapes, namedMedium } from './fuzz-requests.ts';
import { photoOf } from './media-steps.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 1_000);
/** An answer that takes longer counts as none. */
const answerMs = 2_000;
const stack = /\bat (async )?[\w.<>$ ]*\(?(file:|node:|\/)\S+:\d+:\d+/;
const sql =
  /\b(select|insert into|update|delete from) .{0,60}\b(from|set|values|where)\b|violates|syntax error|relation "|SQLSTATE|pg_/i;

describe('any request to any route', () => {
  let app: TestApp;
  let browsers: Record<FuzzRequest['who'], () => Promise<Browser>>;
  let slowestMs = 0;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const vapid = { ...(await makeVapidKeys()), subject: 'mailto:keeper@homeward.example' };
    app = await startApp({ vapid }, undefined, new PushService(vapid.publicKey));
    await photoOf(app, [namedMedium]);
    let people = 0;
    /** Signing out is one of the requests, so that a person is made anew from time to time. */
    const known = (make: (browser: Browser) => Promise<unknown>) => {
      let browser: Browser | undefined;
      return async () => {
        if (!browser || browser.cookies.size === 0) {
          browser = app.browser();
          await make(browser);
        }
        return browser;
      };
    };
    const newUser = (isAdmin: boolean) => (browser: Browser) =>
      browser.register(`fuzz-${(people += 1)}@example.org`, { isAdmin });
    browsers = {
      'a visitor': async () => app.browser(),
      'a guest': known((browser) => browser.introduceGuest()),
      'a user': known(newUser(false)),
      'an admin': known(newUser(true)),
    };
  });
  afterAll(async () => {
    console.log(`the slowest answer took ${Math.round(slowestMs)} ms`);
    await app.stop();
    vi.restoreAllMocks();
  });

  const routes = () =>
    new Set(
      app.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => `${method} ${path}`),
    );

  test('is fuzzed: each route has a generator, and no other', () => {
    expect(Object.keys(shapes).sort()).toEqual([...routes()].sort());
  });

  async function ask({ who, method, path, headers, body }: FuzzRequest) {
    const { owner, cookies } = await browsers[who]();
    const startedMs = performance.now();
    const request = new Request(new URL(path.replace(/^\/+/, '/'), origin), {
      method,
      headers: {
        'X-Homeward-User': owner,
        Origin: origin,
        'Content-Type': 'application/json',
        Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
      ...(body !== undefined && !['GET', 'HEAD'].includes(method) && { body }),
    });
    const late = new Promise<never>((_, reject) =>
      setTimeout(reject, answerMs, new Error(`no answer within ${answerMs} ms`)).unref(),
    );
    const answer = await Promise.race([app.fetch(request), late]);
    const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream');
    const text = isStream ? '' : await Promise.race([answer.text(), late]);
    if (isStream) await answer.body?.cancel();
    slowestMs = Math.max(slowestMs, performance.now() - startedMs);
    return { status: answer.status, text };
  }

  const eachRoute = Math.ceil(requests / Object.keys(shapes).length);
  test.each(Object.keys(shapes))(
    '%s is answered in time, without an error of ours, a stack or SQL',
    async (route) => {
      await fc.assert(
        fc.asyncProperty(requestsTo(route), async (request) => {
          app.logged.splice(0);
          // A busy machine may be late once.
          const { status, text } = await ask(request).catch(() => ask(request));
          expect(status, `${text} ${app.logged.join('\n')}`).toBeLessThan(500);
          expect(text).not.toMatch(stack);
          if (status >= 400) expect(text).not.toMatch(sql);
        }),
        { numRuns: eachRoute },
      );
    },
    10 * 60_000,
  );
});
