import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStore } from './store.ts';

describe('a store', () => {
  it('holds what was set last, and tells of each change once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 })), (values) => {
        const store = createStore(-1);
        const told: number[] = [];
        store.subscribe(() => told.push(store.view()));
        for (const value of values) store.set(value);
        expect(store.view()).toBe(values.at(-1) ?? -1);
        expect(told).toEqual(values.filter((value, index) => value !== values[index - 1]));
      }),
    );
  });

  it('shows the new value already to whoever is told', () => {
    const store = createStore('before');
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.view()));
    store.set('after');
    expect(seen).toEqual(['after']);
  });

  it('tells nothing more to who has stopped, and still tells the others', () => {
    const store = createStore(0);
    let stopped = 0;
    let listening = 0;
    const stop = store.subscribe(() => (stopped += 1));
    store.subscribe(() => (listening += 1));
    store.set(1);
    stop();
    store.set(2);
    expect([stopped, listening]).toEqual([1, 2]);
  });
});
