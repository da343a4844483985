import { useState } from 'react';
import {
  addressChangeSchema,
  addressConfirmationSchema,
  type AddressConfirmed,
  addressConfirmedSchema,
  mailSentSchema,
} from '#src/domain/account-forms.ts';
import { useAsk } from '#src/session/ask.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { AccountForm, useAccountForm } from './account-form.tsx';
import { MailSent, OnlySignedIn } from './account-mail.tsx';
import { useLinkValues } from './use-link-values.ts';

/** Asks for another address, which counts once its mailbox has confirmed it. */
export function ChangeEmailPage() {
  const ask = useAsk();
  const [sent, setSent] = useState<{ to: string; mailbox: string | undefined }>();
  const form = useAccountForm({
    schema: addressChangeSchema,
    fields: { email: '', password: '' },
    send: async (checked) => {
      const result = await ask('/change-address', checked, mailSentSchema);
      if (result.outcome !== 'done') return result.message;
      setSent({ to: checked.email, mailbox: result.answer.mailbox });
      return undefined;
    },
  });
  return (
    <Page title="Change your email address">
      {sent !== undefined ? (
        <MailSent mailbox={sent.mailbox}>
          We are sending a link to <strong className="break-words">{sent.to}</strong>. Open it
          within an hour: until then you log in with your present address. An address that already
          has an account gets no link.
        </MailSent>
      ) : (
        <OnlySignedIn>
          {(user) => (
            <AccountForm form={form} submit="Send a link to the new address" sending="Sending...">
              <p>
                You log in with <strong className="break-words">{user.email}</strong>.
              </p>
              <TextField
                label="New email address"
                type="email"
                autoComplete="email"
                {...form.field('email')}
              />
              <TextField
                label="Your password"
                type="password"
                autoComplete="current-password"
                {...form.field('password')}
              />
            </AccountForm>
          )}
        </OnlySignedIn>
      )}
    </Page>
  );
}

type Confirmed = AddressConfirmed['confirmed'] | 'not-yet';

/**
 * Where the link in a mail leads, for a new account and for a new address. It waits for a press:
 * programs that look into mail open links too.
 */
export function ConfirmEmailPage() {
  const ask = useAsk();
  const link = useLinkValues();
  const values = { tokenHash: link.get('token_hash') ?? '', type: link.get('type') };
  const [confirmed, setConfirmed] = useState<Confirmed>('not-yet');
  const form = useAccountForm({
    schema: addressConfirmationSchema,
    fields: {},
    also: values,
    send: async (checked) => {
      const result = await ask('/confirm-address', checked, addressConfirmedSchema);
      if (result.outcome !== 'done') return result.message;
      setConfirmed(result.answer.confirmed);
      return undefined;
    },
  });
  const isComplete = addressConfirmationSchema.safeParse(values).success;
  return (
    <Page title="Confirm your email address">
      {confirmed !== 'not-yet' ? (
        <div className="flex flex-col items-start gap-6">
          <output className="block max-w-measure rounded-lg bg-evergreen-tint p-6 text-lg">
            {confirmed === 'one-of-two'
              ? 'One of your two addresses is confirmed. Open the link in the mail to the other one too.'
              : 'Your email address is confirmed. From now on you log in with it.'}
          </output>
          {/* Loads the app anew, which asks who is signed in: the address may be another one now. */}
          <a href={values.type === 'signup' ? '/Login' : '/'} className={buttonClass('primary')}>
            {values.type === 'signup' ? 'Log in' : 'Go on'}
          </a>
        </div>
      ) : isComplete ? (
        <AccountForm
          form={form}
          submit="Confirm my address"
          sending="Confirming it..."
          below={<WaysOut type={values.type} />}
        >
          <p>Is this address yours? Then press the button.</p>
        </AccountForm>
      ) : (
        <div className="flex max-w-md flex-col gap-5">
          <p>This link is not complete. Open it from the mail again.</p>
          <WaysOut type={values.type} />
        </div>
      )}
    </Page>
  );
}

function WaysOut({ type }: { type: string | null }) {
  const again =
    type === 'email_change'
      ? { to: '/change-email', text: 'Ask for a new link' }
      : // Its link confirms the address too.
        { to: '/forgot-password', text: 'Choose a new password, which confirms it too' };
  return (
    <p className="border-t border-hairline pt-5 text-ink-soft">
      The link does not work any more?{' '}
      <a href={again.to} className="font-semibold text-evergreen underline">
        {again.text}
      </a>
    </p>
  );
}
