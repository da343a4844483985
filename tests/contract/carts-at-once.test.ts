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
    const add = (seq: number, petId: string) =>
      device.envelope({ kind: 'addToCart', args: { petId } }, seq);
    const before = add(1, sent);
    await device.push([before]);
    const twice = add(5, first);
    const push = [
      add(2, first),
      add(3, 'nobody'),
      before,
      add(4, first),
      twice,
      add(6, first),
      { ...twice, seq: 7 },
      device.envelope({ kind: 'clearCart', args: {} }, 60),
      add(59, sent),
      add(61, last),
      add(62, last),
      { ...before, seq: 100 },
    ];
    const outcomes = (await device.push(push)).map((one) =>
      one.outcome === 'rejected' ? one.reason : one.outcome,
    );
    expect(outcomes).toEqual([
      'accepted',
      'pet-gone',
      ...Array<string>(6).fill('accepted'),
      'too-old',
      ...Array<string>(3).fill('accepted'),
    ]);
    const again = (await device.push(push)).map((one) =>
      one.outcome === 'rejected' ? one.reason : one.outcome,
    );
    expect(again).toEqual(outcomes);
    await device.pull();
    expect(device.ids('cartItem')).toEqual([last]);
    expect(device.rows.get(`client ${device.clientId}`)?.row).toEqual({ lastSeq: 62 });
  });

  test('[S9] what waits for a forgotten command waits with all pets behind it', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    const add = (seq: number) => device.envelope({ kind: 'addToCart', args: { petId } }, seq);
    const late = [{ ...add(8), after: 7 }, add(9), add(10)];
    expect(await device.push(late)).toEqual(
      late.map(({ id }) => ({ id, outcome: 'retry', afterMs: 0 })),
    );
    const next = [add(1), { ...add(2), after: 7 }];
    expect((await device.push(next)).map(({ outcome }) => outcome)).toEqual(['accepted', 'retry']);
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
