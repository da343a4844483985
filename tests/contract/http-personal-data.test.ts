import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemSchema } from '#src/domain/protocol.ts';
import { type Browser, inTurn } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';

const path = '/api/personal-data';
let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    operator: { name: 'Elm Street Shelter', email: 'privacy@example.org' },
    applicationRetentionDays: 730,
  });
});
afterAll(() => app.stop());

const deletion = (browser: Browser, password: string) =>
  browser.request(`${path}/deletion`, { method: 'POST', body: { password } });

test('a person downloads their own data, and a guest is asked to log in', async () => {
  const browser = app.browser();
  await browser.register('downloads@example.org', { name: 'Dana' });
  const response = await browser.request(path);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    data: { account: { email: 'downloads@example.org', name: 'Dana' }, applications: [] },
  });
  expect((await app.browser().request(path)).status).toBe(401);
  expect((await deletion(app.browser(), 'long enough')).status).toBe(401);
});

test('an account is deleted only with its password, and twenty guesses are all', async () => {
  const browser = app.browser();
  await browser.register('guessed@example.org');
  const guesses = await inTurn(23, (n) => deletion(browser, `guess number ${n}`));
  const statuses = guesses.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array(20).fill(403), 429, 429, 429]);
  const refused = guesses.find(({ status }) => status === 403);
  expect(problemSchema.parse(await refused?.json()).message).toBe(
    'This is not your password. Nothing was deleted.',
  );
  expect((await deletion(browser, 'long enough')).status).toBe(429);
  expect((await browser.session('/api/session')).user).toMatchObject({
    email: 'guessed@example.org',
  });
});

test('[S33] a deleted account ends on every device, and each is told that it is gone', async () => {
  const [phone, laptop] = [app.browser(), app.browser()];
  const { user } = await phone.register('leaves@example.org');
  await laptop.signIn('leaves@example.org', 'long enough', 'user');
  expect(await (await deletion(phone, 'long enough')).json()).toEqual({ deleted: true });
  for (const device of [phone, laptop]) {
    expect((await device.request('/api/session')).status).toBe(401);
    const told = await device.session('/api/session/refresh', { method: 'POST' });
    expect(told).toMatchObject({ user: null, deletedAccount: user?.uid });
    expect([...device.cookies.keys()].filter((name) => name === 'homeward')).toEqual([]);
  }
  expect(app.logged.join('\n')).not.toContain('leaves@example.org');
});

test('the only admin is told whom the home needs first, and stays', async () => {
  await app.backend.sql(`update public.users set is_admin = false`);
  const browser = app.browser();
  await browser.register('alone@example.org', { isAdmin: true });
  const refused = await deletion(browser, 'long enough');
  expect(refused.status).toBe(409);
  expect(problemSchema.parse(await refused.json())).toMatchObject({
    code: 'last-admin',
    message: expect.stringMatching(/only admin.*invite a colleague first/),
  });
  expect((await browser.session('/api/session')).user).toMatchObject({ isAdmin: true });
  await app.browser().register('colleague@example.org', { isAdmin: true });
  expect(await (await deletion(browser, 'long enough')).json()).toEqual({ deleted: true });
});

test('[S33] where only the session has ended, nobody is told that the account is gone', async () => {
  const browser = app.browser();
  await browser.register('stays@example.org');
  await app.backend.sql(
    `delete from auth.sessions where user_id =
       (select id from auth.users where email = 'stays@example.org')`,
  );
  const response = await browser.request('/api/session/refresh', { method: 'POST' });
  expect(response.status).toBe(401);
});

test('pages learn who runs this home and how long applications are kept', async () => {
  expect(await app.browser().session('/api/session')).toMatchObject({
    operator: {
      name: 'Elm Street Shelter',
      email: 'privacy@example.org',
      applicationRetentionDays: 730,
    },
  });
});
