import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { redirect, send, startWebHost, type WebHost } from '#tests/contract/web-host.ts';
import { getBounded, type GetOptions } from '#worker/http/get-bounded.ts';
import { isPublicAddress } from './public-network.ts';

const page = 'http://pictures.example.org';
const picture = { 'Content-Type': 'image/jpeg' };
const maxBytes = 64 * 1024;
let host: WebHost;

beforeAll(async () => {
  host = await startWebHost(isPublicAddress);
});
beforeEach(() => {
  host.asked.length = 0;
});
afterAll(() => host.close());

const get = (address: string, options: Partial<GetOptions> = {}) =>
  getBounded(address, {
    network: host.network(),
    hosts: ['pictures.example.org', 'cdn.example.org'],
    accept: 'image/*',
    isWanted: (type) => type.startsWith('image/'),
    maxBytes,
    timeoutMs: 2_000,
    ...options,
  });
const never = (reason: string) => ({ kind: 'never', reason: expect.stringContaining(reason) });
const later = (reason: string) => ({ kind: 'later', reason: expect.stringContaining(reason) });

describe('what is got', () => {
  test('is the whole body, byte for byte, and nothing is told but who asks', async () => {
    let headers: unknown;
    host.answer('/1.jpg', (request, response) => {
      headers = request.headers;
      response.writeHead(200, picture).end('the picture');
    });
    expect(await get(`${page}/1.jpg?size=2#top`)).toEqual({
      kind: 'got',
      bytes: new TextEncoder().encode('the picture'),
    });
    expect(host.asked).toEqual(['pictures.example.org/1.jpg?size=2']);
    expect(Object.keys(headers as object).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    expect(headers).toMatchObject({ 'accept-encoding': 'identity' });
  });

  test('is got behind three redirects, not behind four, and not in a circle', async () => {
    host.answer('/r1', redirect('/r2', 301));
    host.answer('/r2', redirect('http://cdn.example.org/r3', 307));
    host.answer('/r3', redirect('//pictures.example.org/r4', 308));
    host.answer('/r4', send('here', picture));
    host.answer('/r0', redirect('/r1'));
    host.answer('/circle', redirect('/circle'));
    expect(await get(`${page}/r1`)).toMatchObject({ kind: 'got' });
    expect(host.asked[2]).toBe('cdn.example.org/r3');
    expect(await get(`${page}/r0`)).toEqual(never('more than 3 times'));
    expect(await get(`${page}/circle`)).toEqual(never('more than 3 times'));
  });
});

describe('a body', () => {
  test('that is said to be too large is not read', async () => {
    host.answer('/large', (_, response) => {
      response.writeHead(200, { ...picture, 'Content-Length': String(maxBytes + 1) });
      response.flushHeaders();
    });
    expect(await get(`${page}/large`)).toEqual(never('more than'));
  });

  test('that never ends is read up to the bound', async () => {
    let sent = 0;
    const closed = Promise.withResolvers<void>();
    host.answer('/endless', (_, response) => {
      response.writeHead(200, picture);
      response.on('close', closed.resolve);
      const more = () => {
        sent += 1024;
        if (!response.destroyed) response.write(new Uint8Array(1024), () => setImmediate(more));
      };
      more();
    });
    expect(await get(`${page}/endless`)).toEqual(never('more than'));
    await closed.promise;
    expect(sent).toBeLessThan(100 * maxBytes);
  });

  test('that drips, or never begins, ends with the time', async () => {
    host.answer('/slow', (_, response) => {
      response.writeHead(200, picture);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    host.answer('/silent', () => undefined);
    host.answer('/slow-redirect', redirect('/slow'));
    for (const path of ['/slow', '/silent', '/slow-redirect'])
      expect(await get(page + path, { timeoutMs: 200 })).toEqual(later('did not answer in time'));
  });

  test('that breaks off may come whole later', async () => {
    host.answer('/broken', (_, response) => {
      response.writeHead(200, { ...picture, 'Content-Length': '1000' }).write('some');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await get(`${page}/broken`)).toEqual(later('could not be reached'));
  });

  test('of another type, or packed, is not read', async () => {
    host.answer('/page', send('<html>', { 'Content-Type': 'text/html; charset=utf-8' }));
    host.answer(
      '/bomb',
      send(gzipSync(new Uint8Array(1e6)), { ...picture, 'Content-Encoding': 'gzip' }),
    );
    host.answer('/plain', send('x', { ...picture, 'Content-Encoding': 'identity' }));
    expect(await get(`${page}/page`)).toEqual(never('something else (text/html)'));
    expect(await get(`${page}/bomb`)).toEqual(never('compressed'));
    expect(await get(`${page}/plain`)).toMatchObject({ kind: 'got' });
  });
});

describe('an answer', () => {
  test.each([408, 429, 500, 503])('of %i may pass, after the time that it says', async (status) => {
    host.answer('/busy', send('', { 'Retry-After': '120' }, status));
    expect(await get(`${page}/busy`)).toEqual({ ...later(`answered ${status}`), afterS: 120 });
    host.answer('/busy', send('', { 'Retry-After': '99999999' }, status));
    expect(await get(`${page}/busy`)).toMatchObject({ afterS: 3600 });
  });

  test.each([204, 206, 304, 400, 401, 403, 404, 410])('of %i will not', async (status) => {
    host.answer('/gone', send('', {}, status));
    expect(await get(`${page}/gone`)).toEqual(never(`answered ${status}`));
  });

  test('that is none, and a name that nobody knows, may come later', async () => {
    host.answer('/odd', (request) => request.socket.end('HTTP/1.1 999 What\r\n\r\n'));
    expect(await get(`${page}/odd`)).toEqual(later('could not be reached'));
    const network = host.network(async () => []);
    expect(await get(`${page}/1.jpg`, { network })).toEqual(later('could not be reached'));
  });

  test('is not waited for once the worker stops', async () => {
    host.answer('/waits', () => stopping.abort());
    const stopping = new AbortController();
    expect(await get(`${page}/waits`, { stopping: stopping.signal })).toEqual(
      later('could not be reached'),
    );
  });
});
