import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOutbox } from '#src/db/use-outbox.ts';
import { texts } from '#src/domain/texts.ts';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import { useAlert } from '#src/ui/alerts.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { TellMe } from './tell-me.tsx';

export function ConfirmationPage() {
  const showAlert = useAlert();
  const last = useOutbox()?.findLast(({ command }) => command.kind === 'submitApplication');
  const refused = last?.state === 'parked';
  useEffect(() => {
    if (refused) showAlert(texts.applicationFailed, 'error');
  }, [refused, showAlert]);
  const [title, lead] = refused
    ? ['Your application was not accepted', texts.applicationFailed]
    : [texts.confirmationTitle, texts.confirmation];
  return (
    <Page title={title} lead={lead}>
      {last !== undefined && (
        <div className="mb-8">
          <UnsentNote entry={last} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClass('primary')}>
          {texts.backToHome}
        </Link>
        <Link to="/Dashboard" className={buttonClass('secondary')}>
          {texts.userDashboardTitle}
        </Link>
      </div>
      {!refused && <TellMe />}
    </Page>
  );
}
