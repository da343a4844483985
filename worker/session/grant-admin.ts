import type { User } from '@supabase/supabase-js';
import type { SessionUser } from '#src/domain/account.ts';
import type { Settings } from '#worker/env.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

/** Whether a mail that went to a mailbox came back from it. */
async function hasConfirmedAddress(backend: Backend, account: User): Promise<boolean> {
  if (!(await backend.confirmsAddresses())) return false;
  if (await rpc(backend.privileged, 'has_confirmed_address', { p_user: account.id })) return true;
  // A hosted project may have pages of its own for its links. Where nothing is confirmed, Auth calls
  // each account confirmed, but has sent it no mail.
  const { email_confirmed_at: confirmed, confirmation_sent_at: asked } = account;
  return backend.kind === 'hosted' && confirmed !== undefined && asked !== undefined;
}

/**
 * Grants the admin role to an address of ADMIN_EMAILS once its mailbox has answered. Before that
 * anybody could have registered it.
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
