import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { submitCommand } from '#src/db/submit-command.ts';
import { useMine } from '#src/db/use-mine.ts';
import { useOutbox } from '#src/db/use-outbox.ts';
import type { Application } from '#src/domain/application.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { useArrived } from '#src/parts/use-arrived.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { entryAbout, isUnsent, refusedSubmissions } from './entries.ts';
import { RefusedCard } from './refused-card.tsx';
import { NotificationsLine } from './notifications-line.tsx';
import { newestFirst } from './request-list.ts';
import { UserApplicationCard } from './user-application-card.tsx';
import { Waiting } from './waiting.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export function UserDashboard({ userId }: { userId: string }) {
  const database = useDatabase();
  const showAlert = useAlert();
  const mine = useMine();
  const outbox = useOutbox();
  const arrived = useArrived(mine);
  const [leaving, setLeaving] = useState<Application>();
  if (mine === undefined || outbox === undefined) {
    return <Waiting title={pageTexts.userDashboardTitle} />;
  }
  const applications = newestFirst(mine.applications.filter((one) => one.userId === userId));
  const refused = refusedSubmissions(outbox);
  const nothing = applications.length === 0 && refused.length === 0;
  if (nothing && !arrived) return <Waiting title={pageTexts.userDashboardTitle} />;

  const withdraw = async (application: Application) => {
    setLeaving(undefined);
    try {
      await submitCommand(database, {
        kind: 'withdrawApplication',
        args: { id: application.id },
      });
    } catch {
      showAlert('The withdrawal could not be saved on this device. Please try again.', 'error');
    }
  };

  return (
    <Page title={pageTexts.userDashboardTitle} wide>
      {nothing ? (
        <EmptyState title="You have not applied for a pet yet.">
          <p className="max-w-measure text-ink-soft">
            When you do, you can follow here what becomes of it.
          </p>
          <Link to="/Explore" className={buttonClass('primary')}>
            Meet the pets
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {refused.map((entry) => (
            <RefusedCard key={entry.id} entry={entry} />
          ))}
          {applications.map((application) => (
            <UserApplicationCard
              key={application.id}
              application={application}
              entry={entryAbout(outbox, application.id)}
              unsent={isUnsent(outbox, application.id)}
              onWithdraw={() => setLeaving(application)}
            />
          ))}
        </ul>
      )}
      {applications.length > 0 && <NotificationsLine />}
      <WithdrawDialog
        application={leaving}
        onClose={() => setLeaving(undefined)}
        onConfirm={(application) => void withdraw(application)}
      />
    </Page>
  );
}
