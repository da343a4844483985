import { describe, expect, it } from 'vitest';
import { newDevice } from '#tests/device/new-device.ts';
import { addToCart, alex, kim } from '#tests/device/samples.ts';
import { clearDevice, countContents } from './device-contents.ts';
import { saveDraft } from './drafts.ts';
import { changeSession, readSession } from './session-row.ts';
import { submitCommand } from './submit-command.ts';

describe('what this device keeps', () => {
  it('is counted for everybody who used it', async () => {
    const { database } = await newDevice(alex);
    await submitCommand(database, addToCart('a'));
    await saveDraft(database, alex.uid, 'a', { fullName: 'Alex' });
    await changeSession(database, { user: kim });
    await submitCommand(database, addToCart('b'));
    expect(await countContents(database)).toMatchObject({ drafts: 1, waiting: 2, applications: 0 });
  });

  it('is gone once cleared, but for a sign-out that the worker has still to hear', async () => {
    const { database } = await newDevice(alex);
    await submitCommand(database, addToCart('a'));
    await changeSession(database, { user: null, signOutOwed: true });
    await clearDevice(database);
    expect(await countContents(database)).toMatchObject({ waiting: 0 });
    expect(await database.meta.count()).toBe(0);
    expect(await readSession(database)).toMatchObject({ user: null, signOutOwed: true });
  });
});
