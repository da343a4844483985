import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Browser } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';

const ask = (prompt: string) =>
  ({ kind: 'askForSuggestions', args: { id: crypto.randomUUID(), prompt } }) as const;

const questionsOf = async (browser: Browser) =>
  (await browser.pull()).changes.filter(({ kind }) => kind === 'chatSession');

describe('the guest cookie', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  test('on https is for this host alone, and Secure', async () => {
    const publicUrl = new URL('https://pets.example.org');
    const https = await startApp({ publicUrl }, app.backend);
    const answer = await https.browser().request('/api/session/refresh', {
      method: 'POST',
      headers: { Origin: publicUrl.origin },
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-homeward-guest=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await https.stop();
  });

  test('an id that the client chose, or changed, is nobody’s', async () => {
    const victim = app.browser();
    await victim.push([ask('a dog')]);
    const [id = '', signature = ''] = (victim.cookies.get('homeward-guest') ?? '').split('.');
    expect(await questionsOf(victim)).toHaveLength(1);
    const other = app.browser();
    await other.introduceGuest();
    const [, others = ''] = (other.cookies.get('homeward-guest') ?? '').split('.');
    for (const value of [id, `${id}.`, `${id}.${others}`, `${id}.${signature.slice(0, -8)}`]) {
      const chosen = app.browser();
      chosen.cookies.set('homeward-guest', value);
      expect(await questionsOf(chosen), value).toEqual([]);
      const { clientId } = chosen;
      const commands = [{ id: crypto.randomUUID(), seq: 1, command: ask('a cat') }];
      const push = { method: 'POST', body: { clientId, commands } };
      expect((await chosen.request('/api/sync/push', push)).status, value).toBe(401);
      await chosen.introduceGuest();
      expect(chosen.cookies.get('homeward-guest')?.split('.')[0], value).not.toBe(id);
    }
    expect(await questionsOf(victim)).toHaveLength(1);
  });

  test.each(['signs in', 'registers'])(
    'the next guest after somebody who %s reads nothing of the one before',
    async (how) => {
      const browser = app.browser();
      await browser.push([ask('the words of the first guest')]);
      const before = browser.cookies.get('homeward-guest');
      if (how === 'registers') await browser.register(`guest-${crypto.randomUUID()}@example.org`);
      else await browser.signIn('adopter@homeward.example', 'homeward-demo', 'user');
      expect([...browser.cookies.keys()].toSorted()).toEqual(['homeward', 'homeward-device']);
      await browser.session('/api/session', { method: 'DELETE' });
      await browser.introduceGuest();
      expect(browser.cookies.get('homeward-guest')).not.toBe(before);
      expect(await questionsOf(browser)).toEqual([]);
    },
  );

  test('[S10] is renewed by a visit, and not by a push, whose answer may come after a sign-out', async () => {
    const guest = app.browser();
    await guest.introduceGuest();
    const cookie = guest.cookies.get('homeward-guest') ?? '';
    const commands = [{ id: crypto.randomUUID(), seq: 1, command: ask('a dog') }];
    const body = { clientId: guest.clientId, commands };
    const pushed = await guest.request('/api/sync/push', { method: 'POST', body });
    expect(pushed.status).toBe(200);
    expect(pushed.headers.getSetCookie()).toEqual([]);
    const [visited] = (await guest.request('/api/session')).headers.getSetCookie();
    expect(visited).toContain(cookie);
    expect(visited).toContain('Max-Age=2592000');
  });

  const junk = [
    '%',
    '%FF%FE',
    'base64-',
    'base64-%%%',
    'base64-nonsense',
    `base64-${btoa('{"access_token":7}')}`,
    `base64-${btoa('{"access_token":"a.b.c","refresh_token":"x"}')}`,
    `base64-${btoa('null')}`,
    '{"access_token":"a.b.c"}',
    '"',
    '.',
    'x'.repeat(8_000),
  ];
  test('junk in any cookie is no cookie: no 500, and no stack in the log', async () => {
    const printed: unknown[] = [];
    for (const method of ['error', 'warn', 'log'] as const) {
      const spy = vi.spyOn(console, method).mockImplementation((...args) => printed.push(args));
      onTestFinished(() => spy.mockRestore());
    }
    const asks: [string, string][] = [
      ['GET', '/api/session'],
      ['POST', '/api/session/refresh'],
      ['DELETE', '/api/session'],
      ['GET', '/api/sync/pull?clientId=00000000-0000-4000-8000-000000000000'],
      ['GET', '/api/sessions'],
    ];
    for (const value of junk)
      for (const name of ['homeward', 'homeward.0', 'homeward.1', 'homeward-guest', 'homeward.x'])
        for (const [method, path] of asks) {
          const answer = await app.browser().request(path, {
            method,
            headers: { Cookie: `${name}=${value}; ${name}=again; =; ;;` },
          });
          expect(answer.status, `${method} ${path} ${name}=${value}`).toBeLessThan(500);
          await answer.body?.cancel();
        }
    const account = { email: 'adopter@homeward.example', password: 'homeward-demo', as: 'user' };
    for (const value of junk) {
      const answer = await app.browser().request('/api/session', {
        method: 'POST',
        body: account,
        headers: { Cookie: `homeward=${value}; homeward.0=${value}; homeward.1=${value}` },
      });
      expect(answer.status, value).toBe(200);
    }
    expect([...app.logged, ...printed]).toEqual([]);
  });
});
