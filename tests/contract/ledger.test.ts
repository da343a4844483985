import { describe, expect, test } from 'vitest';
import { mostCommandsPerPush } from '#src/domain/request-limits.ts';
import { onEveryBackend } from './backends.ts';
import { call, newGuest, newPerson, newPet, refusal } from './people.ts';

onEveryBackend((backend) => {
  test('a command sent again is answered as before, and does nothing', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    const add = device.envelope({ kind: 'addToCart', args: { petId } });
    const remove = device.envelope({ kind: 'removeFromCart', args: { petId } });
    expect(await device.push([add, remove])).toEqual([
      { id: add.id, outcome: 'accepted' },
      { id: remove.id, outcome: 'accepted' },
    ]);
    expect(await device.push([add])).toEqual([{ id: add.id, outcome: 'accepted' }]);
    await device.pull();
    expect(device.ids('cartItem')).toEqual([]);
  });

  test('a refusal is remembered too, even when its reason has gone', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    await backend().sql(`delete from public.pets where id = '${petId}'`);
    const add = device.envelope({ kind: 'addToCart', args: { petId } });
    const refused = [{ id: add.id, outcome: 'rejected', reason: 'pet-gone' }];
    expect(await device.push([add])).toEqual(refused);
    await backend().sql(
      `insert into public.pets (id, name, type) values ('${petId}', 'Back', 'dog')`,
    );
    expect(await device.push([add])).toEqual(refused);
  });

  test('another body under the same id is refused, and the first answer stays', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    const add = device.envelope({ kind: 'addToCart', args: { petId } });
    await device.push([add]);
    const other = { ...add, command: { kind: 'clearCart', args: {} } };
    expect(await device.push([other])).toEqual([
      { id: add.id, outcome: 'rejected', reason: 'body-mismatch' },
    ]);
    expect(await device.push([add])).toEqual([{ id: add.id, outcome: 'accepted' }]);
    await device.pull();
    expect(device.ids('cartItem')).toEqual([petId]);
  });

  test('a command that one push holds twice is run once, and the second of another body is refused', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    const add = device.envelope({ kind: 'addToCart', args: { petId } });
    const remove = device.envelope({ kind: 'removeFromCart', args: { petId } });
    const accepted = { id: add.id, outcome: 'accepted' };
    const mismatch = { id: add.id, outcome: 'rejected', reason: 'body-mismatch' };
    const twice = [add, remove, add, { ...remove, id: add.id }];
    const answers = [accepted, { ...accepted, id: remove.id }, accepted, mismatch];
    expect(await device.push(twice)).toEqual(answers);
    expect(await device.push(twice)).toEqual(answers);
    await device.pull();
    expect(device.ids('cartItem')).toEqual([]);
    expect(device.rows.get(`client ${device.clientId}`)?.row).toEqual({ lastSeq: 2 });
  });

  test('the order of the fields of a body does not matter', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    const add = device.envelope({ kind: 'addToCart', args: { petId } });
    await device.push([add]);
    expect(
      await device.push([{ ...add, command: { args: { petId }, kind: 'addToCart' } }]),
    ).toEqual([{ id: add.id, outcome: 'accepted' }]);
  });

  test('a command older than the newest one that came is never run', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    const late = device.envelope({ kind: 'addToCart', args: { petId } });
    await device.say({ kind: 'clearCart', args: {} });
    const tooOld = [{ id: late.id, outcome: 'rejected', reason: 'too-old' }];
    expect(await device.push([late])).toEqual(tooOld);
    expect(await device.push([late])).toEqual(tooOld);
    await device.pull();
    expect(device.ids('cartItem')).toEqual([]);
  });

  test('a result that was pruned is answered too-old, and its command is not run again', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    const add = device.envelope({ kind: 'addToCart', args: { petId } });
    await device.push([add]);
    await device.say({ kind: 'clearCart', args: {} });
    await backend().sql(
      `update private.applied_commands set applied_at = now() - interval '91 days' where command_id = '${add.id}'`,
    );
    await call(backend().privileged, 'delete_expired');
    expect(await device.push([add])).toMatchObject([{ reason: 'too-old' }]);
    await device.pull();
    expect(device.ids('cartItem')).toEqual([]);
  });

  test('two devices of one person count for themselves', async () => {
    const person = await newPerson(backend());
    const [phone, laptop] = [person.device(), person.device()];
    const petId = await newPet(backend());
    const add = phone.envelope({ kind: 'addToCart', args: { petId } }, 7);
    expect(await phone.push([add])).toMatchObject([{ outcome: 'accepted' }]);
    expect(await laptop.push([{ ...add, seq: 1 }])).toMatchObject([{ outcome: 'accepted' }]);
    await phone.pull();
    await laptop.pull();
    expect(phone.rows.get(`client ${phone.clientId}`)?.row).toEqual({ lastSeq: 7 });
    expect(phone.ids('client')).toEqual([phone.clientId]);
    expect(laptop.rows.get(`client ${laptop.clientId}`)?.row).toEqual({ lastSeq: 1 });
  });

  test('a rejected command counts as the newest, and blocks nothing behind it', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    expect(
      await device.push([
        device.envelope({ kind: 'addToCart', args: { petId: 'nobody' } }),
        device.envelope({ kind: 'addToCart', args: { petId } }),
      ]),
    ).toMatchObject([{ reason: 'pet-gone' }, { outcome: 'accepted' }]);
    await device.pull();
    expect(device.ids('cartItem')).toEqual([petId]);
    expect(device.rows.get(`client ${device.clientId}`)?.row).toEqual({ lastSeq: 2 });
  });

  test('a command on which the database stumbles is kept for later, with all behind it', async () => {
    const device = (await newPerson(backend())).device();
    const [first, bad, third] = [
      await newPet(backend()),
      await newPet(backend()),
      await newPet(backend()),
    ];
    await backend().sql(
      `create function public.stumble() returns trigger language plpgsql as $$ begin
         if new.pet_id = '${bad}' then raise exception 'stumbled'; end if; return new; end $$;
       create trigger stumble before insert on public.cart_items for each row execute function public.stumble()`,
    );
    const envelopes = [first, bad, third].map((petId) =>
      device.envelope({ kind: 'addToCart', args: { petId } }),
    );
    expect(await device.push(envelopes)).toEqual([
      { id: envelopes[0]?.id, outcome: 'accepted' },
      { id: envelopes[1]?.id, outcome: 'retry', afterMs: 1000 },
      { id: envelopes[2]?.id, outcome: 'retry', afterMs: 1000 },
    ]);
    await backend().sql('drop function public.stumble() cascade');
    expect((await device.push(envelopes)).map((one) => one.outcome)).toEqual([
      'accepted',
      'accepted',
      'accepted',
    ]);
    await device.pull();
    expect(device.ids('cartItem').toSorted()).toEqual([first, bad, third].toSorted());
  });

  test('a command that refers to a row that is not there is rejected, and blocks nothing behind it', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    // As a later command might do: it refers to a row whose existence nothing has checked.
    await backend().sql(
      `create table public.shelters (pet_id text primary key);
       alter table public.cart_items add constraint cart_items_shelter
         foreign key (pet_id) references public.shelters not valid`,
    );
    const envelopes = [
      device.envelope({ kind: 'addToCart', args: { petId } }),
      device.envelope({ kind: 'clearCart', args: {} }),
    ];
    const answers = [
      { id: envelopes[0]?.id, outcome: 'rejected', reason: 'invalid' },
      { id: envelopes[1]?.id, outcome: 'accepted' },
    ];
    expect(await device.push(envelopes)).toEqual(answers);
    await backend().sql('drop table public.shelters cascade');
    expect(await device.push(envelopes)).toEqual(answers);
  });

  describe('an error of the database in a command', () => {
    const raised = async (code: string): Promise<string[]> => {
      const device = (await newPerson(backend())).device();
      const petId = await newPet(backend());
      await backend().sql(
        `create function public.fail() returns trigger language plpgsql as
           $$ begin raise exception 'made to fail' using errcode = '${code}'; end $$;
         create trigger fail before insert on public.cart_items
           for each row execute function public.fail()`,
      );
      const add = device.envelope({ kind: 'addToCart', args: { petId } });
      const behind = device.envelope({ kind: 'clearCart', args: {} });
      try {
        return (await device.push([add, behind])).map((one) => one.outcome);
      } finally {
        await backend().sql('drop function public.fail() cascade');
      }
    };

    test('rejects it where every repeat would fail: invalid data, a violated constraint', async () => {
      const forGood = ['22001', '22P02', '23001', '23502', '23503', '23505', '23514', '23P01'];
      for (const code of forGood)
        expect(await raised(code), code).toEqual(['rejected', 'accepted']);
    });

    test('keeps it, and what is behind it, where it may pass: contention, resources, a bug of ours', async () => {
      const mayPass = ['40001', '40P01', '53100', '53300', '55P03', '58030', '42883', 'P0001'];
      for (const code of mayPass) expect(await raised(code), code).toEqual(['retry', 'retry']);
    });

    test('fails the whole request where the query was cancelled, and the device repeats it', async () => {
      await expect(raised('57014')).rejects.toThrow('57014');
    });
  });

  test('a guest’s commands are kept in the same ledger', async () => {
    const guest = newGuest(backend());
    const id = crypto.randomUUID();
    const ask = guest.envelope({ kind: 'askForSuggestions', args: { id, prompt: 'A calm cat' } });
    expect(await guest.push([ask])).toEqual([{ id: ask.id, outcome: 'accepted' }]);
    expect(await guest.push([ask])).toEqual([{ id: ask.id, outcome: 'accepted' }]);
    await guest.pull();
    expect(guest.rows.get(`client ${guest.clientId}`)?.row).toEqual({ lastSeq: 1 });
  });

  test('too many commands at once, or no list of them, are refused whole', async () => {
    const person = await newPerson(backend());
    const device = person.device();
    const many = Array.from({ length: mostCommandsPerPush + 1 }, () =>
      device.envelope({ kind: 'clearCart', args: {} }),
    );
    for (const p_commands of [many, { not: 'a list' }])
      expect(
        await refusal(person.client, 'apply_commands', { p_client: device.clientId, p_commands }),
      ).toMatchObject({ code: '22023', status: 400 });
  });
});
