import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('what is given first ends before the next begins', async () => {
  const queue = createSerialQueue();
  const events: string[] = [];
  const run = (name: string, ms: number) =>
    queue(async () => {
      events.push(`${name} begins`);
      await later(ms);
      events.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([run('slow', 20), run('fast', 0)])).toEqual(['slow', 'fast']);
  expect(events).toEqual(['slow begins', 'slow ends', 'fast begins', 'fast ends']);
});

test('a failure is its caller’s alone', async () => {
  const queue = createSerialQueue();
  const bad = queue(() => Promise.reject(new Error('bad')));
  const good = queue(() => Promise.resolve('good'));
  await expect(bad).rejects.toThrow('bad');
  expect(await good).toBe('good');
});
