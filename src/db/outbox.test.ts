import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addToCart, alex, kim } from '#tests/device/samples.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { changeOutbox, outboxLimits, outboxOf, readOutbox } from './outbox.ts';
import type { OutboxEntry } from './schema.ts';

const entry = (seq: number, state: OutboxEntry['state'], owner = alex.uid): OutboxEntry => ({
  seq,
  id: `command-${seq}`,
  owner,
  clientId: 'client',
  command: addToCart(`pet-${seq}`),
  queuedAt: '2026-11-28T12:00:00.000Z',
  state,
});
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('the outbox of a device', () => {
  it('keeps many accepted commands as one row, and gives them one by one', async () => {
    const { database } = await newDevice(alex);
    await changeOutbox(database, { put: numbers(1, 60).map((seq) => entry(seq, 'waiting')) });
    expect(await database.outbox.count()).toBe(60);
    const accepted = numbers(1, 50).map((seq) => entry(seq, 'accepted'));
    await changeOutbox(database, { put: accepted });
    expect(await database.outbox.count()).toBe(11);
    expect((await outboxOf(database, alex.uid)).map(({ seq }) => seq)).toEqual(numbers(1, 60));
  });

  it('takes some of them out again, and keeps the others in their place', async () => {
    const { database } = await newDevice(alex);
    await changeOutbox(database, { put: numbers(1, 60).map((seq) => entry(seq, 'accepted')) });
    await changeOutbox(database, { put: [entry(7, 'waiting')], remove: numbers(1, 3) });
    expect(await readOutbox(database)).toEqual([
      ...numbers(4, 6).map((seq) => entry(seq, 'accepted')),
      entry(7, 'waiting'),
      ...numbers(8, 60).map((seq) => entry(seq, 'accepted')),
    ]);
    await changeOutbox(database, { remove: numbers(4, 60) });
    expect(await database.outbox.count()).toBe(0);
  });

  it('gives whatever was written last, in order, however its rows are stored', async () => {
    const released = outboxLimits.oneByOne;
    onTestFinished(() => {
      outboxLimits.oneByOne = released;
    });
    const change = fc.record({
      put: fc.uniqueArray(
        fc.record({
          seq: fc.integer({ min: 1, max: 12 }),
          state: fc.constantFrom('waiting' as const, 'accepted' as const, 'parked' as const),
          owner: fc.constantFrom(alex.uid, kim.uid),
        }),
        { selector: ({ seq }) => seq },
      ),
      remove: fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
      oneByOne: fc.integer({ min: 0, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        const { database } = await newDevice(alex);
        const wanted = new Map<number, OutboxEntry>();
        for (const { put, remove, oneByOne } of changes) {
          outboxLimits.oneByOne = oneByOne;
          const entries = put.map(({ seq, state, owner }) => entry(seq, state, owner));
          const gone = remove.filter((seq) => !put.some((one) => one.seq === seq));
          await changeOutbox(database, { put: entries, remove: gone });
          for (const seq of gone) wanted.delete(seq);
          for (const one of entries) wanted.set(one.seq, one);
        }
        const inOrder = [...wanted.values()].toSorted((one, other) => one.seq - other.seq);
        expect(await readOutbox(database)).toEqual(inOrder);
      }),
      { numRuns: 60 },
    );
  });
});
