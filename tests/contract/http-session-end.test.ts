import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Browser, refusal } from './browser.ts';
import { authOf } from './people.ts';
import { expire } from './session-cookie.ts';
import { onEveryCaller, overHttp } from './backends.ts';
import { startApp, type TestApp } from './http-app.ts';

const admin = { email: 'keeper@homeward.example', password: 'homeward-admin' };
const password = 'long enough';

onEveryCaller((backend) => {
  describe('a session ends when it ends', () => {
    let app: TestApp;
    let people = 0;
    beforeAll(async () => {
      app = await startApp({}, backend());
    });
    afterAll(() => app.stop());

    async function newUser(): Promise<Browser & { email: string }> {
      const email = `ends-${(people += 1)}-${crypto.randomUUID()}@example.org`;
      const browser = app.browser();
      await browser.register(email);
      return Object.assign(browser, { email });
    }

    /** Another browser, with a copy of the cookies. */
    function copyOf(browser: Browser): Browser {
      const copy = app.browser();
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      copy.owner = browser.owner;
      return copy;
    }

    const command = { id: crypto.randomUUID(), seq: 1, command: { kind: 'clearCart', args: {} } };
    /** What the cookies are still good for: the status of each kind of request. */
    async function worth(browser: Browser): Promise<Record<string, number>> {
      const { clientId } = browser;
      const status = async (path: string, method = 'GET', body?: object) => {
        const response = await browser.request(path, { method, ...(body && { body }) });
        await response.body?.cancel();
        return response.status;
      };
      return {
        who: await status('/api/session'),
        read: await status(`/api/sync/pull?clientId=${clientId}`),
        push: await status('/api/sync/push', 'POST', { clientId, commands: [command] }),
        stream: await status('/api/live'),
        list: await status('/api/sessions'),
        refresh: await status('/api/session/refresh', 'POST'),
      };
    }
    const nothing = { who: 401, read: 401, push: 401, stream: 401, list: 401, refresh: 401 };

    test('a cookie that was copied before the sign-out is worth nothing after it', async () => {
      const browser = await newUser();
      const thief = copyOf(browser);
      expect((await thief.session('/api/session')).user?.email).toBe(browser.email);
      await browser.session('/api/session', { method: 'DELETE' });
      expect(await worth(thief)).toEqual(nothing);
    });

    test('an expired cookie that signs out ends the session too', async () => {
      const browser = await newUser();
      const thief = copyOf(browser);
      expire(browser.cookies);
      await browser.session('/api/session', { method: 'DELETE' });
      expect(await worth(thief)).toEqual(nothing);
    });

    test('the stream of a session ends with it, and those of others go on', async () => {
      const browser = await newUser();
      const other = app.browser();
      await other.signIn(browser.email, password, 'user');
      const [ears, others] = [await browser.listen(), await other.listen()];
      let othersEnded = false;
      void others.ended.then(() => (othersEnded = true));
      await browser.session('/api/session', { method: 'DELETE' });
      await ears.ended;
      await other.push([{ kind: 'clearCart', args: {} }]);
      await other.push([
        { kind: 'askForSuggestions', args: { id: crypto.randomUUID(), prompt: 'dog' } },
      ]);
      expect(await others.next()).toEqual({ stream: 'own-rows' });
      expect(othersEnded).toBe(false);
      await others.stop();
    });

    test('the wrong door sets no cookie, and opens no session', async () => {
      const user = await newUser();
      const before = await sessionsOf(user.owner);
      for (const [account, as] of [
        [{ email: user.email, password }, 'admin'],
        [admin, 'user'],
      ] as const) {
        const response = await app
          .browser()
          .request('/api/session', { method: 'POST', body: { ...account, as } });
        expect(response.status).toBe(403);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
      expect(await sessionsOf(user.owner)).toBe(before);
    });

    test('the wrong door leaves whoever is signed in on the browser as they are', async () => {
      const user = await newUser();
      const body = { email: user.email, password, as: 'admin' };
      expect((await user.request('/api/session', { method: 'POST', body })).status).toBe(403);
      expect((await user.session('/api/session')).user?.email).toBe(user.email);
    });

    test('a token of Auth whose session was not opened here is worth nothing', async () => {
      const { email } = await newUser();
      const { data } = await authOf(backend()).signInWithPassword({ email, password });
      const token = data.session?.access_token ?? '';
      const client = backend().as(token);
      const tables = overHttp(backend()).as(token);
      expect((await client.rpc('who_am_i')).data).toBeNull();
      const pull = { p_client: crypto.randomUUID(), p_cursor: null, p_limit: 1 };
      expect((await client.rpc('pull_own_rows', pull)).status).toBe(401);
      for (const table of ['users', 'cart_items', 'adoption_requests', 'chat_sessions'])
        expect(
          (await tables.from(table).select(table === 'cart_items' ? 'pet_id' : 'id')).data,
        ).toEqual([]);
    });

    test.each(['the same account', 'another account'])(
      'signing in with %s over a session ends the old one',
      async (which) => {
        const browser = await newUser();
        const old = copyOf(browser);
        const { email } = which === 'the same account' ? browser : await newUser();
        await browser.signIn(email, password, 'user');
        expect(await worth(old)).toEqual(nothing);
        expect((await browser.session('/api/session')).user?.email).toBe(email);
      },
    );

    test('registering over a session ends the old one', async () => {
      const browser = await newUser();
      const old = copyOf(browser);
      await browser.register(`over-${crypto.randomUUID()}@example.org`);
      expect(await worth(old)).toEqual(nothing);
    });

    test('a session that was idle for too long has ended, and one past its last day', async () => {
      const browser = await newUser();
      const age = (column: string) =>
        backend().sql(
          `update private.sessions set ${column} = now() - interval '1 second' where user_id = '${browser.owner}'`,
        );
      await age('idle_until');
      const copy = copyOf(browser);
      expect((await refusal(await copy.request('/api/session'))).code).toBe('session-expired');
      const refused = await copy.request('/api/session/refresh', { method: 'POST' });
      expect(await refusal(refused)).toMatchObject({ status: 401, code: 'signed-out' });
      expect([...copy.cookies.keys()]).toEqual(['homeward-device']);
      expect(await sessionsOf(browser.owner)).toBe(0);
    });

    test('a refresh makes the session last longer, but not beyond its last day', async () => {
      const short = await startApp({ sessionIdleDays: 2, sessionMaxDays: 3 }, backend());
      onTestFinished(() => short.stop());
      const browser = short.browser();
      await browser.register(`short-${crypto.randomUUID()}@example.org`);
      const days = async () => {
        const [row] = await backend().sql(
          `select round(extract(epoch from idle_until - now()) / 86400)::int as idle,
             round(extract(epoch from ends_at - now()) / 86400)::int as ends
           from private.sessions where user_id = '${browser.owner}'`,
        );
        return row;
      };
      expect(await days()).toEqual({ idle: 2, ends: 3 });
      await backend().sql(
        `update private.sessions set idle_until = now() + interval '1 day', ends_at = now() + interval '1 day'
         where user_id = '${browser.owner}'`,
      );
      const answer = await browser.request('/api/session/refresh', { method: 'POST' });
      expect(answer.headers.getSetCookie()[0]).toContain(`Max-Age=${2 * 24 * 60 * 60};`);
      expect(await days()).toEqual({ idle: 1, ends: 1 });
    });

    test('ended sessions are deleted in time, at Auth too', async () => {
      const browser = await newUser();
      await backend().sql(
        `update private.sessions set idle_until = now() - interval '1 second' where user_id = '${browser.owner}'`,
      );
      await backend().privileged.rpc('delete_expired');
      const [row] = await backend().sql(
        `select (select count(*)::int from private.sessions where user_id = '${browser.owner}') as ours,
           (select count(*)::int from auth.sessions where user_id = '${browser.owner}') as auths`,
      );
      expect(row).toEqual({ ours: 0, auths: 0 });
    });

    const sessionsOf = async (uid: string) => {
      const [row] = await backend().sql(
        `select count(*)::int as count from auth.sessions where user_id = '${uid}'`,
      );
      return Number(row?.['count']);
    };
  });
});
