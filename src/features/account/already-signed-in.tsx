import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionUser } from '#src/domain/account.ts';
import { texts } from '#src/domain/texts.ts';
import { LogOutQuestion } from '#src/parts/log-out-question.tsx';
import { useLogOut } from '#src/parts/use-log-out.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { FormMessage } from './account-form.tsx';

/** Shown instead of a sign-in form to a person who is signed in. */
export function AlreadySignedIn({ user }: { user: SessionUser }) {
  const [message, setMessage] = useState('');
  const logOut = useLogOut(() => setMessage(''), setMessage);

  return (
    <div className="flex flex-col gap-5">
      <p className="text-lg">
        You are logged in as <strong className="break-words">{user.email}</strong>.
      </p>
      <FormMessage>{message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <Link to={user.isAdmin ? '/Dashboard' : '/'} className={buttonClass('primary')}>
          {user.isAdmin ? texts.manageApplications : texts.allPets}
        </Link>
        <Button variant="secondary" disabled={logOut.busy} onClick={() => void logOut.start()}>
          {logOut.busy ? 'Logging out...' : texts.logOut}
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/change-password" className="font-semibold text-evergreen underline">
          Change your password
        </Link>
        <Link to="/change-email" className="font-semibold text-evergreen underline">
          Change your email address
        </Link>
      </p>
      <LogOutQuestion logOut={logOut} unsent={logOut.unsent ?? 0} />
    </div>
  );
}
