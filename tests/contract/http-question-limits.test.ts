import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';

const ask = () =>
  ({
    kind: 'askForSuggestions',
    args: { id: crypto.randomUUID(), prompt: 'A calm dog' },
  }) as const;

describe('how many questions are taken', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  let people = 0;
  async function newPerson(): Promise<Browser> {
    const browser = app.browser();
    people += 1;
    await browser.register(`asks-${people}@example.org`);
    return browser;
  }
  const pushOf = (browser: Browser, commands: readonly object[], seq = 1) =>
    browser.request('/api/sync/push', {
      method: 'POST',
      body: {
        clientId: browser.clientId,
        commands: commands.map((command, at) => ({
          id: crypto.randomUUID(),
          seq: seq + at,
          command,
        })),
      },
    });
  const questionsOf = async (owner: string) =>
    (await app.backend.sql(`select from public.chat_sessions where ${owner}`)).length;

  test('a guest asks a few questions at once, and then one at a time', async () => {
    const before = await questionsOf('guest_id is not null');
    const guest = app.browser();
    await guest.introduceGuest();
    const begun = performance.now();
    const answers = Array.from({ length: 50 }, (_, nth) => pushOf(guest, [ask()], nth + 1));
    await Promise.all(answers);
    const regained = Math.ceil((performance.now() - begun) / 20_000);
    const taken = (await questionsOf('guest_id is not null')) - before;
    expect(taken).toBeLessThanOrEqual(10 + regained);
    // More at once than it can have regained.
    const lateAnswers = [await pushOf(guest, [ask()], 100), await pushOf(guest, [ask()], 101)];
    const late = lateAnswers.find(({ status }) => status === 429) ?? new Response();
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refusal(late)).toMatchObject({
      status: 429,
      message: expect.stringMatching(/question/),
    });
  });

  test('new cookies give one network no more questions', async () => {
    const before = await questionsOf('guest_id is not null');
    const address = '10.250.0.1';
    const begun = performance.now();
    let taken = 0;
    for (let nth = 0; nth < 45; nth += 1) {
      const guest = app.browser(address);
      await guest.introduceGuest();
      const { status } = await pushOf(guest, [ask()]);
      expect([200, 429]).toContain(status);
      if (status === 200) taken += 1;
    }
    // One more in each 10 s that this has taken.
    const regained = Math.ceil((performance.now() - begun) / 10_000);
    expect(taken).toBeGreaterThanOrEqual(30);
    expect(taken).toBeLessThanOrEqual(30 + regained);
    expect((await questionsOf('guest_id is not null')) - before).toBe(taken);
  });

  test('of many questions that waited on a device those that fit are taken, and the rest waits', async () => {
    const browser = await newPerson();
    const commands = [
      { kind: 'clearCart', args: {} },
      ...Array.from({ length: 25 }, () => ask()),
      { kind: 'clearCart', args: {} },
    ];
    const results = await (await pushOf(browser, commands)).json();
    const outcomes = results.results.map(({ outcome }: { outcome: string }) => outcome);
    expect(outcomes).toEqual([
      ...Array.from({ length: 21 }, () => 'accepted'),
      ...Array.from({ length: 6 }, () => 'retry'),
    ]);
    expect(results.results.at(-1).afterMs).toBeGreaterThan(0);
    expect(await questionsOf(`user_id = '${browser.owner}'`)).toBe(20);
  });

  test('[S2] a question that is sent again costs nothing again', async () => {
    const browser = await newPerson();
    const body = {
      clientId: browser.clientId,
      commands: [{ id: crypto.randomUUID(), seq: 1, command: ask() }],
    };
    for (let time = 0; time < 40; time += 1) {
      const answer = await browser.request('/api/sync/push', { method: 'POST', body });
      expect(await answer.json()).toMatchObject({ results: [{ outcome: 'accepted' }] });
    }
  });
});
