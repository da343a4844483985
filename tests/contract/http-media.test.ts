// How media arrive at the worker and who sees them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxMediaBytes, maxPieceBytes, mediaProgressSchema } from '#src/domain/media.ts';
import { jpegWith, segment, sha256, webp, wholeJpeg } from '#tests/device/pictures.ts';
import { sweepMedia } from '#worker/media/sweep-media.ts';
import { type Browser, refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startApp();
  admin = app.browser();
  await admin.register('admin@example.org', { isAdmin: true });
});
afterAll(() => app.stop());

const bytes = { 'Content-Type': 'application/octet-stream' };
const text = (value: string) => new TextEncoder().encode(value);
let pictures = 0;
/** A picture like no other. */
const newPicture = (length = 300) => {
  pictures += 1;
  return wholeJpeg(Array.from({ length }, (_, at) => (at * 7 + pictures * 13) % 250));
};

/** A photo of a new pet that names these media. */
async function photoOf(
  media: readonly string[],
  status = 'available',
): Promise<{ pet: string; photo: string }> {
  const [photo, pet] = [crypto.randomUUID(), crypto.randomUUID()];
  const renditions = media.map((id) => ({ width: 1, height: 1, media: id, type: 'image/jpeg' }));
  await app.backend.sql(`
    insert into public.pets (id, name, type, breed, age, size, energy, shedding, training, care,
        description, image_url, good_with, temperament, special_needs, city, state, country, status)
      values ('${pet}', 'Rex', 'dog', '', '', '', '', '', '', '', '', '', '{}', '{}', '{}', '', '', '',
        '${status}');
    insert into public.pet_photos (id, pet_id, renditions)
      values ('${photo}', '${pet}', '${JSON.stringify(renditions)}')`);
  return { pet, photo };
}

type Piece = { offset?: number; end?: number; total?: number; id?: string };
async function put(
  browser: Browser,
  picture: Uint8Array<ArrayBuffer>,
  { offset = 0, end = picture.length, total = picture.length, id = sha256(picture) }: Piece = {},
) {
  const path = `/api/media/${id}?offset=${offset}&total=${total}`;
  const body = picture.slice(offset, end);
  return browser.request(path, { method: 'PUT', headers: bytes, body });
}

async function progress(response: Response) {
  return { status: response.status, ...mediaProgressSchema.parse(await response.json()) };
}

async function sent(picture: Uint8Array<ArrayBuffer>, status?: string) {
  const id = sha256(picture);
  const named = await photoOf([id], status);
  expect((await put(admin, picture)).status).toBe(201);
  return { id, ...named };
}

