import { describe, expect, test } from 'vitest';
import { knownHistories } from './known-histories.ts';
import { playHistories } from './play-histories.ts';

describe('what once broke a promise', async () => {
  const jobs = knownHistories.map(({ seed, steps }) => ({ seed, steps, server: 'model' as const }));
  const reports = playHistories(jobs);
  test.each(knownHistories.map(({ name }, index) => ({ name, index })))(
    '$name',
    async ({ index }) => {
      const report = (await reports)[index];
      expect(report?.broken).toBeUndefined();
      expect(report?.length).toBe(knownHistories[index]?.steps.length);
    },
  );
});

describe('the simulator', () => {
  test('tells the same history for the same seed, whatever was played before', async () => {
    const [first, other, again] = await playHistories(
      [7, 8, 7].map((seed) => ({ seed, server: 'model', trace: true })),
    );
    expect(first?.trace?.length).toBeGreaterThan(100);
    expect(again?.trace).toEqual(first?.trace);
    expect(again?.counts).toEqual(first?.counts);
    expect(other?.trace).not.toEqual(first?.trace);
  });
});
