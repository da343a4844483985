import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstRunSchema, invitedSchema } from '#src/domain/first-run-calls.ts';
import { securityLogSchema } from '#src/domain/security-log.ts';
import { startInMemory } from './backends.ts';
import { type Browser, inTurn, refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { post } from './http-mail.ts';
import { newPet } from './people.ts';

const mail = post();
let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await mail.app(await startInMemory(mail.options));
  admin = app.browser();
  await admin.register('admin@example.org', { name: 'Kim Keeper', isAdmin: true });
});
afterAll(async () => {
  await app.stop();
  await app.backend.close();
});

const path = '/api/first-run';
const send = (browser: Browser, what: string, body: object = {}) =>
  browser.request(`${path}/${what}`, { method: 'POST', body });
const invite = (browser: Browser, email: string, more: object = {}) =>
  send(browser, 'invite', { email, password: 'long enough', byMail: false, ...more });
const read = async () => {
  const response = await admin.request(path);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return firstRunSchema.parse(await response.json());
};

test('all of it is refused to users and guests', async () => {
  const user = app.browser();
  await user.register('user@example.org');
  const pet = await newPet(app.backend);
  const tries = [
    (who: Browser) => who.request(path),
    (who: Browser) => send(who, 'remove-samples'),
    (who: Browser) => send(who, 'bring-back-samples'),
    (who: Browser) => invite(who, 'friend@example.org'),
  ];
  for (const attempt of tries) {
    expect((await attempt(user)).status).toBe(403);
    expect((await attempt(app.browser())).status).toBe(401);
  }
  const rows = await app.backend.sql(`select from public.pets where id = '${pet}'`);
  expect(rows).toHaveLength(1);
  expect((await read()).invited).toEqual([]);
});

test('a link makes an admin of the invited address, and the log says who invited', async () => {
  const answer = invitedSchema.parse(await (await invite(admin, 'sam@example.org')).json());
  expect(answer.mailed).toBe(false);
  expect(await read()).toMatchObject({ invited: ['sam@example.org'], sendsMail: true });
  const { pathname, hash } = new URL(answer.link);
  expect(pathname).toBe('/admin-invitation');
  const sam = app.browser();
  await sam.register('sam@example.org');
  const body = { code: hash.slice(1) };
  const accepted = await sam.request('/api/session/admin-invitation', { method: 'POST', body });
  expect(await accepted.json()).toMatchObject({ user: { isAdmin: true }, isFirstAdmin: false });
  expect((await read()).invited).toEqual([]);
  const log = await admin.request('/api/security-log?event=admin-invited');
  const { events } = securityLogSchema.parse(await log.json());
  expect(events.map(({ actor, details }) => [actor, details])).toEqual([
    [{ name: 'Kim Keeper' }, {}],
  ]);
  expect(JSON.stringify(app.logged)).not.toContain('sam@example.org');
});

test('the link comes by mail if the admin wants that', async () => {
  const answer = await invite(admin, 'lee@example.org', { byMail: true });
  const { link, mailed, mailbox } = invitedSchema.parse(await answer.json());
  expect([mailed, mailbox]).toEqual([true, '/dev/mail']);
  const [letter] = await mail.mailsTo('lee@example.org', 1);
  expect(letter?.text).toContain(`Kim Keeper invites you`);
  expect(letter?.text).toContain(link);
});

test('nobody is invited without the password of the admin', async () => {
  const refused = await invite(admin, 'eve@example.org', { password: 'a guess' });
  expect(await refusal(refused)).toMatchObject({ status: 403, code: 'wrong-password' });
  expect((await read()).invited).not.toContain('eve@example.org');
});

test('an admin invites ten people at once, and the eleventh waits', async () => {
  const busy = app.browser();
  await busy.register('busy@example.org', { isAdmin: true });
  await app.backend.sql(`update public.users set is_admin = true where email = 'busy@example.org'`);
  const answers = await inTurn(11, (n) => invite(busy, `helper-${n}@example.org`));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
});

test('whoever becomes the only admin is told so', async () => {
  const empty = await startApp({}, await startInMemory({ demo: 'locked' }));
  const first = empty.browser();
  await first.register('first@example.org');
  const invitation = {
    p_email: 'first@example.org',
    // Of 'code'.
    p_code_sha256: '5694d08a2e53ffcae0c3103e5ad6f6076abd960eb1f8a56577040bc1028f702b',
  };
  await empty.backend.privileged.rpc('invite_admin', invitation);
  const init = { method: 'POST', body: { code: 'code' } };
  const accepted = await first.request('/api/session/admin-invitation', init);
  expect(await accepted.json()).toMatchObject({ isFirstAdmin: true });
  await empty.stop();
  await empty.backend.close();
});
