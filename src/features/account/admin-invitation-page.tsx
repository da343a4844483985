import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionUser } from '#src/domain/account.ts';
import { type Failure, unavailable } from '#src/domain/failure.ts';
import { texts } from '#src/domain/texts.ts';
import { acceptAdminInvitation } from '#src/session/accept-admin-invitation.ts';
import { useSession, useSessionCookie } from '#src/session/session-context.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { FormMessage } from './account-form.tsx';

/** Where an invitation leads; its code is after the "#". */
export function AdminInvitationPage() {
  const session = useSession();
  return (
    <Page title="Become an admin">
      {session.status === 'loading' ? (
        <output className="block text-lg text-ink-soft">{texts.loading}</output>
      ) : (
        <Invitation user={session.user} />
      )}
    </Page>
  );
}

function Invitation({ user }: { user: SessionUser | null }) {
  const code = useLocation({ select: ({ hash }) => hash });
  if (user?.isAdmin)
    return (
      <div className="flex flex-col items-start gap-6">
        <p className="text-lg">You are an admin.</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/Dashboard" className={buttonClass('primary')}>
            {texts.manageApplications}
          </Link>
          <Link to="/Manage/start" className={buttonClass('secondary')}>
            First steps
          </Link>
        </div>
      </div>
    );
  if (code === '')
    return (
      <p className="max-w-measure text-lg">
        This link is not complete. Copy all of it from where you were given it, and open it again.
      </p>
    );
  return user ? <Acceptance user={user} code={code} /> : <AsksToLogIn />;
}

function AsksToLogIn() {
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="max-w-measure text-lg">
        Log in with the address that was invited, or register with it. Then open this link again: it
        works for an hour.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/Login" className={buttonClass('primary')}>
          {texts.login}
        </Link>
        <Link to="/Register" className={buttonClass('secondary')}>
          {texts.register}
        </Link>
      </div>
    </div>
  );
}

function Acceptance({ user, code }: { user: SessionUser; code: string }) {
  const { check } = useSessionCookie();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');

  const accept = async () => {
    setBusy(true);
    setMessage('');
    const answer = await acceptAdminInvitation(code);
    // Loaded anew, the app reads who is signed in now, and everything that an admin sees.
    if (answer.kind === 'ok') {
      // Otherwise the next page would still be somebody else's than an admin's.
      await check();
      return window.location.assign(answer.value.isFirstAdmin ? '/Manage/start' : '/Dashboard');
    }
    setBusy(false);
    setMessage(sentenceOf(answer));
  };

  return (
    <div className="flex flex-col items-start gap-6">
      <p className="w-full max-w-measure text-lg">
        You are logged in as <strong className="break-words">{user.email}</strong>. As an admin you
        read everybody’s applications, and approve or reject them.
      </p>
      <FormMessage>{message}</FormMessage>
      <Button variant="primary" disabled={busy} onClick={() => void accept()}>
        {busy ? 'Making you an admin...' : 'Become an admin'}
      </Button>
    </div>
  );
}

function sentenceOf(failure: Failure): string {
  switch (failure.kind) {
    case 'offline':
      return 'You are offline. Connect to the internet and try again.';
    case 'signed-out':
    case 'session-expired':
    case 'owner-changed':
      return 'You are no longer logged in. Log in again, then open this link once more.';
    case 'refused':
    case 'unavailable':
    case 'outdated':
    case 'other-tab':
      return failure.message;
    case 'reset':
    case 'storage':
      return unavailable().message;
  }
}
