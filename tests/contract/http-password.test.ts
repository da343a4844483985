import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { type Browser, refusal } from './browser.ts';
import type { TestApp } from './http-app.ts';
import { post } from './http-mail.ts';

const mail = post();

onEveryBackend((backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await mail.app(backend());
  });
  afterAll(() => app.stop());

  let people = 0;
  const newcomer = async () => {
    people += 1;
    const email = `ada-${people}-${crypto.randomUUID().slice(0, 8)}@example.org`;
    const browser = app.browser();
    await browser.register(email);
    return { email, browser };
  };
  const ask = (browser: Browser, path: string, body: object) =>
    browser.request(`/api/session/${path}`, { method: 'POST', body });
  const signsIn = async (email: string, password: string) => {
    const body = { email, password, as: 'user' };
    const { status } = await app.browser().request('/api/session', { method: 'POST', body });
    return status === 200;
  };
  /** Whether the session of this browser goes on when its hour is over. */
  const goesOn = async (browser: Browser) =>
    (await browser.request('/api/session/refresh', { method: 'POST' })).status === 200;
  const resetLink = async (email: string, mails = 1) => {
    expect((await ask(app.browser(), 'request-password-reset', { email })).status).toBe(200);
    return mail.linkTo(email, mails);
  };

  describe('a change of password', () => {
    test('asks for the present one, and ends every other session', async () => {
      const { email, browser } = await newcomer();
      const other = app.browser();
      await other.signIn(email, 'long enough', 'user');
      const change = { current: 'long enough', password: 'a better one' };
      const wrong = await ask(browser, 'change-password', { ...change, current: 'a guess' });
      expect(await refusal(wrong)).toMatchObject({ status: 403, code: 'wrong-password' });
      expect(await goesOn(other)).toBe(true);

      expect((await ask(browser, 'change-password', change)).status).toBe(200);
      expect(await signsIn(email, 'long enough')).toBe(false);
      expect(await signsIn(email, 'a better one')).toBe(true);
      expect([await goesOn(browser), await goesOn(other)]).toEqual([true, false]);
      const [notice] = await mail.mailsTo(email, 1);
      expect(notice?.subject).toBe('Your password for Homeward was changed');
    });

    test('leaves no session behind, whether it succeeds or not', async () => {
      const { browser } = await newcomer();
      const sessions = () =>
        backend().sql(`select id from auth.sessions where user_id = '${browser.owner}'`);
      for (const body of [
        { current: 'a guess', password: 'a better one' },
        { current: 'long enough', password: 'long enough' },
        { current: 'long enough', password: 'a better one' },
      ])
        await ask(browser, 'change-password', body);
      expect(await sessions()).toHaveLength(1);
    });

    test('refuses a password that is too short, and the one that is there', async () => {
      const { browser } = await newcomer();
      const to = async (password: string) =>
        refusal(await ask(browser, 'change-password', { current: 'long enough', password }));
      expect(await to('short')).toMatchObject({ status: 400 });
      expect(await to('long enough')).toMatchObject({
        message: 'This is the password you have. Choose a new one.',
      });
    });

    test('is refused to guests, and to a tab whose cookie belongs to somebody else now', async () => {
      const { browser } = await newcomer();
      const body = { current: 'long enough', password: 'a better one' };
      expect(await refusal(await ask(app.browser(), 'change-password', body))).toMatchObject({
        status: 401,
      });
      browser.owner = crypto.randomUUID();
      expect(await refusal(await ask(browser, 'change-password', body))).toMatchObject({
        code: 'owner-changed',
      });
    });

    test('a copied cookie cannot guess the password: after 20 tries it waits', async () => {
      const { browser } = await newcomer();
      const tries = Array.from({ length: 25 }, (_, at) =>
        ask(browser, 'confirm-password', { password: `guess ${at}` }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 403)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    });
  });

  describe('a reset of the password', () => {
    test('by the link in the mail, once, and it ends every session', async () => {
      const { email, browser } = await newcomer();
      const { path, tokenHash } = await resetLink(email);
      expect(path).toBe('/reset-password');
      const reset = { tokenHash, password: 'a better one' };
      expect((await ask(app.browser(), 'reset-password', reset)).status).toBe(200);
      expect(await signsIn(email, 'a better one')).toBe(true);
      expect(await signsIn(email, 'long enough')).toBe(false);
      expect(await goesOn(browser)).toBe(false);
      const again = await ask(app.browser(), 'reset-password', reset);
      expect(await refusal(again)).toMatchObject({ status: 410, code: 'link-used' });
    });

    test('a password that is too short does not use the link up', async () => {
      const { email } = await newcomer();
      const { tokenHash } = await resetLink(email);
      const short = await ask(app.browser(), 'reset-password', { tokenHash, password: 'short' });
      expect(short.status).toBe(400);
      const reset = await ask(app.browser(), 'reset-password', {
        tokenHash,
        password: 'a better one',
      });
      expect(reset.status).toBe(200);
    });

    test('an hour later the link is refused', async () => {
      const { email } = await newcomer();
      const { tokenHash } = await resetLink(email);
      await backend().sql(
        `update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = '${email}'`,
      );
      const reset = { tokenHash, password: 'a better one' };
      const answer = await ask(app.browser(), 'reset-password', reset);
      expect(await refusal(answer)).toMatchObject({ status: 410, code: 'link-used' });
      expect(await signsIn(email, 'long enough')).toBe(true);
    });

    test('of two links the newer one works', async () => {
      const { email } = await newcomer();
      const first = await resetLink(email);
      const second = await resetLink(email, 2);
      const by = (link: typeof first) =>
        ask(app.browser(), 'reset-password', {
          tokenHash: link.tokenHash,
          password: 'a better one',
        });
      expect((await by(first)).status).toBe(410);
      expect((await by(second)).status).toBe(200);
    });

    test('the answer is the same whether the address has an account, and waits for nothing', async () => {
      const { email } = await newcomer();
      const asked = Promise.withResolvers<void>();
      const gate = Promise.withResolvers<void>();
      // Auth that takes long with every address, as a mail server may with those that exist.
      const slow = async (...args: Parameters<typeof fetch>) => {
        asked.resolve();
        await gate.promise;
        return backend().fetch(...args);
      };
      const other = await mail.app({ ...backend(), fetch: slow });
      for (const one of [email, `nobody-${crypto.randomUUID()}@example.org`]) {
        const answer = await ask(other.browser(), 'request-password-reset', { email: one });
        expect({ status: answer.status, text: await answer.text() }).toEqual({
          status: 200,
          text: '{"mailbox":"/dev/mail"}',
        });
      }
      await asked.promise;
      gate.resolve();
      expect(await mail.mailsTo(email, 1)).toHaveLength(1);
      await other.stop();
    });

    test('one address gets five mails an hour, account or not', async () => {
      const { email } = await newcomer();
      for (const one of [email, `nobody-${crypto.randomUUID()}@example.org`]) {
        const statuses = [];
        for (let round = 0; round < 6; round += 1)
          statuses.push(
            (await ask(app.browser(), 'request-password-reset', { email: one })).status,
          );
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      }
      expect(await mail.mailsTo(email, 5)).toHaveLength(5);
    });
  });

  test('no log line holds an address, a password or a token', () => {
    expect(app.logged.join('\n')).not.toMatch(/@example\.org|long enough|a better one|token/);
  });
}, mail.options);
