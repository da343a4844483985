import { describe, expect, test } from 'vitest';
import { knownHistories } from './known-histories.ts';
import { playHistories } from './play-histories.ts';
import type { Step } from './steps.ts';

// The readers who stamp everything anew wait for it. Then it is decided on what it has written.
const openWriteOfARestoredDatabase: readonly Step[] = [
  { do: 'pass', seconds: 8 },
  { do: 'sign in', at: 1, who: 3 },
  { do: 'pass', seconds: 8 },
  { do: 'save copy' },
  { do: 'restore copy' },
  { do: 'other software writes', who: 0, pet: 1, open: true },
  { do: 'pass', seconds: 61 },
  { do: 'say', at: 1, what: 'approve', pet: 0 },
  { do: 'pass', seconds: 8 },
];

// Who empties the table waits for it, so that the copy has it, and it came before the pet was gone.
const openPushBeforeACopy: readonly Step[] = [
  { do: 'pass', seconds: 8 },
  { do: 'fault', fault: 'commits late', amount: 100 },
  { do: 'say', at: 0, what: 'apply', pet: 1 },
  { do: 'pass', seconds: 1 },
  { do: 'delist pet', pet: 1 },
  { do: 'table is emptied', which: 0 },
  { do: 'save copy' },
  { do: 'put folder back' },
  { do: 'pass', seconds: 20 },
];

// The second sign-out overwrites what the device has recorded of the first, which goes on.
const signOutTwice: readonly Step[] = [
  { do: 'pass', seconds: 8 },
  { do: 'fault', fault: 'commits late', amount: 20 },
  { do: 'sign out', at: 0, discard: true },
  { do: 'sign out', at: 0, discard: false },
  { do: 'fault', fault: 'slow answer', amount: 5 },
  { do: 'pass', seconds: 3 },
  { do: 'say', at: 0, what: 'add', pet: 6 },
];

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

  test('knows when an open transaction ends because somebody had to wait for it', async () => {
    const [waitedFor, copiedAfter] = await playHistories([
      { seed: 1, server: 'model', steps: openWriteOfARestoredDatabase },
      { seed: 1, server: 'model', steps: openPushBeforeACopy },
    ]);
    expect(waitedFor?.broken).toBeUndefined();
    expect(copiedAfter?.broken).toBeUndefined();
  });

  test('knows who has agreed to lose what waits, also after a second sign-out', async () => {
    const [report] = await playHistories([{ seed: 1, server: 'model', steps: signOutTwice }]);
    expect(report?.broken).toBeUndefined();
  });
});
