import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGate } from './gate.ts';

describe('a gate', () => {
  test('runs as many at once as it may, refuses those beyond the queue, and runs all others', async () => {
    const works = fc.array(fc.record({ inFront: fc.boolean(), fails: fc.boolean() }));
    await fc.assert(
      fc.asyncProperty(
        works,
        fc.integer({ min: 1, max: 4 }),
        fc.nat(5),
        async (all, atOnce, waiting) => {
          const gate = createGate({ atOnce, waiting });
          const inFront = all.filter((one) => one.inFront).length;
          // Twice: after all have left it is as empty as at first.
          for (let time = 0; time < 2; time += 1) {
            let running = 0;
            let most = 0;
            let ran = 0;
            const entered = all.map((one) =>
              gate(async () => {
                running += 1;
                ran += 1;
                most = Math.max(most, running);
                await Promise.resolve();
                running -= 1;
                if (one.fails) throw new Error('It failed.');
              }, one.inFront),
            );
            const accepted = entered.filter((one) => one !== undefined);
            await Promise.allSettled(accepted);
            expect(ran).toBe(accepted.length);
            expect(most).toBe(Math.min(all.length, atOnce));
            expect(ran).toBeGreaterThanOrEqual(Math.min(all.length, atOnce + waiting));
            expect(ran).toBeLessThanOrEqual(atOnce + waiting + inFront);
          }
        },
      ),
    );
  });

  test('lets one in front before all that wait, also where nobody else may wait', async () => {
    const gate = createGate({ atOnce: 1, waiting: 2 });
    const order: string[] = [];
    const say = (word: string) => async () => void order.push(word);
    const entered = [gate(say('first')), gate(say('second')), gate(say('third'))];
    expect(gate(say('too many'))).toBeUndefined();
    await Promise.all([...entered, gate(say('known'), true)]);
    expect(order).toEqual(['first', 'known', 'second', 'third']);
  });
});
