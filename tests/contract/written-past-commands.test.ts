import { expect, test } from 'vitest';
import type { OwnRowChange } from '#src/domain/protocol.ts';
import { onEveryBackend } from './backends.ts';
import { application, call, newPerson, newPet, type Person } from './people.ts';

// What other software, or somebody at a console, does to the tables.
onEveryBackend((backend) => {
  const heldBy = async (person: Person) => {
    const device = person.device();
    await device.pull();
    return device;
  };
  /** One row of each kind that a person owns, by its kind. */
  const rowsOnDevice = async (person: Person) => {
    const device = person.device();
    const [wanted, liked] = [await newPet(backend()), await newPet(backend())];
    const apply = application(wanted);
    await device.say(apply);
    await device.say({ kind: 'addToCart', args: { petId: liked } });
    const ask = { id: crypto.randomUUID(), prompt: 'A calm cat' };
    await device.say({ kind: 'askForSuggestions', args: ask });
    await device.pull();
    return { device, application: apply.args.id, cartItem: liked, chatSession: ask.id };
  };
  const kinds: OwnRowChange['kind'][] = ['application', 'cartItem', 'chatSession'];
  const tables = ['adoption_requests', 'cart_items', 'chat_sessions'];

  test('[S26] a row that is given to another person leaves the devices of the former one', async () => {
    const [from, to] = [await newPerson(backend()), await newPerson(backend())];
    const { device, ...ids } = await rowsOnDevice(from);
    const other = await heldBy(to);
    await backend().sql(
      tables
        .map(
          (name) => `update public.${name} set user_id = '${to.uid}' where user_id = '${from.uid}'`,
        )
        .join(';'),
    );
    await device.pull();
    await other.pull();
    for (const kind of kinds) expect(device.ids(kind), kind).toEqual([]);
    expect(other.ids('application')).toEqual([ids.application]);
    expect(other.ids('cartItem')).toEqual([ids.cartItem]);
    expect(other.ids('chatSession')).toEqual([ids.chatSession]);
    expect(device.resets + other.resets).toBe(2);
  });

  test('[S26] a row whose id changes leaves under the old one and comes under the new one', async () => {
    const person = await newPerson(backend());
    const admin = await newPerson(backend(), 'admin');
    const { device, ...ids } = await rowsOnDevice(person);
    const desk = await heldBy(admin);
    const [id, petId] = [crypto.randomUUID(), await newPet(backend())];
    await backend().sql(
      `update public.adoption_requests set id = '${id}' where id = '${ids.application}';
       update public.cart_items set pet_id = '${petId}' where user_id = '${person.uid}'`,
    );
    await device.pull();
    await desk.pull();
    expect(device.ids('application')).toEqual([id]);
    expect(desk.ids('application')).toContain(id);
    expect(desk.ids('application')).not.toContain(ids.application);
    expect(device.ids('cartItem')).toEqual([petId]);
  });

  test('[S26] a table that is emptied by TRUNCATE is empty on every device', async () => {
    const person = await newPerson(backend());
    const admin = await newPerson(backend(), 'admin');
    const { device } = await rowsOnDevice(person);
    const asking = await newPerson(backend());
    await call(backend().privileged, 'set_admin', { p_user: asking.uid, p_state: 'requested' });
    const desk = await heldBy(admin);
    expect(desk.ids('adminRequest')).toContain(asking.uid);
    await backend().sql(
      'truncate public.adoption_requests, public.cart_items, public.chat_sessions cascade',
    );
    await device.pull();
    await desk.pull();
    for (const kind of kinds) expect(device.ids(kind), kind).toEqual([]);
    expect(desk.ids('application')).toEqual([]);
    expect(device.resets).toBe(1);
  });

  test('[S26] what is written as a replica, like a loaded dump, reaches devices', async () => {
    const person = await newPerson(backend());
    const device = await heldBy(person);
    const petId = await newPet(backend());
    await backend().sql(
      `set local session_replication_role = replica;
       insert into public.cart_items (user_id, pet_id) values ('${person.uid}', '${petId}')`,
    );
    await device.pull();
    expect(device.ids('cartItem')).toEqual([petId]);
  });

  test('[S26] rows loaded while no trigger fired are noticed: every device reads them all again', async () => {
    const person = await newPerson(backend());
    const { device, ...ids } = await rowsOnDevice(person);
    const petId = await newPet(backend());
    const { epoch } = await call<{ epoch: string }>(backend().anonymous, 'catalogue_latest');
    // What pg_restore --data-only --disable-triggers does.
    await backend().sql(
      `alter table public.cart_items disable trigger all;
       delete from public.cart_items where user_id = '${person.uid}';
       insert into public.cart_items (user_id, pet_id) values ('${person.uid}', '${petId}');
       alter table public.cart_items enable trigger all`,
    );
    await device.pull();
    expect(device.ids('cartItem')).toEqual([petId]);
    expect(device.ids('application')).toEqual([ids.application]);
    expect(device.resets).toBe(2);
    const latest = await call<{ epoch: string }>(backend().anonymous, 'catalogue_latest');
    expect(latest.epoch).not.toBe(epoch);
    // And from then on triggers fire, whoever writes.
    const resets = device.resets;
    await backend().sql(`delete from public.cart_items where pet_id = '${petId}'`);
    await device.pull();
    expect(device.ids('cartItem')).toEqual([]);
    expect(device.resets).toBe(resets);
  });

  test('[S26] without its stamps, a database stamps every row anew', async () => {
    const person = await newPerson(backend());
    const { device, ...ids } = await rowsOnDevice(person);
    await backend().sql('truncate private.stamps');
    await device.pull();
    expect(device.ids('cartItem')).toEqual([ids.cartItem]);
    expect(device.resets).toBe(2);
  });

  test('[S26] the epoch of a dump is not taken over', async () => {
    const device = await heldBy(await newPerson(backend()));
    await backend().sql(
      `create temporary table kept as select * from private.epoch;
       truncate private.epoch;
       insert into private.epoch select * from kept;
       drop table kept`,
    );
    await device.pull();
    expect(device.resets).toBe(2);
  });

  test('[S26] each table whose rows have stamps has a trigger for TRUNCATE, and all fire for every writer', async () => {
    const missing = await backend().sql(
      `select tgrelid::regclass::text as of_table from pg_trigger
         where tgname like 'stamp\\_%' and tgrelid <> 'private.epoch'::regclass
         group by tgrelid having not bool_or((tgtype & 32) > 0) or bool_or(tgenabled <> 'A')`,
    );
    expect(missing).toEqual([]);
    // What private.stamping_was_off() looks at.
    const tables = await backend().sql(
      `select distinct tgrelid::regclass::text as name from pg_trigger where tgname like 'stamp\\_%'`,
    );
    for (const { name } of tables) {
      const off = `alter table ${String(name)} disable trigger user`;
      const [row] = await backend().sql(
        `${off}; select private.stamping_was_off() as noticed, private.switch_stamping_on()`,
      );
      expect(row?.['noticed'], String(name)).toBe(true);
    }
    const [row] = await backend().sql('select private.stamping_was_off() as still_off');
    expect(row?.['still_off']).toBe(false);
  });

  test('[S26] a database that stamps everything anew knows every kind of row that has a stamp', async () => {
    const admin = await newPerson(backend(), 'admin');
    const asking = await newPerson(backend());
    await rowsOnDevice(await newPerson(backend()));
    await call(backend().privileged, 'set_admin', { p_user: asking.uid, p_state: 'requested' });
    await heldBy(admin);
    const differences = await backend().sql(
      `(select scope, kind, id from private.stamps where not gone
         except select * from private.rows_to_stamp())
       union all
       (select * from private.rows_to_stamp()
         except select scope, kind, id from private.stamps where not gone)`,
    );
    expect(differences).toEqual([]);
    const kinds = await backend().sql('select distinct kind from private.rows_to_stamp()');
    expect(kinds).toHaveLength(6);
  });
});
