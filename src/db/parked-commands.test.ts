import { describe, expect, it } from 'vitest';
import { readDraft } from './drafts.ts';
import { submitCommand } from './submit-command.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { addToCart, alex, apply, form } from '#tests/device/samples.ts';
import { discardParked, retryParked } from './parked-commands.ts';

async function withParked() {
  const device = await newDevice(alex);
  const parked = await submitCommand(device.database, addToCart('a'));
  await device.database.outbox.update(parked.seq, { state: 'parked', reason: 'pet-gone' });
  const waiting = await submitCommand(device.database, addToCart('b'));
  return { ...device, parked, waiting };
}

describe('what was refused', () => {
  it('[S6] is sent again as a new command, behind all others', async () => {
    const { database, outbox, parked, waiting } = await withParked();
    await retryParked(database, parked.id);
    const [first, again] = await outbox();
    expect(first?.id).toBe(waiting.id);
    expect(again).toMatchObject({ state: 'waiting', command: parked.command });
    expect(again?.id).not.toBe(parked.id);
    expect(again?.seq).toBeGreaterThan(waiting.seq);
    expect(again).not.toHaveProperty('reason');
  });

  it('is forgotten when the person discards it, and nothing else is', async () => {
    const { database, outbox, parked, waiting } = await withParked();
    await discardParked(database, parked.id);
    await discardParked(database, waiting.id);
    await retryParked(database, waiting.id);
    expect((await outbox()).map((entry) => entry.id)).toEqual([waiting.id]);
  });

  it.each([
    ['pet-gone', 'leaves its words for another pet', form],
    ['already-applied', 'leaves nothing where another application stands', undefined],
  ] as const)('[S5] an application that was discarded for %s %s', async (reason, _, words) => {
    const { database } = await newDevice(alex);
    const { id, seq } = await submitCommand(database, apply(crypto.randomUUID(), 'a'));
    await database.outbox.update(seq, { state: 'parked', reason });
    await discardParked(database, id);
    expect((await readDraft(database, alex.uid, 'a'))?.values).toEqual(words);
  });
});
