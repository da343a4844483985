import type { Settings } from '#worker/env.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

/** Deletes what has been kept long enough; applications only if the settings say how long that is. */
export async function deleteExpired(
  { privileged }: Pick<Backend, 'privileged'>,
  {
    applicationRetentionDays,
    securityLogDays,
  }: Pick<Settings, 'applicationRetentionDays' | 'securityLogDays'>,
): Promise<void> {
  await rpc(privileged, 'delete_expired');
  await rpc(privileged, 'delete_unused_archives');
  await rpc(privileged, 'delete_expired_security_events', { p_days: securityLogDays });
  if (applicationRetentionDays === undefined) return;
  await rpc(privileged, 'delete_old_applications', { p_days: applicationRetentionDays });
}
