import { expect, onTestFinished, test, vi } from 'vitest';
import { submitCommand } from '#src/db/submit-command.ts';
import { done } from '#src/domain/failure.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { addToCart, alex } from '#tests/device/samples.ts';
import type { BrowserEvents } from './browser-events.ts';
import { startSync } from './start-sync.ts';

test('[S15] commands are not tried one by one while the browser knows of no network', async () => {
  const device = await newDevice(alex);
  device.script.offline = true;
  const page: BrowserEvents = {
    isVisible: () => false,
    isOnline: () => false,
    on: () => () => {},
  };
  const noticed = vi.fn();
  const sync = startSync({
    ...device.deps,
    page,
    catalogue: { refresh: async () => done, take: async () => false },
    random: () => 0,
    requestBackgroundSync: noticed,
  });
  onTestFinished(sync.stop);
  await sync.syncNow();
  // What the start has begun to read tells who listens, which is one more try.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await vi.waitFor(() => expect(sync.view().busy).toBe(false));
  const tried = device.script.calls.length;
  for (const [at, petId] of ['a', 'b', 'c'].entries()) {
    await submitCommand(device.database, addToCart(petId));
    await vi.waitFor(() => expect(noticed).toHaveBeenCalledTimes(at + 1));
  }
  // What the last one has started, if anything.
  await vi.waitFor(() => expect(sync.view().busy).toBe(false));
  expect(device.script.calls.length).toBe(tried);
  // The next try is due all the same: the browser may be wrong.
  // Once or twice the start has tried, so the wait is the first or the second.
  expect([500, 1_000]).toContain(Math.min(...device.clock.due()));
});
