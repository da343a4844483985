import { format } from 'node:util';
import { Hono } from 'hono';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerErrors } from './answer-errors.ts';
import { guardConsole } from './guard-console.ts';
import { identifyRequest } from './log.ts';
import { unavailable } from './refusal.ts';

const address = 'ada@example.org';

describe('a line of the log', () => {
  const lines: string[] = [];
  const app = new Hono()
    .use(identifyRequest)
    .get('/people/:id', () => {
      throw Object.assign(new Error(`no row for ${address}`), { code: '23505' });
    })
    .get('/gone', () => {
      throw unavailable(new TypeError('cannot read'));
    })
    .get('/', (c) => c.text('well'))
    .onError(answerErrors((line) => lines.push(line)));
  const ask = (path: string) =>
    app.request(path, { headers: { 'X-Request-Id': 'chosen-by-the-visitor' } });

  test('tells of a failed request by its id and route, and nothing of who it is about', async () => {
    const answer = await ask(`/people/7?email=${address}`);
    expect(answer.status).toBe(500);
    expect(JSON.parse(lines.splice(0).join())).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'error',
      event: 'request failed',
      requestId: answer.headers.get('X-Request-Id'),
      method: 'GET',
      path: '/people/:id',
      status: 500,
      durationMs: expect.any(Number),
      error: expect.stringMatching(/^Error 23505\n\s+at /),
    });
  });

  test('tells why there is no answer now', async () => {
    expect((await ask('/gone')).status).toBe(503);
    expect(JSON.parse(lines.splice(0).join())).toMatchObject({
      status: 503,
      error: expect.stringMatching(/^TypeError cannot read/),
    });
  });

  test('has an id of its own for each request, which the visitor cannot choose', async () => {
    const ids = [await ask('/'), await ask('/'), await ask('/nothing')].map(({ headers }) =>
      headers.get('X-Request-Id'),
    );
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines).toEqual([]);
  });
});

describe('what a library writes to the console', () => {
  const original = { ...console };
  afterEach(() => void Object.assign(console, original));

  test('is one line, without its words', () => {
    const lines: string[] = [];
    const written = vi.fn();
    console.error = written;
    guardConsole((line) => lines.push(line));
    console.error('Auth error: %s', new Error(`Key (email)=(${address}) already exists`), {
      address,
    });
    console.info(`The user ${address} is gone.`);
    expect(written).not.toHaveBeenCalled();
    expect(lines).toHaveLength(2);
    expect(format(lines)).not.toContain('ada');
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({
        event: 'a library wrote to the console',
        error: expect.stringMatching(/^Error\n\s+at [^]*log\.test\.ts/),
      });
  });

  test('of an answer that a database function chose is nothing: an ended session fills no log', () => {
    const lines: string[] = [];
    guardConsole((line) => lines.push(line));
    for (const code of ['PT401', 'PGRST', 'XX000'])
      console.error(Object.assign(new Error('refused'), { code }));
    expect(lines).toEqual([expect.stringContaining('XX000')]);
  });
});
