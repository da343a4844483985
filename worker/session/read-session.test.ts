import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { answerErrors } from '#worker/http/answer-errors.ts';
import { readSession, requireFresh } from './read-session.ts';

afterEach(() => void vi.useRealTimers());

const app = new Hono()
  .get('/', async (c) => {
    const session = await readSession(c, 'homeward');
    return c.text(session ? requireFresh(session).uid : 'nobody');
  })
  .onError(answerErrors(() => {}));

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const cookieOf = (sub: string) => {
  const claims = { sub, session_id: sub, exp: Math.floor(Date.now() / 1000) + 60 };
  const access_token = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}.x`;
  return `base64-${encoded({ access_token, refresh_token: 'x' })}`;
};
const ask = async (cookie: string) => {
  const answer = await app.request('/', { headers: { Cookie: `homeward=${cookie}` } });
  return { status: answer.status, text: await answer.text() };
};

test('each cookie says who it is about, as often as it is read, and until its token expires', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [ada, bob] = [crypto.randomUUID(), crypto.randomUUID()];
  const cookies = [ada, bob].map((uid) => ({ uid, cookie: cookieOf(uid) }));
  for (const _ of ['first', 'again'])
    for (const { uid, cookie } of cookies)
      expect(await ask(cookie)).toEqual({ status: 200, text: uid });
  vi.setSystemTime(Date.now() + 60_000);
  for (const { cookie } of cookies) expect((await ask(cookie)).status).toBe(401);
});

test('a cookie that cannot be read is nobody’s, each time', async () => {
  const cut = cookieOf(crypto.randomUUID()).slice(0, -20);
  for (const cookie of [cut, cut, 'x', 'base64-x'])
    expect(await ask(cookie)).toEqual({ status: 200, text: 'nobody' });
});
