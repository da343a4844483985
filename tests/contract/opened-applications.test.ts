// "Being reviewed" is true: the database knows whether an admin has opened an application.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { type Browser, refusal } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { application, call, type Device, newPerson, newPet } from './people.ts';

const row = (device: Device, id: string) => device.rows.get(`application ${id}`)?.row;

onEveryBackend((backend) => {
  async function applied() {
    const device = (await newPerson(backend())).device();
    const command = application(await newPet(backend()));
    expect(await device.say(command)).toBe('accepted');
    await device.pull();
    return { device, id: command.args.id };
  }

  test('an applicant reads when an admin has first opened the application, and not who', async () => {
    const keeper = await newPerson(backend(), 'admin');
    const { device, id } = await applied();
    const before = row(device, id);
    expect(before).not.toHaveProperty('firstOpenedAt');
    await call(keeper.client, 'note_opened_applications', { p_ids: [id] });
    await device.pull();
    const opened = row(device, id);
    expect(opened).toEqual({ ...before, firstOpenedAt: expect.stringMatching(/^\d{4}-.*Z$/) });

    const second = await newPerson(backend(), 'admin');
    await call(second.client, 'note_opened_applications', { p_ids: [id, crypto.randomUUID()] });
    expect((await device.pullBatch()).changes, 'once is enough').toEqual([]);
  });

  test('what is decided or withdrawn is not under review any more', async () => {
    const keeper = await newPerson(backend(), 'admin');
    const { device, id } = await applied();
    await device.say({ kind: 'withdrawApplication', args: { id } });
    await call(keeper.client, 'note_opened_applications', { p_ids: [id] });
    await device.pull();
    expect(row(device, id)).toMatchObject({ status: 'withdrawn' });
    expect(row(device, id)).not.toHaveProperty('firstOpenedAt');
  });
});

describe('over HTTP', () => {
  let app: TestApp;
  let admin: Browser;
  beforeAll(async () => {
    app = await startApp();
    admin = app.browser();
    await admin.register('admin@example.org', { isAdmin: true });
  });
  afterAll(() => app.stop());

  const open = (browser: Browser, ...ids: string[]) =>
    browser.request('/api/sync/opened', { method: 'POST', body: { ids } });

  test('an admin says what they have opened; nobody else can', async () => {
    const applicant = app.browser();
    await applicant.register('applicant@example.org');
    const command = application(await newPet(app.backend));
    const { id } = command.args;
    await applicant.push([command]);
    expect(await refusal(await open(applicant, id))).toMatchObject({ status: 403 });
    expect(await refusal(await open(app.browser(), id))).toMatchObject({ status: 401 });
    const shown = async () =>
      (await applicant.pullAll()).find((change) => change.id === id)?.row as object;
    expect(await shown()).not.toHaveProperty('firstOpenedAt');
    expect((await open(admin, id)).status).toBe(200);
    expect(await shown()).toHaveProperty('firstOpenedAt');
  });

  test('a list that is empty, too long or no list of ids is refused', async () => {
    const many = Array.from({ length: 51 }, () => crypto.randomUUID());
    for (const ids of [[], many, ['none']])
      expect(await refusal(await open(admin, ...ids))).toMatchObject({ status: 400 });
  });
});
