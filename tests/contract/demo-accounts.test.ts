import { expect, test, vi } from 'vitest';
import { refusePublishedPasswords } from '#worker/supabase/demo-accounts.ts';
import { type Embedded, startEmbedded } from '#worker/supabase/embedded.ts';
import { startInMemory } from './backends.ts';
import { migrationsDir } from './migrations-dir.ts';
import { authOf } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const [adopter, keeper] = ['adopter@homeward.example', 'keeper@homeward.example'];

/** The same data, started as a home that others reach. */
async function startedForOthers(trial: Embedded): Promise<Embedded> {
  const original = await trial.copy?.();
  await trial.close();
  if (!original) throw new Error('The database in memory cannot be copied.');
  return startEmbedded({ migrationsDir, original, demo: 'locked' });
}

const signIn = async (backend: Embedded, email: string, password: string) =>
  (await authOf(backend).signInWithPassword({ email, password })).data.session;

test('what the demo adopter did stays when the account is locked; its sessions and role do not', async () => {
  const trial = await startInMemory();
  await signIn(trial, adopter, 'homeward-demo');
  await trial.sql(`
    insert into public.chat_sessions (id, user_id, prompt)
      select gen_random_uuid(), id, 'A calm cat' from public.users where email = '${adopter}'`);
  const home = await startedForOthers(trial);
  expect(home.demoAccounts).toEqual([]);
  expect(await signIn(home, adopter, 'homeward-demo')).toBeNull();
  expect(await signIn(home, keeper, 'homeward-admin')).toBeNull();
  const counts = `select (select count(*)::int from auth.sessions) as sessions,
      (select count(*)::int from auth.refresh_tokens) as tokens,
      (select count(*)::int from public.users where is_admin) as admins,
      (select count(*)::int from public.chat_sessions where prompt = 'A calm cat') as questions`;
  expect(await home.sql(counts)).toEqual([{ sessions: 0, tokens: 0, admins: 0, questions: 1 }]);
  await expect(refusePublishedPasswords(home)).resolves.toBeUndefined();
  await home.close();
});

test('a demo account whose password somebody changed lives on, with its role', async () => {
  const trial = await startInMemory();
  await authOf(trial).signUp({ email: 'own@example.org', password: 'a password of their own' });
  await trial.sql(`
    update auth.users set encrypted_password =
      (select encrypted_password from auth.users where email = 'own@example.org')
    where email = '${keeper}'`);
  const home = await startedForOthers(trial);
  const session = await signIn(home, keeper, 'a password of their own');
  const { data } = await home.privileged.rpc('account_of', { p_user: session?.user.id });
  expect(data).toMatchObject({ email: keeper, isAdmin: true });
  await home.close();
});

test('a start that others reach is refused while a published password works', async () => {
  const trial = await startInMemory();
  await expect(refusePublishedPasswords(trial)).rejects.toThrow(
    /^The account adopter@homeward\.example has its published password, .* change the password or delete/,
  );
  await trial.close();
});
