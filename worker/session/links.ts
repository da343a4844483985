import type { Context } from 'hono';
import { getRuntimeKey } from 'hono/adapter';
import { Refusal, tooManyRequests } from '#worker/http/refusal.ts';
import type { AccountMail } from '#worker/supabase/backend.ts';
import type { Counted } from './rate-limits.ts';
import type { SessionDeps } from './session-deps.ts';

// What the routes have in common that mail a link.

export function refuseWithoutMail({ reachesPeople }: AccountMail): void {
  if (!reachesPeople)
    throw new Refusal(
      409,
      'no-mail',
      'Homeward sends no mail here, so it cannot send you a link. Ask the people who run it for help.',
    );
}

/** Takes one mail from these budgets. Throws a Refusal (429) if it must wait. */
export async function takeMail(
  { limits }: Pick<SessionDeps, 'limits'>,
  ...counted: Counted[]
): Promise<void> {
  const waitMs = await limits.take(...counted);
  if (waitMs > 0) throw tooManyRequests(waitMs, { why: 'Many links were asked for just now.' });
}

/** Says where mail is to be read, where it does not leave this machine. */
export const mailSent = ({ mailbox }: Pick<SessionDeps, 'mailbox'>) =>
  mailbox ? { mailbox: '/dev/mail' } : {};

/** Goes on after the answer. A failure is logged. */
export function inBackground(
  c: Context,
  { onError }: Pick<SessionDeps, 'onError'>,
  work: () => Promise<void>,
): void {
  const running = work().catch(onError);
  if (getRuntimeKey() === 'workerd') c.executionCtx.waitUntil(running);
}

export const linkUsed = () =>
  new Refusal(
    410,
    'link-used',
    'This link has been used, or is older than an hour. Ask for a new one.',
  );
