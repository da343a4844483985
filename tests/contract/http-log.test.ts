import { format } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { startApp, type TestApp } from './http-app.ts';

/** What the libraries wrote to the console. */
const written: string[] = [];
beforeEach(() => {
  written.splice(0);
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      written.push(format(...args));
    });
});
afterEach(() => void vi.restoreAllMocks());

onEveryBackend((backend) => {
  test('ten registrations of one address at once log nothing of it', async () => {
    const app = await startApp({}, backend());
    const body = { email: 'raced@example.org', password: 'long enough 1', name: 'Rae Raced' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.browser().request('/api/session/register', {
          method: 'POST',
          body: { ...body, isAdmin: false },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect([...written, ...app.logged].join('\n')).not.toMatch(/raced|long enough/i);
    await app.stop();
  });
});

const text = (value: unknown) =>
  `base64-${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
const junk = [
  '%',
  '%00',
  'base64-',
  'base64-%%%',
  'base64-eyJ',
  'not json',
  '{"access_token":7}',
  text(null),
  text(7),
  text([]),
  text({}),
  text({ access_token: 7, refresh_token: [] }),
  text({ access_token: 'a.b.c', refresh_token: 'x' }),
  text({ access_token: '', refresh_token: '', expires_at: 'soon', user: 7 }),
  text({ access_token: `e30.${Buffer.from('{"sub":7}').toString('base64url')}.x` }),
  'x'.repeat(3_000),
];

describe('cookies', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());
  test('junk in a cookie is no cookie, and logs nothing', async () => {
    for (const value of junk)
      for (const name of ['homeward', 'homeward.0', 'homeward-guest', 'homeward-user'])
        for (const [method, path] of [
          ['GET', '/api/session'],
          ['POST', '/api/session/refresh'],
          ['DELETE', '/api/session'],
          ['GET', `/api/sync/pull?clientId=${crypto.randomUUID()}`],
          ['GET', '/api/notifications'],
        ] as const) {
          const headers = { Cookie: `${name}=${value}; ${name}.1=${value}` };
          const answer = await app.browser().request(path, { method, headers });
          expect([answer.status, method, path, name, value]).toEqual([
            200,
            method,
            path,
            name,
            value,
          ]);
        }
    expect([...written, ...app.logged]).toEqual([]);
  });
});
