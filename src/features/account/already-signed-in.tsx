import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { SessionUser } from '#src/domain/account.ts';
import { adoptTexts } from '#src/domain/adopt-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { LogOutQuestion } from '#src/parts/log-out-question.tsx';
import { useLogOut } from '#src/parts/use-log-out.ts';
import { ContinueLink, useWantedPlace } from '#src/parts/wanted-place.tsx';
import { useSession } from '#src/session/session-context.tsx';
import { useDismissAlert } from '#src/ui/alerts.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { FormMessage } from './account-form.tsx';

/** Who is signed in, or null. Takes back the message that asked them to log in. */
export function useSignedInUser(): SessionUser | null {
  const session = useSession();
  const dismissAlert = useDismissAlert();
  const user = session.status === 'ready' ? session.user : null;
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) dismissAlert(adoptTexts.mustLogInToAdopt);
  }, [isSignedIn, dismissAlert]);
  return user;
}

type AlreadySignedInProps = { user: SessionUser; children?: ReactNode };

/** Shown instead of a sign-in form to a person who is signed in. */
export function AlreadySignedIn({ user, children }: AlreadySignedInProps) {
  const [message, setMessage] = useState('');
  const wanted = useWantedPlace();
  const logOut = useLogOut(() => setMessage(''), setMessage);

  return (
    <div className="flex flex-col gap-5">
      <p className="text-lg">
        You are logged in as <strong className="break-words">{user.email}</strong>.
        {children && <span className="mt-1 block text-base text-ink-soft">{children}</span>}
      </p>
      <FormMessage>{message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        {wanted && <ContinueLink wanted={wanted} className={buttonClass('primary')} />}
        <Link
          to={user.isAdmin ? '/Dashboard' : '/'}
          className={buttonClass(wanted ? 'secondary' : 'primary')}
        >
          {user.isAdmin ? texts.manageApplications : texts.allPets}
        </Link>
        <Button variant="secondary" disabled={logOut.busy} onClick={() => void logOut.start()}>
          {logOut.busy ? 'Logging out...' : texts.logOut}
        </Button>
      </div>
      <LogOutQuestion logOut={logOut} unsent={logOut.unsent ?? 0} />
    </div>
  );
}
