import { beforeAll, expect, test } from 'vitest';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { onEveryBackend } from './backends.ts';
import {
  application,
  authOf,
  call,
  form,
  newPerson,
  newPet,
  type Person,
  signUp,
} from './people.ts';

const endpoint = 'https://push.example.org/of-one-person';

/** Somebody of whom every table that can hold a person holds something. */
async function wholeLife(backend: Embedded): Promise<Person & { traces: readonly string[] }> {
  const person = await newPerson(backend);
  const device = person.device();
  const [applied, inCart] = [await newPet(backend), await newPet(backend)];
  const sent = application(applied);
  await device.say(sent);
  await device.say({ kind: 'addToCart', args: { petId: inCart } });
  const asked = { id: crypto.randomUUID(), prompt: 'A quiet cat for my small flat' };
  await device.say({ kind: 'askForSuggestions', args: asked });
  const keys = { p_p256dh: 'B'.repeat(87), p_auth: 'a'.repeat(22) };
  await call(person.client, 'save_push_subscription', { p_endpoint: endpoint, ...keys });
  const admin = await newPerson(backend, 'admin');
  const decided = { id: sent.args.id, status: 'approved' } as const;
  await admin.device().say({ kind: 'decideApplication', args: decided });
  await call(backend.privileged, 'set_admin', { p_user: person.uid, p_state: 'requested' });
  await call(backend.privileged, 'note_address_confirmed', { p_user: person.uid });
  await device.pull();
  const [row] = await backend.sql(
    `select name, encode(device_key, 'hex') as key from public.users where id = '${person.uid}'`,
  );
  const traces = [person.uid, person.email, String(row?.['name']), String(row?.['key'])];
  const words = [form.fullName, form.email, form.phoneNumber, form.address, asked.prompt, endpoint];
  return { ...person, traces: [...traces, ...words] };
}

