import { expect, it, onTestFinished, vi } from 'vitest';
import { newDevice } from '#tests/device/new-device.ts';
import { addToCart, alex } from '#tests/device/samples.ts';
import { submitCommand } from './submit-command.ts';
import { watchOutbox } from './watch-outbox.ts';

async function watched(before = 0) {
  const { database } = await newDevice(alex);
  const first = vi.spyOn(database.outbox, 'toCollection');
  for (let nth = 0; nth < before; nth += 1) await submitCommand(database, addToCart(`p${nth}`));
  const told: number[] = [];
  const stop = watchOutbox(database, (seq) => told.push(seq));
  onTestFinished(stop);
  // What it reads at its start must not be taken for a later read.
  await first.mock.results[0]?.value.last();
  first.mockClear();
  return { database, told, stop, reads: first };
}

it('tells the number of what waits already', async () => {
  const { told } = await watched(2);
  await vi.waitFor(() => expect(told).toEqual([2]));
});

it('tells each new command without reading it', async () => {
  const { database, told, reads } = await watched();
  for (const petId of ['a', 'b']) await submitCommand(database, addToCart(petId));
  expect(told).toEqual([1, 2]);
  expect(reads).not.toHaveBeenCalled();
});

it('tells the newest of a write of which Dexie does not say every row', async () => {
  const { database, told } = await watched();
  const { seq: _, ...entry } = await submitCommand(database, addToCart('a'));
  await database.outbox.bulkAdd(
    Array.from({ length: 60 }, (__, nth) => ({ ...entry, id: `${entry.id}${nth}` })),
  );
  await vi.waitFor(() => expect(Math.max(...told)).toBe(61));
});

it('tells nothing of other tables, and nothing once it was stopped', async () => {
  const { database, told, stop } = await watched();
  await database.ticks.put({ list: 'a', item: 'b' });
  stop();
  await submitCommand(database, addToCart('a'));
  expect(told).toEqual([]);
});
