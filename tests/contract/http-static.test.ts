import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appPaths } from '#src/domain/paths.ts';
import { refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';

describe('files and documents', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ imageHosts: ['https://pictures.example.org'] });
  });
  afterAll(() => app.stop());

  const get = (path: string, headers: Record<string, string> = { Accept: 'text/html' }) =>
    app.browser().request(path, { headers });

  test('every path of the app is answered with its document, in any mix of capitals', async () => {
    for (const path of [
      // A pet's pages are in http-prerender.test.ts, because they depend on the pet.
      ...appPaths.filter((one) => !one.endsWith('/$id')),
      '/explore',
      '/cats/kittens',
      '/SEARCHLIST?query=dog',
    ]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain('<title>Homeward</title>');
    }
  });

  test('an unknown path is answered 404 with the document', async () => {
    for (const path of ['/nowhere', '/Explore/a/b', '/apis', '/nowhere.html']) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain('<title>Homeward</title>');
    }
  });

  test('a missing script is not answered with the document', async () => {
    const response = await get('/assets/gone-4d5e6f.js', { Accept: '*/*' });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each([
    ['/assets/app-1a2b3c.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/portraits/biscuit.svg', 'image/svg+xml', 'public, max-age=86400'],
    ['/sw.js', 'text/javascript', 'no-cache'],
    ['/index.html', 'text/html', 'no-cache'],
    ['/', 'text/html', 'no-cache'],
    ['/Explore', 'text/html', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ])('%s is kept as long as it is true', async (path, type, cacheControl) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain(type);
    expect(response.headers.get('Cache-Control')).toBe(cacheControl);
    const again = await get(path, { 'If-None-Match': response.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('Cache-Control')).toBe(cacheControl);
  });

  test('nobody reads a file outside the built app', async () => {
    for (const path of [
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
    ])
      expect((await get(path, {})).status).toBe(404);
  });

  test('a document may run our own script only, and show pictures of the named hosts', async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy');
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data: blob: https://pictures.example.org",
      "connect-src 'self' https://pictures.example.org",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types homeward homeward-cutting homeward-importing',
    ]);
  });

  test('every answer is secured and has an id, those of the API and refusals too', async () => {
    const ids = new Set<string | null>();
    const asked = [
      ...['/', '/sw.js', '/api/health', '/api/nothing', '/nowhere'].map((path) => get(path)),
      app.fetch(new Request('http://evil.example/')),
      app.browser().request('/api/session', { method: 'POST', headers: { Origin: 'null' } }),
    ];
    for (const { headers } of await Promise.all(asked)) {
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      ids.add(headers.get('X-Request-Id'));
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain('default-src');
      expect(headers.get('Referrer-Policy')).toBe('same-origin');
    }
    expect(ids.size).toBe(asked.length);
  });

  test('text is compressed where the reader can read it', async () => {
    const response = await get('/api/catalogue/manifest', { 'Accept-Encoding': 'gzip' });
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
  });

  test('what the build has compressed is sent as it is, to those who can read it', async () => {
    const path = '/assets/app-1a2b3c.js';
    const compressed = await get(path, { 'Accept-Encoding': 'gzip, br' });
    expect(await compressed.text()).toBe('the compressed one');
    expect(compressed.headers.get('Content-Encoding')).toBe('br');
    expect(compressed.headers.get('Vary')).toContain('Accept-Encoding');
    expect(compressed.headers.get('Content-Type')).toContain('text/javascript');
    const plain = await get(path, { 'Accept-Encoding': 'identity' });
    expect(await plain.text()).toBe('export {};');
  });

  test('the worker says that it is well', async () => {
    expect(await (await get('/api/health')).json()).toEqual({
      ok: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      backend: 'embedded',
      database: 'ok',
    });
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['PUT', '/api/session'],
    ['GET', '/api/session/refresh'],
    ['POST', '/api/catalogue/latest'],
    ['DELETE', '/api/sync/nothing'],
  ])('%s %s is not found, in JSON', async (method, path) => {
    const response = await app.browser().request(path, { method });
    expect(await refusal(response)).toMatchObject({ status: 404, code: 'not-found' });
  });
});

test('without its database the worker says so, and when to ask again', async () => {
  const app = await startApp();
  const { backend } = app;
  const cut = {
    ...backend,
    anonymous: { rpc: async () => ({ data: null, error: { code: '' }, status: 0 }) },
  };
  const without = await startApp({}, cut as unknown as typeof backend); // only what the route calls
  const response = await without.browser().request('/api/health');
  expect(response.headers.get('Retry-After')).toBe('2');
  expect(await refusal(response)).toMatchObject({ status: 503, code: 'unavailable' });
  await without.stop();
  await app.stop();
});