/** Every row of every table of every schema, as text: the catalogue says which there are. */
async function everyRow(backend: Embedded): Promise<{ table: string; text: string }[]> {
  const tables = await backend.sql(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables
     where table_type = 'BASE TABLE'
       and table_schema not in ('pg_catalog', 'information_schema', 'supabase_migrations')`,
  );
  const found: { table: string; text: string }[] = [];
  for (const table of tables.map(({ name }) => String(name))) {
    const rows = await backend.sql(`select row_to_json(r)::text as text from ${table} r`);
    for (const { text } of rows) found.push({ table, text: String(text) });
  }
  return found;
}

const tablesWith = (rows: { table: string; text: string }[], trace: string) => [
  ...new Set(rows.filter(({ text }) => text.includes(trace)).map(({ table }) => table)),
];

onEveryBackend((backend) => {
  let person: Awaited<ReturnType<typeof wholeLife>>;
  beforeAll(async () => {
    person = await wholeLife(backend());
  });

  test('a person downloads everything that the database holds about them', async () => {
    const data = await call<Record<string, unknown>>(person.client, 'my_data');
    expect(data).toMatchObject({
      account: {
        id: person.uid,
        email: person.email,
        isAdmin: false,
        confirmedEmail: person.email,
        nextEmail: null,
      },
      applications: [{ fullName: form.fullName, address: form.address, status: 'approved' }],
      cart: [{ petId: expect.any(String) }],
      questions: [{ prompt: 'A quiet cat for my small flat' }],
      notifiedBrowsers: [{ endpoint }],
      devices: [{ commands: 3, results: [{}, {}, {}] }],
      sessions: [{ createdAt: expect.any(String) }],
      authLog: expect.arrayContaining([expect.objectContaining({ at: expect.any(String) })]),
    });
  });

  test('what protects a person, and what is about others, is not in it', async () => {
    const text = JSON.stringify(await call(person.client, 'my_data'));
    const [row] = await backend().sql(
      `select u.encrypted_password as hash, encode(p.device_key, 'base64') as key
       from auth.users u join public.users p using (id) where p.id = '${person.uid}'`,
    );
    for (const secret of [row?.['hash'], row?.['key']]) expect(text).not.toContain(String(secret));
    const other = await newPerson(backend());
    expect(JSON.stringify(await call(other.client, 'my_data'))).not.toContain(person.uid);
    expect(text).not.toContain(other.email);
  });

  test('every table that names a person is downloaded, or says nothing more about them', async () => {
    const holds = await everyRow(backend());
    const named = [...new Set([person.uid, person.email].flatMap((one) => tablesWith(holds, one)))];
    // `private.stamps` says when a row that is downloaded has changed, for sync alone;
    // `auth.identities` repeats the account's address; of `auth.refresh_tokens` a person would get
    // secrets only.
    expect(named.toSorted()).toEqual(
      [
        'auth.audit_log_entries',
        'auth.identities',
        'auth.refresh_tokens',
        'auth.sessions',
        'auth.users',
        'private.applied_commands',
        'private.clients',
        'private.confirmed_addresses',
        'private.security_actors',
        'private.sessions',
        'private.stamps',
        'public.adoption_requests',
        'public.cart_items',
        'public.chat_sessions',
        'public.push_subscriptions',
        'public.users',
      ].toSorted(),
    );
  });

  test('a deleted account leaves nothing in any table of any schema', async () => {
    const other = await newPerson(backend());
    await other.device().say({ kind: 'addToCart', args: { petId: await newPet(backend()) } });
    const before = await everyRow(backend());
    for (const trace of person.traces)
      expect(tablesWith(before, trace), `${trace} is there to be found`).not.toEqual([]);

    expect(await call(backend().privileged, 'delete_account', { p_user: person.uid })).toBe(
      'deleted',
    );
    const after = await everyRow(backend());
    for (const trace of person.traces) expect(tablesWith(after, trace), trace).toEqual([]);
    expect(tablesWith(after, other.uid)).toContain('public.cart_items');
    const { error } = await authOf(backend()).signInWithPassword({
      email: person.email,
      password: 'long enough',
    });
    expect(error?.code).toBe('invalid_credentials');
    expect(await call(backend().privileged, 'account_exists', { p_user: person.uid })).toBe(false);
    expect(await call(backend().privileged, 'account_exists', { p_user: other.uid })).toBe(true);
  });

  test('history keeps the decision without the person', async () => {
    const kept = await backend().sql('select * from private.past_decisions');
    expect(kept).toMatchObject([{ status: 'approved', pet_name: expect.any(String) }]);
    expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(
      ['applied_on', 'decided_on', 'id', 'pet_id', 'pet_name', 'status'].toSorted(),
    );
  });

  test('the device of an admin forgets a deleted person, also one who asked to be an admin', async () => {
    const device = (await newPerson(backend(), 'admin')).device();
    const { uid, client } = await signUp(backend(), 'asks@example.org', { name: 'Asks' });
    await call(backend().privileged, 'set_admin', { p_user: uid, p_state: 'requested' });
    await device.pull();
    expect(device.ids('adminRequest')).toContain(uid);
    await call(backend().privileged, 'delete_account', { p_user: uid });
    await device.pull();
    expect(device.ids('adminRequest')).not.toContain(uid);
    expect((await client.rpc('who_am_i')).data).toBeNull();
  });

  test('an admin who deletes their account leaves the decisions, and not who made them', async () => {
    const admin = await newPerson(backend(), 'admin');
    const applicant = await newPerson(backend());
    const sent = application(await newPet(backend()));
    await applicant.device().say(sent);
    const args = { id: sent.args.id, status: 'rejected' } as const;
    await admin.device().say({ kind: 'decideApplication', args });
    expect(await call(admin.client, 'my_data')).toMatchObject({
      decisions: [{ applicationId: sent.args.id, status: 'rejected' }],
    });
    await call(backend().privileged, 'delete_account', { p_user: admin.uid });
    const after = await everyRow(backend());
    for (const trace of [admin.uid, admin.email]) expect(tablesWith(after, trace)).toEqual([]);
    const device = applicant.device();
    await device.pull();
    expect([...device.rows.values()]).toContainEqual(
      expect.objectContaining({
        row: expect.objectContaining({ status: 'rejected', decidedBy: null }),
      }),
    );
  });

  test('nobody deletes accounts or old applications but the worker', async () => {
    const someone = await newPerson(backend());
    for (const [name, args] of [
      ['delete_account', { p_user: someone.uid }],
      ['account_exists', { p_user: someone.uid }],
      ['delete_old_applications', { p_days: 1 }],
    ] as const) {
      for (const client of [someone.client, backend().anonymous])
        expect((await client.rpc(name, args)).status, name).toBeGreaterThanOrEqual(401);
    }
    expect((await backend().anonymous.rpc('my_data')).status).toBeGreaterThanOrEqual(401);
    expect((await someone.client.rpc('who_am_i')).data).toMatchObject({ uid: someone.uid });
  });

  test('applications are kept as many days after their decision as the home says', async () => {
    const applicant = await newPerson(backend());
    const admin = await newPerson(backend(), 'admin');
    const [old, fresh, pending] = [
      application(await newPet(backend())),
      application(await newPet(backend())),
      application(await newPet(backend())),
    ];
    for (const one of [old, fresh, pending]) await applicant.device().say(one);
    for (const { args } of [old, fresh]) {
      const decided = { id: args.id, status: 'approved' } as const;
      await admin.device().say({ kind: 'decideApplication', args: decided });
    }
    await backend().sql(
      `update public.adoption_requests set created_at = created_at - interval '900 days',
         updated_at = updated_at - interval '900 days';
       update public.adoption_requests set status_changed_at = now() - interval '731 days'
         where id = '${old.args.id}'`,
    );
    await call(backend().privileged, 'delete_expired');
    const deleteOld = () => call(backend().privileged, 'delete_old_applications', { p_days: 730 });
    expect(await deleteOld()).toBe(1);
    expect(await deleteOld()).toBe(0);
    const device = applicant.device();
    await device.pull();
    expect(device.ids('application').toSorted()).toEqual(
      [fresh.args.id, pending.args.id].toSorted(),
    );
    expect(await backend().sql('select pet_id from private.past_decisions')).toContainEqual({
      pet_id: old.args.petId,
    });
  });
});
