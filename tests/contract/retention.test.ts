import { expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { call, newPerson, newPet } from './people.ts';

onEveryBackend((backend) => {
  const deleteExpired = () => call(backend().privileged, 'delete_expired');

  test('[S26] a clock that leapt ahead deletes nothing until a day has passed on it', async () => {
    const device = (await newPerson(backend())).device();
    await device.say({ kind: 'addToCart', args: { petId: await newPet(backend()) } });
    await device.pull();
    await device.say({ kind: 'clearCart', args: {} });
    // As if the clock stood 91 days ahead: everything seems to have happened so long ago.
    await deleteExpired();
    await backend().sql(
      `update private.stamps set stamped_at = stamped_at - interval '91 days';
       update private.applied_commands set applied_at = applied_at - interval '91 days';
       update private.retention_clock set checked_at = checked_at - interval '91 days'`,
    );
    const count = async () => {
      const [row] = await backend().sql(
        `select (select count(*) from private.stamps where gone) as tombstones,
           (select count(*) from private.applied_commands) as results`,
      );
      return row;
    };
    const before = await count();
    expect(before).not.toMatchObject({ tombstones: 0 });
    await deleteExpired();
    await deleteExpired();
    expect(await count()).toEqual(before);
    await device.pull();
    expect(device.ids('cartItem')).toEqual([]);
    expect(device.resets).toBe(1);

    await backend().sql(
      `update private.retention_clock set leapt_at = leapt_at - interval '1 day'`,
    );
    await deleteExpired();
    expect(await count()).toEqual({ tombstones: 0, results: 0 });
  });

  test('[S26] a clock that was put back is not believed for a day either', async () => {
    await deleteExpired();
    await backend().sql(
      `update private.retention_clock set checked_at = now() + interval '1 year', leapt_at = null`,
    );
    await deleteExpired();
    const [clock] = await backend().sql(
      'select leapt_at = checked_at as leapt, checked_at <= now() as put_right from private.retention_clock',
    );
    expect(clock).toEqual({ leapt: true, put_right: true });
  });

  test('a kind of row that the database does not know stops no pull', async () => {
    const person = await newPerson(backend());
    const device = person.device();
    await backend().sql(`select private.stamp('user:${person.uid}', 'ofTheFuture', 'one', false)`);
    const petId = await newPet(backend());
    await device.say({ kind: 'addToCart', args: { petId } });
    await device.pull();
    expect(device.ids('cartItem')).toEqual([petId]);
  });
});
