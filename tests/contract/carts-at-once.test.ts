// Pets that follow each other in a push go into the cart with one statement (add-to-cart.sql).
import { expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { newGuest, newPerson, newPet } from './people.ts';

onEveryBackend((backend) => {
  test('many pets for the cart in one push are each decided for themselves', async () => {
    const device = (await newPerson(backend())).device();
    const [first, sent, last] = [
      await newPet(backend()),
      await newPet(backend()),
      await newPet(backend()),
    ];
    const add = (petId: string) => device.envelope({ kind: 'addToCart', args: { petId } });
    const before = add(sent);
    await device.push([before]);
    const push = [
      add(first),
      add('nobody'),
      before,
      add(first),
      { ...before, seq: before.seq + 100 },
      device.envelope({ kind: 'clearCart', args: {} }),
      add(last),
      add(last),
    ];
    const outcomes = (await device.push(push)).map((one) =>
      one.outcome === 'rejected' ? one.reason : one.outcome,
    );
    expect(outcomes).toEqual([
      'accepted',
      'pet-gone',
      'accepted',
      'accepted',
      'accepted',
      'accepted',
      'accepted',
      'accepted',
    ]);
    expect((await device.push(push)).map((one) => one.outcome)).toEqual(
      outcomes.map((one) => (one === 'accepted' ? one : 'rejected')),
    );
    await device.pull();
    expect(device.ids('cartItem')).toEqual([last]);
    expect(device.rows.get(`client ${device.clientId}`)?.row).toEqual({ lastSeq: 7 });
  });

  test('[S9] what waits for a forgotten command waits with all pets behind it', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    const add = (seq: number) => device.envelope({ kind: 'addToCart', args: { petId } }, seq);
    const late = [{ ...add(8), after: 7 }, add(9), add(10)];
    expect(await device.push(late)).toEqual(
      late.map(({ id }) => ({ id, outcome: 'retry', afterMs: 0 })),
    );
  });

  test('a guest can put nothing into a cart, however much they send', async () => {
    const guest = newGuest(backend());
    const adds = ['a', 'b', 'c'].map((petId) =>
      guest.envelope({ kind: 'addToCart', args: { petId } }),
    );
    expect(await guest.push(adds)).toEqual(
      adds.map(({ id }) => ({ id, outcome: 'rejected', reason: 'not-allowed' })),
    );
  });
});
