import type { Context } from 'hono';
import type { SecurityEvent } from '#src/domain/security-log.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

/** The id of this request, null where requests have none. */
export function requestIdOf(c: Context): string | null {
  // Set by Hono's middleware `requestId`, where an app uses it.
  const id: unknown = c.get('requestId');
  return typeof id === 'string' ? id : null;
}

/**
 * Adds an event to the security log. `actor` is the account that did it, by an id that was verified.
 * `details` are ids and short words: the database takes no address, name or token. What changes in
 * the database's own tables (roles, decisions, deleted accounts) is logged there.
 */
export async function logSecurityEvent(
  c: Context,
  { privileged }: Pick<Backend, 'privileged'>,
  event: SecurityEvent,
  actor: string | null,
  details: Record<string, string> = {},
): Promise<void> {
  await rpc(privileged, 'log_security_event', {
    p_event: event,
    p_actor: actor,
    p_request_id: requestIdOf(c),
    p_details: details,
  });
}

/** Adds a failed sign-in. Only the account of the address is kept, and nothing where there is none. */
export async function logFailedSignIn(
  c: Context,
  { privileged }: Pick<Backend, 'privileged'>,
  email: string,
): Promise<void> {
  await rpc(privileged, 'log_failed_sign_in', { p_email: email, p_request_id: requestIdOf(c) });
}
