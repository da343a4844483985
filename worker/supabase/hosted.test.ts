import { expect, test } from 'vitest';
import { connectHosted } from './hosted.ts';

const keys = { url: 'https://abcd.supabase.co', publishableKey: 'public', secretKey: 'secret' };

test.each([
  ['asks for confirmed addresses', () => Response.json({ mailer_autoconfirm: false }), true],
  ['calls every address confirmed', () => Response.json({ mailer_autoconfirm: true }), false],
  ['does not answer', () => new Response('<html>', { status: 502 }), false],
])('a hosted project that %s', async (_, answer, confirms) => {
  const asked: string[] = [];
  const { accountMail } = connectHosted({
    ...keys,
    fetch: async (url) => {
      asked.push(String(url));
      return answer();
    },
  });
  expect(await accountMail.confirmsAddresses()).toBe(confirms);
  expect(asked).toEqual(['https://abcd.supabase.co/auth/v1/settings']);
});
