import { Hono } from 'hono';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { maxRequestBytes } from '#src/domain/request-limits.ts';
import { answerErrors } from './answer-errors.ts';
import { boundedBody } from './bounded-body.ts';

afterEach(() => void vi.useRealTimers());

const app = new Hono()
  .use(boundedBody)
  .post('/', async (c) => c.json(await c.req.json()))
  .onError(answerErrors(() => {}));
const send = (body: BodyInit, headers = {}) =>
  app.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit); // Node's own
const stream = (pull: (controller: ReadableStreamDefaultController) => void) =>
  new ReadableStream({ pull });

describe('a body', () => {
  test('of 64 KiB is read, with or without its length', async () => {
    const text = JSON.stringify('x'.repeat(maxRequestBytes - 2));
    for (const headers of [{}, { 'Content-Length': String(text.length) }])
      expect(await (await send(text, headers)).text()).toBe(text);
  });

  test('that is larger is refused before it is parsed, and before it has ended', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const text = '['.repeat(2 * 1024 * 1024);
    const endless = stream((controller) => controller.enqueue(new Uint8Array(1_000)));
    for (const [body, headers] of [
      [text, { 'Content-Length': String(text.length) }],
      [text, {}],
      [endless, {}],
    ] as const)
      expect((await send(body, headers)).status).toBe(413);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test('that nests deep is refused before it is parsed', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const body = '['.repeat(30_000) + ']'.repeat(30_000);
    expect((await send(body)).status).toBe(400);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test('that does not arrive is given up after 15 s, and one that is cut off at once', async () => {
    vi.useFakeTimers();
    const silent = send(stream(() => {}));
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await silent).status).toBe(408);
    const cut = send(stream((controller) => controller.error(new Error('cut'))));
    expect((await cut).status).toBe(408);
  });
});
