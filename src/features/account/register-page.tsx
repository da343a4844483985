import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionInfo } from '#src/domain/protocol.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { Page } from '#src/ui/page.tsx';
import { AlreadySignedIn, useSignedInUser } from './already-signed-in.tsx';
import { RegisterForm } from './register-form.tsx';
import { RegistrationNotice } from './registration-notice.tsx';
import { WhyLogIn } from '#src/parts/wanted-place.tsx';

export function RegisterPage() {
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<NonNullable<SessionInfo['notice']>>();
  const user = useSignedInUser();
  if (notice !== undefined) {
    return (
      <Page title={pageTexts.registerTitle}>
        <RegistrationNotice notice={notice} signedIn={user !== null} />
      </Page>
    );
  }
  return (
    <Page title={pageTexts.registerTitle}>
      <div className="flex max-w-md flex-col gap-6">
        {user !== null && !busy ? (
          <AlreadySignedIn user={user}>To create another account, log out first.</AlreadySignedIn>
        ) : (
          <>
            <WhyLogIn how="Create an account" />
            <RegisterForm onBusy={setBusy} onNotice={setNotice}>
              <p className="border-t border-hairline pt-5 text-ink-soft">
                Already have an account?{' '}
                <Link to="/Login" state className="font-semibold text-evergreen underline">
                  Log in
                </Link>
              </p>
            </RegisterForm>
          </>
        )}
      </div>
    </Page>
  );
}
