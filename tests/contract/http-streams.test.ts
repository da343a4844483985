import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { serveApp, type ServedApp } from './raw-request.ts';

let app: TestApp;
let served: ServedApp;
beforeAll(async () => {
  app = await startApp();
  served = await serveApp(app);
});
afterAll(async () => {
  await served.close();
  await app.stop();
});

test('the fourth stream of a session ends its oldest one, and no other session’s', async () => {
  const [mine, elsewhere] = [app.browser(), app.browser()];
  await mine.register('streams@example.org');
  await elsewhere.signIn('streams@example.org', 'long enough', 'user');
  const other = await elsewhere.listen();
  const ears = [await mine.listen(), await mine.listen(), await mine.listen()];
  const fourth = await mine.listen();
  await ears[0]?.ended;
  await mine.push([
    { kind: 'askForSuggestions', args: { id: crypto.randomUUID(), prompt: 'dog' } },
  ]);
  for (const open of [other, ...ears.slice(1), fourth])
    expect(await open.next()).toEqual({ stream: 'own-rows' });
  for (const open of [other, ...ears, fourth]) await open.stop();
});

test('a guest has three too', async () => {
  const guest = app.browser();
  await guest.introduceGuest();
  const ears = [];
  for (let stream = 0; stream < 4; stream += 1) ears.push(await guest.listen());
  await ears[0]?.ended;
  for (const open of ears) await open.stop();
});

test('an address has twenty streams, those that ended not counted', async () => {
  const address = `http://localhost:${served.port}/api/live`;
  const listen = () => fetch(address, { headers: { 'X-Homeward-User': 'guest' } });
  const asked = await Promise.all(Array.from({ length: 60 }, listen));
  const open = asked.filter(({ status }) => status === 200);
  expect(open).toHaveLength(20);
  const refused = asked.find(({ status }) => status !== 200);
  expect(refused?.headers.get('Retry-After')).toBe('15');
  expect(refused && (await refusal(refused))).toMatchObject({
    status: 429,
    code: 'too-many-requests',
  });
  await open.pop()?.body?.cancel();
  await expect.poll(async () => (await listen()).status).toBe(200);
  // Refused requests were no streams, and leave nothing behind.
  const failed = await fetch(address, { headers: { 'X-Homeward-User': 'nobody' } });
  expect(failed.status).toBe(400);
  for (const { body } of open) await body?.cancel();
});
