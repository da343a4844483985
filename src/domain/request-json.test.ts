import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { unavailable } from './failure.ts';
import { readAnswer, requestJson } from './request-json.ts';
import { retryAfterMs } from './retry-after.ts';

const schema = z.object({ n: z.number() });
const headers = new Headers({ 'Content-Type': 'application/json' });
const read = (status: number, text: string) => readAnswer(status, headers, text, schema);

describe('an answer of the worker', () => {
  it('is a value, or a failure of the kind that its code or status tells', () => {
    expect(read(200, '{"n":1}')).toEqual({ kind: 'ok', value: { n: 1 } });
    const problem = (code: string) => JSON.stringify({ code, message: 'Begin anew.' });
    expect(read(410, problem('reset'))).toEqual({ kind: 'reset' });
    expect(read(401, problem('session-expired'))).toEqual({ kind: 'session-expired' });
    expect(read(401, problem('signed-out'))).toEqual({ kind: 'signed-out' });
    expect(read(409, problem('owner-changed'))).toEqual({ kind: 'owner-changed' });
    const message = 'Begin anew.';
    expect(read(409, problem('outdated'))).toEqual({ kind: 'outdated', message });
    expect(read(400, problem('invalid-input'))).toEqual({ kind: 'refused', status: 400, message });
    expect(read(500, problem('reset'))).toEqual(unavailable(undefined, message));
  });

  it('of a newer version that we cannot read is not for now, and no crash', () => {
    expect(read(200, '{"m":1}').kind).toBe('unavailable');
    expect(read(418, '{}').kind).toBe('unavailable');
  });

  it('[S16] that is no JSON is no answer, whatever its status', () => {
    const html = new Headers({ 'Content-Type': 'text/html' });
    expect([200, 302, 502].map((status) => readAnswer(status, html, '<p>', schema).kind)).toEqual(
      Array(3).fill('offline'),
    );
    expect(read(200, '{"n":').kind).toBe('offline');
  });

  it('that never comes is no network', async () => {
    const failing = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await requestJson(failing, '/api/health', {}, schema)).toEqual({ kind: 'offline' });
  });

  it.each([
    ['12', null, 12_000],
    ['Wed, 21 Oct 2015 07:28:05 GMT', 'Wed, 21 Oct 2015 07:28:00 GMT', 5000],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 'Wed, 21 Oct 2015 07:29:00 GMT', 0],
    ['Wed, 21 Oct 2015 07:28:00 GMT', null, undefined],
    ['soon', 'Wed, 21 Oct 2015 07:28:00 GMT', undefined],
    [null, null, undefined],
  ])('[S15] with Retry-After %j and Date %j asks for %j ms', (retryAfter, date, ms) => {
    expect(retryAfterMs(retryAfter, date)).toBe(ms);
  });
});
