import { expect, test } from 'vitest';
import type { Got } from '#worker/http/get-bounded.ts';
import { createHostTurns } from './host-turns.ts';

const fine: Got = { kind: 'never', reason: 'answered 404' };

test('two ask a host at once, the third after one of them, and another host waits for none', async () => {
  const { ask } = createHostTurns(2);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (host: string, name: string) =>
    ask(host, () => {
      began.push(name);
      const { promise, resolve } = Promise.withResolvers<Got>();
      ends.set(name, () => resolve(fine));
      return promise;
    });
  const all = [start('a', '1'), start('a', '2'), start('a', '3'), start('a', '4'), start('b', '5')];
  await Promise.resolve();
  await Promise.resolve();
  expect(began).toEqual(['1', '2', '5']);
  ends.get('2')?.();
  await all[1];
  await Promise.resolve();
  expect(began).toEqual(['1', '2', '5', '3']);
  for (const name of ['1', '3', '5']) ends.get(name)?.();
  await Promise.all([all[0], all[2], all[4]]);
  await Promise.resolve();
  expect(began).toEqual(['1', '2', '5', '3', '4']);
  ends.get('4')?.();
  await all[3];
});

test('who fails hands the turn on', async () => {
  const { ask } = createHostTurns(1);
  const failed = ask('a', () => Promise.reject(new Error('broken')));
  const next = ask('a', async () => fine);
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe(fine);
});

test('a host that wants to be left alone is asked when that time is over', async () => {
  let nowMs = 0;
  const { ask } = createHostTurns(2, () => nowMs);
  await ask('a', async () => ({ kind: 'later', reason: 'answered 429', afterS: 30 }));
  nowMs = 10_500;
  const never = () => Promise.reject(new Error('was asked'));
  expect(await ask('a', never)).toMatchObject({ kind: 'later', afterS: 20 });
  expect(await ask('b', async () => fine)).toBe(fine);
  nowMs = 30_000;
  expect(await ask('a', async () => fine)).toBe(fine);
});
