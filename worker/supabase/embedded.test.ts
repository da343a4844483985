import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { overHttp } from '#tests/contract/backends.ts';
import { signIn } from '#tests/contract/people.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { rpc } from './rpc.ts';

const migrationsDir = join(import.meta.dirname, '../../supabase/migrations');
let home: string;
let backend: Embedded;
/** The same, through Lite. */
let http: Embedded & ReturnType<typeof overHttp>;

beforeAll(async () => {
  // Lite writes each refusal to the console, and some of these tests are about refusals.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  home = await mkdtemp(join(tmpdir(), 'homeward-embedded-'));
  const seedFile = join(home, 'seed.sql');
  await writeFile(
    seedFile,
    `create function public.trial_caller() returns jsonb language sql as
       $$ select jsonb_build_object('uid', auth.uid(), 'email', auth.email()) $$;
     create function public.trial_raise() returns void language plpgsql as
       $$ begin raise exception 'No.' using errcode = 'P0001', detail = 'Why', hint = 'What to do'; end $$;
     create function public.trial_echo(value jsonb) returns text language sql as
       $$ select jsonb_typeof(value) $$;
     create table public.trial (id int primary key, at timestamptz not null, note text not null);
     alter table public.trial enable row level security;
     create policy "all" on public.trial using (true) with check (true);
     revoke all on public.trial from anon, authenticated;
     grant select on public.trial to anon;
     grant execute on function public.trial_caller(), public.trial_raise(), public.trial_echo(jsonb)
       to anon, authenticated;
     insert into public.trial values (1, '2026-01-01 00:00+00', 'one')`,
  );
  backend = await startEmbedded({ dataDir: ':memory:', migrationsDir, seedFile, demo: 'trial' });
  http = { ...backend, ...overHttp(backend) };
});
afterAll(async () => {
  await backend.close();
  await rm(home, { recursive: true });
});

test('fifty requests in one tick are each answered as their own caller', async () => {
  const ask = (client: Embedded['anonymous']) =>
    client.rpc('claim_jobs', { p_kind: 'suggestion', p_limit: 1, p_lease_seconds: 1 });
  const callers = [http.anonymous, backend.privileged, backend.anonymous, http.privileged];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => ask(callers[i % 4] ?? backend.anonymous)),
  );
  for (const [i, { error }] of answers.entries())
    expect(error?.code, `request ${i}`).toBe(i % 2 === 0 ? '42501' : undefined);
});

test('no request brings back the grants that were taken away', async () => {
  expect((await http.anonymous.from('trial').select()).data).toHaveLength(1);
  const { error } = await http.anonymous.from('trial').insert({ id: 2, at: 'now', note: 'two' });
  expect(error?.code).toBe('42501');
});

test('who calls is known to functions that run as their caller, their address too', async () => {
  const account = { email: 'adopter@homeward.example', password: 'homeward-demo' };
  const { data } = await (await signIn(http, account)).rpc('trial_caller');
  expect(data).toEqual({ uid: expect.any(String), email: 'adopter@homeward.example' });
  expect((await http.anonymous.rpc('trial_caller')).data).toEqual({ uid: null, email: null });
});

test('an error that a function raises arrives whole', async () => {
  const { error, status } = await http.anonymous.rpc('trial_raise');
  expect(status).toBe(400);
  expect(error).toMatchObject({
    code: 'P0001',
    message: 'No.',
    details: 'Why',
    hint: 'What to do',
  });
});

test('JSON arguments arrive as what they are', async () => {
  for (const [value, type] of [
    [[{ a: 1 }], 'array'],
    [{ a: 1 }, 'object'],
  ] as const)
    expect((await http.anonymous.rpc('trial_echo', { value })).data).toBe(type);
});

test('times come out in the form that browsers read', async () => {
  const { data } = await http.anonymous.from('trial').select('at');
  expect(data).toEqual([{ at: '2026-01-01T00:00:00+00:00' }]);
});

test('Node’s own warnings go on working', () => {
  const seen = vi.fn();
  process.once('warning', seen);
  expect(() => process.emitWarning(new Error('eleven listeners'))).not.toThrow();
});

test('the demo accounts are there, one of them an admin', async () => {
  const roles = [];
  for (const { email, password, role } of backend.demoAccounts) {
    const user = await rpc(await signIn(backend, { email, password }), 'who_am_i');
    roles.push({ name: user?.name, isAdmin: user?.isAdmin, role });
  }
  expect(roles).toEqual([
    { name: 'Alex Adopter', isAdmin: false, role: 'user' },
    { name: 'Kim Keeper', isAdmin: true, role: 'admin' },
  ]);
});

test('the clients that everyone shares cannot remember anyone', () => {
  for (const client of [http.anonymous, http.privileged])
    expect(() => client.auth.signOut).toThrow(/not possible/);
});
