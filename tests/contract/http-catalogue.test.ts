import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isPlainPet } from '#src/catalogue/is-plain-pet.ts';
import {
  catalogueChangesSchema,
  catalogueLatestSchema,
  type CatalogueManifest,
  catalogueManifestSchema,
  catalogueChunkSchema,
} from '#src/domain/protocol.ts';
import { protocolHeader, protocolVersion } from '#src/domain/protocol-version.ts';
import { type Browser, refusal } from './browser.ts';
import { origin, startApp, type TestApp } from './http-app.ts';
import { newPet } from './people.ts';

describe('the catalogue', () => {
  let app: TestApp;
  let visitor: Browser;
  beforeAll(async () => {
    app = await startApp();
    visitor = app.browser();
    const empty = await latest();
    await newPet(app.backend, { name: 'Biscuit' });
    // A version is made at most once a second.
    await vi.waitFor(async () => expect(await latest()).not.toEqual(empty), 5_000);
  });
  afterAll(() => app.stop());

  const manifest = async () =>
    catalogueManifestSchema.parse(await (await visitor.request('/api/catalogue/manifest')).json());
  const latest = async () =>
    catalogueLatestSchema.parse(await (await visitor.request('/api/catalogue/latest')).json());
  const chunkPath = ({ epoch, version, chunks }: CatalogueManifest) => {
    const { from = '', to = '' } = chunks[0] ?? {};
    return `/api/catalogue/chunk?${new URLSearchParams({ epoch, version: `${version}`, from, to })}`;
  };

  test('a visitor reads the manifest, then its chunks', async () => {
    const whole = await manifest();
    expect(whole).toMatchObject({ total: 1, chunks: [{ count: 1 }] });
    const text = await (await visitor.request(chunkPath(whole))).text();
    // Where several come in one answer, a device finds by it where the next one begins.
    expect(text).toMatch(/^\[\{"id":"[^"]+",/);
    const sent: unknown[] = JSON.parse(text);
    expect(catalogueChunkSchema.parse(sent).map(({ name }) => name)).toEqual(['Biscuit']);
    // Otherwise every device would read and write it a second time.
    expect(sent.map(isPlainPet)).toEqual([true]);
  });

  test('the manifest and the latest version are cached for five seconds, and not sent twice', async () => {
    for (const path of ['/api/catalogue/latest', '/api/catalogue/manifest']) {
      const response = await visitor.request(path);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=5');
      const tag = response.headers.get('ETag') ?? '';
      const again = await visitor.request(path, { headers: { 'If-None-Match': tag } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
  });

  test('chunks and changes never change, so caches may keep them for a year', async () => {
    const { epoch, version: from } = await manifest();
    await newPet(app.backend, { name: 'Clover' });
    await newVersionAfter(from);
    const { version: to } = await latest();
    const changes = await visitor.request(`/api/catalogue/changes/${from}..${to}?epoch=${epoch}`);
    expect(catalogueChangesSchema.parse(await changes.json())).toMatchObject({
      from,
      to,
      upserts: expect.arrayContaining([expect.objectContaining({ name: 'Clover' })]),
      removed: [],
    });
    const page = await visitor.request(chunkPath(await manifest()));
    for (const response of [changes, page])
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test('a chunk is made once: whoever asks for it again is answered from memory', async () => {
    const path = chunkPath(await manifest());
    const first = await (await visitor.request(path)).text();
    expect(first).toContain('"Biscuit"');
    await app.backend.sql(`update public.pets set name = 'Rusk' where name = 'Biscuit'`);
    expect(await (await app.browser().request(path)).text()).toBe(first);
    await app.backend.sql(`update public.pets set name = 'Biscuit' where name = 'Rusk'`);
  });

  test('a chunk is compressed as the reader can read it, and made once however many ask', async () => {
    const { version } = await manifest();
    await newPet(app.backend, { name: 'Clover' });
    // Nothing is on its way into the catalogue: all that ask find the same.
    await newVersionAfter(version);
    const whole = await manifest();
    const path = `${chunkPath(whole)}&again`;
    const made = vi.spyOn(app.backend.anonymous, 'rpc');
    const read = async (encodings: string) => {
      const response = await app
        .browser()
        .request(path, { headers: { 'Accept-Encoding': encodings } });
      expect(response.headers.get('Vary')).toBe('Accept-Encoding');
      return [response.headers.get('Content-Encoding'), await response.arrayBuffer()] as const;
    };
    const answers = await Promise.all(
      ['gzip, deflate, br, zstd', 'br;q=0.5, gzip', 'gzip', 'br;q=0, gzip', 'identity', ''].map(
        read,
      ),
    );
    expect(answers.map(([encoding]) => encoding)).toEqual(['br', 'br', 'gzip', 'gzip', null, null]);
    const texts = answers.map(([encoding, bytes]) => {
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? Buffer.from;
      return decode(Buffer.from(bytes)).toString();
    });
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('"Biscuit"');
    expect(
      made.mock.calls.filter(([name]) => name === 'catalogue_chunk').length,
    ).toBeLessThanOrEqual(3);
    made.mockRestore();
  });

  test('a chunk asked for again is answered as before, headers too, and what is refused is refused', async () => {
    const path = chunkPath(await manifest());
    const ask = async (headers: Record<string, string>, method = 'GET', host = origin) => {
      const response = await app.fetch(new Request(`${host}${path}`, { method, headers }));
      const { 'x-request-id': id = '', ...rest } = Object.fromEntries(response.headers);
      return { id, answer: [response.status, rest, Buffer.from(await response.arrayBuffer())] };
    };
    for (const encoding of ['br', 'gzip', 'deflate', 'identity', '']) {
      const [first, second, third] = [
        await ask({ 'Accept-Encoding': encoding }),
        await ask({ 'Accept-Encoding': encoding }),
        await ask({ 'Accept-Encoding': encoding, [protocolHeader]: `${protocolVersion}` }),
      ];
      expect(second.answer, encoding).toEqual(first.answer);
      expect(third.answer, encoding).toEqual(first.answer);
      expect(first.answer[1]).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      });
      expect(new Set([first.id, second.id, third.id, '']).size).toBe(4);
    }
    expect((await ask({ [protocolHeader]: '1' })).answer[0]).toBe(409);
    expect((await ask({ [protocolHeader]: `${protocolVersion + 1}` })).answer[0]).toBe(503);
    expect((await ask({}, 'GET', 'https://evil.example')).answer[0]).toBe(421);
    expect((await ask({ Host: 'evil.example' })).answer[0]).toBe(421);
    expect((await ask({}, 'POST')).answer[0]).toBe(403);
    expect((await ask({}, 'HEAD')).answer[2]).toHaveLength(0);
  });

  test('the manifest is made once a version', async () => {
    const before = await manifest();
    const made = vi.spyOn(app.backend.anonymous, 'rpc');
    for (let visits = 0; visits < 3; visits += 1) expect(await manifest()).toEqual(before);
    expect(made.mock.calls.map(([name]) => name)).not.toContain('catalogue_manifest');
    await newPet(app.backend, { name: 'Dandelion' });
    await newVersionAfter(before.version);
    expect(await manifest()).toMatchObject({ total: before.total + 1 });
    made.mockRestore();
  });

  test('no answer reads or sets a cookie, whoever asks', async () => {
    const browser = app.browser();
    await browser.register('looks@example.org');
    for (const path of ['/api/catalogue/latest', chunkPath(await manifest())]) {
      const response = await browser.request(path);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get('Vary') ?? '').not.toMatch(/cookie/i);
    }
  });

  test('another epoch, or a version nobody knows, means reading everything again', async () => {
    const whole = await manifest();
    for (const path of [
      chunkPath({ ...whole, epoch: 'of another incarnation' }),
      '/api/catalogue/changes/1..2?epoch=other',
      `/api/catalogue/changes/${whole.version}..${whole.version + 7}?epoch=${whole.epoch}`,
    ]) {
      const response = await visitor.request(path);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await refusal(response)).toMatchObject({ status: 410, code: 'reset' });
    }
  });

  test('a chunk cannot be read, and cached, ahead of its version', async () => {
    const whole = await manifest();
    // A new version may be made each second, so the very next number may exist by then.
    const response = await visitor.request(chunkPath({ ...whole, version: whole.version + 1_000 }));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect((await refusal(response)).status).toBe(400);
  });

  test.each([
    '/api/catalogue/chunk',
    '/api/catalogue/chunk?epoch=e&version=one&from=a&to=b',
    "/api/catalogue/chunk?epoch=e&version=1&from=a'b&to=b",
    '/api/catalogue/changes/41?epoch=e',
    '/api/catalogue/changes/42..41?epoch=e',
    '/api/catalogue/changes/-1..2?epoch=e',
    '/api/catalogue/changes/1..2',
  ])('refuses %s with a sentence', async (path) => {
    expect(await refusal(await visitor.request(path))).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  });

  async function newVersionAfter(version: number) {
    while ((await latest()).version <= version)
      await new Promise((resolve) => setTimeout(resolve, 200));
  }
});
