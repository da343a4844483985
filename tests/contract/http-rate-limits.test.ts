import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateLimits } from '#worker/session/rate-limits.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { startInMemory } from './backends.ts';
import { type Browser, refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';

describe('what may be tried how often', () => {
  let backend: Embedded;
  let app: TestApp;
  /** How many passwords were hashed or compared. */
  let passwordCalls = 0;
  beforeAll(async () => {
    backend = await startInMemory();
    const counted: Embedded = {
      ...backend,
      fetch: async (input, init) => {
        if (/\/auth\/v1\/(token|signup)/.test(new Request(input, init).url)) passwordCalls += 1;
        return backend.fetch(input, init);
      },
    };
    app = await startApp({}, counted);
  });
  afterAll(async () => {
    await app.stop();
    await backend.close();
  });

  const limits = () => createRateLimits(backend, { rateLimits: true });
  let accounts = 0;
  const password = 'long enough';
  async function newAccount(browser = app.browser()) {
    accounts += 1;
    const email = `limited-${accounts}@example.org`;
    await browser.register(email);
    return { email, browser };
  }
  const signIn = (
    browser: Browser,
    email: string,
    guess: string,
    headers: Record<string, string> = {},
  ) =>
    browser.request('/api/session', {
      method: 'POST',
      body: { email, password: guess, as: 'user' },
      headers,
    });
  const statuses = async (answers: Promise<Response>[]) => {
    const count: Record<number, number> = {};
    for (const { status } of await Promise.all(answers)) count[status] = (count[status] ?? 0) + 1;
    return count;
  };

  test('300 guesses at once get no more password checks than the budget has', async () => {
    const { email } = await newAccount();
    passwordCalls = 0;
    const attacker = app.browser();
    const count = await statuses(
      Array.from({ length: 300 }, (_, nth) => signIn(attacker, email, `guess ${nth}`)),
    );
    expect(count[429]).toBeGreaterThanOrEqual(292);
    expect(passwordCalls).toBeLessThanOrEqual(8);
  });

  test('10,000 addresses have no more guesses at one account together, and each is told when to try again', async () => {
    const { email } = await newAccount();
    const guess = () => signIn(app.browser(), email, 'a guess');
    passwordCalls = 0;
    await statuses(Array.from({ length: 25 }, guess));
    expect(passwordCalls).toBeGreaterThan(0);
    expect(passwordCalls).toBeLessThanOrEqual(10);
    const answer = await guess();
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refusal(answer)).toMatchObject({
      status: 429,
      code: 'too-many-requests',
      message: expect.stringMatching(/device .*logged in to this account before/),
    });
  });

  test('a device that has signed in to the account before gets in while others guess', async () => {
    const { email, browser: own } = await newAccount();
    await own.session('/api/session', { method: 'DELETE' });
    await statuses(Array.from({ length: 15 }, () => signIn(app.browser(), email, 'a guess')));
    expect((await signIn(app.browser(), email, password)).status).toBe(429);
    expect((await signIn(own, email, password)).status).toBe(200);
  });

  test('its cookie helps with no other account, and cannot be made up', async () => {
    const [{ email, browser: own }, { email: other }] = [await newAccount(), await newAccount()];
    for (const attacked of [email, other])
      await statuses(Array.from({ length: 15 }, () => signIn(app.browser(), attacked, 'a guess')));
    expect((await signIn(own, other, password)).status).toBe(429);
    const liar = app.browser();
    for (const [name, value] of own.cookies) liar.cookies.set(name, `x${value}`);
    expect((await signIn(liar, email, password)).status).toBe(429);
  });

  test('the device has a budget of its own too', async () => {
    const { email, browser: own } = await newAccount();
    const deviceId = own.cookies.get('homeward-device')?.split('.')[0] ?? '';
    for (let nth = 0; nth < 19; nth += 1)
      expect(await limits().take(['passwordsOfDevice', deviceId, email])).toBe(0);
    expect((await signIn(own, email, 'a guess')).status).toBe(401);
    expect((await signIn(own, email, 'a guess')).status).toBe(429);
  });

  test('who types the right password pays nothing for it', async () => {
    const { email } = await newAccount();
    // More often than anybody may be wrong.
    for (let nth = 0; nth < 12; nth += 1)
      expect((await signIn(app.browser(), email, password)).status).toBe(200);
  });

  /** Uses up what a network has but for three guesses. */
  async function useUp(network: string) {
    const counted = ['wrongPasswordsOfNetwork', network] as const;
    while ((await limits().take([...counted])) === 0);
    for (let nth = 0; nth < 3; nth += 1) await limits().giveBack([...counted]);
  }
  /** What six guesses from there are answered, each at another account. */
  async function sixGuesses(browser: () => Browser, headers?: (nth: number) => object) {
    const answers: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      accounts += 1;
      const guess = signIn(browser(), `guess-${accounts}@example.org`, 'x', {
        ...headers?.(nth),
      });
      answers.push((await guess).status);
    }
    return answers;
  }
  const threeOfSix = [401, 401, 401, 429, 429, 429];
  const allSix = threeOfSix.map(() => 401);

  test('one network cannot try one password on every account', async () => {
    await useUp('192.0.2.1');
    expect(await sixGuesses(() => app.browser('192.0.2.1'))).toEqual(threeOfSix);
    expect(await sixGuesses(() => app.browser('192.0.2.2'))).toEqual(allSix);
  });

  test('whoever only reads is answered while passwords are checked', async () => {
    let checked = 0;
    const guesses = Array.from({ length: 30 }, async (_, nth) => {
      await signIn(app.browser(), `limited-${1 + (nth % accounts)}@example.org`, 'a guess');
      checked += 1;
    });
    const read = await app.browser().request('/api/catalogue/latest');
    expect(read.status).toBe(200);
    expect(checked).toBeLessThan(10);
    await Promise.all(guesses);
  });

  test('nobody registers 40 accounts in a moment', async () => {
    const one = app.browser();
    const register = (browser: Browser, email: string) =>
      browser.request('/api/session/register', {
        method: 'POST',
        body: { email, password, name: 'Pat', isAdmin: false },
      });
    const answers = Array.from({ length: 40 }, (_, nth) =>
      register(one, `many-${nth}@example.org`),
    );
    const count = await statuses(answers);
    expect(count[200]).toBeLessThanOrEqual(10);
    expect(count[429]).toBeGreaterThanOrEqual(30);
    const late = await register(one, 'many-late@example.org');
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await refusal(late)).message).toMatch(/network.*minutes/);
    expect((await register(app.browser(), 'elsewhere@example.org')).status).toBe(200);
  });

  test('without TRUSTED_PROXIES a header changes nobody’s address', async () => {
    await useUp('192.0.2.3');
    const spoofed = (nth: number) => ({
      'X-Forwarded-For': `203.0.113.${nth}`,
      Forwarded: `for=203.0.113.${nth}`,
    });
    expect(await sixGuesses(() => app.browser('192.0.2.3'), spoofed)).toEqual(threeOfSix);
  });

  test('with TRUSTED_PROXIES two people behind one proxy are two, whatever they claim', async () => {
    const proxied = await startApp({ trustedProxies: ['10.99.0.0/16'] }, backend);
    await useUp('203.0.113.7');
    const browser = () => proxied.browser('10.99.0.1');
    const from = (client: string) => (nth: number) => ({
      'X-Forwarded-For': `198.51.100.${nth}, ${client}`,
    });
    expect(await sixGuesses(browser, from('203.0.113.7'))).toEqual(threeOfSix);
    expect(await sixGuesses(browser, from('203.0.113.8'))).toEqual(allSix);
    await proxied.stop();
  });

  test('all addresses of one IPv6 network are one', async () => {
    await useUp('2001:db8:1:2::/64');
    let last = 0;
    const next = (network: string) => () => app.browser(`${network}${(last += 1)}`);
    expect(await sixGuesses(next('2001:db8:1:2::'))).toEqual(threeOfSix);
    expect(await sixGuesses(next('2001:db8:1:3::'))).toEqual(allSix);
  });

  test('the table of budgets holds no address, no email and no id in the clear', async () => {
    const { browser } = await newAccount(app.browser('192.0.2.77'));
    await browser.push([
      { kind: 'askForSuggestions', args: { id: crypto.randomUUID(), prompt: 'A dog' } },
    ]);
    await signIn(app.browser('192.0.2.77'), 'clear@example.org', 'x');
    const rows = JSON.stringify(await backend.sql('select * from private.rate_limits'));
    expect(rows).not.toMatch(/192\.0\.2|example\.org|[0-9a-f]{8}-[0-9a-f]{4}/);
    await backend.sql(`update private.rate_limits set full_at = now() - interval '1 s'`);
    await backend.sql('select private.delete_expired()');
    expect(await backend.sql('select from private.rate_limits')).toEqual([]);
  });
});
