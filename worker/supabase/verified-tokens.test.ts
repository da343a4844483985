import { sign } from 'hono/jwt';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenVerifier } from './verified-tokens.ts';

const secret = 'a secret of the tests';
const sub = '2f9d2c0e-6f0b-4f38-9df7-8c2f0d6c5a11';
const nowS = () => Math.floor(Date.now() / 1000);
const token = (more: object = {}, key = secret) =>
  sign({ sub, role: 'authenticated', session_id: sub, exp: nowS() + 60, ...more }, key, 'HS256');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('a token of ours says who it is about, the second time too', async () => {
  const verify = tokenVerifier(secret);
  const ours = await token({ email: 'ada@example.org' });
  for (const _ of ['verified', 'remembered']) {
    const verified = await verify(ours);
    expect(verified?.sub).toBe(sub);
    expect(JSON.parse(verified?.claims ?? '')).toMatchObject({ email: 'ada@example.org' });
  }
});

test('a remembered token is refused once it has expired', async () => {
  const verify = tokenVerifier(secret);
  const ours = await token();
  expect(await verify(ours)).not.toBeNull();
  vi.setSystemTime(Date.now() + 60_000);
  expect(await verify(ours)).toBeNull();
});

test('what Auth has not signed for a person is refused', async () => {
  const verify = tokenVerifier(secret);
  const [head, , signature] = (await token()).split('.');
  const claims = Buffer.from(JSON.stringify({ sub, role: 'service_role', exp: nowS() + 60 }));
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  for (const forged of [
    '',
    'a.b.c',
    await token({}, 'another secret'),
    await token({ role: 'service_role' }),
    await token({ sub: 'nobody' }),
    await token({ exp: nowS() - 1 }),
    await token({ iat: nowS() + 60 }),
    await sign({ sub, role: 'authenticated' }, secret, 'HS256'),
    await sign({ sub, role: 'authenticated', exp: nowS() + 60 }, secret, 'HS512'),
    `${head}.${claims.toString('base64url')}.${signature}`,
    `${none}.${claims.toString('base64url')}.`,
  ])
    expect(await verify(forged), forged).toBeNull();
});
