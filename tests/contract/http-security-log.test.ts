import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SecurityLogEntry, securityLogSchema } from '#src/domain/security-log.ts';
import { type Browser, refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { call } from './people.ts';

describe('the security log', () => {
  let app: TestApp;
  let admin: Browser;
  beforeAll(async () => {
    app = await startApp();
    admin = app.browser();
    await admin.register('admin@example.org', { name: 'Kim Keeper', isAdmin: true });
  });
  afterAll(() => app.stop());

  async function read(query = ''): Promise<readonly SecurityLogEntry[]> {
    const response = await admin.request(`/api/security-log${query}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return securityLogSchema.parse(await response.json()).events;
  }

  test('names who signed in and out, and whose account a failed sign-in was about', async () => {
    const browser = app.browser();
    await browser.register('pat@example.org');
    await browser.session('/api/session', { method: 'DELETE' });
    const body = { email: 'pat@example.org', password: 'wrong one', as: 'user' };
    await browser.request('/api/session', { method: 'POST', body });
    const wrongDoor = { ...body, password: 'long enough', as: 'admin' };
    await browser.request('/api/session', { method: 'POST', body: wrongDoor });
    await browser.signIn(body.email, 'long enough', 'user');
    const pat = { name: 'Pat Example' };
    const told = (await read()).map(({ event, actor, subject, details }) => [
      event,
      actor ?? subject,
      details,
    ]);
    expect(told.slice(0, 5)).toEqual([
      ['sign-in', pat, { as: 'user' }],
      ['sign-in-failed', pat, {}],
      ['sign-in-failed', pat, {}],
      ['sign-out', pat, {}],
      ['sign-in', pat, { as: 'newcomer' }],
    ]);
  });

  test('nobody is signed out in it by a forged cookie', async () => {
    const before = await read('?event=sign-out');
    const browser = app.browser();
    const payload = btoa(JSON.stringify({ sub: admin.owner, exp: 4_000_000_000 }));
    const session = { access_token: `e30.${payload}.x`, refresh_token: 'x' };
    browser.cookies.set('homeward', `base64-${btoa(JSON.stringify(session)).replace(/=+$/, '')}`);
    await browser.request('/api/session', { method: 'DELETE' });
    expect(await read('?event=sign-out')).toEqual(before);
  });

  test('is refused to users and guests, and to an admin who is none any more', async () => {
    const user = app.browser();
    const { user: made } = await user.register('user@example.org');
    expect(await refusal(await user.request('/api/security-log'))).toMatchObject({
      status: 403,
      code: 'only-admins',
    });
    expect((await app.browser().request('/api/security-log')).status).toBe(401);
    const set = (p_state: string) =>
      call(app.backend.privileged, 'set_admin', { p_user: made?.uid, p_state });
    await set('granted');
    expect((await user.request('/api/security-log')).status).toBe(200);
    await set('none');
    expect((await user.request('/api/security-log')).status).toBe(403);
  });

  test.each(['?event=nonsense', '?before=0', '?before=-1', '?before=1e9', '?before=99999999999'])(
    'refuses %s',
    async (query) => {
      expect((await admin.request(`/api/security-log${query}`)).status).toBe(400);
    },
  );
});
