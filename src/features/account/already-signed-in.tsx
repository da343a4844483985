import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionUser } from '#src/domain/account.ts';
import { texts } from '#src/domain/texts.ts';
import { useSessionActions } from '#src/session/session-context.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FormMessage } from './form-message.tsx';

/** Shown instead of a sign-in form to a person who has no need of one. */
export function AlreadySignedIn({ user }: { user: SessionUser }) {
  const actions = useSessionActions();
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const [message, setMessage] = useState('');

  const leave = async (discard: boolean) => {
    setBusy(true);
    setMessage('');
    setUnsent(0);
    const result = await actions.signOut({ discard });
    setBusy(false);
    if (result.outcome === 'unsent') setUnsent(result.count);
    if (result.outcome === 'failed') setMessage(result.message);
  };

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
        <Button variant="secondary" disabled={busy} onClick={() => void leave(false)}>
          {busy ? 'Logging out...' : texts.logOut}
        </Button>
      </div>
      <Dialog open={unsent > 0} onClose={() => setUnsent(0)} title="Not everything is sent yet">
        <p>
          {unsent === 1 ? 'One change waits' : `${unsent} changes wait`} on this device for a
          connection. If you log out now, {unsent === 1 ? 'it is' : 'they are'} lost.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => setUnsent(0)}>
            Stay logged in
          </Button>
          <Button variant="danger" onClick={() => void leave(true)}>
            Log out and discard
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
