import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useState } from 'react';
import {
  doneSchema,
  mailSentSchema,
  minPasswordLength,
  passwordChangeSchema,
  passwordResetSchema,
  resetRequestSchema,
} from '#src/domain/account-forms.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { useAsk } from '#src/session/ask.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { AccountForm, useAccountForm } from './account-form.tsx';
import { MailSent, OnlySignedIn } from './account-mail.tsx';
import { useLinkValues } from './use-link-values.ts';

const link = 'font-semibold text-evergreen underline';
const changePassword = { submit: 'Change my password', sending: 'Changing it...' };

/** Asks for a link to choose a new password. Says the same for every address. */
export function ForgotPasswordPage() {
  const ask = useAsk();
  const [sent, setSent] = useState<{ to: string; mailbox: string | undefined }>();
  const form = useAccountForm({
    schema: resetRequestSchema,
    fields: { email: '' },
    send: async (checked) => {
      const result = await ask('/request-password-reset', checked, mailSentSchema);
      if (result.outcome !== 'done') return result.message;
      setSent({ to: checked.email, mailbox: result.answer.mailbox });
      return undefined;
    },
  });
  return (
    <Page title={pageTexts.forgotPassword}>
      {sent !== undefined ? (
        <MailSent mailbox={sent.mailbox}>
          If <strong className="break-words">{sent.to}</strong> has an account here, a link to
          choose a new password is on its way to it. The link works once, for an hour.
        </MailSent>
      ) : (
        <AccountForm
          form={form}
          submit="Send me a link"
          sending="Sending..."
          below={
            <p className="border-t border-hairline pt-5 text-ink-soft">
              You remember it?{' '}
              <Link to="/Login" className={link}>
                Log in
              </Link>
            </p>
          }
        >
          <p>
            Enter the email address of your account, and we send you a link to choose a new
            password.
          </p>
          <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        </AccountForm>
      )}
    </Page>
  );
}

/** Where the link in the mail leads. */
export function ResetPasswordPage() {
  const ask = useAsk();
  const tokenHash = useLinkValues().get('token_hash') ?? '';
  const [done, setDone] = useState(false);
  const form = useAccountForm({
    schema: passwordResetSchema,
    fields: { password: '' },
    also: { tokenHash },
    send: async (checked) => {
      const result = await ask('/reset-password', checked, doneSchema);
      if (result.outcome !== 'done') return result.message;
      setDone(true);
      return undefined;
    },
  });
  return (
    <Page title="Choose a new password">
      {done ? (
        <Done link="Log in" to="/Login">
          Your password is changed, and every device is logged out. Log in with the new one.
        </Done>
      ) : tokenHash === '' ? (
        <Done link="Ask for a new link" to="/forgot-password">
          This link is not complete. Open it from the mail again, or ask for a new one.
        </Done>
      ) : (
        <AccountForm
          form={form}
          {...changePassword}
          below={
            <p className="border-t border-hairline pt-5 text-ink-soft">
              The link does not work any more?{' '}
              <Link to="/forgot-password" className={link}>
                Ask for a new link
              </Link>
            </p>
          }
        >
          <NewPassword {...form.field('password')} />
        </AccountForm>
      )}
    </Page>
  );
}

/** Changes the password of somebody who is signed in and knows the current one. */
export function ChangePasswordPage() {
  const ask = useAsk();
  const [done, setDone] = useState(false);
  const form = useAccountForm({
    schema: passwordChangeSchema,
    fields: { current: '', password: '' },
    send: async (checked) => {
      const result = await ask('/change-password', checked, doneSchema);
      if (result.outcome !== 'done') return result.message;
      setDone(true);
      return undefined;
    },
  });
  return (
    <Page title="Change your password">
      {done ? (
        <Done link={texts.allPets} to="/">
          Your password is changed. Your other devices are logged out; this one stays logged in.
        </Done>
      ) : (
        <OnlySignedIn>
          {({ email }) => (
            <AccountForm form={form} {...changePassword}>
              {/* For password managers: whose password this is. */}
              <input type="email" autoComplete="username" value={email} readOnly hidden />
              <TextField
                label="Current password"
                type="password"
                autoComplete="current-password"
                {...form.field('current')}
              />
              <NewPassword {...form.field('password')} />
            </AccountForm>
          )}
        </OnlySignedIn>
      )}
    </Page>
  );
}

function NewPassword(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="New password"
      type="password"
      autoComplete="new-password"
      hint={`At least ${minPasswordLength} characters.`}
      {...field}
    />
  );
}

type DoneProps = { to: '/' | '/Login' | '/forgot-password'; link: string; children: ReactNode };

function Done({ to, link: text, children }: DoneProps) {
  return (
    <div className="flex flex-col items-start gap-6">
      <output className="block max-w-measure rounded-lg bg-evergreen-tint p-6 text-lg">
        {children}
      </output>
      <Link to={to} className={buttonClass('primary')}>
        {text}
      </Link>
    </div>
  );
}
