import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { authOf } from './people.ts';
import { expire, forge, nameSession, tokenIn } from './session-cookie.ts';

describe('the session cookie', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  test('twenty requests at once are answered as the one who asks', async () => {
    const [one, other, nobody] = [app.browser(), app.browser(), app.browser()];
    await one.register('twenty-one@example.org');
    await other.register('twenty-two@example.org');
    const asks = Array.from({ length: 20 }, (_, at) => [one, other, nobody][at % 3] ?? one);
    const infos = await Promise.all(asks.map((browser) => browser.session('/api/session')));
    expect(infos.map(({ user: who }) => who?.email)).toEqual(
      asks.map((browser) =>
        browser === nobody
          ? undefined
          : browser === one
            ? 'twenty-one@example.org'
            : 'twenty-two@example.org',
      ),
    );
  });

  test('a refresh gives a new cookie, and only a refresh does', async () => {
    const browser = app.browser();
    await browser.register('refresh@example.org');
    const before = browser.cookies.get('homeward');
    for (const path of ['/api/session', '/api/catalogue/latest'])
      expect((await browser.request(path)).headers.getSetCookie()).toEqual([]);
    await browser.session('/api/session/refresh', { method: 'POST' });
    expect(browser.cookies.get('homeward')).not.toBe(before);
    expect((await browser.session('/api/session')).user?.email).toBe('refresh@example.org');
  });

  test('a refresh token that was replaced is refused 11 s later, and ends nothing', async () => {
    const browser = app.browser();
    await browser.register('replaced@example.org');
    const old = browser.cookies.get('homeward') ?? '';
    const refresh = (tab: Browser) => tab.request('/api/session/refresh', { method: 'POST' });
    expect((await refresh(browser)).status).toBe(200);
    const withOldCookie = () => {
      const late = app.browser();
      late.cookies.set('homeward', old);
      return refresh(late);
    };
    expect((await withOldCookie()).status).toBe(200);
    await app.backend.sql(
      `update private.sessions set refreshed_at = refreshed_at - interval '11 seconds'
         where user_id = '${browser.owner}'`,
    );
    const answer = await withOldCookie();
    // Else it would take the newer cookie away from a browser whose older request was slow.
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await refusal(answer)).toMatchObject({ status: 401, code: 'signed-out' });
    expect((await browser.session('/api/session')).user?.email).toBe('replaced@example.org');
    expect((await refresh(browser)).status).toBe(200);
  });

  test('an expired session is refused until it is refreshed', async () => {
    const browser = app.browser();
    const { user: known } = await browser.register('expired@example.org');
    expire(browser.cookies);
    for (const path of ['/api/session', '/api/live', `/api/sync/pull?clientId=${browser.clientId}`])
      expect(await refusal(await browser.request(path))).toMatchObject({
        status: 401,
        code: 'session-expired',
      });
    expect((await browser.session('/api/session/refresh', { method: 'POST' })).user).toEqual(known);
    expect((await browser.session('/api/session')).user).toEqual(known);
  });

  test('a refresh without a session names a guest, and one that ended says signed out', async () => {
    const guest = app.browser();
    await guest.introduceGuest();
    expect(guest.owner).toBe('guest');
    expect([...guest.cookies.keys()]).toEqual(['homeward-guest']);
    const browser = app.browser();
    const refresh = () => browser.request('/api/session/refresh', { method: 'POST' });
    await browser.register('ended@example.org');
    await app.backend.sql('delete from auth.sessions');
    expect(await refusal(await refresh())).toMatchObject({ status: 401, code: 'signed-out' });
    expect([...browser.cookies.keys()]).toEqual(['homeward-device']);
  });

  test('a forged token is nobody’s', async () => {
    const browser = app.browser();
    await browser.register('victim@example.org');
    forge(browser.cookies);
    for (const path of ['/api/session', '/api/live', `/api/sync/pull?clientId=${browser.clientId}`])
      expect((await refusal(await browser.request(path))).status).toBe(401);
  });

  test('a cookie that cannot be read counts as none', async () => {
    const browser = app.browser();
    browser.cookies.set('homeward', 'base64-nonsense');
    expect((await browser.session('/api/session')).user).toBeNull();
  });

  test.each(['before it asked Auth', 'before it stored what Auth gave'])(
    'a refresh whose worker died %s is taken over by the next one',
    async (when) => {
      const browser = app.browser();
      await browser.register(`died-${crypto.randomUUID()}@example.org`);
      const [session] = await app.backend.sql(
        `select id, refresh_hash from private.sessions where user_id = '${browser.owner}'`,
      );
      const claimed = await app.backend.privileged.rpc('claim_refresh', {
        p_session: session?.['id'],
        p_refresh_hash: session?.['refresh_hash'],
        p_lease_seconds: 1,
      });
      expect(claimed.data).toEqual({ state: 'claimed' });
      if (when === 'before it stored what Auth gave')
        await authOf(app.backend).refreshSession({ refresh_token: tokenIn(browser.cookies) });
      const before = browser.cookies.get('homeward');
      await browser.session('/api/session/refresh', { method: 'POST' });
      expect(browser.cookies.get('homeward')).not.toBe(before);
      expect((await browser.session('/api/session')).user?.uid).toBe(browser.owner);
    },
  );

  test('a cookie with the tokens of one session and the name of another refreshes neither', async () => {
    const [victim, attacker] = [app.browser(), app.browser()];
    await victim.register('named@example.org');
    await attacker.register('names@example.org');
    nameSession(attacker.cookies, victim.cookies);
    const answer = await attacker.request('/api/session/refresh', { method: 'POST' });
    expect(await refusal(answer)).toMatchObject({ status: 401, code: 'signed-out' });
    const refreshed = await victim.session('/api/session/refresh', { method: 'POST' });
    expect(refreshed.user?.email).toBe('named@example.org');
  });

  test('twenty refreshes at once leave a session that works', async () => {
    const browser = app.browser();
    await browser.register('twenty@example.org');
    const old = new Map(browser.cookies);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const tab = app.browser();
        for (const [name, value] of old) tab.cookies.set(name, value);
        return tab.request('/api/session/refresh', { method: 'POST' });
      }),
    );
    const cookies = answers.filter(({ ok }) => ok).flatMap((one) => one.headers.getSetCookie());
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      const tab = app.browser();
      tab.cookies.set(name, value);
      expect((await tab.session('/api/session')).user?.email).toBe('twenty@example.org');
    }
  });
});
