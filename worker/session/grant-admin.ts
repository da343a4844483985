import type { User } from '@supabase/supabase-js';
import type { SessionUser } from '#src/domain/account.ts';
import type { Settings } from '#worker/env.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

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
  const confirmed = account.email_confirmed_at !== undefined;
  if (user.isAdmin || !confirmed || !adminEmails.includes(user.email.toLowerCase())) return user;
  await rpc(backend.privileged, 'set_admin', { p_user: user.uid, p_state: 'granted' });
  return { ...user, isAdmin: true };
}
