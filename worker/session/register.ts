import { isAuthWeakPasswordError, type User } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { type Registration, registrationSchema } from '#src/domain/account-forms.ts';
import { invalidInput, Refusal } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { refusalIfUndecided } from './auth-client.ts';
import { grantAdminIfNamed } from './grant-admin.ts';
import { openSession } from './open-session.ts';
import { passwordForAuth, refuseGuessable } from './passwords.ts';
import { logSecurityEvent } from './log-security-event.ts';
import type { SessionDeps } from './session-deps.ts';

/**
 * POST /register: creates an account, and signs it in unless its address must be confirmed first.
 */
export function register(deps: SessionDeps) {
  const { auth, backend, settings, infoOf, passwords } = deps;
  return new Hono().post('/register', validInput('json', registrationSchema), async (c) => {
    const registration = c.req.valid('json');
    const { name, email, password } = registration;
    refuseClosedAdmins(deps, registration);
    await refuseGuessable(registration);
    const client = auth(c);
    const secret = await passwordForAuth(password);
    const { data, error } = await passwords.register(c, () =>
      client.auth.signUp({ email, password: secret, options: { data: { name } } }),
    );
    if (error) {
      // So Lite answers for an address that has an account, where addresses are confirmed by mail.
      if (error.code === 'over_email_send_rate_limit') return c.json(infoOf(null, 'confirm-email'));
      if (isAuthWeakPasswordError(error))
        throw invalidInput('Choose a password that is harder to guess.');
      // The same answer as for a new address: only its mailbox tells them apart.
      if (error.code === 'user_already_exists' && (await backend.confirmsAddresses()))
        return c.json(infoOf(null, 'confirm-email'));
      throw refusalIfUndecided(error) ?? registrationFailed();
    }
    if (!data.user) throw registrationFailed();

    const awaitsApproval = await applyForAdmin(deps, registration, data.user);
    // The same answer if the address has an account already: only its email tells which.
    if (!data.session) return c.json(infoOf(null, 'confirm-email'));
    const known = await rpc(backend.privileged, 'account_of', { p_user: data.user.id });
    if (!known) throw registrationFailed();
    await passwords.rememberDevice(c, email);
    const user = await grantAdminIfNamed(settings, backend, data.user, known);
    await openSession(deps, c, client, data.session);
    await logSecurityEvent(c, backend, 'sign-in', user.uid, { as: 'newcomer' });
    const notice = awaitsApproval && !user.isAdmin ? 'admin-awaits-approval' : undefined;
    return c.json(infoOf(user, notice));
  });
}

// Does not say why: whether an address has an account is private.
const registrationFailed = () =>
  new Refusal(
    400,
    'registration-failed',
    'We could not create this account. If you have one already, log in instead; otherwise check what you entered and try again.',
  );

/** Also for the addresses of ADMIN_EMAILS, which become admins without ticking the box. */
function refuseClosedAdmins({ settings }: SessionDeps, { isAdmin }: Registration) {
  if (isAdmin && settings.adminSignup === 'closed')
    throw new Refusal(
      403,
      'registration-failed',
      'Admins are not registered here. Leave "Register as Admin" empty and ask an admin for access.',
    );
}

/** Grants or requests the admin role. Returns whether an admin must still approve it. */
async function applyForAdmin(
  { backend, settings }: SessionDeps,
  { isAdmin }: Registration,
  account: User,
): Promise<boolean> {
  // Without an identity the address has an account already, and this id is a made-up one.
  if (!isAdmin || account.identities?.length === 0) return false;
  const asks = settings.adminSignup === 'approve';
  const p_state = asks ? 'requested' : 'granted';
  await rpc(backend.privileged, 'set_admin', { p_user: account.id, p_state });
  return asks;
}
