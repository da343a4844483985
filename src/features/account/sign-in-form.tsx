import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { signInSchema } from '#src/domain/account-forms.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { useSession, useSessionActions } from '#src/session/session-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { AccountForm, useAccountForm } from './account-form.tsx';
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
  const demo =
    session.status === 'ready' ? session.demoAccounts.find(({ role }) => role === as) : undefined;

  const form = useAccountForm({
    schema: signInSchema,
    fields: { email: '', password: '' },
    onBusy,
    send: async (checked) => {
      const result = await actions.signIn(checked, as);
      if (result.outcome !== 'signed-in') return result.message;
      await afterLogin(result.user);
      return undefined;
    },
  });

  return (
    <AccountForm
      form={form}
      submit={texts.login}
      sending="Logging in..."
      beside={
        demo !== undefined && (
          <Button
            variant="secondary"
            disabled={form.busy}
            onClick={() => form.setValues({ email: demo.email, password: demo.password })}
          >
            {pageTexts.fillDummyCredentials}
          </Button>
        )
      }
      below={
        <>
          <p>
            <Link to="/forgot-password" className="font-semibold text-evergreen underline">
              {pageTexts.forgotPassword}
            </Link>
          </p>
          {children}
        </>
      }
    >
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
    </AccountForm>
  );
}
