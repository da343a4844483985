import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { refusal } from './browser.ts';
import type { TestApp } from './http-app.ts';
import { post } from './http-mail.ts';
import { passwordSteps } from './password-steps.ts';

const mail = post();

onEveryBackend((backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await mail.app(backend());
  });
  afterAll(() => app.stop());
  const { ask, newcomer, signsIn, goesOn, eventsOf, resetLink } = passwordSteps(
    () => app,
    backend,
    mail,
  );

  test('a password is reset by the link in the mail, once, and it ends every session', async () => {
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

  test('a reset is logged, and signs nobody in', async () => {
    const { email, browser } = await newcomer();
    const { tokenHash } = await resetLink(email);
    const reader = app.browser();
    await ask(reader, 'reset-password', { tokenHash, password: 'a better one' });
    expect(await eventsOf(browser)).toEqual(['sign-in', 'password-reset']);
    expect([...reader.cookies.keys()]).toEqual([]);
    expect(
      await backend().sql(`select id from auth.sessions where user_id = '${browser.owner}'`),
    ).toEqual([]);
  });

  test("a password that is one's own name uses the link up, and the answer says so", async () => {
    const { email } = await newcomer();
    const { tokenHash } = await resetLink(email);
    const reset = (password: string) =>
      ask(app.browser(), 'reset-password', { tokenHash, password });
    expect(await refusal(await reset('Pat Example'))).toMatchObject({
      status: 400,
      message: expect.stringMatching(
        /easy to guess.* Ask for a new link first: this one has been used\.$/,
      ),
    });
    expect((await reset('a better one')).status).toBe(410);
    expect(await signsIn(email, 'Pat Example')).toBe(false);
  });

  test('a password that is too short or common does not use the link up', async () => {
    const { email } = await newcomer();
    const { tokenHash } = await resetLink(email);
    for (const password of ['short', 'password1']) {
      const refused = await ask(app.browser(), 'reset-password', { tokenHash, password });
      expect(refused.status).toBe(400);
    }
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

  test('one address gets five mails an hour, account or not, whichever worker is asked', async () => {
    const { email } = await newcomer();
    const other = await mail.app(backend());
    for (const one of [email, `nobody-${crypto.randomUUID()}@example.org`]) {
      const statuses = [];
      for (let round = 0; round < 6; round += 1) {
        const browser = [app, other][round % 2]?.browser();
        if (browser)
          statuses.push((await ask(browser, 'request-password-reset', { email: one })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect(await mail.mailsTo(email, 5)).toHaveLength(5);
    await other.stop();
  });

  test('no log line holds an address, a password or a token', () => {
    expect(app.logged.join('\n')).not.toMatch(/@example\.org|long enough|a better one|token/);
  });
}, mail.options);
