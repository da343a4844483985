import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { application, call, newPerson, newPet, refusal, signUp, type Person } from './people.ts';

const tables = [
  'pets',
  'users',
  'adoption_requests',
  'chat_sessions',
  'cart_items',
  'push_subscriptions',
] as const;

onEveryBackend((backend) => {
  let owner: Person;
  let stranger: Person;
  let admin: Person;
  let petId: string;

  beforeAll(async () => {
    owner = await newPerson(backend());
    stranger = await newPerson(backend());
    admin = await newPerson(backend(), 'admin');
    petId = await newPet(backend());
    const other = await newPet(backend());
    const device = owner.device();
    await device.say({ kind: 'addToCart', args: { petId: other } });
    await device.say(application(petId));
    const id = crypto.randomUUID();
    await device.say({ kind: 'askForSuggestions', args: { id, prompt: 'A calm cat' } });
    await backend().sql(
      `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
       values ('${owner.uid}', 'https://push.example/1', 'key', 'secret')`,
    );
  });

  /** How many of the owner's rows this client reads from each table; undefined if refused. */
  async function sees(client: SupabaseClient) {
    const counts: Record<string, number | undefined> = {};
    for (const table of tables) {
      const column = table === 'users' ? 'id' : 'user_id';
      // Not `*`, which is refused if a column is private (column-access.test.ts).
      const query = client.from(table).select(table === 'pets' ? 'id' : column);
      const { data } = await (table === 'pets'
        ? query.eq('id', petId)
        : query.eq(column, owner.uid));
      counts[table] = data?.length;
    }
    return counts;
  }

  test('people read what is theirs', async () => {
    expect(await sees(owner.client)).toEqual({
      pets: 1,
      users: 1,
      adoption_requests: 1,
      chat_sessions: 1,
      cart_items: 1,
      push_subscriptions: 1,
    });
  });

  test('a stranger reads pets alone', async () => {
    expect(await sees(stranger.client)).toEqual({
      pets: 1,
      users: 0,
      adoption_requests: 0,
      chat_sessions: 0,
      cart_items: 0,
      push_subscriptions: 0,
    });
  });

  test('an admin reads all applications and accounts, but no cart and no question', async () => {
    expect(await sees(admin.client)).toEqual({
      pets: 1,
      users: 1,
      adoption_requests: 1,
      chat_sessions: 0,
      cart_items: 0,
      push_subscriptions: 0,
    });
  });

  test('somebody not signed in reads pets alone, and may not even ask for the rest', async () => {
    expect(await sees(backend().anonymous)).toEqual({ pets: 1 });
  });

  test('nobody writes a table directly: no status, no role, no pet', async () => {
    for (const client of [owner.client, admin.client, backend().anonymous]) {
      const writes = [
        client.from('adoption_requests').update({ status: 'approved' }).eq('user_id', owner.uid),
        client.from('adoption_requests').delete().eq('user_id', owner.uid),
        client.from('users').update({ is_admin: true }).eq('id', owner.uid),
        client.from('users').insert({ id: crypto.randomUUID(), is_admin: true }),
        client.from('pets').insert({ id: 'forged', name: 'Forged', type: 'dog' }),
        client.from('pets').delete().eq('id', petId),
        client.from('cart_items').insert({ user_id: owner.uid, pet_id: petId }),
        client.from('chat_sessions').update({ response: 'forged' }).eq('user_id', owner.uid),
        client.from('push_subscriptions').delete().eq('user_id', owner.uid),
        client.from('push_subscriptions').update({ user_id: owner.uid }).neq('user_id', owner.uid),
      ];
      for (const write of writes) {
        const { error } = await write;
        expect(error?.code).toBe('42501');
      }
    }
  });

  test('nobody reaches the ledger or any other table of the private schema', async () => {
    const inside = [
      'applied_commands',
      'catalogue_versions',
      'clients',
      'database_incarnations',
      'epoch',
      'jobs',
      'stamps',
    ];
    for (const client of [owner.client, admin.client, backend().anonymous]) {
      for (const table of inside) {
        expect((await client.schema('private').from(table).select()).error).not.toBeNull();
        expect((await client.from(table).select()).error).not.toBeNull();
      }
    }
  });

  test('what the worker alone may do is refused to everyone else', async () => {
    const id = crypto.randomUUID();
    const calls: [string, Record<string, unknown>][] = [
      ['set_admin', { p_user: owner.uid, p_state: 'granted' }],
      ['guest_apply_commands', { p_guest: id, p_client: id, p_commands: [] }],
      ['guest_pull_own_rows', { p_guest: id, p_client: id, p_cursor: null, p_limit: 1 }],
      ['guest_poke_check', { p_guest: id, p_since: '' }],
      ['claim_jobs', { p_kind: 'suggestion', p_limit: 1, p_lease_seconds: 1 }],
      ['finish_job', { p_id: id }],
      ['release_job', { p_id: id, p_after_seconds: 1 }],
      ['answer_chat_session', { p_id: id, p_response: 'forged' }],
      ['forget_push_subscription', { p_id: id }],
      ['delete_expired', {}],
    ];
    for (const [fn, args] of calls) {
      for (const client of [owner.client, admin.client, backend().anonymous])
        expect(await refusal(client, fn, args), fn).toMatchObject({ code: '42501' });
    }
  });

  test('somebody not signed in has no commands, no rows and no name', async () => {
    const id = crypto.randomUUID();
    const calls: [string, Record<string, unknown>][] = [
      ['apply_commands', { p_client: id, p_commands: [] }],
      ['pull_own_rows', { p_client: id, p_cursor: null, p_limit: 1 }],
      ['poke_check', { p_since: '' }],
      ['who_am_i', {}],
      [
        'save_push_subscription',
        { p_endpoint: 'https://push.example/2', p_p256dh: 'k', p_auth: 's' },
      ],
      ['remove_push_subscription', { p_endpoint: 'https://push.example/1' }],
    ];
    for (const [fn, args] of calls)
      expect(await refusal(backend().anonymous, fn, args), fn).toMatchObject({ code: '42501' });
  });

  test('a role sent along at sign-up is not taken', async () => {
    const sly = { name: 'Sly', is_admin: true, isAdmin: true, role: 'service_role' };
    const { client } = await signUp(backend(), 'sly@example.org', sly);
    expect(await call(client, 'who_am_i')).toMatchObject({ name: 'Sly', isAdmin: false });
  });

  test('a token that is not ours is refused', async () => {
    const forged = `${btoa('{"alg":"none"}')}.${btoa(`{"sub":"${owner.uid}","role":"service_role"}`)}.`;
    expect((await refusal(backend().as(forged), 'who_am_i')).status).toBe(401);
  });

  test('with the account go its rows, and its token is worth nothing', async () => {
    const leaver = await newPerson(backend());
    const device = leaver.device();
    await device.say(application(petId));
    await backend().sql(`delete from auth.users where id = '${leaver.uid}'`);
    const left = await backend().sql(
      `select (select count(*) from public.users where id = '${leaver.uid}')
        + (select count(*) from public.adoption_requests where user_id = '${leaver.uid}')
        + (select count(*) from private.clients where user_id = '${leaver.uid}')
        + (select count(*) from private.applied_commands where actor = 'user:${leaver.uid}') as rows`,
    );
    expect(Number(left[0]?.['rows'])).toBe(0);
    const gone = { p_client: device.clientId, p_cursor: null, p_limit: 1 };
    expect((await refusal(leaver.client, 'pull_own_rows', gone)).status).toBe(401);
  });

  test('every table has row level security and no write grant', async () => {
    const open = await backend().sql(
      `select c.oid::regclass::text as name from pg_class c
       where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         and (not c.relrowsecurity
           or has_table_privilege('anon', c.oid, 'insert, update, delete, truncate')
           or has_table_privilege('authenticated', c.oid, 'insert, update, delete, truncate'))`,
    );
    expect(open).toEqual([]);
  });

  test('functions of the API run as their caller, those behind them have a fixed path, and none is open to all', async () => {
    const loose = await backend().sql(
      `select p.oid::regprocedure::text as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and (p.proconfig is null or not 'search_path=""' = any (p.proconfig)
           or (p.pronamespace = 'public'::regnamespace and p.prosecdef)
           or exists (select from aclexplode(p.proacl) where grantee = 0) or p.proacl is null)`,
    );
    expect(loose).toEqual([]);
  });

  test('only functions that take the person from the token can be called by people', async () => {
    const callable = await backend().sql(
      `select p.proname as name from pg_proc p
       where p.pronamespace = 'private'::regnamespace
         and has_function_privilege('authenticated', p.oid, 'execute') order by 1`,
    );
    expect(callable.map((row) => row['name'])).toEqual([
      'apply_commands',
      'catalogue_changes',
      'catalogue_chunk',
      'catalogue_latest',
      'catalogue_manifest',
      'is_admin',
      'my_data',
      'poke_check',
      'pull_own_rows',
      'remove_push_subscription',
      'save_push_subscription',
      'who_am_i',
    ]);
  });
});
