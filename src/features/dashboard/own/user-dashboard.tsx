import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useOutbox, useOwnRows } from '#src/db/use-own-rows.ts';
import type { Application } from '#src/domain/application.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { useInitialSync } from '#src/sync/status.ts';
import { useSubmitCommand } from '#src/parts/use-submit-command.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import {
  entryAbout,
  isUnsent,
  refusedSubmissions,
} from '#src/features/dashboard/application-entries.ts';
import { RefusedCard } from './refused-card.tsx';
import { NotificationsLine } from './notifications-line.tsx';
import { newestFirst } from '#src/features/dashboard/queue/request-list.ts';
import { OwnApplicationPage } from './own-application-page.tsx';
import { UserApplicationCard } from './user-application-card.tsx';
import { DashboardSkeleton } from '#src/features/dashboard/dashboard-skeleton.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** A person's applications, or the one that the address names. */
export function UserDashboard({ userId }: { userId: string }) {
  const submit = useSubmitCommand();
  const ownRows = useOwnRows();
  const outbox = useOutbox();
  const arrived = useInitialSync(ownRows);
  const [leaving, setLeaving] = useState<Application>();
  const { request: chosenId } = useSearch({ from: '/Dashboard' });
  if (ownRows === undefined || outbox === undefined) {
    return <DashboardSkeleton title={pageTexts.userDashboardTitle} />;
  }
  const applications = newestFirst(ownRows.applications.filter((one) => one.userId === userId));
  const refused = refusedSubmissions(outbox);
  const nothing = applications.length === 0 && refused.length === 0;
  const chosen = applications.find(({ id }) => id === chosenId);
  const missing = nothing || (chosenId !== undefined && chosen === undefined);
  if (missing && !arrived) return <DashboardSkeleton title={pageTexts.userDashboardTitle} />;

  const withdraw = (application: Application) => {
    setLeaving(undefined);
    void submit(
      { kind: 'withdrawApplication', args: { id: application.id } },
      'The withdrawal could not be saved on this device. Please try again.',
    );
  };

  const question = (
    <WithdrawDialog
      application={leaving}
      onClose={() => setLeaving(undefined)}
      onConfirm={withdraw}
    />
  );
  if (chosenId !== undefined) {
    return (
      <>
        <OwnApplicationPage
          application={chosen}
          entry={entryAbout(outbox, chosenId)}
          unsent={isUnsent(outbox, chosenId)}
          onWithdraw={() => setLeaving(chosen)}
        />
        {question}
      </>
    );
  }
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
      {question}
    </Page>
  );
}
