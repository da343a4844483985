import { beforeEach, expect, test } from 'vitest';
import { rpc } from '#worker/supabase/rpc.ts';
import { onEveryBackend } from './backends.ts';
import { application, call, newPerson, newPet, type Person } from './people.ts';

// `newPet` gives a pet the portrait of its id, as supabase/seed.sql does.
onEveryBackend((backend) => {
  let admin: Person;
  let user: Person;
  beforeEach(async () => {
    await backend().sql('delete from public.pets; delete from private.removed_sample_pets');
    admin = await newPerson(backend(), 'admin');
    user = await newPerson(backend());
  });
  const remove = () => rpc(admin.client, 'remove_sample_pets');
  const bringBack = () => rpc(admin.client, 'bring_back_sample_pets');
  const statuses = async () =>
    Object.fromEntries(
      (await backend().sql('select id, status from public.pets order by id')).map(
        ({ id, status }) => [id, status],
      ),
    );
  const change = (id: string, changes: object) =>
    admin.device().say({ kind: 'changePet', args: { id, changes } });

  test('sample pets that nobody touched are deleted, and no pet of the shelter', async () => {
    await newPet(backend());
    await newPet(backend());
    const own = crypto.randomUUID();
    await change(own, { name: 'Rex', type: 'dog' });
    expect(await remove()).toEqual({ deleted: 2, hidden: 0 });
    expect(await statuses()).toEqual({ [own]: 'available' });
    expect(await remove()).toEqual({ deleted: 0, hidden: 0 });
  });

  test('a sample pet that staff changed, or that somebody applied for or has in a cart, is hidden', async () => {
    const [changed, applied, inCart, other] = [
      await newPet(backend()),
      await newPet(backend()),
      await newPet(backend()),
      await newPet(backend()),
    ];
    await change(changed, { breed: 'Poodle' });
    const wanted = application(applied);
    const device = user.device();
    await device.say(wanted);
    await device.say({ kind: 'addToCart', args: { petId: inCart } });
    expect(await remove()).toEqual({ deleted: 1, hidden: 3 });
    expect(await statuses()).toEqual({
      [changed]: 'hidden',
      [applied]: 'hidden',
      [inCart]: 'hidden',
    });
    // The application stands, says what became of its pet, and can be answered.
    await device.pull();
    const row = [...device.rows.values()].find(({ id }) => id === wanted.args.id)?.row;
    expect(row).toMatchObject({ status: 'pending', petStatus: 'hidden' });
    const { id } = wanted.args;
    const answer = { kind: 'decideApplication', args: { id, status: 'rejected' } } as const;
    expect(await admin.device().say(answer)).toBe('accepted');
    expect(await device.say(application(other))).toBe('pet-gone');
    const [noted] = await call<unknown[]>(admin.client, 'pet_history', {
      p_pet: applied,
      p_before: null,
    });
    expect(noted).toMatchObject({ field: 'status', after: 'hidden', byId: admin.uid });
  });

  test('pets that are hidden or adopted already are left alone', async () => {
    const [hidden, adopted] = [await newPet(backend()), await newPet(backend())];
    await change(hidden, { status: 'hidden' });
    await change(adopted, { status: 'adopted' });
    expect(await remove()).toEqual({ deleted: 0, hidden: 0 });
    expect(await statuses()).toEqual({ [hidden]: 'hidden', [adopted]: 'adopted' });
  });

  test('the removal can be taken back, to the field', async () => {
    const [reserved, deleted] = [await newPet(backend()), await newPet(backend())];
    await change(reserved, { status: 'reserved' });
    const read = () =>
      backend().sql(
        `select (to_jsonb(p) - 'revision')::text as pet from public.pets p order by id`,
      );
    const before = await read();
    await remove();
    expect(await statuses()).toEqual({ [reserved]: 'hidden' });
    expect((await rpc(admin.client, 'first_run')).removedSamples).toBe(2);
    expect(await bringBack()).toBe(2);
    expect(await read()).toEqual(before);
    expect(await bringBack()).toBe(0);
    expect((await rpc(admin.client, 'first_run')).removedSamples).toBe(0);
    // Nothing of it counts as a change of staff.
    expect(await remove()).toEqual({ deleted: 1, hidden: 1 });
    expect(await statuses()).not.toHaveProperty(deleted);
  });

  test('what staff said of a hidden sample pet meanwhile stays when the others come back', async () => {
    const id = await newPet(backend());
    await change(id, { breed: 'Poodle' });
    await remove();
    await change(id, { status: 'adopted' });
    expect(await bringBack()).toBe(0);
    expect(await statuses()).toEqual({ [id]: 'adopted' });
  });

  test('devices hear of pets that leave and of those that come back', async () => {
    await newPet(backend());
    const latest = () => call<{ version: number }>(backend().anonymous, 'catalogue_latest');
    const next = async (version: number) => {
      while ((await latest()).version === version) await new Promise((r) => setTimeout(r, 50));
      return (await latest()).version;
    };
    const { version } = await latest();
    await remove();
    const without = await next(version);
    await bringBack();
    await next(without);
  });

  test('it counts the other admins, and names who was invited and has not come yet', async () => {
    const { colleagues } = await rpc(admin.client, 'first_run');
    const invitation = { p_email: 'Sam@example.org', p_code_sha256: 'a'.repeat(64) };
    await rpc(backend().privileged, 'invite_admin', invitation);
    expect((await rpc(admin.client, 'first_run')).invited).toContain('sam@example.org');
    await backend().sql(
      `update private.admin_invitations set expires_at = expires_at - interval '1 hour'`,
    );
    await newPerson(backend(), 'admin');
    expect(await rpc(admin.client, 'first_run')).toMatchObject({
      colleagues: colleagues + 1,
      invited: [],
    });
  });
});
