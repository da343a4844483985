import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { application, newPet } from './people.ts';

describe('text that Postgres cannot store', () => {
  let app: TestApp;
  let people = 0;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  async function newUser(): Promise<Browser> {
    const browser = app.browser();
    await browser.register(`unstorable-${(people += 1)}@example.org`);
    return browser;
  }

  test.each([
    ['NUL', '\0'],
    ['half a surrogate pair', '\ud83d'],
  ])('[S5] %s in a command is refused for good, and those behind it are run', async (_, unfit) => {
    const browser = await newUser();
    const petId = await newPet(app.backend);
    const apply = application(petId);
    const args = { ...apply.args, pet: { ...apply.args.pet, name: `Ash${unfit}` } };
    expect(
      await browser.push([
        { kind: 'addToCart', args: { petId: `pet${unfit}` } },
        { kind: 'removeFromCart', args: { petId: unfit } },
        { ...apply, args },
        { kind: 'addToCart', args: { petId } },
      ]),
    ).toMatchObject([
      { outcome: 'rejected', reason: 'invalid' },
      { outcome: 'rejected', reason: 'invalid' },
      { outcome: 'rejected', reason: 'invalid' },
      { outcome: 'accepted' },
    ]);
  });

  test('gets past no request: 400, and no 500', async () => {
    const browser = await newUser();
    const query = (path: string) => browser.request(`/api/${path}`);
    const send = (method: string, path: string, body: object) =>
      browser.request(`/api/${path}`, { method, body });
    for (const unfit of ['\0', '\ud83d']) {
      const password = `long enough${unfit}`;
      const email = 'nobody@example.org';
      const keys = { p256dh: `B${unfit}`, auth: 'C' };
      const answers = [
        await send('POST', 'session', { email, password, as: 'user' }),
        await send('POST', 'session/register', { name: 'Ada', email, password, isAdmin: false }),
        await send('PUT', 'notifications', { endpoint: 'https://push.example.org/1', keys }),
        await send('DELETE', 'notifications', { endpoint: `https://push.example.org/${unfit}` }),
      ];
      for (const answer of answers) expect(await refusal(answer)).toMatchObject({ status: 400 });
    }
    for (const path of [
      'catalogue/chunk?epoch=%00&version=1&from=a&to=b',
      'catalogue/chunk?epoch=a&version=1&from=a%00&to=b',
      'catalogue/changes/1..2?epoch=%00',
      `sync/pull?clientId=${browser.clientId}&cursor=a%00`,
    ])
      expect(await refusal(await query(path)), path).toMatchObject({ status: 400 });
  });
});
