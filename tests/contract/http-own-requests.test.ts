import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemSchema } from '#src/domain/protocol.ts';
import { startApp, type TestApp } from './http-app.ts';
import { type ServedApp, serveApp } from './raw-request.ts';

const publicOrigin = 'https://pets.example.org';
const account = { email: 'adopter@homeward.example', password: 'homeward-demo', as: 'user' };

describe('a request is ours', () => {
  let app: TestApp;
  let served: ServedApp;
  beforeAll(async () => {
    app = await startApp({ publicUrl: new URL(publicOrigin) });
    served = await serveApp(app);
  });
  afterAll(async () => {
    await served.close();
    await app.stop();
  });

  const json = { 'Content-Type': 'application/json' };
  const signIn = (headers: Record<string, string>) =>
    served.send('POST', '/api/session', { ...json, ...headers }, JSON.stringify(account));

  test('when it is for the public address or for a name of this machine', async () => {
    for (const host of [
      'pets.example.org',
      'PETS.example.org:443',
      'localhost:8787',
      '127.0.0.1:8787',
      '[::1]:8787',
    ])
      for (const path of ['/', '/api/health'])
        expect([host, (await served.send('GET', path, { Host: host })).status]).toEqual([
          host,
          200,
        ]);
  });

  test('and under any other name it is refused, with a sentence: a page there could read it', async () => {
    for (const host of [
      'evil.example',
      'evil.example:8787',
      'pets.example.org.evil.example',
      'sub.pets.example.org',
      'localhost.evil.example',
      '192.168.1.5:8787',
      '127.0.0.1.evil.example',
    ]) {
      const read = await served.send('GET', '/api/session', { Host: host });
      expect([host, read.status]).toEqual([host, 421]);
      expect(problemSchema.parse(JSON.parse(read.text)).message).toContain(publicOrigin);
      const page = await served.send('GET', '/', { Host: host, Accept: 'text/html' });
      expect([page.status, page.headers['content-type']]).toEqual([
        421,
        expect.stringContaining('text/plain'),
      ]);
      const written = await signIn({ Host: host, Origin: `http://${host}` });
      expect([host, written.status]).toEqual([host, 421]);
      expect(written.headers['set-cookie']).toBeUndefined();
    }
    const absolute = await served.send('GET', 'http://evil.example/api/session', {
      Host: 'localhost',
    });
    expect(absolute.status).toBe(421);
    const both = await served.send('GET', 'http://localhost/api/session', { Host: 'evil.example' });
    expect(both.status).toBe(421);
  });

  test('when it writes from our own pages: on this machine those of the same port', async () => {
    const local = { Host: 'localhost:4000' };
    expect((await signIn({ ...local, Origin: 'http://localhost:4000' })).status).toBe(200);
    expect((await signIn({ ...local, Origin: publicOrigin })).status).toBe(200);
    expect((await signIn({ ...local, Origin: 'http://localhost:3000' })).status).toBe(403);
    expect((await signIn({ ...local, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
    expect((await signIn({ ...local, 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
  });

  const own = { Origin: publicOrigin };
  const origins: Record<string, Record<string, string>> = {
    'our own': own,
    none: {},
    null: { Origin: 'null' },
    'another site': { Origin: 'https://evil.example' },
    'our host without https': { Origin: 'http://pets.example.org' },
    'another port of ours': { Origin: `${publicOrigin}:8443` },
    'a subdomain of ours': { Origin: 'https://evil.pets.example.org' },
    'another site that names ours': { ...own, 'Sec-Fetch-Site': 'cross-site' },
    'another site, as its browser says': {
      Origin: 'https://evil.example',
      'Sec-Fetch-Site': 'cross-site',
    },
  };
  const types = [
    'application/json',
    undefined,
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/ld+json',
  ];
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'];

  test.each(['with a body', 'without a body'])(
    'a write %s comes from our origin as JSON: no other of 315 kinds passes',
    async (how) => {
      const passed: unknown[] = [];
      for (const [from, headers] of Object.entries(origins))
        for (const type of types)
          for (const method of methods) {
            const { status } = await served.send(
              method,
              '/api/session',
              { Host: 'pets.example.org', ...headers, ...(type && { 'Content-Type': type }) },
              how === 'with a body' ? JSON.stringify(account) : '',
            );
            if (![403, 415].includes(status)) passed.push([from, type, method]);
          }
      expect(passed).toEqual(methods.map((method) => ['our own', 'application/json', method]));
    },
  );
});
