import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  importedSchema,
  importReportSchema,
  importRunsSchema,
  lastSaidSchema,
  undoneSchema,
} from '#src/domain/import/import-calls.ts';
import { petHistorySchema } from '#src/domain/pet-history.ts';
import { type Browser, refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { rex, sent } from './import-steps.ts';

describe('imports', () => {
  let app: TestApp;
  let admin: Browser;
  beforeAll(async () => {
    app = await startApp();
    admin = app.browser();
    await admin.register('admin@example.org', { name: 'Kim Keeper', isAdmin: true });
  });
  afterAll(() => app.stop());

  const start = {
    source: 'Petfinder',
    format: 'petfinder-csv',
    fileName: 'pets.csv',
    pets: 2,
    pictureHosts: ['shelter.example'],
    problems: [{ line: 4, outcome: 'skipped', name: 'Nemo', reason: 'It is a fish.' }],
    problemCount: 1,
  };
  const put = (id: string, body: object = start, browser = admin) =>
    browser.request(`/api/imports/${id}`, { method: 'PUT', body });
  const post = (path: string, body: object = {}, browser = admin) =>
    browser.request(`/api/imports/${path}`, { method: 'POST', body });
  const part = (...pets: object[]) => ({ pets, hide: [] });
  const read = async (path: string) => (await admin.request(`/api/imports${path}`)).json();

  test('an admin imports a file, reads what came of it, and undoes it', async () => {
    const id = crypto.randomUUID();
    expect((await put(id)).status).toBe(200);
    const pets = [sent('A1'), sent('A2', { ...rex, pictures: ['https://shelter.example/1.jpg'] })];
    const merged = await post(`${id}/pets`, part(...pets));
    expect(merged.headers.get('Cache-Control')).toBe('no-store');
    const { outcomes } = importedSchema.parse(await merged.json());
    expect(outcomes).toMatchObject([{ outcome: 'added' }, { outcome: 'added' }]);
    await post(`${id}/finish`);
    const report = importReportSchema.parse(await read(`/${id}`));
    expect(report).toMatchObject({
      source: 'Petfinder',
      fileName: 'pets.csv',
      by: 'Kim Keeper',
      pets: 2,
      added: 2,
      problems: start.problems,
      problemCount: 1,
      pictures: { wanted: 1 },
    });
    expect(importRunsSchema.parse(await read(''))).toMatchObject([{ id, added: 2 }]);
    const said = lastSaidSchema.parse(await read('/said?source=Petfinder'));
    expect(said.pets.map(({ externalId }) => externalId)).toEqual(['A1', 'A2']);
    const behind = lastSaidSchema.parse(await read('/said?source=Petfinder&after=A1'));
    expect(behind.pets).toHaveLength(1);
    const history = await admin.request(`/api/pets/${said.pets[0]?.petId}/history`);
    expect(petHistorySchema.parse(await history.json())[0]).toMatchObject({
      by: 'Kim Keeper',
      import: 'Petfinder',
    });
    const undone = await post(`${id}/undo`);
    expect(undoneSchema.parse(await undone.json())).toEqual({ left: 0 });
    expect(lastSaidSchema.parse(await read('/said?source=Petfinder'))).toEqual({
      pets: [],
      more: false,
    });
  });

  test('what cannot be done is said in a sentence', async () => {
    const [first, second, none] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const one = part(sent('A1'));
    for (const path of ['pets', 'finish', 'undo'])
      expect(await refusal(await post(`${none}/${path}`, one))).toMatchObject({
        status: 404,
        code: 'no-import',
      });
    expect(await refusal(await admin.request(`/api/imports/${none}`))).toMatchObject({
      status: 404,
    });
    await put(first);
    await post(`${first}/pets`, one);
    await post(`${first}/finish`);
    expect(await refusal(await post(`${first}/pets`, one))).toMatchObject({
      status: 409,
      code: 'import-ended',
    });
    await put(second);
    await post(`${second}/pets`, part(sent('A1', { ...rex, breed: 'Poodle' })));
    expect(await refusal(await post(`${first}/undo`))).toMatchObject({
      status: 409,
      code: 'newer-import',
    });
  });

  test.each([
    ['more pets than one request may have', part(...Array.from({ length: 26 }, () => sent('A1')))],
    ['a pet without an ID', part({ ...sent('A1'), externalId: '' })],
    ['a day that is none', part(sent('A1', { ...rex, birthDate: '2025-02-29' }))],
    ['a text that cannot be stored', part(sent('A1', { ...rex, breed: 'a\0b' }))],
    ['an unknown field to take', part({ ...sent('A1'), take: ['source'] })],
  ])('a part with %s is refused before it reaches the database', async (_what, body) => {
    const id = crypto.randomUUID();
    await put(id);
    expect(await refusal(await post(`${id}/pets`, body))).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  });

  test('a request has 64 kB at most', async () => {
    const problems = Array.from({ length: 500 }, () => ({
      ...start.problems[0],
      reason: 'x'.repeat(300),
    }));
    const answer = await put(crypto.randomUUID(), { ...start, problems });
    expect(await refusal(answer)).toMatchObject({ status: 413 });
  });

  test('guests are asked to log in and users are refused, on every route', async () => {
    const id = crypto.randomUUID();
    await put(id);
    const user = app.browser();
    await user.register('user@example.org');
    for (const [browser, status] of [
      [user, 403],
      [app.browser(), 401],
    ] as const) {
      const answers = [
        put(id, start, browser),
        ...['', '/said?source=Petfinder', `/${id}`].map((path) =>
          browser.request(`/api/imports${path}`),
        ),
        ...['pets', 'finish', 'undo'].map((path) => post(`${id}/${path}`, part(), browser)),
      ];
      for (const answer of answers) expect(await refusal(await answer)).toMatchObject({ status });
    }
  });

  test('an admin begins 60 imports at once, and is told when the next may begin', async () => {
    const busy = app.browser();
    await busy.register('busy@example.org', { isAdmin: true });
    for (let n = 0; n < 60; n += 1)
      expect((await put(crypto.randomUUID(), start, busy)).status).toBe(200);
    const answer = await put(crypto.randomUUID(), start, busy);
    expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(await refusal(answer)).toMatchObject({ status: 429 });
  });
});
