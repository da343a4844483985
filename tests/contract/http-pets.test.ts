import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { petHistorySchema } from '#src/domain/pet-history.ts';
import { shelterSchema } from '#src/domain/shelter.ts';
import { type Browser, refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { newPet } from './people.ts';

describe('what became of a pet, and what the shelter says', () => {
  let app: TestApp;
  let admin: Browser;
  let clientId: string;
  let seq = 0;
  const say = async (browser: Browser, command: unknown) => {
    const commands = [{ id: crypto.randomUUID(), seq: (seq += 1), command }];
    const body = { clientId, commands };
    return browser.request('/api/sync/push', { method: 'POST', body });
  };
  beforeAll(async () => {
    app = await startApp();
    clientId = crypto.randomUUID();
    admin = app.browser();
    await admin.register('admin@example.org', { name: 'Kim Keeper', isAdmin: true });
  });
  afterAll(() => app.stop());

  test('an admin reads who changed which field of a pet', async () => {
    const id = await newPet(app.backend);
    await say(admin, { kind: 'changePet', args: { id, changes: { breed: 'Poodle' } } });
    const response = await admin.request(`/api/pets/${id}/history`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const history = petHistorySchema.parse(await response.json());
    expect(history).toMatchObject([
      { field: 'listedAt' },
      { field: 'breed', before: 'Beagle', after: 'Poodle', by: 'Kim Keeper' },
    ]);
    const earlier = await admin.request(`/api/pets/${id}/history?before=${history[0]?.id}`);
    expect(await earlier.json()).toHaveLength(1);
  });

  test('the history of a pet is refused to users and guests', async () => {
    const id = await newPet(app.backend);
    const user = app.browser();
    await user.register('user@example.org');
    expect(await refusal(await user.request(`/api/pets/${id}/history`))).toMatchObject({
      status: 403,
    });
    expect(await refusal(await app.browser().request(`/api/pets/${id}/history`))).toMatchObject({
      status: 401,
    });
  });

  test('what the shelter says about itself is for everyone, and follows its admins', async () => {
    const read = async () => {
      const response = await app.browser().request('/api/shelter');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=5');
      return shelterSchema.parse(await response.json());
    };
    expect((await read()).openingHours).toBe('');
    await say(admin, { kind: 'changeSettings', args: { changes: { openingHours: '10 to 4' } } });
    expect(await read()).toMatchObject({ openingHours: '10 to 4' });
  });

  test('a pet that cannot be is refused before it reaches the database', async () => {
    const command = { kind: 'changePet', args: { id: 'x', changes: { birthDate: '2025-02-30' } } };
    const [result] = (await (await say(admin, command)).json()).results;
    expect(result).toMatchObject({ outcome: 'rejected', reason: 'invalid' });
  });
});
