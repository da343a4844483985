import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { minPasswordLength, registrationSchema } from '#src/domain/account-forms.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { useSession, useSessionActions } from '#src/session/session-context.tsx';
import { useAlert } from '#src/ui/alerts.tsx';
import { Checkbox, TextField } from '#src/ui/field.tsx';
import { AccountForm, useAccountForm } from './account-form.tsx';
import { useAfterLogin } from './use-after-login.ts';

// The server may have made the account before the device failed: registering again would be refused.
const notRemembered =
  'This device could not remember that you are logged in. Your account may exist already: free some space or load the page again, then log in.';

type RegisterFormProps = {
  onBusy: (busy: boolean) => void;
  onNotice: (notice: NonNullable<SessionInfo['notice']>) => void;
  children: ReactNode;
};

export function RegisterForm({ onBusy, onNotice, children }: RegisterFormProps) {
  const session = useSession();
  const actions = useSessionActions();
  const afterLogin = useAfterLogin();
  const showAlert = useAlert();
  const [isAdmin, setIsAdmin] = useState(false);
  const adminSignup = session.status === 'ready' ? session.adminSignup : 'closed';
  // Space for a checkbox that may appear, which would otherwise move the button away from a finger.
  const [keepsRoom] = useState(session.status === 'loading');

  const form = useAccountForm({
    schema: registrationSchema,
    fields: { name: '', email: '', password: '' },
    also: { isAdmin },
    onBusy,
    notSaved: notRemembered,
    send: async (checked) => {
      const result = await actions.register(checked);
      if ('message' in result) return result.message;
      if (result.notice !== undefined) onNotice(result.notice);
      else {
        showAlert(`Your account is ready. You are logged in as ${result.user.email}.`, 'success');
        await afterLogin(result.user);
      }
      return undefined;
    },
  });

  return (
    <AccountForm
      form={form}
      submit={texts.register}
      sending="Creating your account..."
      below={children}
    >
      <TextField label="Name" autoComplete="name" {...form.field('name')} />
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters.`}
        {...form.field('password')}
      />
      {adminSignup === 'closed' ? (
        keepsRoom && <div className="min-h-11" />
      ) : (
        <Checkbox
          label={pageTexts.registerAsAdmin}
          name="isAdmin"
          checked={isAdmin}
          onChange={(event) => setIsAdmin(event.target.checked)}
          {...(adminSignup === 'approve' && { hint: 'An existing admin has to confirm this.' })}
        />
      )}
      <p className="text-sm text-ink-soft">
        We keep your name, email and password to know you again. What we do with them is in our{' '}
        <Link to="/privacy" className="text-evergreen underline">
          privacy notice
        </Link>
        .
      </p>
    </AccountForm>
  );
}
