import { Link, useSearch } from '@tanstack/react-router';
import { useOutbox, useOwnRows } from '#src/db/use-own-rows.ts';
import type { Application } from '#src/domain/application.ts';
import type { OwnApplication } from '#src/domain/merge.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { useInitialSync } from '#src/sync/status.ts';
import { FirstRunNotice } from '#src/parts/first-run-notice.tsx';
import { useSubmitCommand } from '#src/parts/use-submit-command.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { useWide } from '#src/ui/use-wide.ts';
import { AdminRequests } from './admin-requests.tsx';
import { AllRequests } from './all-requests.tsx';
import { entryAbout } from '#src/features/dashboard/application-entries.ts';
import { NextRequest } from './next-request.tsx';
import { NoForm } from './no-form.tsx';
import { RequestDetail } from '#src/features/dashboard/application/request-detail.tsx';
import { titleOf } from './request-links.ts';
import { nextToDecide, othersFor } from './request-list.ts';
import { RequestPane } from '#src/features/dashboard/application/request-pane.tsx';
import { RequestRows } from './request-rows.tsx';
import { RequestTools } from './request-tools.tsx';
import { useEntering } from './use-entering.ts';
import { useOpenedApplications } from './use-opened-applications.ts';
import { useRequestList } from './use-request-list.ts';
import { DashboardSkeleton } from '#src/features/dashboard/dashboard-skeleton.tsx';

const none: readonly OwnApplication[] = [];
const linkClass = 'inline-grid min-h-11 items-center font-semibold text-evergreen underline';

/** The list of requests with the chosen one beside it; on a small screen one or the other. */
export function AdminDashboard() {
  const ownRows = useOwnRows();
  const outbox = useOutbox();
  const arrived = useInitialSync(ownRows);
  const applications = ownRows?.applications ?? none;
  const wide = useWide();
  const list = useRequestList(applications);
  const submit = useSubmitCommand();
  const { request: chosenId } = useSearch({ from: '/Dashboard' });
  const { heading, onEnter } = useEntering(chosenId);
  const chosen =
    chosenId === undefined ? undefined : applications.find(({ id }) => id === chosenId);
  useOpenedApplications(applications, chosen);
  if (ownRows === undefined || outbox === undefined || (applications.length === 0 && !arrived)) {
    return <DashboardSkeleton title={pageTexts.adminDashboardTitle} />;
  }
  const next = <NextRequest next={nextToDecide(list.wanted, chosenId)} onEnter={onEnter} />;
  const title = titleOfChoice(chosenId, chosen);
  const form =
    chosen === undefined ? (
      <NoForm gone={chosenId !== undefined}>{next}</NoForm>
    ) : (
      <RequestDetail
        key={chosen.id}
        application={chosen}
        entry={entryAbout(outbox, chosen.id)}
        others={othersFor(applications, chosen)}
        next={next}
        onEnter={onEnter}
        onDecide={(status) => {
          list.keep(chosen.id);
          void submit(
            { kind: 'decideApplication', args: { id: chosen.id, status } },
            'The decision could not be saved on this device. Please try again.',
          );
        }}
      />
    );

  if (!wide && chosenId !== undefined) {
    return (
      <Page title={title} wide>
        <AllRequests />
        {form}
      </Page>
    );
  }
  return (
    <Page title={pageTexts.adminDashboardTitle} wide>
      <FirstRunNotice />
      <AdminRequests requests={ownRows.adminRequests} outbox={outbox} />
      {applications.length === 0 ? (
        <EmptyState title="No adoption requests yet.">
          <p className="max-w-measure text-ink-soft">
            They appear here by themselves as soon as somebody applies.
          </p>
        </EmptyState>
      ) : (
        <>
          <RequestTools {...list.tools} />
          <div className="mt-5 grid grid-cols-1 items-start gap-6 lg:grid-cols-[28rem_minmax(0,1fr)]">
            <RequestRows
              rows={list.rows}
              outbox={outbox}
              chosenId={chosenId}
              beside={wide}
              onEnter={onEnter}
            />
            {wide && (
              // Keyed, so that each form begins at its top.
              <RequestPane key={chosenId} title={title} heading={heading}>
                {form}
              </RequestPane>
            )}
          </div>
        </>
      )}
      <p className="mt-10 flex flex-wrap gap-x-6">
        <Link to="/Manage" className={linkClass}>
          Manage pets
        </Link>
        <Link to="/security-log" className={linkClass}>
          Security log
        </Link>
      </p>
    </Page>
  );
}

function titleOfChoice(chosenId: string | undefined, chosen: Application | undefined): string {
  if (chosenId === undefined) return 'Choose a request';
  return chosen === undefined ? 'This application is not here' : titleOf(chosen);
}
