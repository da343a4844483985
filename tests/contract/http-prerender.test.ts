import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { appPaths } from '#src/domain/paths.ts';
import { insertManyPets } from '../e2e/many-pets.ts';
import { startApp, type TestApp } from './http-app.ts';
import { newPet } from './people.ts';

const get = (app: TestApp, path: string) =>
  app.browser().request(path, { headers: { Accept: 'text/html' } });
const textOf = async (app: TestApp, path: string) => (await get(app, path)).text();
// An admin's device knows pets that are not listed: the page for staff is answered for any.
const listedPaths = appPaths.filter((one) => one.endsWith('/$id') && one !== '/Manage/$id');
const plain = '<!doctype html><title>Homeward</title>';

describe('a prerendered document', () => {
  let app: TestApp;
  let id: string;
  beforeAll(async () => {
    app = await startApp();
    id = await newPet(app.backend, { name: 'Biscuit & Co' });
  });
  afterAll(() => app.stop());

  test('a list begins with its first pets, and a pet is there by itself', async () => {
    const link = `<a href="/Doggs/puppies/${id}">Biscuit &amp; Co</a>`;
    expect(await textOf(app, '/doggs/PUPPIES')).toBe(`<title>Dogs</title>${link}`);
    expect(await textOf(app, `/Explore/${id}`)).toBe(
      '<title>Biscuit &amp; Co</title><meta content="Beagle">',
    );
  });

  test('the list of a home with many pets begins to fetch them', async () => {
    const large = await startApp();
    onTestFinished(() => large.stop());
    await newPet(large.backend, { name: 'Biscuit' });
    await insertManyPets(large.backend.sql, 24 + 2 * 500);
    expect(await textOf(large, '/Explore')).toContain('<script>');
  });

  test('where nothing can be prerendered, the document is the one of every other path', async () => {
    for (const path of ['/Cats/Kittens', '/Explore/nobody', `/Explore/${id}?size=small`, '/Cart'])
      expect([path, await textOf(app, path)]).toEqual([path, plain]);
  });

  test('a pet that is listed has its page below every list, with a filter and without', async () => {
    for (const path of listedPaths)
      for (const address of [path.replace('$id', id), `${path.replace('$id', id)}/?size=small`]) {
        const response = await get(app, address);
        expect([address, response.status]).toEqual([address, 200]);
      }
  });

  test('the page of any pet for staff is there, and says nothing of whether the pet is', async () => {
    for (const path of ['/Manage/new', `/Manage/${id}`, '/Manage/nobody']) {
      const response = await get(app, path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toBe(plain);
    }
  });

  test('a pet that is not listed is answered 404 with the document, and asked for again each time', async () => {
    for (const path of listedPaths)
      for (const gone of ['nobody', '%3Cb%3E', '%E0%A4', 'nobody?size=small', 'nobody/']) {
        const response = await get(app, path.replace('$id', gone));
        expect([path, gone, response.status]).toEqual([path, gone, 404]);
        expect(response.headers.get('Cache-Control')).toBe('no-cache');
        expect(response.headers.get('ETag')).toBeNull();
        expect(await response.text()).toBe(plain);
      }
  });

  test('a browser that has cached the document of a pet learns that it is gone', async () => {
    const leaving = await newPet(app.backend);
    const path = `/Cart/${leaving}`;
    const kept = await get(app, path);
    expect(kept.status).toBe(200);
    const headers = { Accept: 'text/html', 'If-None-Match': kept.headers.get('ETag') ?? '' };
    const status = async () => (await app.browser().request(path, { headers })).status;
    expect(await status()).toBe(304);
    await app.backend.sql(`delete from public.pets where id = '${leaving}'`);
    await expect.poll(status, { timeout: 15_000 }).toBe(404);
  });

  test('it is requested again each time, and not sent twice', async () => {
    const response = await get(app, '/Explore');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    const again = await app.browser().request('/Explore', {
      headers: { Accept: 'text/html', 'If-None-Match': response.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('a pet that has changed is prerendered as it is now, some seconds later at most', async () => {
    await expect(textOf(app, `/Explore/${id}`)).resolves.toContain('Biscuit');
    await app.backend.sql(`update public.pets set name = 'Crumb' where id = '${id}'`);
    await expect
      .poll(() => textOf(app, `/Explore/${id}`), { timeout: 15_000 })
      .toContain('<title>Crumb</title>');
    expect(await textOf(app, '/Explore')).toContain('>Crumb</a>');
  });
});

test('a database that fails or is slow does not hold up the document, and the log says so', async () => {
  const app = await startApp();
  const id = await newPet(app.backend);
  const failing = { rpc: async () => ({ data: null, error: { code: 'XX000' }, status: 500 }) };
  const silent = { rpc: () => new Promise(() => {}) };
  for (const anonymous of [failing, silent]) {
    const backend = { ...app.backend, anonymous };
    const without = await startApp({}, backend as unknown as TestApp['backend']); // only what the route calls
    // No 404 either: the pet could not be looked up.
    for (const petId of [id, 'nobody']) {
      const response = await get(without, `/Explore/${petId}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(plain);
    }
    expect(without.logged.join()).toContain(anonymous === failing ? 'XX000' : '');
    await without.stop();
  }
  await app.stop();
});
