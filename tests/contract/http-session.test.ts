import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageTexts } from '#src/domain/page-texts.ts';
import { refusal } from './browser.ts';
import { origin, startApp, type TestApp } from './http-app.ts';

const user = { email: 'adopter@homeward.example', password: 'homeward-demo' };
const admin = { email: 'keeper@homeward.example', password: 'homeward-admin' };

describe('the session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const signInAs = (body: object) =>
    app
      .browser()
      .request('/api/session', { method: 'POST', body: { ...user, as: 'user', ...body } });

  test('nobody is signed in at first, and the demo accounts are told', async () => {
    const info = await app.browser().session('/api/session');
    expect(info).toEqual({
      user: null,
      adminSignup: 'open',
      demoAccounts: [
        { role: 'user', ...user },
        { role: 'admin', ...admin },
      ],
      operator: {},
    });
  });

  test('a user and an admin sign in, each at their own door', async () => {
    const browser = app.browser();
    const { user: signedIn } = await browser.signIn(user.email, user.password, 'user');
    expect(signedIn).toMatchObject({ email: user.email, name: 'Alex Adopter', isAdmin: false });
    expect((await browser.session('/api/session')).user).toEqual(signedIn);
    const keeper = await app.browser().signIn(admin.email, admin.password, 'admin');
    expect(keeper.user).toMatchObject({ name: 'Kim Keeper', isAdmin: true });
  });

  test.each([
    [
      'a wrong password',
      { password: 'wrong one' },
      401,
      'invalid-credentials',
      pageTexts.invalidCredentials,
    ],
    [
      'an address without account',
      { email: 'nobody@example.org' },
      401,
      'invalid-credentials',
      pageTexts.invalidCredentials,
    ],
    ['an admin at the door for users', admin, 403, 'admins-elsewhere', pageTexts.adminsElsewhere],
    ['a user at the door for admins', { as: 'admin' }, 403, 'only-admins', pageTexts.onlyAdmins],
  ])('refuses %s in the words of the specification', async (_, body, status, code, message) => {
    const browser = app.browser();
    const response = await browser.request('/api/session', {
      method: 'POST',
      body: { ...user, as: 'user', ...body },
    });
    expect(await refusal(response)).toEqual({ status, code, message });
    expect(browser.cookies.size).toBe(0);
    expect((await browser.session('/api/session')).user).toBeNull();
  });

  test('a sign-in refused for its role ends the session that was made for it', async () => {
    const before = await sessionCount();
    await signInAs(admin);
    expect(await sessionCount()).toBe(before);
  });

  test('the cookie is HttpOnly and Lax, and no cache may keep the answer', async () => {
    const response = await signInAs({});
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^homeward=base64-/);
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    expect(response.headers.get('Pragma')).toBe('no-cache');
  });

  test('signing out ends this session, and no other of the same account', async () => {
    const [here, there] = [app.browser(), app.browser()];
    await here.signIn(user.email, user.password, 'user');
    await there.signIn(user.email, user.password, 'user');
    const stolen = new Map(here.cookies);
    expect((await here.session('/api/session', { method: 'DELETE' })).user).toBeNull();
    // What stays says only that somebody has signed in here.
    expect([...here.cookies.keys()]).toEqual(['homeward-device']);
    expect((await there.session('/api/session/refresh', { method: 'POST' })).user).not.toBeNull();
    const thief = app.browser();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    expect((await thief.request('/api/session/refresh', { method: 'POST' })).status).toBe(401);
  });

  test('signing out twice, or without having signed in, is no error', async () => {
    const browser = app.browser();
    expect((await browser.session('/api/session', { method: 'DELETE' })).user).toBeNull();
  });

  test('another site cannot sign anybody in or out', async () => {
    for (const [method, path] of [
      ['POST', ''],
      ['DELETE', ''],
      ['POST', '/refresh'],
    ] as const) {
      const response = await app.browser().request(`/api/session${path}`, {
        method,
        headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      });
      expect((await refusal(response)).status).toBe(403);
    }
    const plain = await app.browser().request('/api/session', {
      method: 'POST',
      body: JSON.stringify({ ...user, as: 'user' }),
      headers: { 'Content-Type': 'text/plain', Origin: origin },
    });
    expect((await refusal(plain)).status).toBe(415);
  });

  const account = { ...user, name: 'Pat', isAdmin: false };
  test.each([
    ['', '{', 'The request could not be read. Send it as JSON.'],
    ['', { ...user, as: 'king' }, 'The field "as" is missing or does not hold what it should.'],
    ['', { ...user, as: 'user', password: '' }, 'Enter your password.'],
    ['/register', {}, 'The field "name" is missing or does not hold what it should.'],
    ['/register', { ...account, name: ' ' }, 'Enter your name.'],
    ['/register', { ...account, password: 'short' }, 'Use at least 7 characters.'],
    ['/register', { ...account, email: 'pat' }, /^Enter an email address/],
  ])('POST /api/session%s with %j says what is missing', async (path, body, sentence) => {
    const response = await app.browser().request(`/api/session${path}`, { method: 'POST', body });
    expect(await refusal(response)).toEqual({
      status: 400,
      code: 'invalid-input',
      message: expect.stringMatching(sentence),
    });
  });

  test('whoever keeps guessing has to wait, and only for that account', async () => {
    const guess = () => signInAs({ email: 'guessed@example.org', password: 'guess' });
    let response = await guess();
    for (let tries = 1; tries < 30 && response.status === 401; tries += 1) response = await guess();
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refusal(response)).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect((await signInAs({})).status).toBe(200);
  });

  test('nothing of all this has put an address into the log', () => {
    expect(app.logged.join('\n')).not.toMatch(/@/);
  });

  async function sessionCount(): Promise<number> {
    const [row] = await app.backend.sql('select count(*)::int as count from auth.sessions');
    return Number(Object(row).count);
  }
});
