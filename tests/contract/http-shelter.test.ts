import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { petHistorySchema } from '#src/domain/pet-history.ts';
import type { Browser } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { newPet } from './people.ts';

describe('what became of a pet, and what the shelter says about itself', () => {
  let app: TestApp;
  let admin: Browser;
  let petId: string;
  beforeAll(async () => {
    app = await startApp();
    admin = app.browser();
    await admin.register('admin@example.org', { name: 'Kim Keeper', isAdmin: true });
    petId = await newPet(app.backend);
  });
  afterAll(() => app.stop());

  test('an admin reads who changed what of a pet, the newest first, in parts', async () => {
    for (const breed of ['Manx', 'Persian'])
      await admin.push([{ kind: 'changePet', args: { id: petId, changes: { breed } } }]);
    const response = await admin.request(`/api/pets/${petId}/history`);
    expect(response.status).toBe(200);
    const [newest, older] = petHistorySchema.parse(await response.json());
    expect(newest).toMatchObject({ field: 'breed', before: 'Manx', after: 'Persian' });
    expect(newest).toMatchObject({ by: 'Kim Keeper', byId: admin.owner });
    const rest = await admin.request(`/api/pets/${petId}/history?before=${newest?.id}`);
    expect(petHistorySchema.parse(await rest.json())[0]).toEqual(older);
  });

  test('nobody else reads it', async () => {
    const path = `/api/pets/${petId}/history`;
    const user = app.browser();
    await user.register('pat@example.org');
    expect((await user.request(path)).status).toBe(403);
    expect((await app.browser().request(path)).status).toBe(401);
    expect((await admin.request(`${path}?before=soon`)).status).toBe(400);
  });

  test('everybody reads what an admin wrote about the shelter', async () => {
    await admin.push([{ kind: 'changeSettings', args: { changes: { name: 'Paws of Bern' } } }]);
    const response = await app.browser().request('/api/shelter');
    expect(await response.json()).toMatchObject({ name: 'Paws of Bern', email: '' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=5');
    expect(response.headers.get('ETag')).not.toBeNull();
  });
});
