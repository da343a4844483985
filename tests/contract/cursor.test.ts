import { expect, test } from 'vitest';
import { onEveryBackend, onPostgres } from './backends.ts';
import { call, newPerson, newPet } from './people.ts';

onEveryBackend((backend) => {
  test('a cursor of another person, another device or nobody starts anew', async () => {
    const [one, two] = [await newPerson(backend()), await newPerson(backend())];
    const [device, other, stranger] = [one.device(), one.device(), two.device()];
    await device.pull();
    for (const next of [other, stranger]) {
      next.cursor = device.cursor;
      expect((await next.pullBatch()).reset).toBe(true);
    }
    const [viewer = '', , , , , , incarnation = ''] = device.cursor?.split('~') ?? [];
    for (const nonsense of [
      '',
      'nonsense',
      '~~~~~~',
      `${viewer}~x:y~~~~~${incarnation}`,
      `${viewer}~1:2:~3~x~~~${incarnation}`,
    ]) {
      device.cursor = nonsense;
      expect((await device.pullBatch()).reset, nonsense).toBe(true);
    }
  });

  test('a cursor from a later state, which a restore took away, starts anew', async () => {
    const device = (await newPerson(backend())).device();
    await device.pull();
    device.cursor = (device.cursor ?? '').replace(/~\d+:\d+:/, '~900000000:900000000:');
    expect((await device.pullBatch()).reset).toBe(true);
  });

  test('[S26] a cursor of an incarnation that this database never had starts anew', async () => {
    const device = (await newPerson(backend())).device();
    await device.pull();
    device.cursor = (device.cursor ?? '').replace(/[^~]+$/, crypto.randomUUID());
    expect((await device.pullBatch()).reset).toBe(true);
  });

  test('who stayed away longer than tombstones are kept starts anew, who did not goes on', async () => {
    const person = await newPerson(backend());
    const [away, back] = [person.device(), person.device()];
    const petId = await newPet(backend());
    await away.say({ kind: 'addToCart', args: { petId } });
    await away.pull();
    await away.say({ kind: 'clearCart', args: {} });
    await back.pull();
    await backend().sql(
      `update private.stamps set stamped_at = now() - interval '91 days' where gone and id = '${petId}'`,
    );
    await call(backend().privileged, 'delete_expired');
    expect((await back.pullBatch()).reset).toBe(false);
    expect((await away.pullBatch()).reset).toBe(true);
    expect(away.ids('cartItem')).toEqual([]);
  });

  test('in a restored database, whose stamps lie ahead, everything is stamped anew', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    await device.say({ kind: 'addToCart', args: { petId } });
    await device.pull();
    await backend().sql(
      `update private.stamps set changed = '900000000'; update private.epoch set identity = 'another cluster'`,
    );
    expect((await device.pullBatch()).reset).toBe(true);
    await device.pull();
    expect(device.ids('cartItem')).toEqual([petId]);
    const [row] = await backend().sql('select private.restamp_after_restore() as again');
    expect(row?.['again']).toBe(false);
  });
});

onPostgres((backend) => {
  test('[S26] what is written while a restored database is stamped anew is not taken for removed', async () => {
    const person = await newPerson(backend());
    const reader = person.device();
    const [early, late] = [await newPet(backend()), await newPet(backend())];
    const add = (petId: string) =>
      `insert into public.cart_items (user_id, pet_id) values ('${person.uid}', '${petId}');`;
    await backend().sql(add(early));
    // It holds a stamp that is to be stamped anew, and has made another one.
    const slow = backend().sql(
      `update public.cart_items set added_at = now() where pet_id = '${early}'; ${add(late)}
       select pg_sleep(0.5)`,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    await backend().sql(
      `update private.epoch set identity = 'another cluster', pruned = '900000000'`,
    );
    await reader.pull();
    await slow;
    await reader.pull();
    expect(reader.ids('cartItem').toSorted()).toEqual([early, late].toSorted());
  });

  test('[S26] a transaction that commits late is in a later pull, whatever was pulled meanwhile', async () => {
    const person = await newPerson(backend());
    const [reader, writer] = [person.device(), person.device()];
    const [late, early] = [await newPet(backend()), await newPet(backend())];
    const slow = backend().sql(
      `insert into public.cart_items (user_id, pet_id) values ('${person.uid}', '${late}');
       select pg_sleep(0.7)`,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    await writer.say({ kind: 'addToCart', args: { petId: early } });
    await reader.pull();
    expect(reader.ids('cartItem')).toEqual([early]);
    await slow;
    await reader.pull();
    expect(reader.ids('cartItem').toSorted()).toEqual([early, late].toSorted());
  });

  test('[S26] beside writers that commit in any order, a reader ends with exactly the rows', async () => {
    const person = await newPerson(backend());
    const reader = person.device();
    let writing = true;
    const write = async (writer: number) => {
      for (let i = 0; i < 25; i += 1) {
        const petId = `w${writer}-${i % 7}`;
        await backend().sql(
          i % 3 === 2
            ? `delete from public.cart_items where user_id = '${person.uid}' and pet_id = '${petId}'; select pg_sleep(${Math.random() / 20})`
            : `insert into public.cart_items (user_id, pet_id) values ('${person.uid}', '${petId}')
                 on conflict (user_id, pet_id) do update set added_at = clock_timestamp();
               select pg_sleep(${Math.random() / 20})`,
        );
      }
    };
    const reading = (async () => {
      while (writing) await reader.pull(3);
    })();
    await Promise.all([1, 2, 3, 4].map(write));
    writing = false;
    await reading;
    await reader.pull(3);
    await reader.pull(3);
    const rows = await backend().sql(
      `select pet_id, private.iso(added_at) as at from public.cart_items where user_id = '${person.uid}'`,
    );
    const held = reader.ids('cartItem').map((id) => reader.rows.get(`cartItem ${id}`)?.row);
    expect(held).toHaveLength(rows.length);
    expect(new Set(held)).toEqual(
      new Set(
        rows.map((row) => ({ userId: person.uid, petId: row['pet_id'], addedAt: row['at'] })),
      ),
    );
    expect(reader.resets).toBe(1);
  });

  test('a pull reads a range of the index, however long the history is', async () => {
    const [{ plan } = {}] = await backend().sql(
      `create function pg_temp.plan() returns text language plpgsql as $$ declare line text; answer text := ''; begin
         -- By the statistics of a moment nobody has a row, and sorting none seems cheaper.
         set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off;
         for line in execute 'explain select st.* from private.stamps st
           where st.scope = ''user:x'' and (st.changed, st.kind, st.id) > (''5''::xid8, ''a'', ''b'')
             and pg_visible_in_snapshot(st.changed, pg_current_snapshot())
           order by st.changed, st.kind, st.id limit 10' loop answer := answer || line || E'\\n'; end loop;
         return answer; end $$;
       select pg_temp.plan() as plan`,
    );
    expect(plan).toMatch(/Index Scan using stamps_window/);
    expect(plan).toMatch(/Index Cond: .*scope = .* AND \(ROW\(changed,/);
    expect(plan).not.toMatch(/Sort/);
  });
});
