import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { inTurn, refusal } from './browser.ts';
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
  const { ask, newcomer, signsIn, goesOn, eventsOf } = passwordSteps(() => app, backend, mail);

  test('a change of password asks for the present one, and ends every other session', async () => {
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

  test('a change of password leaves no session behind, whether it succeeds or not', async () => {
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

  test('a change of password is logged, and so is the password that was wrong', async () => {
    const { browser } = await newcomer();
    const change = { current: 'long enough', password: 'a better one' };
    await ask(browser, 'change-password', { ...change, current: 'a guess' });
    await ask(browser, 'change-password', change);
    await ask(browser, 'confirm-password', { password: 'a better one' });
    expect(await eventsOf(browser)).toEqual([
      'sign-in',
      'password-refused',
      'password-changed',
      'password-confirmed',
    ]);
  });

  test('every character of a long password counts', async () => {
    const { email, browser } = await newcomer();
    const long = 'four words nobody guesses '.repeat(4);
    const change = { current: 'long enough', password: `${long}!` };
    expect((await ask(browser, 'change-password', change)).status).toBe(200);
    expect([await signsIn(email, long), await signsIn(email, `${long}!`)]).toEqual([false, true]);
    const again = { current: `${long}!`, password: 'a better one' };
    expect((await ask(browser, 'change-password', again)).status).toBe(200);
  });

  test('a change refuses a password that is easy to guess, short, or the one that is there', async () => {
    const { browser } = await newcomer();
    const to = async (password: string) =>
      refusal(await ask(browser, 'change-password', { current: 'long enough', password }));
    expect(await to('short')).toMatchObject({ status: 400 });
    for (const guessable of ['password', 'Pat Example'])
      expect(await to(guessable)).toMatchObject({
        message: expect.stringMatching('easy to guess'),
      });
    expect(await to('long enough')).toMatchObject({
      message: 'This is the password you have. Choose a new one.',
    });
  });

  test('a change of password is refused to guests, and to a tab whose cookie belongs to somebody else now', async () => {
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
    const answers = await inTurn(25, (at) =>
      ask(browser, 'confirm-password', { password: `guess ${at}` }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('no log line holds an address, a password or a token', () => {
    expect(app.logged.join('\n')).not.toMatch(/@example\.org|long enough|a better one|token/);
  });
}, mail.options);
