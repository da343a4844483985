import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const post = (path: string, body: object) => app.browser().request(path, { method: 'POST', body });

/** Registers a new person with this password. */
async function registers(password: string, more: { name?: string; email?: string } = {}) {
  people += 1;
  const email = `person.${people}@example.org`;
  const account = { name: 'Pat Miller', email, isAdmin: false, ...more, password };
  return { email: account.email, response: await post('/api/session/register', account) };
}

const signsIn = async (email: string, password: string) =>
  (await post('/api/session', { email, password, as: 'user' })).status;

test.each([
  ['1234567'],
  ['password'],
  ['Passw0rd!'],
  ['homeward'],
  ['Homeward1'],
  ['homeward-demo'],
  ['homeward-admin'],
  ['aaaaaaa'],
  ['abcabcabc'],
  ['qwertyui'],
  ['Pat Miller'],
  ['pat.miller'],
  ['Miller-pat85'],
  ['miller1'],
  ['M1ller!'],
  ['a'.repeat(256)],
])('refuses %s, and says what to do', async (password) => {
  const { response } = await registers(password);
  expect(await refusal(response)).toMatchObject({
    status: 400,
    code: 'invalid-input',
    message: expect.stringMatching(/easy to guess\. Use .* words/),
  });
});

test('refuses the address, whole or in part', async () => {
  const email = 'oberhuber-mx@adoptions.example';
  for (const password of [email, 'oberhuber-mx', 'Oberhuber-mx1'])
    expect((await registers(password, { email })).response.status, password).toBe(400);
});

test.each([
  ['long enough'],
  ['a-long-enough-password'],
  ['k7#mQz2'],
  ['tulip-92'],
  ['Шарик и Мурка'],
])('accepts %s, and the person signs in with it', async (password) => {
  const { email, response } = await registers(password);
  expect(response.status).toBe(200);
  expect(await signsIn(email, password)).toBe(200);
});

test('takes 7 to 256 characters, whatever they are made of, and cuts none off', async () => {
  const words = 'Biscuit sleeps on the warm windowsill while Clementine guards the door; ';
  const long = words.repeat(4).slice(0, 256);
  const { email, response } = await registers(long);
  expect(response.status).toBe(200);
  expect(await signsIn(email, long)).toBe(200);
  // bcrypt reads 72 bytes: these would all fit the first 72 of them.
  for (const other of [long.slice(0, 72), long.slice(0, 255), `${long.slice(0, 255)}!`])
    expect(await signsIn(email, other), `${other.length} characters`).toBe(401);

  const fourBytes = '🐕🐈🐇🦜🐾🏡🌻🍀'.repeat(32);
  const dog = await registers(fourBytes);
  expect(dog.response.status, '256 characters of four bytes').toBe(200);
  expect(await signsIn(dog.email, fourBytes)).toBe(200);

  for (const [password, sentence] of [
    [`${long}x`, 'Use at most 256 characters.'],
    ['k7#mQz', 'Use at least 7 characters.'],
  ] as const)
    expect(await refusal((await registers(password)).response)).toMatchObject({
      status: 400,
      message: sentence,
    });
});

test('judges a long password in less time than a request may take', async () => {
  const slow = 'x9!Kq2#v'.repeat(32);
  const before = process.cpuUsage();
  await registers(slow);
  // Of the processor's time, because others may have the core. It took 1.5 s to look at all of it.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});

test('the demo accounts’ passwords are not judged: they are published anyway', async () => {
  for (const { email, password, role } of app.backend.demoAccounts)
    expect((await post('/api/session', { email, password, as: role })).status).toBe(200);
});
