import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { application, newPet } from './people.ts';

describe('the live stream', () => {
  let app: TestApp;
  let people = 0;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  async function newUser(): Promise<Browser> {
    const browser = app.browser();
    await browser.register(`live-${(people += 1)}@example.org`);
    return browser;
  }

  test('a person hears that something of theirs changed, and a stranger does not', async () => {
    const [mine, stranger] = [await newUser(), await newUser()];
    const [ears, strangers] = [await mine.listen(), await stranger.listen()];
    const heard: unknown[] = [];
    void strangers.next().then((poke) => heard.push(poke));
    await mine.push([{ kind: 'clearCart', args: {} }]);
    await mine.push([
      { kind: 'askForSuggestions', args: { id: crypto.randomUUID(), prompt: 'dog' } },
    ]);
    expect(await ears.next()).toEqual({ stream: 'own-rows' });
    expect(heard).toEqual([]);
    await Promise.all([ears.stop(), strangers.stop()]);
  });

  test('everyone hears of a new pet, with the version that has it', async () => {
    const ears = await app.browser().listen();
    await newPet(app.backend);
    const poke = await ears.next();
    const latest = await (await app.browser().request('/api/catalogue/latest')).json();
    expect(poke).toEqual({ stream: 'catalogue', version: latest.version });
    await ears.stop();
  });

  test('two changes within a second are both heard, the second one with its own version', async () => {
    const ears = await app.browser().listen();
    await newPet(app.backend);
    const first = await ears.next();
    await newPet(app.backend);
    const second = await ears.next();
    expect(Object(second).version).toBeGreaterThan(Object(first).version);
    await ears.stop();
  });

  test('a guest hears the answer to what they asked', async () => {
    const guest = app.browser();
    const prompt = (text: string) =>
      ({ kind: 'askForSuggestions', args: { id: crypto.randomUUID(), prompt: text } }) as const;
    await guest.push([prompt('a dog')]);
    const ears = await guest.listen();
    await guest.push([prompt('a cat')]);
    expect(await ears.next()).toEqual({ stream: 'own-rows' });
    await ears.stop();
  });

  test('an admin hears of an application', async () => {
    const keeper = app.browser();
    await keeper.signIn('keeper@homeward.example', 'homeward-admin', 'admin');
    const petId = await newPet(app.backend);
    const ears = await keeper.listen();
    await (await newUser()).push([application(petId)]);
    for (;;) if ((await ears.next()).stream === 'own-rows') break;
    await ears.stop();
  });

  test('the stream is not compressed, buffered or kept', async () => {
    const response = await app
      .browser()
      .request('/api/live', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Cache-Control')).toMatch(/no-cache|no-store/);
    await response.body?.cancel();
  });

  test('streams end when the worker stops', async () => {
    const closing = await startApp({}, app.backend);
    const ears = await closing.browser().listen();
    await closing.stop();
    await ears.ended;
  });
});
