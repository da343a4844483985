import type { SessionUser } from '#src/domain/account.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import type { Settings } from '../env.ts';
import type { Backend } from '../supabase/backend.ts';

/** What the page is told about its session, and about how accounts are had here. */
export type DescribeSession = (
  user: SessionUser | null,
  notice?: SessionInfo['notice'],
) => SessionInfo;

export const describeSession =
  (settings: Settings, backend: Backend): DescribeSession =>
  (user, notice) => ({
    user,
    adminSignup: settings.adminSignup,
    demoAccounts: backend.demoAccounts,
    ...(notice && { notice }),
  });
