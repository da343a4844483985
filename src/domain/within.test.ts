import { expect, it, vi } from 'vitest';
import { within } from './within.ts';

it('waits for what comes in time, and for nothing that does not', async () => {
  vi.useFakeTimers();
  try {
    const late = within(100, new Promise((resolve) => setTimeout(resolve, 101, 'late')));
    const inTime = within(100, new Promise((resolve) => setTimeout(resolve, 99, 'in time')));
    await vi.advanceTimersByTimeAsync(200);
    expect([await late, await inTime]).toEqual([undefined, 'in time']);
  } finally {
    vi.useRealTimers();
  }
});

it('fails as what it waits for fails, and is silent about what fails later', async () => {
  await expect(within(100, Promise.reject(new Error('Broken.')))).rejects.toThrow('Broken.');
  const failsLater = Promise.withResolvers<string>();
  expect(await within(1, failsLater.promise)).toBeUndefined();
  failsLater.reject(new Error('Nobody asks any more.'));
});
