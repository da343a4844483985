import { expect, test } from 'vitest';
import { onEveryCaller } from './backends.ts';
import { application, call, newPerson, newPet, refusal } from './people.ts';

onEveryCaller((backend) => {
  test('batches give every row once, in as many requests as it takes', async () => {
    const device = (await newPerson(backend())).device();
    const petIds: string[] = [];
    for (let i = 0; i < 7; i += 1) petIds.push(await newPet(backend()));
    // All in one transaction, so that all have the same stamp: batches must be split by their ids.
    await device.push(
      petIds.map((petId) => device.envelope({ kind: 'addToCart', args: { petId } })),
    );
    const seen: string[] = [];
    let batches = 0;
    for (let more = true; more; batches += 1) {
      const batch = await device.pullBatch(3);
      expect(batch.reset).toBe(batches === 0);
      seen.push(...batch.changes.map((change) => change.id));
      ({ more } = batch);
    }
    expect(batches).toBe(3);
    expect(seen).toHaveLength(8);
    expect(device.ids('cartItem')).toEqual(petIds);
    expect(device.ids('client')).toEqual([device.clientId]);
  });

  test('after the last batch, a pull gives only what changed since', async () => {
    const device = (await newPerson(backend())).device();
    const [one, two] = [await newPet(backend()), await newPet(backend())];
    await device.say({ kind: 'addToCart', args: { petId: one } });
    await device.pull();
    expect((await device.pullBatch()).changes).toEqual([]);
    await device.say({ kind: 'addToCart', args: { petId: two } });
    expect((await device.pullBatch()).changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      `cartItem ${two}`,
      `client ${device.clientId}`,
    ]);
  });

  test('a row that changes between two batches comes with the next window', async () => {
    const person = await newPerson(backend());
    const [reader, writer] = [person.device(), person.device()];
    const petIds: string[] = [];
    for (let i = 0; i < 4; i += 1) petIds.push(await newPet(backend()));
    for (const petId of petIds) await writer.say({ kind: 'addToCart', args: { petId } });
    await reader.pullBatch(2);
    await writer.say({ kind: 'removeFromCart', args: { petId: petIds[0] ?? '' } });
    await writer.say({ kind: 'removeFromCart', args: { petId: petIds[3] ?? '' } });
    await reader.pull(2); // the rest of the first window
    await reader.pull(2); // the next window: what changed meanwhile
    expect(reader.ids('cartItem')).toEqual(petIds.slice(1, 3));
    expect(reader.resets).toBe(1);
  });

  test('what is removed leaves every device, also when it was put back in between', async () => {
    const person = await newPerson(backend());
    const [phone, laptop] = [person.device(), person.device()];
    const petId = await newPet(backend());
    await phone.say({ kind: 'addToCart', args: { petId } });
    await laptop.pull();
    await phone.say({ kind: 'removeFromCart', args: { petId } });
    await phone.say({ kind: 'addToCart', args: { petId } });
    await laptop.pull();
    expect(laptop.ids('cartItem')).toEqual([petId]);
    await phone.say({ kind: 'clearCart', args: {} });
    expect((await laptop.pullBatch()).changes).toEqual([
      { kind: 'cartItem', id: petId, row: null },
    ]);
  });

  test('a first pull has no tombstones', async () => {
    const device = (await newPerson(backend())).device();
    await device.say({ kind: 'addToCart', args: { petId: await newPet(backend()) } });
    await device.say({ kind: 'clearCart', args: {} });
    expect((await device.pullBatch()).changes.map((change) => change.kind)).toEqual(['client']);
  });

  test('an admin has everyone’s applications, and loses them with the role', async () => {
    const [person, keeper] = [await newPerson(backend()), await newPerson(backend(), 'admin')];
    const [mine, device] = [person.device(), keeper.device()];
    const command = application(await newPet(backend()));
    await mine.say(command);
    await device.pull();
    expect(device.ids('application')).toContain(command.args.id);
    const others = device.resets;

    const set = (p_state: string) =>
      call(backend().privileged, 'set_admin', { p_user: keeper.uid, p_state });
    await set('none');
    expect((await device.pullBatch()).reset).toBe(true);
    expect(device.ids('application')).toEqual([]);
    await set('granted');
    await device.pull();
    expect(device.ids('application')).toContain(command.args.id);
    expect(device.resets).toBe(others + 2);
  });

  test('an admin’s own earlier application is there once', async () => {
    const person = await newPerson(backend());
    const device = person.device();
    const command = application(await newPet(backend()));
    await device.say(command);
    await call(backend().privileged, 'set_admin', { p_user: person.uid, p_state: 'granted' });
    const batch = await device.pullBatch();
    expect(batch.changes.filter((change) => change.id === command.args.id)).toHaveLength(1);
  });

  test('with an account its applications leave the admin’s devices', async () => {
    const [person, keeper] = [await newPerson(backend()), await newPerson(backend(), 'admin')];
    const device = keeper.device();
    const command = application(await newPet(backend()));
    await person.device().say(command);
    await device.pull();
    await backend().sql(`delete from auth.users where id = '${person.uid}'`);
    await device.pull();
    expect(device.ids('application')).not.toContain(command.args.id);
    expect(device.resets).toBe(1);
  });

  test('a poke check says whether there is something to pull', async () => {
    const person = await newPerson(backend());
    const device = person.device();
    // The tests before this one have changed pets, and a version is made at most once a second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const first = await device.poke('');
    expect(first).toMatchObject({ ownRows: false, catalogue: false });
    const { since } = first as { since: string };
    expect(await device.poke(since)).toMatchObject({ ownRows: false, catalogue: false });
    await device.say({ kind: 'addToCart', args: { petId: await newPet(backend()) } });
    expect(await device.poke(since)).toMatchObject({ ownRows: true });
    const next = (await device.poke(since)) as { since: string };
    await call(backend().privileged, 'set_admin', { p_user: person.uid, p_state: 'granted' });
    expect(await device.poke(next.since)).toMatchObject({ ownRows: true });
    expect(await device.poke('nonsense')).toMatchObject({ ownRows: true });
  });

  test('a pull without a client is refused', async () => {
    const { client } = await newPerson(backend());
    const args = { p_client: null, p_cursor: null, p_limit: 1 };
    expect((await refusal(client, 'pull_own_rows', args)).status).toBe(400);
  });
});
