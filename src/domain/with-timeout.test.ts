import { expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

it('waits for what comes in time, and for nothing that does not', async () => {
  vi.useFakeTimers();
  try {
    const late = withTimeout(100, new Promise((resolve) => setTimeout(resolve, 101, 'late')));
    const early = withTimeout(100, new Promise((resolve) => setTimeout(resolve, 99, 'early')));
    await vi.advanceTimersByTimeAsync(200);
    expect([await late, await early]).toEqual([undefined, 'early']);
  } finally {
    vi.useRealTimers();
  }
});

it('fails as what it waits for fails, and is silent about what fails later', async () => {
  await expect(withTimeout(100, Promise.reject(new Error('Broken.')))).rejects.toThrow('Broken.');
  const failsLater = Promise.withResolvers<string>();
  expect(await withTimeout(1, failsLater.promise)).toBeUndefined();
  failsLater.reject(new Error('Nobody asks any more.'));
});
