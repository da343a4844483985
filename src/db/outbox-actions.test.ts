import { describe, expect, it } from 'vitest';
import { submitCommand } from './submit-command.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { addToCart, alex } from '#tests/device/samples.ts';
import { problem } from '#tests/device/scripted-network.ts';
import { discardParked, retryParked } from './outbox-actions.ts';
import { sendOutbox } from '#src/sync/push.ts';

async function withParked() {
  const device = await newDevice(alex);
  const parked = await submitCommand(device.database, addToCart('a'));
  await device.database.outbox.update(parked.seq, { state: 'parked', reason: 'pet-gone' });
  const waiting = await submitCommand(device.database, addToCart('b'));
  return { ...device, parked, waiting };
}

describe('what was refused', () => {
  it('[S5] is not the command where the worker refused to read the session meanwhile', async () => {
    const { script, deps, outbox, database } = await newDevice(alex);
    await submitCommand(database, addToCart('a'));
    script.on('POST /api/sync/push', problem(409, 'owner-changed'));
    script.on('GET /api/session', problem(400, 'invalid-input'));
    expect(await sendOutbox(deps)).toMatchObject({ kind: 'refused' });
    expect((await outbox())[0]?.state).toBe('waiting');
  });

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
});
