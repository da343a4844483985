import { useState } from 'react';
import { useMine } from '#src/db/use-mine.ts';
import { useOutbox } from '#src/db/use-outbox.ts';
import { texts } from '#src/domain/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { AdminRequests } from './admin-requests.tsx';
import { entryAbout } from './entries.ts';
import { countByStatus, type Order, requestsToShow, type StatusFilter } from './request-list.ts';
import { RequestRow } from './request-row.tsx';
import { RequestTools } from './request-tools.tsx';
import { useDecide } from './use-decide.ts';
import { Waiting } from './waiting.tsx';

// 50 rows: more than a screen, few enough to be drawn at once on a phone.
const rowsAtATime = 50;
const nobody: ReadonlySet<string> = new Set();

export function AdminDashboard() {
  const mine = useMine();
  const outbox = useOutbox();
  const decide = useDecide();
  const [filter, setFilter] = useState<StatusFilter>('all');
  const [order, setOrder] = useState<Order>('newest');
  const [words, setWords] = useState('');
  const [kept, setKept] = useState(nobody);
  const [limit, setLimit] = useState(rowsAtATime);
  if (mine === undefined || outbox === undefined) {
    return <Waiting title={texts.adminDashboardTitle} />;
  }
  const wanted = requestsToShow(mine.applications, { filter, order, words, kept });
  const startAgain = () => {
    setKept(nobody);
    setLimit(rowsAtATime);
  };

  return (
    <Page title={texts.adminDashboardTitle} wide>
      <AdminRequests requests={mine.adminRequests} outbox={outbox} />
      {mine.applications.length === 0 ? (
        <EmptyState title="No adoption requests yet.">
          <p className="max-w-measure text-ink-soft">
            They appear here by themselves as soon as somebody applies.
          </p>
        </EmptyState>
      ) : (
        <>
          <RequestTools
            counts={countByStatus(mine.applications)}
            filter={filter}
            onFilter={(next) => {
              setFilter(next);
              startAgain();
            }}
            order={order}
            onOrder={setOrder}
            words={words}
            onWords={(next) => {
              setWords(next);
              startAgain();
            }}
          />
          <output className="block mt-6 text-sm text-ink-soft tabular-nums">
            {wanted.length === 1 ? '1 request' : `${wanted.length} requests`}
          </output>
          <ul className="mt-2 divide-y divide-hairline rounded-lg border border-hairline bg-card">
            {wanted.slice(0, limit).map((application) => (
              <RequestRow
                key={application.id}
                application={application}
                entry={entryAbout(outbox, application.id)}
                onDecide={(status) => {
                  setKept((before) => new Set([...before, application.id]));
                  void decide(application.id, status);
                }}
              />
            ))}
          </ul>
          {wanted.length > limit && (
            <Button
              variant="secondary"
              className="mt-4 w-full"
              onClick={() => setLimit(limit + rowsAtATime)}
            >
              Show {Math.min(rowsAtATime, wanted.length - limit)} more
            </Button>
          )}
        </>
      )}
    </Page>
  );
}
