// How media arrive at the worker and who sees them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxMediaBytes, maxPieceBytes, mediaProgressSchema } from '#src/domain/media.ts';
import { readPet } from '#src/domain/pet.ts';
import { catalogueLatestSchema } from '#src/domain/protocol.ts';
import { jpegWith, segment, sha256, webp, wholeJpeg } from '#tests/device/pictures.ts';
import { type Browser, refusal } from './browser.ts';
import type { TestApp } from './http-app.ts';
import { asBytes, newPicture, photoOf, put, sent, startWithAdmin } from './media-steps.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  ({ app, admin } = await startWithAdmin());
});
afterAll(() => app.stop());

const text = (value: string) => new TextEncoder().encode(value);

const latest = () => app.browser().request('/api/catalogue/latest');

async function progress(response: Response) {
  return { status: response.status, ...mediaProgressSchema.parse(await response.json()) };
}

describe('a picture', () => {
  test('arrives in pieces, is asked for in between, and a repeat is answered as the first', async () => {
    const picture = newPicture(1000);
    const id = sha256(picture);
    await photoOf(app, [id]);
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

  test('whose last byte arrived just before the worker ended is completed when it goes on', async () => {
    const picture = newPicture(1000);
    const id = sha256(picture);
    await photoOf(app, [id]);
    await app.media.append(id, 0, picture);
    const { length } = picture;
    expect(await progress(await admin.request(`/api/media/${id}`))).toEqual({
      status: 200,
      received: length,
      done: false,
    });
    const done = { status: 201, received: length, done: true };
    expect(await progress(await put(admin, picture, { offset: length }))).toEqual(done);
    expect((await put(admin, picture, { offset: 10, end: 10 })).status, 'an empty piece').toBe(400);
  });

  test('that was complete just before the worker ended is known once it is asked for', async () => {
    const picture = newPicture(1000);
    const id = sha256(picture);
    await photoOf(app, [id]);
    await app.media.append(id, 0, picture);
    await app.media.finish(id, async () => true);
    const { length } = picture;
    const asked = await progress(await admin.request(`/api/media/${id}`));
    expect(asked).toEqual({ status: 200, received: length, done: true });
    const rows = await app.backend.sql(`select arrived_at from private.media where id = '${id}'`);
    expect(rows).toEqual([{ arrived_at: expect.anything() }]);
  });

  test('is part of its pet once all of its photo is there; admins have it before', async () => {
    const [small, large] = [newPicture(), newPicture()];
    const [petId, photo] = [crypto.randomUUID(), crypto.randomUUID()];
    const renditions = [small, large].map((bytes, at) => ({
      width: 480 + at,
      height: 360,
      media: sha256(bytes),
      type: 'image/jpeg' as const,
    }));
    const answers = await admin.push([
      { kind: 'changePet', args: { id: petId, changes: { name: 'Luna', type: 'cat' } } },
      { kind: 'addPhoto', args: { petId, id: photo, alt: 'Luna', renditions } },
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted']);
    const shown = async () => {
      const [row] = await app.backend.sql(
        `select private.pet_json(p) as pet from public.pets p where id = '${petId}'`,
      );
      return readPet(row?.['pet'])?.photos.map(({ id }) => id);
    };
    const own = async () => {
      const rows = await admin.pullAll();
      const pets = rows.flatMap((one) => (one.kind === 'managedPet' ? [one.row] : []));
      return pets.find((pet) => pet?.id === petId)?.photos;
    };
    expect(await own()).toEqual([{ id: photo, alt: 'Luna', renditions }]);
    const { version } = catalogueLatestSchema.parse(await (await latest()).json());
    expect((await put(admin, small)).status).toBe(201);
    expect(await shown()).toEqual([]);
    expect((await put(admin, large)).status).toBe(201);
    expect(await shown()).toEqual([photo]);
    const isNewer = async () =>
      catalogueLatestSchema.parse(await (await latest()).json()).version > version;
    await expect.poll(isNewer, { timeout: 5_000 }).toBe(true);
  });

  test('is shown byte for byte, for ever, and never as a page', async () => {
    for (const [picture, type] of [
      [newPicture(), 'image/jpeg'],
      [webp, 'image/webp'],
    ] as const) {
      const { id } = await sent({ app, admin }, picture);
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
    await photoOf(app, [id]);
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
    await photoOf(app, [id]);
    expect((await put(admin, another, { id })).status).toBe(422);
    expect((await put(admin, picture)).status).toBe(201);
  });

  test('that is too large is refused before it is read, in a piece and as a whole', async () => {
    const picture = newPicture();
    const id = sha256(picture);
    await photoOf(app, [id]);
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
    await photoOf(app, [id]);
    const person = app.browser();
    await person.register('person@example.org');
    expect(await refusal(await put(person, picture))).toMatchObject({ status: 403 });
    expect((await person.request(`/api/media/${id}`)).status).toBe(403);
    expect((await put(app.browser(), picture)).status).toBe(401);
    expect((await app.browser().request(`/api/media/${id}`)).status).toBe(401);
    expect((await app.media.received(id)).bytes).toBe(0);
  });

  test('sees the picture of a pet that is not listed', async () => {
    const { id } = await sent({ app, admin }, newPicture(), 'hidden');
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
    await photoOf(app, [id]);
    const path = `/api/media/${id}?offset=0&total=${picture.length}`;
    for (const headers of [
      { ...asBytes, Origin: 'https://evil.example' },
      { ...asBytes, 'Sec-Fetch-Site': 'cross-site' },
      { 'Content-Type': 'application/json' },
      { 'Content-Type': 'text/plain' },
    ]) {
      const init = { method: 'PUT', headers, body: picture };
      expect([403, 415]).toContain((await admin.request(path, init)).status);
    }
    expect((await app.media.received(id)).bytes).toBe(0);
  });
});
