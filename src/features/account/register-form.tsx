import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { minPasswordLength, registrationSchema } from '#src/domain/account-forms.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { useFormErrors } from '#src/parts/use-form-errors.ts';
import { useSession, useSessionActions } from '#src/session/session-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { Checkbox, TextField } from '#src/ui/field.tsx';
import { FormMessage, notSaved } from './form-message.tsx';

type RegisterFormProps = {
  onBusy: (busy: boolean) => void;
  onNotice: (notice: NonNullable<SessionInfo['notice']>) => void;
  children: ReactNode;
};

export function RegisterForm({ onBusy, onNotice, children }: RegisterFormProps) {
  const session = useSession();
  const actions = useSessionActions();
  const navigate = useNavigate();
  const [values, setValues] = useState({ name: '', email: '', password: '', isAdmin: false });
  const form = useFormErrors(registrationSchema, values);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const adminSignup = session.status === 'ready' ? session.adminSignup : 'closed';
  // Kept free for the box that may come, which would push the button away from under a thumb.
  const [keepsRoom] = useState(session.status === 'loading');

  const submit = async () => {
    const checked = form.check();
    setMessage('');
    if (checked === undefined || busy) return;
    setBusy(true);
    onBusy(true);
    const result = await actions.register(checked).catch(() => notSaved);
    const notice = 'notice' in result ? result.notice : undefined;
    if (notice !== undefined) {
      onNotice(notice);
      return;
    }
    if (result.outcome === 'signed-in') {
      await navigate({ to: result.user.isAdmin ? '/Dashboard' : '/' });
      return;
    }
    if (result.outcome !== 'notice') setMessage(result.message);
    setBusy(false);
    onBusy(false);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  const field = (name: 'name' | 'email' | 'password') => ({
    name,
    required: true,
    value: values[name],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
    error: form.errorOf(name),
  });

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <ErrorSummary errors={form.errors} />
      <FormMessage>{message}</FormMessage>
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters.`}
        {...field('password')}
      />
      {adminSignup === 'closed' ? (
        keepsRoom && <div className="min-h-11" />
      ) : (
        <Checkbox
          label={pageTexts.registerAsAdmin}
          name="isAdmin"
          checked={values.isAdmin}
          onChange={(event) => setValues({ ...values, isAdmin: event.target.checked })}
          {...(adminSignup === 'approve' && { hint: 'An existing admin has to confirm this.' })}
        />
      )}
      <div>
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? 'Creating your account...' : texts.register}
        </Button>
      </div>
      {children}
    </form>
  );
}
