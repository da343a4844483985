import { type ReactNode, useState } from 'react';
import { WhyLogIn } from '#src/parts/wanted-place.tsx';
import { useSession } from '#src/session/session-context.tsx';
import { Page } from '#src/ui/page.tsx';
import { AlreadySignedIn, useSignedInUser } from './already-signed-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

type SignInPageProps = { as: 'user' | 'admin'; title: string; children: ReactNode };

export function SignInPage({ as, title, children }: SignInPageProps) {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const user = useSignedInUser();
  const mustSignInAgain = session.status === 'ready' && session.mustSignInAgain;
  return (
    <Page title={title}>
      <div className="flex max-w-md flex-col gap-6">
        {mustSignInAgain && (
          <output className="block rounded-md bg-marigold-tint p-4">
            You have been away for a while, so please log in again. Nothing is lost: what you did
            here is kept on this device and is sent as soon as you are back.
          </output>
        )}
        {user !== null && !mustSignInAgain && !busy ? (
          <AlreadySignedIn user={user} />
        ) : (
          <>
            <WhyLogIn how="Log in" />
            <SignInForm as={as} onBusy={setBusy}>
              <div className="flex flex-col gap-2 border-t border-hairline pt-5 text-ink-soft">
                {children}
              </div>
            </SignInForm>
          </>
        )}
      </div>
    </Page>
  );
}
