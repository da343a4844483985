import { describe, expect, test } from 'vitest';
import { deviceLocks } from '#src/db/device-locks.ts';
import { webLocks } from './web-locks.ts';

const page = () => ({ thawed: () => Promise.resolve() });
const never = () => new Promise<never>(() => {});
/** Long enough for the handlers of all settled promises to run. */
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe('the simulated locks of a device', () => {
  test('let one page in at a time, in the order in which they asked', async () => {
    const locks = webLocks();
    const [first, second] = [page(), page()];
    const told: string[] = [];
    const { promise, resolve: leave } = Promise.withResolvers<void>();
    const a = deviceLocks(locks.managerOf(first)).hold('sync', async () => {
      told.push('first in');
      await promise;
      told.push('first out');
    });
    const b = deviceLocks(locks.managerOf(second)).hold('sync', async () => {
      told.push('second in');
    });
    await aMoment();
    expect(told).toEqual(['first in']);
    leave();
    await Promise.all([a, b]);
    expect(told).toEqual(['first in', 'first out', 'second in']);
  });

  test('free what a crashed page held, and forget what it waited for', async () => {
    const locks = webLocks();
    const [holder, waiting, next] = [page(), page(), page()];
    void deviceLocks(locks.managerOf(holder)).hold('sync', never);
    let ran = false;
    void deviceLocks(locks.managerOf(waiting)).hold('sync', async () => {
      ran = true;
    });
    const last = deviceLocks(locks.managerOf(next)).hold('sync', async () => 'in');
    await aMoment();
    locks.release(waiting);
    locks.release(holder);
    expect(await last).toBe('in');
    expect(ran).toBe(false);
  });

  test('give nothing to a page that is gone, whatever is left of it asks for', async () => {
    const locks = webLocks();
    const [crashed, alive] = [page(), page()];
    locks.release(crashed);
    void deviceLocks(locks.managerOf(crashed)).hold('sync', never);
    const next = deviceLocks(locks.managerOf(alive)).hold('sync', async () => 'in');
    expect(await next).toBe('in');
  });

  test('give up waiting, and nothing else, when the signal comes', async () => {
    const locks = webLocks();
    const manager = deviceLocks(locks.managerOf(page()));
    const { promise, resolve: leave } = Promise.withResolvers<void>();
    const stop = new AbortController();
    const held = manager.hold('sync', () => promise.then(() => 'held'), stop.signal);
    const waiting = manager.hold('sync', async () => 'late', stop.signal);
    await aMoment();
    stop.abort(new Error('Too long.'));
    await expect(waiting).rejects.toThrow('Too long.');
    leave();
    expect(await held).toBe('held');
  });

  test('are not touched by another name', async () => {
    const locks = webLocks();
    void deviceLocks(locks.managerOf(page())).hold('live', never);
    const other = deviceLocks(locks.managerOf(page())).hold('sync', async () => 'in');
    expect(await other).toBe('in');
  });
});
