import type { User } from '@supabase/supabase-js';
import type { SessionUser } from '#src/domain/account.ts';
import type { Settings } from '#worker/env.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

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
  // Where nothing is confirmed, Auth calls each account confirmed, but has sent it no mail.
  const confirmed = account.email_confirmed_at && account.confirmation_sent_at;
  if (!confirmed || !(await backend.confirmsAddresses())) return user;
  await rpc(backend.privileged, 'set_admin', { p_user: user.uid, p_state: 'granted' });
  return { ...user, isAdmin: true };
}
