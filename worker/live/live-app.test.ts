import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionCookies } from '#worker/session/cookies.ts';
import { liveApp } from './live-app.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a stream', () => {
  function serve() {
    const stopped = vi.fn();
    const stopping = new AbortController();
    // A visitor's stream asks the database nothing but whether it may be open.
    const privileged = { rpc: async () => ({ data: [], error: null, status: 200 }) };
    const app = liveApp({
      backend: { privileged } as never, // what else a backend has is not used
      cookies: sessionCookies(
        { publicUrl: new URL('http://localhost:8787'), sessionIdleDays: 14 },
        'secret',
      ),
      addressOf: () => '192.0.2.1',
      onError: () => expect.unreachable(),
      pokes: async () => stopped,
      stopping: stopping.signal,
    });
    const open = () => app.request('/', { headers: { 'X-Homeward-User': 'guest' } });
    return { stopping, stopped, open };
  }

  test('that nobody reads ends after two heartbeats, and leaves its place to another', async () => {
    const { stopped, open } = serve();
    for (let stream = 0; stream < 20; stream += 1) expect((await open()).status).toBe(200);
    // Without `onError` Hono answers a Refusal by its status.
    expect((await open()).status).toBe(429);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(stopped).toHaveBeenCalledTimes(20);
    expect((await open()).status).toBe(200);
  });

  test('that is read goes on', async () => {
    const { stopped, open } = serve();
    const reader = (await open()).body?.getReader();
    let heartbeats = 0;
    void (async () => {
      while (!(await reader?.read())?.done) heartbeats += 1;
    })();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(stopped).not.toHaveBeenCalled();
    expect(heartbeats).toBeGreaterThanOrEqual(20);
    await reader?.cancel();
  });

  test('whose reader is gone ends at once', async () => {
    const { stopped, open } = serve();
    await (await open()).body?.cancel();
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toHaveBeenCalledOnce();
  });

  test('that the worker ends is read to its end', async () => {
    const { stopping, stopped, open } = serve();
    const answer = await open();
    stopping.abort();
    expect(await answer.text()).toBe(': listening\n\n');
    expect(stopped).toHaveBeenCalledOnce();
  });
});
