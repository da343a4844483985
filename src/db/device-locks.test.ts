import { describe, expect, it } from 'vitest';
import { deviceLocks, holdOrGiveUp, type Locks, pageLocks } from './device-locks.ts';

// Node has Web Locks too: both kinds must behave the same.
describe.each<[string, Locks]>([
  ['locks of the browser', deviceLocks()],
  ['locks of a page alone', pageLocks()],
])('%s', (_, locks) => {
  const held = () => {
    let letGo = () => {};
    const work = () => new Promise<void>((done) => (letGo = done));
    const end = locks.hold('sync', work);
    return { end, letGo: () => letGo() };
  };
  const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

  it('are held by one at a time, in their order', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await soon();
      order.push(`${name} ends`);
    };
    await Promise.all([locks.hold('sync', work('a')), locks.hold('sync', work('b'))]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('give what the work gives, and are free again after it failed', async () => {
    await expect(locks.hold('sync', () => Promise.reject(new Error('lost')))).rejects.toThrow(
      'lost',
    );
    expect(await locks.hold('sync', () => Promise.resolve(7))).toBe(7);
  });

  it('do not stand in each other’s way under different names', async () => {
    const { end, letGo } = held();
    expect(await locks.hold('session', () => Promise.resolve('free'))).toBe('free');
    await soon();
    letGo();
    await end;
  });

  it('let a waiter go when its patience ends, and those behind it through', async () => {
    const { end, letGo } = held();
    const patience = new AbortController();
    let worked = false;
    const work = async () => {
      worked = true;
    };
    const impatient = locks.hold('sync', work, patience.signal);
    const behind = locks.hold('sync', () => Promise.resolve('through'));
    patience.abort(new Error('too long'));
    await expect(impatient).rejects.toThrow('too long');
    await soon();
    letGo();
    await end;
    expect(await behind).toBe('through');
    expect(worked).toBe(false);
  });

  it('[S17] are given up, and not taken away, when another tab never lets go of them', async () => {
    const { end, letGo } = held();
    let worked = false;
    const work = async () => {
      worked = true;
    };
    expect(await holdOrGiveUp(locks, 'sync', work, AbortSignal.timeout(10))).toMatchObject({
      kind: 'other-tab',
      message: expect.stringContaining('Close it, then try again.'),
    });
    letGo();
    await end;
    await soon();
    expect(worked).toBe(false);
    expect(await holdOrGiveUp(locks, 'sync', async () => 'free')).toBe('free');
  });

  it('pass on what goes wrong in the work, however long that took', async () => {
    const work = async () => {
      await soon();
      await soon();
      throw new Error('lost');
    };
    await expect(holdOrGiveUp(locks, 'sync', work, AbortSignal.timeout(5))).rejects.toThrow('lost');
  });

  it('turn away at once who has no patience left', async () => {
    const { end, letGo } = held();
    const late = locks.hold('sync', () => Promise.resolve('never'), AbortSignal.abort('too late'));
    await expect(late).rejects.toBe('too late');
    await soon();
    letGo();
    await end;
  });
});
