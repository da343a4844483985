import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { startInMemory } from './backends.ts';
import { refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';

const user = { email: 'adopter@homeward.example', password: 'homeward-demo' };
const admin = { email: 'keeper@homeward.example', password: 'homeward-admin' };

describe('registration', () => {
  let backend: Embedded;
  let app: TestApp;
  beforeAll(async () => {
    backend = await startInMemory();
    app = await startApp({ adminEmails: ['named@example.org'] }, backend);
  });
  afterAll(async () => {
    await app.stop();
    await backend.close();
  });

  test('registering signs in, as an admin where the box was ticked', async () => {
    const browser = app.browser();
    const { user: pat } = await browser.register('pat@example.org', { name: '  Pat  ' });
    expect(pat).toMatchObject({ email: 'pat@example.org', name: 'Pat', isAdmin: false });
    expect((await browser.session('/api/session')).user).toEqual(pat);
    const { user: robin } = await app.browser().register('robin@example.org', { isAdmin: true });
    expect(robin?.isAdmin).toBe(true);
  });

  test('a registration that fails does not tell that the address has an account', async () => {
    const body = { email: user.email, password: 'long enough', name: 'Eve', isAdmin: true };
    const response = await app.browser().request('/api/session/register', { method: 'POST', body });
    const problem = await refusal(response);
    expect(problem).toMatchObject({ status: 400, code: 'registration-failed' });
    expect(problem.message).not.toMatch(/exist|taken|already registered/);
    // It did not make that account an admin either.
    const { user: adopter } = await app.browser().signIn(user.email, user.password, 'user');
    expect(adopter?.isAdmin).toBe(false);
  });

  test('an address that ADMIN_EMAILS names is no admin where nothing confirms it', async () => {
    const { user: named } = await app.browser().register('Named@example.org');
    expect(named?.isAdmin).toBe(false);
    const again = await app.browser().signIn('named@example.org', 'long enough', 'user');
    expect(again.user?.isAdmin).toBe(false);
  });

  test('at a hosted project it becomes an admin once its mailbox has answered, not before', async () => {
    const named = { adminEmails: ['named@example.org', 'later@example.org'] };
    const hosted = { ...backend, kind: 'hosted', confirmsAddresses: async () => true } as const;
    const confirming = await startApp(named, hosted);
    // An account from before addresses were confirmed: it counts as confirmed, and no mail was sent.
    const signIn = () => confirming.browser().signIn('named@example.org', 'long enough', 'user');
    expect((await signIn()).user?.isAdmin).toBe(false);
    await backend.sql(`
      update auth.users set confirmation_sent_at = now() - interval '1 minute', email_confirmed_at = now()
      where email = 'named@example.org'`);
    const body = { email: 'named@example.org', password: 'long enough', as: 'admin' };
    const response = await confirming.browser().request('/api/session', { method: 'POST', body });
    expect(await response.json()).toMatchObject({ user: { isAdmin: true } });
    await confirming.stop();
  });

  test('where admins are closed, the box is refused and everyone else is welcome', async () => {
    const other = await startApp({ adminSignup: 'closed' }, backend);
    const body = { email: 'kim@example.org', password: 'long enough', name: 'Kim', isAdmin: true };
    const response = await other
      .browser()
      .request('/api/session/register', { method: 'POST', body });
    expect(await refusal(response)).toMatchObject({ status: 403, code: 'registration-failed' });
    expect((await other.browser().register('kim@example.org')).user?.isAdmin).toBe(false);
    await other.stop();
  });

  test('where admins must be approved, an admin decides', async () => {
    const other = await startApp({ adminSignup: 'approve' }, backend);
    const browser = other.browser();
    const info = await browser.register('lee@example.org', { isAdmin: true });
    expect(info).toMatchObject({ notice: 'admin-awaits-approval', user: { isAdmin: false } });
    const keeper = other.browser();
    await keeper.signIn(admin.email, admin.password, 'admin');
    const { changes } = await keeper.pull();
    expect(changes).toContainEqual(
      expect.objectContaining({ kind: 'adminRequest', id: browser.owner }),
    );
    const command = {
      kind: 'decideAdminRequest',
      args: { userId: browser.owner, grant: true },
    } as const;
    expect(await keeper.push([command])).toMatchObject([
      { outcome: 'rejected', reason: 'not-allowed' },
    ]);
    const confirmed = await keeper.request('/api/session/confirm-password', {
      method: 'POST',
      body: { password: admin.password },
    });
    expect(confirmed.status).toBe(200);
    expect(await keeper.push([command])).toMatchObject([{ outcome: 'accepted' }]);
    expect((await browser.session('/api/session')).user?.isAdmin).toBe(true);
    await other.stop();
  });

  test('on https the cookie is for this host alone, and Secure', async () => {
    const other = await startApp({ publicUrl: new URL('https://pets.example.org') }, backend);
    const response = await other
      .browser()
      .request('/api/session', { method: 'POST', body: { ...user, as: 'user' } });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-homeward=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers.get('Strict-Transport-Security')).toContain('max-age');
    await other.stop();
  });
});