describe('a picture', () => {
  test('arrives in pieces, is asked for in between, and a repeat is answered as the first', async () => {
    const picture = newPicture(1000);
    const id = sha256(picture);
    await photoOf([id]);
    const asked = () => admin.request(`/api/media/${id}`);
    expect(await progress(await asked())).toEqual({ status: 200, received: 0, done: false });
    const first = { end: 400 };
    const answer = { status: 200, received: 400, done: false };
    expect(await progress(await put(admin, picture, first))).toEqual(answer);
    expect(await progress(await put(admin, picture, first)), 'its answer was lost').toEqual(answer);
    expect(await progress(await put(admin, picture, { offset: 500 })), 'a gap').toEqual(answer);
    const head = await admin.request(`/api/media/${id}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('Upload-Offset'), await head.text()]).toEqual([
      200,
      '400',
      '',
    ]);
    const done = { status: 201, received: picture.length, done: true };
    expect(await progress(await put(admin, picture, { offset: 300 }))).toEqual(done);
    expect(await progress(await put(admin, picture, { offset: 300 }))).toEqual(done);
    expect(await progress(await put(admin, picture))).toEqual(done);
    expect(await app.media.read(id)).toEqual(picture);
  });

  test('is shown byte for byte, for ever, and never as a page', async () => {
    for (const [picture, type] of [
      [newPicture(), 'image/jpeg'],
      [webp, 'image/webp'],
    ] as const) {
      const { id } = await sent(picture);
      const shown = await app.browser().request(`/media/${id}`);
      expect(shown.status).toBe(200);
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(picture);
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(shown.headers.getSetCookie()).toEqual([]);
      const headers = { 'If-None-Match': shown.headers.get('ETag') ?? '' };
      expect((await app.browser().request(`/media/${id}`, { headers })).status).toBe(304);
    }
  });

  test.each([
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing with a script',
      text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['a script', text('/*! */alert(1)')],
    ['a picture with a page behind it', Uint8Array.from([...wholeJpeg(), ...text('<script>')])],
    ['a picture with a page in it', jpegWith(segment(0xfe, '<script>alert(1)</script>'))],
    ['a picture that says where it was taken', jpegWith(segment(0xe1, 'Exif\0\0GPS'))],
  ])('is refused by its bytes where it is %s, and nothing of it stays', async (_, picture) => {
    const id = sha256(picture);
    await photoOf([id]);
    const refused = await put(admin, picture);
    expect(await refusal(refused)).toMatchObject({ status: 422, code: 'no-picture' });
    expect(await app.media.received(id)).toEqual({ bytes: 0, done: false });
    const asked = await app.browser().request(`/media/${id}`, { headers: { Accept: 'text/html' } });
    expect(asked.status).toBe(404);
    expect(asked.headers.get('Content-Type')).toContain('application/json');
    expect(asked.headers.get('Content-Security-Policy')).toContain('sandbox');
  });

  test('that is another one than its name says is refused, and can be sent again', async () => {
    const [picture, another] = [newPicture(), newPicture()];
    const id = sha256(picture);
    await photoOf([id]);
    expect((await put(admin, another, { id })).status).toBe(422);
    expect((await put(admin, picture)).status).toBe(201);
  });

  test('that is too large is refused before it is read, in a piece and as a whole', async () => {
    const picture = newPicture();
    const id = sha256(picture);
    await photoOf([id]);
    const large = new Uint8Array(maxPieceBytes + 1);
    expect((await put(admin, large, { id })).status).toBe(413);
    expect((await put(admin, picture, { total: maxMediaBytes + 1 })).status).toBe(400);
    expect((await put(admin, picture, { total: picture.length - 1 })).status).toBe(400);
    expect((await put(admin, picture, { end: 0 })).status).toBe(400);
    expect((await app.media.received(id)).bytes).toBe(0);
  });

  test('is for nobody who guesses at paths', async () => {
    for (const id of ['x', '..%2f..%2fetc%2fpasswd', 'A'.repeat(64), '0'.repeat(63)]) {
      expect((await admin.request(`/media/${id}`)).status).toBeGreaterThanOrEqual(400);
      expect((await admin.request(`/api/media/${id}`)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('nobody but an admin', () => {
  test('sends a picture or asks how much of it is there', async () => {
    const picture = newPicture();
    const id = sha256(picture);
    await photoOf([id]);
    const person = app.browser();
    await person.register('person@example.org');
    expect(await refusal(await put(person, picture))).toMatchObject({ status: 403 });
    expect((await person.request(`/api/media/${id}`)).status).toBe(403);
    expect((await put(app.browser(), picture)).status).toBe(401);
    expect((await app.browser().request(`/api/media/${id}`)).status).toBe(401);
    expect((await app.media.received(id)).bytes).toBe(0);
  });

  test('sees the picture of a pet that is not listed', async () => {
    const { id } = await sent(newPicture(), 'hidden');
    const person = app.browser();
    await person.register('another@example.org');
    expect((await person.request(`/media/${id}`)).status).toBe(404);
    expect((await app.browser().request(`/media/${id}`)).status).toBe(404);
    const shown = await admin.request(`/media/${id}`);
    expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
  });

  test('and not even an admin sends what no photo names', async () => {
    const picture = newPicture();
    expect(await refusal(await put(admin, picture))).toMatchObject({ status: 404 });
    expect((await app.media.received(sha256(picture))).bytes).toBe(0);
  });

  test('and no page of another site, and none that says it is JSON', async () => {
    const picture = newPicture();
    const id = sha256(picture);
    await photoOf([id]);
    const path = `/api/media/${id}?offset=0&total=${picture.length}`;
    for (const headers of [
      { ...bytes, Origin: 'https://evil.example' },
      { ...bytes, 'Sec-Fetch-Site': 'cross-site' },
      { 'Content-Type': 'application/json' },
      { 'Content-Type': 'text/plain' },
    ]) {
      const init = { method: 'PUT', headers, body: picture };
      expect([403, 415]).toContain((await admin.request(path, init)).status);
    }
    expect((await app.media.received(id)).bytes).toBe(0);
  });
});

describe('the sweep', () => {
  const sweep = () => sweepMedia(app.backend, app.media);
  const dayPasses = () =>
    app.backend.sql(`update private.media set unnamed_since = unnamed_since - interval '25 hours'`);

  test('removes what no photo has named for a day, and only that', async () => {
    const [kept, gone, part] = [await sent(newPicture()), await sent(newPicture()), newPicture()];
    const partId = sha256(part);
    const unfinished = await photoOf([partId]);
    await put(admin, part, { end: 100 });
    await app.backend.sql(
      `delete from public.pet_photos where id in ('${gone.photo}', '${unfinished.photo}')`,
    );
    await sweep();
    expect((await app.media.received(gone.id)).done, 'an undo may name it again').toBe(true);
    await dayPasses();
    await photoOf([partId]);
    await sweep();
    expect((await app.media.received(kept.id)).done).toBe(true);
    expect((await app.media.received(gone.id)).bytes).toBe(0);
    expect((await app.media.received(partId)).bytes, 'named again within the day').toBe(100);
    await dayPasses();
    await sweep();
    expect((await app.media.received(partId)).bytes).toBe(100);
  });

  test('believes no clock that leapt', async () => {
    const { id, photo } = await sent(newPicture());
    await app.backend.sql(`delete from public.pet_photos where id = '${photo}'`);
    await sweep();
    await app.backend.sql(`update private.media set unnamed_since = now() - interval '25 hours';
      update private.retention_clock set checked_at = now() - interval '400 days'`);
    await sweep();
    expect((await app.media.received(id)).done).toBe(true);
    await app.backend.sql(`update private.retention_clock set leapt_at = null`);
    await sweep();
    expect((await app.media.received(id)).bytes).toBe(0);
  });

  test('takes more than one call can judge', async () => {
    const before = (await Array.fromAsync(app.media.list())).length;
    const many = Array.from({ length: 620 }, (_, at) => sha256(text(`lost ${at}`)));
    for (const id of many) await app.media.append(id, 0, text('x'));
    await sweep();
    await dayPasses();
    await sweep();
    expect(await Array.fromAsync(app.media.list())).toHaveLength(before);
  });
});
