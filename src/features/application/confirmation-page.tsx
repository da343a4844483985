import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useOutbox, useOwnRows } from '#src/db/use-own-rows.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import { useSession } from '#src/session/session-context.tsx';
import { useInitialSync } from '#src/sync/status.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { NotificationPrompt } from './notification-prompt.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The form has just been submitted: its rows need not be read to know it. */
    submitted?: boolean;
  }
}

export function ConfirmationPage() {
  const session = useSession();
  const ownRows = useOwnRows();
  const arrived = useInitialSync(ownRows);
  const submittedNow = useLocation({ select: ({ state }) => state.submitted === true });
  // Kept: on the way to the next page, the location is already that page's.
  const [submittedHere] = useState(submittedNow);
  if (session.status === 'loading') return <Loading />;
  if (session.user === null) return <NobodyHere />;
  if (session.user.isAdmin) return <Navigate to="/Dashboard" replace />;
  if (submittedHere || (ownRows?.applications ?? []).length > 0) return <Confirmation />;
  return arrived ? <NothingSubmitted /> : <Loading />;
}

function Confirmation() {
  const showAlert = useAlert();
  const last = useOutbox()?.findLast(({ command }) => command.kind === 'submitApplication');
  const refused = last?.state === 'parked';
  useEffect(() => {
    if (refused) showAlert(pageTexts.applicationFailed, 'error');
  }, [refused, showAlert]);
  const [title, lead] = refused
    ? ['Your application was not accepted', pageTexts.applicationFailed]
    : [pageTexts.confirmationTitle, pageTexts.confirmation];
  return (
    <Page title={title} lead={lead}>
      {last !== undefined && (
        <div className="mb-8">
          <UnsentNote entry={last} />
        </div>
      )}
      <Ways>
        <Link to="/Dashboard" className={buttonClass('secondary')}>
          {pageTexts.userDashboardTitle}
        </Link>
      </Ways>
      {!refused && <NotificationPrompt />}
    </Page>
  );
}

function Loading() {
  return (
    <Page title={texts.loading}>
      <p className="text-lg text-ink-soft">One moment: we look for your applications.</p>
    </Page>
  );
}

function NobodyHere() {
  return (
    <Page
      title="Nobody is logged in here"
      lead="Applications belong to an account. Log in to see what you have submitted, and what came of it."
    >
      <Ways>
        <Link
          to="/Login"
          state={{ wanted: { path: '/Dashboard' } }}
          className={buttonClass('secondary')}
        >
          {texts.login}
        </Link>
      </Ways>
    </Page>
  );
}

function NothingSubmitted() {
  return (
    <Page
      title="No application yet"
      lead="You have not submitted an application. Choose a pet, put it in your cart, and apply from there."
    >
      <Ways>
        <Link to="/Cart" className={buttonClass('secondary')}>
          Go to your cart
        </Link>
      </Ways>
    </Page>
  );
}

/** The way home, and another one. */
function Ways({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/" className={buttonClass('primary')}>
        {pageTexts.backToHome}
      </Link>
      {children}
    </div>
  );
}
