import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostCommandsPerPush } from '#src/domain/request-limits.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { readSuggestion } from '#src/domain/suggestion/stored-suggestion.ts';
import { longestApplication } from '#tests/device/samples.ts';
import { type Browser, refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { application, newPet } from './people.ts';

const ask = (prompt: string) =>
  ({ kind: 'askForSuggestions', args: { id: crypto.randomUUID(), prompt } }) as const;

describe('sync', () => {
  let app: TestApp;
  let people = 0;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  async function newUser(): Promise<Browser> {
    const browser = app.browser();
    await browser.register(`sync-${(people += 1)}@example.org`);
    return browser;
  }

  test('what one device says, another one of the same person reads', async () => {
    const here = await newUser();
    const there = app.browser();
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    there.owner = here.owner;
    const petId = await newPet(app.backend);
    const command = application(petId);
    expect(await here.push([{ kind: 'addToCart', args: { petId } }, command])).toMatchObject([
      { outcome: 'accepted' },
      { outcome: 'accepted' },
    ]);
    const first = await there.pull();
    expect(first).toMatchObject({ owner: here.owner, more: false });
    expect(first.changes).toContainEqual(
      expect.objectContaining({ kind: 'application', id: command.args.id }),
    );
    const next = await there.pull(first.cursor);
    expect(next).toMatchObject({ reset: false, changes: [] });
  });

  test('no cache may keep what is private', async () => {
    const browser = await newUser();
    const response = await browser.request(`/api/sync/pull?clientId=${browser.clientId}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('a command that makes no sense is refused for good, and those behind it are run', async () => {
    const browser = await newUser();
    const petId = await newPet(app.backend);
    const body = {
      clientId: browser.clientId,
      commands: [
        { kind: 'ofTheFuture', args: {} },
        { kind: 'addToCart', args: { petId: 7 } },
        { kind: 'addToCart', args: { petId } },
      ].map((command, at) => ({ id: crypto.randomUUID(), seq: at + 1, command })),
    };
    const push = async () =>
      (await browser.request('/api/sync/push', { method: 'POST', body })).json();
    const answer = await push();
    expect(answer.results).toMatchObject([
      { outcome: 'rejected', reason: 'invalid' },
      { outcome: 'rejected', reason: 'invalid' },
      { outcome: 'accepted' },
    ]);
    expect(await push()).toEqual(answer);
  });

  test('a page that believes it is somebody else is told so', async () => {
    const [one, other] = [await newUser(), await newUser()];
    const pull = (browser: Browser, owner: string) =>
      browser.request(`/api/sync/pull?clientId=${browser.clientId}`, {
        headers: { [ownerHeader]: owner },
      });
    for (const owner of [other.owner, 'guest'])
      expect(await refusal(await pull(one, owner))).toMatchObject({
        status: 409,
        code: 'owner-changed',
      });
    expect(await refusal(await pull(app.browser(), one.owner))).toMatchObject({
      status: 401,
      code: 'signed-out',
    });
    expect((await refusal(await pull(one, 'no uuid'))).status).toBe(400);
    const live = await one.request('/api/live', { headers: { [ownerHeader]: other.owner } });
    expect((await refusal(live)).status).toBe(409);
    const push = await one.request('/api/sync/push', {
      method: 'POST',
      body: { clientId: one.clientId, commands: [] },
      headers: { [ownerHeader]: other.owner },
    });
    expect((await refusal(push)).status).toBe(409);
  });

  test.each(['a user', 'a guest'])('%s is answered with a suggestion', async (who) => {
    const browser = who === 'a user' ? await newUser() : app.browser();
    const command = ask('A calm senior cat, good with kids');
    expect(await browser.push([command])).toMatchObject([{ outcome: 'accepted' }]);
    const response = await answerOf(browser, command.args.id);
    expect(readSuggestion(response)).toEqual({
      type: 'cat',
      age: ['senior'],
      goodWith: ['kids'],
      temperament: ['calm'],
    });
  });

  test('a guest is named before their first push, and sees only what is theirs', async () => {
    const [guest, other] = [app.browser(), app.browser()];
    expect(await guest.pull()).toMatchObject({ owner: 'guest', changes: [] });
    expect(guest.cookies.size).toBe(0);
    const body = (command: object) => ({
      method: 'POST',
      body: { clientId: guest.clientId, commands: [{ id: crypto.randomUUID(), seq: 1, command }] },
    });
    const push = () => guest.request('/api/sync/push', body(ask('a dog')));
    expect(await refusal(await push())).toMatchObject({ status: 401, code: 'session-expired' });
    expect(guest.cookies.size).toBe(0);
    const named = await guest.request('/api/session/refresh', { method: 'POST' });
    expect(named.headers.getSetCookie()[0]).toMatch(
      /^homeward-guest=[0-9a-f-]{36}\.[\w%]{44,60}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await push()).status).toBe(200);
    await other.push([ask('a cat')]);
    const { changes } = await other.pull();
    expect(changes.filter(({ kind }) => kind === 'chatSession')).toHaveLength(1);
  });

  test('[S2] a first push whose answer was lost is done once, and by the same guest', async () => {
    const guest = app.browser();
    const command = ask('a dog');
    const body = {
      clientId: guest.clientId,
      commands: [{ id: crypto.randomUUID(), seq: 1, command }],
    };
    await guest.introduceGuest();
    for (let time = 0; time < 2; time += 1) {
      const response = await guest.request('/api/sync/push', { method: 'POST', body });
      expect(await response.json()).toMatchObject({ results: [{ outcome: 'accepted' }] });
    }
    const { changes } = await guest.pull();
    expect(changes.filter(({ kind }) => kind === 'chatSession')).toHaveLength(1);
  });

  test('a guest whose cookie is gone starts again from nothing', async () => {
    const guest = app.browser();
    await guest.push([ask('a dog')]);
    const { cursor } = await guest.pull();
    guest.cookies.clear();
    expect(await guest.pull(cursor)).toEqual({
      owner: 'guest',
      reset: true,
      cursor: '',
      more: false,
      changes: [],
    });
  });

  const envelope = { id: crypto.randomUUID(), seq: 1, command: ask('a dog') };
  // As short as a command can be: so many of a longer one would be refused as too large.
  const short = { ...envelope, command: { kind: 'clearCart', args: {} } };
  const clientId = crypto.randomUUID();
  test.each([
    ['no JSON', '{'],
    ['no body', ''],
    ['no client', { commands: [envelope] }],
    ['no commands', { clientId, commands: [] }],
    ['too many commands', { clientId, commands: Array(mostCommandsPerPush + 1).fill(short) }],
    ['a seq of zero', { clientId, commands: [{ ...envelope, seq: 0 }] }],
    ['an id that is none', { clientId, commands: [{ ...envelope, id: 'one' }] }],
  ])('refuses a push with %s', async (_, body) => {
    const response = await app.browser().request('/api/sync/push', { method: 'POST', body });
    expect(await refusal(response)).toMatchObject({ status: 400, code: 'invalid-input' });
  });

  test('takes the longest application there is, in characters of four bytes', async () => {
    const browser = await newUser();
    const longest = longestApplication(await newPet(app.backend));
    expect(await browser.push([longest])).toMatchObject([{ outcome: 'accepted' }]);
  });

  test.each(['sync/push', 'session', 'session/register', 'notifications', 'nothing'])(
    'refuses more than 64 KiB at /api/%s',
    async (path) => {
      const body = { clientId, commands: [envelope], more: 'x'.repeat(64 * 1024) };
      const response = await app.browser().request(`/api/${path}`, { method: 'POST', body });
      expect((await refusal(response)).status).toBe(413);
    },
  );

  test.each(['', '?clientId=me', `?clientId=${clientId}&cursor=${'x'.repeat(5_000)}`])(
    'refuses a pull with the query "%.30s"',
    async (query) => {
      const response = await app.browser().request(`/api/sync/pull${query}`);
      expect((await refusal(response)).status).toBe(400);
    },
  );

  test('a cursor that was made up begins anew', async () => {
    const browser = await newUser();
    expect(await browser.pull('made~up')).toMatchObject({ reset: true });
  });

  async function answerOf(browser: Browser, id: string): Promise<string> {
    for (;;) {
      const { changes } = await browser.pull();
      for (const change of changes)
        if (change.kind === 'chatSession' && change.id === id && change.row?.response)
          return change.row.response;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
});
