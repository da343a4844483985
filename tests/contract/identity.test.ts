import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '#worker/supabase/backend.ts';
import { databaseFunctions } from '#worker/supabase/database-functions.ts';
import { postgresType } from '#worker/supabase/function-statements.ts';
import { functionAccess } from './access-table.ts';
import { onEveryBackend, overHttp } from './backends.ts';
import { call, newPerson, type Person, refusal } from './people.ts';

/** An argument of each type. */
const samples = { uuid: crypto.randomUUID(), text: 'x', integer: 1, boolean: true, jsonb: [] };

const functions = Object.entries(databaseFunctions).map(([name, { args }]) => ({
  name,
  args: Object.fromEntries(
    Object.entries(args).map(([parameter, schema]) => {
      const type = postgresType(schema);
      return [parameter, type === 'void' ? null : samples[type]];
    }),
  ),
}));
const forPeople = functionAccess
  .filter(({ callers }) => callers.includes('admin') && !callers.includes('visitor'))
  .flatMap((row) => row.functions);

onEveryBackend((backend) => {
  let person: Person;
  beforeAll(async () => {
    person = await newPerson(backend());
  });

  test('nothing of who called is left to the next, after a refusal neither', async () => {
    const left = async () => {
      const [row] = await backend().sql(
        `select current_user = session_user as "isOwner", current_setting('role') as role,
           coalesce(current_setting('request.jwt.claims', true), '') as claims,
           coalesce(current_setting('request.jwt.claim.sub', true), '') as sub,
           coalesce(current_setting('request.headers', true), '') as headers`,
      );
      return row;
    };
    const nothing = { isOwner: true, role: 'none', claims: '', sub: '', headers: '' };
    const range = { p_client: crypto.randomUUID(), p_cursor: null, p_limit: 1 };
    const client = backend().as(person.accessToken, crypto.randomUUID());
    await call(client, 'who_am_i');
    expect(await left()).toEqual(nothing);
    for (const [fn, args, code] of [
      ['pull_own_rows', { ...range, p_client: 'no id' }, '22P02'],
      ['delete_expired', {}, '42501'],
      ['pet_history', { p_pet: 'x', p_before: null }, 'PT403'],
    ] as const) {
      expect((await refusal(client, fn, args)).code).toBe(code);
      expect(await left(), fn).toEqual(nothing);
    }
    await call(backend().privileged, 'delete_expired');
    expect(await left()).toEqual(nothing);
  });

  test('many callers at once are each answered as themselves', async () => {
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => newPerson(backend(), 'user')),
    );
    const asked = Array.from({ length: 40 }, (_, n) => others[n % others.length] ?? person);
    const answers = await Promise.all(
      asked.map((one, n) =>
        n % 7 === 0
          ? refusal(one.client, 'delete_expired').then(({ code }) => code)
          : call<{ uid: string }>(one.client, 'who_am_i').then(({ uid }) => uid),
      ),
    );
    expect(answers).toEqual(asked.map(({ uid }, n) => (n % 7 === 0 ? '42501' : uid)));
  });

  test('once a session has ended, its token does nothing, though it was good a moment ago', async () => {
    const leaver = await newPerson(backend(), 'admin');
    expect(await call(leaver.client, 'who_am_i')).toMatchObject({ uid: leaver.uid });
    await backend().sql(`delete from auth.sessions where user_id = '${leaver.uid}'`);
    const answers: Record<string, unknown> = {};
    for (const { name, args } of functions) {
      if (!forPeople.includes(`public.${name}`)) continue;
      const { data, status } = await leaver.client.rpc(name, args);
      if (status !== 401 || data !== null) answers[name] = { data, status };
    }
    // It says who is asking, and that is nobody.
    expect(answers).toEqual({ who_am_i: { data: null, status: 200 } });
  });

  test('calls are answered as PostgREST answers them', async () => {
    const http = overHttp(backend());
    const callers: [string, Caller, Caller][] = [
      ['visitor', backend().anonymous, http.anonymous],
      ['person', backend().as(person.accessToken), http.as(person.accessToken)],
      ['forged', backend().as('a.b.c'), http.as('a.b.c')],
    ];
    const wrong = { p_client: 1.5, p_cursor: null, p_limit: 'many' };
    const calls = [
      ...functions.filter(({ name }) => !/^end_|^accept_/.test(name)),
      ...functions.map(({ name, args }) => ({
        name,
        args: Object.fromEntries(Object.keys(args).map((parameter) => [parameter, null])),
      })),
      { name: 'pull_own_rows', args: wrong },
      { name: 'pull_own_rows', args: { ...wrong, p_limit: 1.5 } },
      { name: 'pull_own_rows', args: { p_client: crypto.randomUUID() } },
      { name: 'apply_commands', args: { p_client: crypto.randomUUID(), p_commands: {} } },
      { name: 'poke_check', args: { p_since: '\0' } },
      { name: 'no_such_function', args: {} },
    ];
    const answer = async (caller: Caller, { name, args }: (typeof calls)[number]) => {
      const { status, error } = await caller.rpc(name, args);
      // 204: void, where PostgREST sends no body.
      return { status: status === 204 ? 200 : status, code: error?.code };
    };
    const differences = [];
    for (const [who, direct, theirs] of callers)
      for (const one of calls) {
        const [ours, expected] = [await answer(direct, one), await answer(theirs, one)];
        if (JSON.stringify(ours) !== JSON.stringify(expected))
          differences.push({ who, ...one, ours, expected });
      }
    expect(differences).toEqual([]);
  });
});
