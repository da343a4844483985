import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
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
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Page } from '#src/ui/page.tsx';
import { FormMessage, useAccountForm } from './account-form.tsx';
import { MailSent, OnlySignedIn } from './account-mail.tsx';
import { useLinkValues } from './use-link-values.ts';

const link = 'font-semibold text-evergreen underline';
const newPasswordHint = `At least ${minPasswordLength} characters.`;

/** Asks for a link to choose a new password. Says the same for every address. */
export function ForgotPasswordPage() {
  const ask = useAsk();
  const [values, setValues] = useState({ email: '' });
  const [sent, setSent] = useState<{ to: string; mailbox: string | undefined }>();
  const form = useAccountForm(
    resetRequestSchema,
    values,
    () => {},
    async (checked) => {
      const result = await ask('/request-password-reset', checked, mailSentSchema);
      if (result.outcome !== 'done') return result.message;
      setSent({ to: checked.email, mailbox: result.answer.mailbox });
      return undefined;
    },
  );
  return (
    <Page title={pageTexts.forgotPassword}>
      {sent !== undefined ? (
        <MailSent mailbox={sent.mailbox}>
          If <strong className="break-words">{sent.to}</strong> has an account here, a link to
          choose a new password is on its way to it. The link works once, for an hour.
        </MailSent>
      ) : (
        <form noValidate onSubmit={form.onSubmit} className="flex max-w-md flex-col gap-5">
          <p>
            Enter the email address of your account, and we send you a link to choose a new
            password.
          </p>
          <ErrorSummary errors={form.errors} />
          <FormMessage>{form.message}</FormMessage>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            value={values.email}
            onChange={(event) => setValues({ email: event.target.value })}
            error={form.errorOf('email')}
          />
          <div>
            <Button type="submit" variant="primary" disabled={form.busy}>
              {form.busy ? 'Sending...' : 'Send me a link'}
            </Button>
          </div>
          <p className="border-t border-hairline pt-5 text-ink-soft">
            You remember it?{' '}
            <Link to="/Login" className={link}>
              Log in
            </Link>
          </p>
        </form>
      )}
    </Page>
  );
}

/** Where the link in the mail leads. */
export function ResetPasswordPage() {
  const ask = useAsk();
  const tokenHash = useLinkValues().get('token_hash') ?? '';
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const form = useAccountForm(
    passwordResetSchema,
    { tokenHash, password },
    () => {},
    async (checked) => {
      const result = await ask('/reset-password', checked, doneSchema);
      if (result.outcome !== 'done') return result.message;
      setDone(true);
      return undefined;
    },
  );
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
        <form noValidate onSubmit={form.onSubmit} className="flex max-w-md flex-col gap-5">
          <ErrorSummary errors={form.errors} />
          <FormMessage>{form.message}</FormMessage>
          <TextField
            label="New password"
            name="password"
            type="password"
            autoComplete="new-password"
            required
            hint={newPasswordHint}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={form.errorOf('password')}
          />
          <div>
            <Button type="submit" variant="primary" disabled={form.busy}>
              {form.busy ? 'Changing it...' : 'Change my password'}
            </Button>
          </div>
          <p className="border-t border-hairline pt-5 text-ink-soft">
            The link does not work any more?{' '}
            <Link to="/forgot-password" className={link}>
              Ask for a new link
            </Link>
          </p>
        </form>
      )}
    </Page>
  );
}

/** Changes the password of somebody who is signed in and knows the current one. */
export function ChangePasswordPage() {
  const ask = useAsk();
  const [values, setValues] = useState({ current: '', password: '' });
  const [done, setDone] = useState(false);
  const form = useAccountForm(
    passwordChangeSchema,
    values,
    () => {},
    async (checked) => {
      const result = await ask('/change-password', checked, doneSchema);
      if (result.outcome !== 'done') return result.message;
      setDone(true);
      return undefined;
    },
  );
  const field = (name: 'current' | 'password') => ({
    name,
    type: 'password',
    required: true,
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
    error: form.errorOf(name),
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
            <form noValidate onSubmit={form.onSubmit} className="flex max-w-md flex-col gap-5">
              <ErrorSummary errors={form.errors} />
              <FormMessage>{form.message}</FormMessage>
              {/* For password managers: whose password this is. */}
              <input type="email" autoComplete="username" value={email} readOnly hidden />
              <TextField
                label="Current password"
                autoComplete="current-password"
                {...field('current')}
              />
              <TextField
                label="New password"
                autoComplete="new-password"
                hint={newPasswordHint}
                {...field('password')}
              />
              <div>
                <Button type="submit" variant="primary" disabled={form.busy}>
                  {form.busy ? 'Changing it...' : 'Change my password'}
                </Button>
              </div>
            </form>
          )}
        </OnlySignedIn>
      )}
    </Page>
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
