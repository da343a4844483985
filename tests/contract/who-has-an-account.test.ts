import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';

// Sixty sign-ins, each with a bcrypt: 10 s, and more than 60 s on a core that others work on too.
vi.setConfig({ testTimeout: 240_000 });

let app: TestApp;
beforeAll(async () => {
  // Hashes cost here what they cost where Homeward runs.
  vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined);
  // The limits would answer instead.
  app = await startApp({ rateLimits: false });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.stop();
});

const known = ['one', 'two', 'three'].map((name) => `${name}@example.org`);
const unknown = ['four', 'five', 'six'].map((name) => `${name}@example.org`);

/** Milliseconds of the processor until the answer, as others may have the core, and its status. */
async function timed(path: string, body: object): Promise<{ ms: number; status: number }> {
  const before = process.cpuUsage();
  const response = await app.browser().request(path, { method: 'POST', body });
  await response.text();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1_000, status: response.status };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('a wrong password takes as long where there is no such account', async () => {
  for (const email of known) await app.browser().register(email);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 10; round += 1)
    for (const index of [0, 1, 2]) {
      const guess = { password: `guess number ${round}`, as: 'user' };
      const here = await timed('/api/session', { ...guess, email: known[index] });
      const nowhere = await timed('/api/session', { ...guess, email: unknown[index] });
      expect([here.status, nowhere.status]).toEqual([401, 401]);
      times.known.push(here.ms);
      times.unknown.push(nowhere.ms);
    }
  const ratio = median(times.known) / median(times.unknown);
  // It was 14 without the same work.
  expect(ratio).toBeGreaterThan(0.7);
  expect(ratio).toBeLessThan(1.4);
});

test('a locked account is answered like a wrong password, and as slowly', async () => {
  await app.backend.sql(
    `update auth.users set encrypted_password = '!' || encrypted_password where email = 'three@example.org'`,
  );
  const guess = { password: 'long enough', as: 'user' };
  const locked = await timed('/api/session', { ...guess, email: 'three@example.org' });
  const other = await timed('/api/session', { ...guess, email: 'nobody@example.org' });
  expect(locked.status).toBe(401);
  expect(locked.ms).toBeGreaterThan(other.ms / 3);
});

test('to register a known address takes as long as to register a new one', async () => {
  const times = { known: [] as number[], fresh: [] as number[] };
  for (let round = 0; round < 9; round += 1) {
    const account = { name: 'Pat', password: 'long enough', isAdmin: false };
    const taken = await timed('/api/session/register', { ...account, email: 'one@example.org' });
    const email = `fresh-${round}@example.org`;
    const fresh = await timed('/api/session/register', { ...account, email });
    expect([taken.status, fresh.status]).toEqual([400, 200]);
    times.known.push(taken.ms);
    times.fresh.push(fresh.ms);
  }
  expect(median(times.fresh) / median(times.known)).toBeLessThan(2);
});

test('where addresses are confirmed by mail, a known one is answered like a new one', async () => {
  const confirming = await startApp({}, { ...app.backend, confirmsAddresses: async () => true });
  const body = { name: 'Pat', password: 'long enough', isAdmin: false, email: 'one@example.org' };
  const response = await confirming
    .browser()
    .request('/api/session/register', { method: 'POST', body });
  expect(await response.json()).toMatchObject({ user: null, notice: 'confirm-email' });
  await confirming.stop();
  const plain = await app.browser().request('/api/session/register', { method: 'POST', body });
  expect(await refusal(plain)).toMatchObject({ status: 400, code: 'registration-failed' });
});
