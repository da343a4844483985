import type { User } from '@supabase/supabase-js';
import type { SessionUser } from '#src/domain/account.ts';
import type { Settings } from '#worker/env.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

/**
 * Whether a mail that went to a mailbox came back from it. Auth itself also calls an address confirmed
 * while it is told to confirm every address.
 */
async function hasConfirmedAddress(backend: Backend, account: User): Promise<boolean> {
  if (!(await backend.confirmsAddresses())) return false;
  if (backend.kind === 'hosted') return account.email_confirmed_at !== undefined;
  return rpc(backend.privileged, 'has_confirmed_address', { p_user: account.id });
}

/**
 * Grants the admin role to an address of ADMIN_EMAILS once it is confirmed. Before that anybody
 * could have registered it.
 */
export async function grantAdminIfNamed(
  { adminEmails }: Settings,
  backend: Backend,
  account: User,
  user: SessionUser,
): Promise<SessionUser> {
  if (user.isAdmin || !adminEmails.includes(user.email.toLowerCase())) return user;
  if (!(await hasConfirmedAddress(backend, account))) return user;
  await rpc(backend.privileged, 'set_admin', { p_user: user.uid, p_state: 'granted' });
  return { ...user, isAdmin: true };
}
