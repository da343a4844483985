import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { storageThatFills } from '#tests/device/full-storage.ts';
import { addToCart, alex } from '#tests/device/samples.ts';
import { HomewardDatabase } from './database.ts';
import { saveDraft } from './drafts.ts';
import { changeSession } from './session-row.ts';
import { submitCommand } from './submit-command.ts';
import { setTick } from './ticks.ts';
import { tryStorage } from './try-storage.ts';

function deviceThatFills() {
  const device = storageThatFills();
  const database = new HomewardDatabase('full', device.storage);
  onTestFinished(() => database.close());
  return { device, database, isFull: () => database.health.view().full };
}

describe.each(['at-commit', 'at-request'] as const)('a device that is full (%s)', (how) => {
  it.each([
    ['what was said', (database) => submitCommand(database, addToCart('rex'))],
    ['a draft', (database) => saveDraft(database, 'guest', 'rex', { fullName: 'A' })],
    ['a tick', (database) => setTick(database, 'checklist', 'bed', true)],
    ['who is signed in', (database) => changeSession(database, { user: alex })],
  ] satisfies [string, (database: HomewardDatabase) => Promise<unknown>][])(
    'is noticed by a write of %s, and is over when the same can be written',
    async (_, write) => {
      const { device, database, isFull } = deviceThatFills();
      await database.open();
      device.full = how;
      await expect(write(database)).rejects.toThrow();
      await expect.poll(() => isFull()).toBe(true);
      device.full = false;
      await write(database);
      expect(isFull()).toBe(false);
    },
  );

  it('has written nothing of what failed, and everything from before', async () => {
    const { device, database } = deviceThatFills();
    const before = await submitCommand(database, addToCart('rex'));
    device.full = how;
    await expect(submitCommand(database, addToCart('tom'))).rejects.toThrow();
    expect(await database.outbox.toArray()).toEqual([before]);
  });
});

describe('a device that is full', () => {
  it('is still full after a small write elsewhere', async () => {
    const { device, database, isFull } = deviceThatFills();
    await database.open();
    device.full = 'at-commit';
    await expect(submitCommand(database, addToCart('rex'))).rejects.toThrow();
    await expect.poll(() => isFull()).toBe(true);
    device.full = false;
    await setTick(database, 'checklist', 'bed', true);
    expect(isFull()).toBe(true);
  });

  it('is tried by hand, and leaves nothing of that behind', async () => {
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
    const { device, database, isFull } = deviceThatFills();
    await database.open();
    device.full = 'at-commit';
    await expect(submitCommand(database, addToCart('rex'))).rejects.toThrow();
    await tryStorage(database);
    expect(isFull()).toBe(true);
    device.full = false;
    await tryStorage(database);
    expect(isFull()).toBe(false);
    expect(await database.meta.count()).toBe(0);
  });

  it('is not what another failure is called', async () => {
    const { database, isFull } = deviceThatFills();
    await database.ticks.add({ list: 'a', item: 'b' });
    await expect(database.ticks.add({ list: 'a', item: 'b' })).rejects.toThrow();
    expect(isFull()).toBe(false);
  });
});
