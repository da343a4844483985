import { expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { newPerson, newPet } from './people.ts';

onEveryBackend((backend) => {
  test('[S9] a push after a command that is not known here takes nothing, until that one is', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    const known = device.envelope({ kind: 'clearCart', args: {} });
    const forgotten = device.envelope({ kind: 'clearCart', args: {} });
    const add = {
      ...device.envelope({ kind: 'addToCart', args: { petId } }),
      after: forgotten.seq,
    };
    const remove = device.envelope({ kind: 'removeFromCart', args: { petId } });
    await device.push([known]);
    const wait = { outcome: 'retry', afterMs: 0 };
    expect(await device.push([add, remove])).toEqual([
      { id: add.id, ...wait },
      { id: remove.id, ...wait },
    ]);
    await device.pull();
    expect(device.rows.get(`client ${device.clientId}`)?.row).toEqual({ lastSeq: known.seq });
    expect(await device.push([forgotten, add])).toEqual([
      { id: forgotten.id, outcome: 'accepted' },
      { id: add.id, outcome: 'accepted' },
    ]);
    // What the ledger knows is answered from it, whatever the device says.
    expect(await device.push([{ ...add, after: 99 }, remove])).toEqual([
      { id: add.id, outcome: 'accepted' },
      { id: remove.id, outcome: 'accepted' },
    ]);
  });
});
