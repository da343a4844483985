import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { signInSchema } from '#src/domain/account-forms.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { useFormErrors } from '#src/parts/use-form-errors.ts';
import { useSession, useSessionActions } from '#src/session/session-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { TextField } from '#src/ui/field.tsx';
import { FormMessage, notSaved } from './form-message.tsx';

type SignInFormProps = {
  as: 'user' | 'admin';
  /** While true, the page must not tell that somebody is signed in: it is about to be left. */
  onBusy: (busy: boolean) => void;
  children: ReactNode;
};

/** Email and password; what was typed stays, whatever the outcome. */
export function SignInForm({ as, onBusy, children }: SignInFormProps) {
  const session = useSession();
  const actions = useSessionActions();
  const navigate = useNavigate();
  const [values, setValues] = useState({ email: '', password: '' });
  const form = useFormErrors(signInSchema, values);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const demo =
    session.status === 'ready' ? session.demoAccounts.find(({ role }) => role === as) : undefined;

  const submit = async () => {
    const checked = form.check();
    setMessage('');
    if (checked === undefined || busy) return;
    setBusy(true);
    onBusy(true);
    const result = await actions.signIn(checked, as).catch(() => notSaved);
    if (result.outcome === 'signed-in') {
      await navigate({ to: result.user.isAdmin ? '/Dashboard' : '/' });
      return;
    }
    setMessage(result.message);
    setBusy(false);
    onBusy(false);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <ErrorSummary errors={form.errors} />
      <FormMessage>{message}</FormMessage>
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
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Logging in...' : texts.login}
        </Button>
        {demo !== undefined && (
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => setValues({ email: demo.email, password: demo.password })}
          >
            {pageTexts.fillDummyCredentials}
          </Button>
        )}
      </div>
      {children}
    </form>
  );
}
