import { createClient } from '@supabase/supabase-js';
import type { Backend } from './backend.ts';
import type { Database } from './database.ts';
import { once } from './migrations.ts';

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

/** Accounts that a button of the sign-in form fills in. Only embedded backends have them. */
export const demoAccounts: Backend['demoAccounts'] = accounts.map(({ role, email, password }) => ({
  role,
  email,
  password,
}));

/**
 * Creates the demo accounts, once: whoever deletes them wants them gone. It signs them up, because
 * Lite has no `auth.admin`, and grants the role in SQL, because no request can.
 */
export async function makeDemoAccounts(
  { url, publishableKey, fetch }: Pick<Backend, 'url' | 'publishableKey' | 'fetch'>,
  transaction: Database['transaction'],
): Promise<void> {
  const made = await transaction((sql) =>
    sql(`select from supabase_migrations.schema_migrations where version = 'demo-accounts'`),
  );
  if (made.length > 0) return;
  for (const { name, email, password } of accounts) {
    // A new client for each: it remembers the account it signed up.
    const { auth } = createClient(url, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch },
    });
    const { error } = await auth.signUp({ email, password, options: { data: { name } } });
    // It exists if an earlier start was killed before the note below.
    if (error && error.code !== 'user_already_exists') throw error;
  }
  await once(transaction, 'demo-accounts', 'demo accounts', (sql) =>
    sql(
      `select public.set_admin(id, 'granted') from public.users where email = '${accounts[1].email}'`,
    ),
  );
}
