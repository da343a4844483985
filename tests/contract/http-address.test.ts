import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { type Browser, refusal } from './browser.ts';
import type { TestApp } from './http-app.ts';
import { post } from './http-mail.ts';

// As by SMTP: mail goes to mailboxes, so addresses must be confirmed.
const mail = post({ reachesMailboxes: true });

onEveryBackend((backend) => {
  // The mailbox is the same for each backend.
  const named = `named-${crypto.randomUUID()}@example.org`;
  let app: TestApp;
  beforeAll(async () => {
    app = await mail.app(backend(), { adminEmails: [named] });
  });
  afterAll(() => app.stop());

  const ask = (browser: Browser, path: string, body: object) =>
    browser.request(`/api/session/${path}`, { method: 'POST', body });
  const newAddress = () => `ada-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const register = (email: string) => app.browser().register(email);
  const confirm = async (email: string) => {
    const { tokenHash, type } = await mail.linkTo(email);
    return ask(app.browser(), 'confirm-address', { tokenHash, type });
  };
  /** Somebody whose address is confirmed, signed in. */
  const newcomer = async () => {
    const email = newAddress();
    await register(email);
    await confirm(email);
    const browser = app.browser();
    await browser.signIn(email, 'long enough', 'user');
    return { email, browser };
  };

  test('a new account signs in once its address is confirmed, by a link that works once', async () => {
    const email = newAddress();
    expect(await register(email)).toMatchObject({ user: null, notice: 'confirm-email' });
    const signIn = () =>
      app
        .browser()
        .request('/api/session', {
          method: 'POST',
          body: { email, password: 'long enough', as: 'user' },
        })
        .then(refusal);
    expect(await signIn()).toMatchObject({ code: 'email-not-confirmed' });
    expect(await mail.linkTo(email)).toMatchObject({ path: '/confirm-email', type: 'signup' });
    expect(await (await confirm(email)).json()).toEqual({ confirmed: 'yes' });
    expect(await refusal(await confirm(email))).toMatchObject({ status: 410, code: 'link-used' });
    const { user } = await app.browser().signIn(email, 'long enough', 'user');
    expect(user).toMatchObject({ email });
  });

  test('registering an address that has an account is answered like any other', async () => {
    const { email } = await newcomer();
    const [known, unknown] = [await register(email), await register(newAddress())];
    expect(known).toEqual(unknown);
  });

  test('whose link was lost confirms by choosing a new password', async () => {
    const email = newAddress();
    await register(email);
    await ask(app.browser(), 'request-password-reset', { email });
    const { tokenHash } = await mail.linkTo(email, 2);
    await ask(app.browser(), 'reset-password', { tokenHash, password: 'a better one' });
    const { user } = await app.browser().signIn(email, 'a better one', 'user');
    expect(user).toMatchObject({ email });
  });

  test('an address of ADMIN_EMAILS makes an admin once its mailbox has confirmed it, not before', async () => {
    // As a database where Auth confirmed every address by itself, before there was a mail server.
    await register(named);
    await backend().sql(
      `update auth.users set email_confirmed_at = now() where email = '${named}'`,
    );
    const first = await app.browser().signIn(named, 'long enough', 'user');
    expect(first.user?.isAdmin).toBe(false);
    await ask(app.browser(), 'request-password-reset', { email: named });
    const { tokenHash } = await mail.linkTo(named, 2);
    await ask(app.browser(), 'reset-password', { tokenHash, password: 'a better one' });
    const second = await app.browser().signIn(named, 'a better one', 'admin');
    expect(second.user?.isAdmin).toBe(true);
  });

  test('another address counts once its mailbox has confirmed it; the old one is told', async () => {
    const { email, browser } = await newcomer();
    const email2 = newAddress();
    const change = { email: email2, password: 'long enough' };
    const wrong = await ask(browser, 'change-address', { ...change, password: 'a guess' });
    expect(await refusal(wrong)).toMatchObject({ status: 403, code: 'wrong-password' });
    expect((await ask(browser, 'change-address', change)).status).toBe(200);
    const [notice] = await mail.mailsTo(email, 2);
    expect(notice).toMatchObject({ subject: 'A new email address was asked for at Homeward' });
    expect(notice?.text).not.toContain(email2);
    expect((await browser.session('/api/session')).user).toMatchObject({ email });

    expect(await mail.linkTo(email2)).toMatchObject({
      path: '/confirm-email',
      type: 'email_change',
    });
    expect(await (await confirm(email2)).json()).toEqual({ confirmed: 'yes' });
    expect((await browser.session('/api/session')).user).toMatchObject({ email: email2 });
    const { user } = await app.browser().signIn(email2, 'long enough', 'user');
    expect(user).toMatchObject({ email: email2 });
  });

  test('an address that has an account is not taken over, and the answer does not tell', async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    const change = { email: other.email, password: 'long enough' };
    const answer = await ask(one.browser, 'change-address', change);
    expect({ status: answer.status, text: await answer.text() }).toEqual({
      status: 200,
      text: '{"mailbox":"/dev/mail"}',
    });
    await app.stop();
    app = await mail.app(backend(), { adminEmails: [named] });
    expect(await mail.mailsTo(other.email, 1)).toHaveLength(1);
    expect(await mail.mailsTo(one.email, 1)).toHaveLength(1);
  });

  test('a new password voids the link to another address that somebody else asked for', async () => {
    const { email, browser: thief } = await newcomer();
    const email2 = newAddress();
    await ask(thief, 'change-address', { email: email2, password: 'long enough' });
    await mail.linkTo(email2);
    await ask(app.browser(), 'request-password-reset', { email });
    const { tokenHash } = await mail.linkTo(email, 2);
    await ask(app.browser(), 'reset-password', { tokenHash, password: 'a better one' });
    expect(await refusal(await confirm(email2))).toMatchObject({ code: 'link-used' });
    const { user } = await app.browser().signIn(email, 'a better one', 'user');
    expect(user).toMatchObject({ email });
  });

  test('where no mail is sent, a sentence says so', async () => {
    const silent = {
      ...backend(),
      accountMail: { ...backend().accountMail, reachesPeople: false },
    };
    const other = await mail.app(silent);
    const answer = await ask(other.browser(), 'request-password-reset', { email: newAddress() });
    expect(await refusal(answer)).toMatchObject({ status: 409, code: 'no-mail' });
    await other.stop();
  });
}, mail.options);
