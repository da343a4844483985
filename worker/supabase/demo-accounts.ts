import { createClient } from '@supabase/supabase-js';
import { type DemoPolicy, StartFailure } from '#worker/env.ts';
import type { Backend } from './backend.ts';
import type { Database, RunSql } from './database.ts';
import { once, quote } from './migrations.ts';

const accounts = [
  {
    role: 'user',
    name: 'Alex Adopter',
    email: 'adopter@homeward.example',
    password: 'homeward-demo',
  },
  {
    role: 'admin',
    name: 'Kim Keeper',
    email: 'keeper@homeward.example',
    password: 'homeward-admin',
  },
] as const;

type Account = (typeof accounts)[number];
type Access = Pick<Backend, 'url' | 'publishableKey' | 'fetch'>;
type Transaction = Database['transaction'];

const addresses = accounts.map(({ email }) => quote(email)).join(', ');

// As `passwd -l` does: no password fits a hash that begins so, and the hash can be given back.
const isLocked = `encrypted_password like '!%'`;

/**
 * Makes, keeps or locks the accounts with published passwords. Returns those that can sign in, for
 * the buttons of the sign-in form.
 */
export async function settleDemoAccounts(
  access: Access,
  transaction: Transaction,
  policy: DemoPolicy,
  report: (line: string) => void,
): Promise<Backend['demoAccounts']> {
  // With a note in each case: whoever deletes them wants them gone, and what others have reached
  // gets none later by itself.
  switch (policy) {
    case 'locked':
      await once(transaction, 'demo-accounts', 'no demo accounts', async () => {});
      await lock(access, transaction, report);
      return [];
    case 'asked-for':
      await transaction(unlock);
      await make(access, transaction);
      break;
    case 'trial': {
      const noted = await transaction((sql) =>
        sql(`select from supabase_migrations.schema_migrations where version = 'demo-accounts'`),
      );
      if (noted.length === 0) await make(access, transaction);
      break;
    }
  }
  const usable = await transaction((sql) =>
    sql(`select email from auth.users where email in (${addresses}) and not ${isLocked}`),
  );
  return accounts.flatMap(({ role, email, password }) =>
    usable.some((row) => row['email'] === email) ? [{ role, email, password }] : [],
  );
}

/** Signs them up, because Lite has no `auth.admin`, and grants the role in SQL, as no request can. */
async function make(access: Access, transaction: Transaction): Promise<void> {
  for (const { name, email, password } of accounts) {
    const { error } = await authOf(access).signUp({ email, password, options: { data: { name } } });
    // It exists if an earlier start was killed before the note below.
    if (error && error.code !== 'user_already_exists') throw error;
  }
  await once(transaction, 'demo-accounts', 'demo accounts', setRole('granted'));
}

/**
 * Locks what still has its published password, ends its sessions and takes its role. Its rows stay.
 * An account with another password belongs to somebody, and lives on.
 */
async function lock(
  access: Access,
  transaction: Transaction,
  report: (line: string) => void,
): Promise<void> {
  const published = await withPublishedPassword(access);
  if (published.length === 0) return;
  await transaction(async (sql) => {
    for (const { email, role } of published) {
      const id = `(select id from auth.users where email = ${quote(email)})`;
      await sql(`
        update auth.users set encrypted_password = '!' || encrypted_password where id = ${id};
        delete from auth.refresh_tokens where user_id = ${id};
        delete from auth.sessions where user_id = ${id};`);
      if (role === 'admin') await setRole('none')(sql);
    }
  });
  report(
    'The demo accounts are locked, because others can reach this home and their passwords are published. For an admin: npm run admin -- EMAIL',
  );
}

async function unlock(sql: RunSql): Promise<void> {
  const unlocked = await sql(
    `update auth.users set encrypted_password = substr(encrypted_password, 2)
       where email in (${addresses}) and ${isLocked} returning email`,
  );
  if (unlocked.length > 0) await setRole('granted')(sql);
}

const setRole = (state: 'granted' | 'none') => (sql: RunSql) =>
  sql(
    `select public.set_admin(id, '${state}') from public.users where email = ${quote(accounts[1].email)}`,
  );

/** Throws a StartFailure if somebody could sign in with a published password. */
export async function refusePublishedPasswords(access: Access): Promise<void> {
  const [found] = await withPublishedPassword(access);
  if (found)
    throw new StartFailure(
      `The account ${found.email} has its published password, and others can reach this home: change the password or delete the account, or remove HOST and PUBLIC_URL to keep it to this machine.`,
    );
}

async function withPublishedPassword(access: Access): Promise<Account[]> {
  const found: Account[] = [];
  for (const account of accounts) {
    const auth = authOf(access);
    const { data } = await auth.signInWithPassword(account);
    if (!data.session) continue;
    await auth.signOut({ scope: 'local' });
    found.push(account);
  }
  return found;
}

/** A new client for each account: it remembers who signed in. */
const authOf = ({ url, publishableKey, fetch }: Access) =>
  createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  }).auth;
