import { expect, test } from 'vitest';
import { createLatestSaver } from './latest-saver.ts';

/** A store whose writes end when the test ends them. */
function slowStore() {
  const written: string[] = [];
  const waiting: { value: string; resolve: () => void; reject: (error: Error) => void }[] = [];
  const outcomes: boolean[] = [];
  const write = (value: string) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ value, resolve, reject });
    });
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  return {
    written,
    outcomes,
    begun: () => waiting.map(({ value }) => value),
    saver: createLatestSaver(write, (kept) => outcomes.push(kept)),
    finish: async () => {
      const first = waiting.shift();
      if (first !== undefined) written.push(first.value);
      first?.resolve();
      await turn();
    },
    fail: async () => {
      waiting.shift()?.reject(new Error('disk full'));
      await turn();
    },
  };
}

test('the first letter is written at once', () => {
  const store = slowStore();
  store.saver.save('a');
  expect(store.begun()).toEqual(['a']);
});

test('letters typed while one write runs share the next, and the last word stays', async () => {
  const store = slowStore();
  for (const words of ['a', 'ab', 'abc']) store.saver.save(words);
  expect(store.begun()).toEqual(['a']);
  await store.finish();
  await store.finish();
  expect(store.written).toEqual(['a', 'abc']);
  expect(store.begun()).toEqual([]);
});

test('a write that failed is told, and the next one is tried all the same', async () => {
  const store = slowStore();
  store.saver.save('a');
  await store.fail();
  store.saver.save('ab');
  await store.finish();
  expect(store.outcomes).toEqual([false, true]);
  expect(store.written).toEqual(['ab']);
});

test('after stopping, nothing is written any more, not even what was typed before', async () => {
  const store = slowStore();
  store.saver.save('a');
  store.saver.save('ab');
  const stopped = store.saver.stop();
  await store.finish();
  await stopped;
  store.saver.save('abc');
  expect(store.begun()).toEqual([]);
  expect(store.written).toEqual(['a']);
});
