import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOutbox } from '#src/db/use-outbox.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import { useAlert } from '#src/ui/alerts.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { NotificationPrompt } from './notification-prompt.tsx';

export function ConfirmationPage() {
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
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClass('primary')}>
          {pageTexts.backToHome}
        </Link>
        <Link to="/Dashboard" className={buttonClass('secondary')}>
          {pageTexts.userDashboardTitle}
        </Link>
      </div>
      {!refused && <NotificationPrompt />}
    </Page>
  );
}
