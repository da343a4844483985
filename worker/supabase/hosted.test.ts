import { expect, test } from 'vitest';
import { connectHosted } from './hosted.ts';

const confirms = (answer: () => Promise<Response>) =>
  connectHosted({
    url: 'https://abcd.supabase.co',
    publishableKey: 'sb_publishable_x',
    secretKey: 'sb_secret_x',
    fetch: async (input) => {
      expect(new Request(input).url).toBe('https://abcd.supabase.co/auth/v1/settings');
      return answer();
    },
  }).confirmsAddresses();

test('a project says whether it confirms addresses by mail', async () => {
  const settings = (mailer_autoconfirm: boolean) => async () =>
    Response.json({ mailer_autoconfirm, disable_signup: false });
  expect(await confirms(settings(false))).toBe(true);
  expect(await confirms(settings(true))).toBe(false);
});

test('what cannot be known counts as not confirmed', async () => {
  expect(await confirms(async () => Promise.reject(new TypeError('fetch failed')))).toBe(false);
  expect(await confirms(async () => new Response('<html>', { status: 502 }))).toBe(false);
  expect(await confirms(async () => Response.json({ message: 'no key' }, { status: 401 }))).toBe(
    false,
  );
});
