import * as fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { signWith } from '#worker/supabase/sign-with.ts';
import { knownDevices } from './known-device.ts';

const backend = (secretKey: string) => ({ sign: signWith(secretKey) });
const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;
const app = (secretKey = 'a secret key') => {
  const devices = knownDevices(backend(secretKey), { attributes });
  return new Hono()
    .get('/known/:email', async (c) => c.json({ id: await devices.idFor(c, c.req.param('email')) }))
    .get('/remember/:email', async (c) => {
      await devices.remember(c, c.req.param('email'));
      return c.text('');
    });
};

/** Remembers these accounts, one after the other; gives the cookie. */
async function remembered(emails: readonly string[], secretKey?: string): Promise<string> {
  let cookie = '';
  for (const email of emails) {
    const headers = { Cookie: cookie };
    const response = await app(secretKey).request(`/remember/${email}`, { headers });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  return cookie;
}
async function idFor(email: string, cookie: string): Promise<string | undefined> {
  const response = await app().request(`/known/${email}`, { headers: { Cookie: cookie } });
  return (await response.json()).id;
}

const email = fc.nat().map((n) => `person-${n}@example.org`);

describe('a known device', () => {
  test('is known to the five accounts that used it last, under one id, and to no other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(email, { minLength: 1, maxLength: 8 }),
        email,
        async (emails, other) => {
          fc.pre(!emails.includes(other));
          const cookie = await remembered(emails);
          const ids = await Promise.all(emails.map((one) => idFor(one, cookie)));
          expect(ids.map(Boolean)).toEqual(emails.map((_, at) => at >= emails.length - 5));
          expect(new Set(ids.filter(Boolean)).size).toBe(1);
          expect(await idFor(other, cookie)).toBeUndefined();
          expect(cookie).not.toContain('person');
        },
      ),
      { numRuns: 20 },
    );
  });

  test('is a stranger with a cookie that was changed anywhere, or that another key signed', async () => {
    const cookie = await remembered(['ada@example.org']);
    const value = cookie.indexOf('=') + 1;
    const place = fc.integer({ min: value, max: cookie.length - 1 });
    const letter = fc.constantFrom('0', '9', 'a', 'f', '.', 'x', '-', ';', '"', '%');
    await fc.assert(
      fc.asyncProperty(place, letter, async (at, other) => {
        fc.pre(cookie[at] !== other);
        const changed = cookie.slice(0, at) + other + cookie.slice(at + 1);
        expect(await idFor('ada@example.org', changed)).toBeUndefined();
      }),
    );
    const foreign = await remembered(['ada@example.org'], 'another key');
    expect(await idFor('ada@example.org', foreign)).toBeUndefined();
    expect(await idFor('ADA@example.org', cookie)).toBeDefined();
  });

  test('has a cookie for this host alone that no script reads', async () => {
    const response = await app().request('/remember/ada@example.org');
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^__Host-homeward-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
