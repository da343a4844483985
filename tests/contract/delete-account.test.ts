import { expect, test } from 'vitest';
import { rpc } from '#worker/supabase/rpc.ts';
import { onEveryBackend, onPostgres } from './backends.ts';
import { application, authOf, call, newPerson, newPet, refusal, type Person } from './people.ts';

onEveryBackend((backend) => {
  /** The tables in which a row names this person: by address anywhere, by id in Auth's own. */
  async function traces({ uid, email }: Person): Promise<string[]> {
    const tables = await backend().sql(
      `select format('%I.%I', schemaname, tablename) as name, schemaname as schema from pg_tables
         where schemaname in ('auth', 'public', 'private')`,
    );
    const found: string[] = [];
    for (const { name, schema } of tables) {
      const words = schema === 'auth' ? [uid, email] : [email];
      const conditions = words.map((word) => `t::text ilike '%${word}%'`).join(' or ');
      const rows = await backend().sql(`select from ${String(name)} t where ${conditions} limit 1`);
      if (rows.length > 0) found.push(String(name));
    }
    return found.toSorted();
  }

  /** Somebody with sessions, a refused second registration, a lost token and an application. */
  async function personWithPast(): Promise<Person> {
    const person = await newPerson(backend());
    const { email, uid } = person;
    const auth = authOf(backend());
    await auth.signInWithPassword({ email, password: 'long enough' });
    await auth.refreshSession();
    await authOf(backend()).signUp({ email, password: 'long enough' });
    // Neither has a foreign key to the account.
    await backend().sql(`
      insert into auth.refresh_tokens (id, token, user_id) values (gen_random_uuid()::text, 'lost-${uid}', '${uid}');
      insert into auth.flow_state (id, user_id, authentication_method, provider_type) values (gen_random_uuid(), '${uid}', 'email', 'email');
      insert into auth.audit_log_entries (id, payload) values
        (gen_random_uuid(), json_build_object('actor_id', gen_random_uuid(), 'action', 'user_modified',
          'traits', json_build_object('user_id', '${uid}', 'user_email', '${email}')))`);
    await rpc(backend().privileged, 'note_address_confirmed', { p_user: uid });
    await person.device().say(application(await newPet(backend())));
    for (const table of ['auth.audit_log_entries', 'private.confirmed_addresses'])
      expect(await traces(person)).toContain(table);
    return person;
  }

  test('whatever deletes an account leaves nothing of it in the tables of Auth', async () => {
    const person = await personWithPast();
    await backend().sql(`delete from auth.users where id = '${person.uid}'`);
    expect(await traces(person)).toEqual([]);
  });

  test('delete_account leaves nothing of the person, and everything of others', async () => {
    const [person, other] = [await personWithPast(), await personWithPast()];
    const before = await traces(other);
    await rpc(backend().privileged, 'invite_admin', {
      p_email: person.email,
      p_code_sha256: 'a'.repeat(64),
    });
    expect(await rpc(backend().privileged, 'delete_account', { p_user: person.uid })).toBe(
      'deleted',
    );
    expect(await traces(person)).toEqual([]);
    expect(await traces(other)).toEqual(before);
    expect(await rpc(backend().privileged, 'delete_account', { p_user: person.uid })).toBe('none');
  });

  test('what an admin has decided stays when that admin is deleted', async () => {
    const [applicant, admin] = [await newPerson(backend()), await newPerson(backend(), 'admin')];
    const command = application(await newPet(backend()));
    const { id } = command.args;
    await applicant.device().say(command);
    await admin.device().say({ kind: 'decideApplication', args: { id, status: 'approved' } });
    await rpc(backend().privileged, 'delete_account', { p_user: admin.uid });
    const rows = await backend().sql(
      `select status, decided_by from public.adoption_requests where id = '${id}'`,
    );
    expect(rows).toEqual([{ status: 'approved', decided_by: null }]);
  });

  /** While it runs, nobody is an admin but these. */
  async function onlyAdmins(people: readonly Person[], act: () => Promise<void>): Promise<void> {
    const ids = people.map(({ uid }) => `'${uid}'`).join(', ');
    const [row] = await backend().sql(
      `with others as (update public.users set is_admin = false where is_admin and id not in (${ids})
         returning id) select coalesce(json_agg(id), '[]')::text as ids from others`,
    );
    try {
      await act();
    } finally {
      await backend().sql(
        `update public.users set is_admin = true
           where id::text in (select json_array_elements_text('${String(row?.['ids'])}'))`,
      );
    }
  }

  test('the last admin stays, and may go once there is another', async () => {
    const admin = await newPerson(backend(), 'admin');
    const leave = () => call(backend().privileged, 'delete_account', { p_user: admin.uid });
    await onlyAdmins([admin], async () => {
      await admin.device().say({ kind: 'addToCart', args: { petId: await newPet(backend()) } });
      const before = await traces(admin);
      expect(await leave()).toBe('last-admin');
      expect(await call(admin.client, 'who_am_i')).toMatchObject({ uid: admin.uid });
      expect(await traces(admin)).toEqual(before);
      // Whoever only waits to become an admin could not be confirmed by anybody.
      const { uid } = await newPerson(backend());
      await call(backend().privileged, 'set_admin', { p_user: uid, p_state: 'requested' });
      expect(await leave()).toBe('last-admin');
      await call(backend().privileged, 'set_admin', { p_user: uid, p_state: 'granted' });
      expect(await leave()).toBe('deleted');
    });
  });

  test('of two admins who leave at once, one stays', async () => {
    const admins = [await newPerson(backend(), 'admin'), await newPerson(backend(), 'admin')];
    await onlyAdmins(admins, async () => {
      const left = admins.map(({ uid }) =>
        call<string>(backend().privileged, 'delete_account', { p_user: uid }),
      );
      expect((await Promise.all(left)).toSorted()).toEqual(['deleted', 'last-admin']);
    });
  });

  test('nobody but the worker deletes an account', async () => {
    const [person, admin] = [await newPerson(backend()), await newPerson(backend(), 'admin')];
    for (const client of [backend().anonymous, person.client, admin.client])
      expect(await refusal(client, 'delete_account', { p_user: person.uid })).toMatchObject({
        code: '42501',
      });
    expect(await call(person.client, 'who_am_i')).toMatchObject({ uid: person.uid });
  });
});

// PGlite has one role, a superuser, whom nothing is denied.
onPostgres((backend) => {
  test('where the owner of the functions may not delete, it says what to grant, and keeps all', async () => {
    const person = await newPerson(backend());
    const owners = await backend().sql(`
      create role powerless nologin;
      grant usage on schema auth, public, private to powerless;
      grant all on all tables in schema public, private to powerless;
      grant execute on all functions in schema private to powerless;
      grant select, delete on auth.users to powerless;
      alter function private.delete_account(uuid) owner to powerless;
      alter function private.forget_auth_user() owner to powerless;
      select proowner::regrole::text as owner from pg_proc where proname = 'forget_auth_user'`);
    expect(owners).toEqual([{ owner: 'powerless' }]);
    const { error } = await backend().privileged.rpc('delete_account', { p_user: person.uid });
    expect(error).toMatchObject({
      code: '42501',
      message: 'This account was not deleted: powerless may not delete from the tables of Auth.',
      hint: expect.stringContaining('grant select, delete on auth.refresh_tokens'),
    });
    expect(await call(person.client, 'who_am_i')).toMatchObject({ uid: person.uid });
  });
});
