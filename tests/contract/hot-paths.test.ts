import { beforeAll, expect, test } from 'vitest';
import { onPostgres } from './backends.ts';
import { application, call, newPerson, newPet, type Person } from './people.ts';

const many = 3_000;
/** Tables with fewer rows than that are read whole, and may be. */
const few = 1_000;

/** What devices ask for again and again, as SQL; `from` and `to` are versions of the catalogue. */
type Ask = (known: {
  cursor: string;
  since: string;
  epoch: string;
  from: number;
  to: number;
}) => string;
const client = crypto.randomUUID();
const asks: Record<string, Ask> = {
  'a pull': ({ cursor }) => `select public.pull_own_rows('${client}', '${cursor}', 500)`,
  'a first pull of a batch': () => `select public.pull_own_rows('${client}', null, 500)`,
  'a poke check': ({ since }) => `select public.poke_check('${since}')`,
  'a push': () =>
    `select public.apply_commands('${crypto.randomUUID()}', '${JSON.stringify([
      {
        id: crypto.randomUUID(),
        seq: 1,
        command: { kind: 'addToCart', args: { petId: 'many-7' } },
      },
      { id: crypto.randomUUID(), seq: 2, command: application('many-8') },
      {
        id: crypto.randomUUID(),
        seq: 3,
        command: { kind: 'removeFromCart', args: { petId: 'many-7' } },
      },
    ])}')`,
  'who is asking': () => 'select public.who_am_i()',
  'the newest version': () => 'select public.catalogue_latest()',
  'changes of the catalogue': ({ epoch, from, to }) =>
    `select public.catalogue_changes('${epoch}', ${from}, ${to})`,
  'a page of the catalogue': ({ epoch }) =>
    `select public.catalogue_chunk('${epoch}', 'many-1', 'many-1200')`,
};

onPostgres((backend) => {
  let person: Person;
  let admin: Person;
  const known = { epoch: '', from: 0, to: 0 };

  beforeAll(async () => {
    person = await newPerson(backend());
    admin = await newPerson(backend(), 'admin');
    const latest = () =>
      call<{ epoch: string; version: number }>(backend().anonymous, 'catalogue_latest');
    await backend().sql(
      `insert into public.pets (id, name, type, breed, good_with)
         select 'many-' || n, 'Many', 'dog', 'Beagle', '{kids}' from generate_series(1, ${many}) n;
       -- Without accounts at Auth.
       set local session_replication_role = replica;
       insert into public.users (id, email, name)
         select gen_random_uuid(), 'many-' || n || '@example.org', 'Many' from generate_series(1, ${many}) n;
       set local session_replication_role = origin;
       insert into public.cart_items (user_id, pet_id)
         select id, 'many-1' from public.users where name = 'Many';
       insert into private.clients (actor, client_id, user_id)
         select 'user:' || id, gen_random_uuid(), id from public.users where name = 'Many';
       insert into private.applied_commands (actor, client_id, command_id, body_hash, result)
         select actor, client_id, gen_random_uuid(), '', '{}' from private.clients`,
    );
    for (const one of [person, admin]) {
      await one.device().say(application(await newPet(backend())));
      await one.device().say({ kind: 'addToCart', args: { petId: 'many-2' } });
    }
    await backend().sql(
      `insert into public.adoption_requests
         select (jsonb_populate_record(r, jsonb_build_object(
           'id', gen_random_uuid(), 'pet_id', 'many-' || n, 'status', 'withdrawn'))).*
         from public.adoption_requests r, generate_series(1, ${many}) n limit ${many}`,
    );
    known.from = (await latest()).version;
    await backend().sql(`update public.pets set name = 'Changed' where id like 'many-20%'`);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    ({ epoch: known.epoch, version: known.to } = await latest());
    await backend().sql('analyze');
  });

  test.each(['auto', 'force_generic_plan'])(
    'nothing that devices ask for reads a large table whole, with plan_cache_mode %s',
    async (mode) => {
      const [large = { n: 0 }] = await backend().sql(
        `select count(*)::integer as n from pg_class where relkind = 'r' and reltuples > ${few}
           and relnamespace::regnamespace::text in ('public', 'private')`,
      );
      // Pets, users, cart items, applications, stamps, clients and the ledger.
      expect(large['n']).toBeGreaterThanOrEqual(7);
      const wholly: string[] = [];
      for (const [who, { uid, client: caller }] of Object.entries({ person, admin })) {
        const { cursor } = await call<{ cursor: string }>(caller, 'pull_own_rows', {
          p_client: client,
          p_cursor: null,
          p_limit: 1_000,
        });
        const { since } = await call<{ since: string }>(caller, 'poke_check', { p_since: '' });
        for (const [what, ask] of Object.entries(asks))
          for (const table of await readWhole(uid, mode, ask({ ...known, cursor, since })))
            wholly.push(`${who}, ${what}: ${table}`);
      }
      expect(wholly).toEqual([]);
    },
  );

  test('a push looks up its own commands in the ledger, not all that its client ever sent', async () => {
    const device = person.device();
    const pushes = Array.from({ length: 6 }, () =>
      Array.from({ length: 50 }, () => device.envelope({ kind: 'clearCart', args: {} })),
    );
    const last = pushes.pop();
    for (const push of pushes) await device.push(push);
    const [read] = await backend().sql(
      `select private.apply_batch('user:${person.uid}', '${person.uid}', null, '${device.clientId}',
         '${JSON.stringify(last)}');
       select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables
         where relid = 'private.applied_commands'::regclass`,
    );
    // None of them is there yet.
    expect(read).toEqual({ rows: 0 });
  });

  /** The large tables that a statement reads from end to end, as this person. */
  async function readWhole(uid: string, mode: string, statement: string): Promise<string[]> {
    const [session] = await backend().sql(
      `select id from private.sessions where user_id = '${uid}'`,
    );
    const claims = { role: 'authenticated', sub: uid, session_id: session?.['id'] };
    const rows = await backend().sql(
      // The second and third time with the plans that the first has made.
      `set local plan_cache_mode = ${mode};
       select set_config('request.jwt.claims', '${JSON.stringify(claims)}', true),
         set_config('request.jwt.claim.sub', '${uid}', true), set_config('role', 'authenticated', true);
       ${`${statement};\n`.repeat(3)}
       reset role;
       select s.relname as "table" from pg_stat_xact_user_tables s join pg_class c on c.oid = s.relid
         where s.seq_scan > 0 and c.reltuples > ${few}`,
    );
    return rows.map((row) => String(row['table']));
  }
});
