import { describe, expect, it } from 'vitest';
import { addToCart, alex } from '#tests/device/samples.ts';
import { newDatabase } from '#tests/device/new-device.ts';
import { changeSession } from './session-row.ts';
import { submitCommand } from './submit-command.ts';
import { readMerged } from './read-merged.ts';

describe('saying something', () => {
  it('[S1] is on the device, with its owner, by the time it is shown', async () => {
    const database = newDatabase();
    await changeSession(database, { user: alex });
    const entry = await submitCommand(database, addToCart('rex'), new Date('2026-01-05T15:04:00Z'));
    expect(await database.outbox.get(entry.seq)).toEqual(entry);
    expect(entry).toMatchObject({
      owner: alex.uid,
      state: 'waiting',
      queuedAt: '2026-01-05T15:04:00.000Z',
    });
    expect((await readMerged(database)).cartItems).toEqual([
      { userId: alex.uid, petId: 'rex', addedAt: '2026-01-05T15:04:00.000Z' },
    ]);
  });

  it('[S1] fails when it could not be written', async () => {
    const database = newDatabase();
    await database.open();
    database.close();
    await expect(submitCommand(database, addToCart('rex'))).rejects.toThrow();
  });

  it('belongs to whoever is signed in when it is written', async () => {
    const database = newDatabase();
    expect((await submitCommand(database, addToCart('a'))).owner).toBe('guest');
    await changeSession(database, { user: alex });
    expect((await submitCommand(database, addToCart('b'))).owner).toBe(alex.uid);
  });

  it('[S7] counts on, also after everything before was sent and forgotten', async () => {
    const database = newDatabase();
    const first = await submitCommand(database, addToCart('a'));
    await database.outbox.clear();
    const second = await submitCommand(database, addToCart('b'));
    expect(second.seq).toBeGreaterThan(first.seq);
    expect(second.clientId).toBe(first.clientId);
  });

  it('[S7] counts past what the server has seen of this device', async () => {
    const database = newDatabase();
    await changeSession(database, { user: alex });
    await database.pullStates.put({ owner: alex.uid, cursor: 'c', lastSeq: 41 });
    const [first, second] = [
      await submitCommand(database, addToCart('a')),
      await submitCommand(database, addToCart('b')),
    ];
    expect([first.seq, second.seq]).toEqual([42, 43]);
    expect(await database.outbox.count()).toBe(2);
  });
});
