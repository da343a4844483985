import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { signInSchema } from '#src/domain/account-forms.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { useSession, useSessionActions } from '#src/session/session-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { TextField } from '#src/ui/field.tsx';
import { FormMessage, useAccountForm } from './account-form.tsx';
import { useAfterLogin } from './use-after-login.ts';

type SignInFormProps = {
  as: 'user' | 'admin';
  /**
   * While true, the page must not say that somebody is signed in: another page is about to open.
   */
  onBusy: (busy: boolean) => void;
  children: ReactNode;
};

/** Email and password; both stay in their fields, whatever the outcome. */
export function SignInForm({ as, onBusy, children }: SignInFormProps) {
  const session = useSession();
  const actions = useSessionActions();
  const afterLogin = useAfterLogin();
  const [values, setValues] = useState({ email: '', password: '' });
  const demo =
    session.status === 'ready' ? session.demoAccounts.find(({ role }) => role === as) : undefined;

  const form = useAccountForm(signInSchema, values, onBusy, async (checked) => {
    const result = await actions.signIn(checked, as);
    if (result.outcome !== 'signed-in') return result.message;
    await afterLogin(result.user);
    return undefined;
  });

  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <ErrorSummary errors={form.errors} />
      <FormMessage>{form.message}</FormMessage>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={values.email}
        onChange={(event) => setValues({ ...values, email: event.target.value })}
        error={form.errorOf('email')}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={values.password}
        onChange={(event) => setValues({ ...values, password: event.target.value })}
        error={form.errorOf('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={form.busy}>
          {form.busy ? 'Logging in...' : texts.login}
        </Button>
        {demo !== undefined && (
          <Button
            variant="secondary"
            disabled={form.busy}
            onClick={() => setValues({ email: demo.email, password: demo.password })}
          >
            {pageTexts.fillDummyCredentials}
          </Button>
        )}
      </div>
      <p>
        <Link to="/forgot-password" className="font-semibold text-evergreen underline">
          {pageTexts.forgotPassword}
        </Link>
      </p>
      {children}
    </form>
  );
}
