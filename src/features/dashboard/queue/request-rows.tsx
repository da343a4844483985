import { memo } from 'react';
import type { OutboxEntry } from '#src/db/schema.ts';
import { counted } from '#src/domain/words.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { entryAbout } from '#src/features/dashboard/application-entries.ts';
import { useArrows } from './request-links.ts';
import { RequestRow } from './request-row.tsx';
import type { useRequestList } from './use-request-list.ts';

type RequestRowsProps = {
  rows: ReturnType<typeof useRequestList>['rows'];
  outbox: readonly OutboxEntry[];
  chosenId: string | undefined;
  beside: boolean;
  onEnter: (id: string) => void;
};

/** The list of requests. */
// Memoized: a letter of the search is painted before its result is.
export const RequestRows = memo(function RequestRows(props: RequestRowsProps) {
  const { rows, outbox, chosenId, beside, onEnter } = props;
  const { count, stays, rendered, more, onMore } = rows;
  const onArrow = useArrows({ requests: rendered, chosenId, show: beside });
  return (
    <div className="min-w-0">
      <output className="mb-2 block text-sm text-ink-soft tabular-nums">
        {counted(count, 'request')}
        {stays > 0 &&
          `. ${stays} of them ${stays === 1 ? 'is decided now and leaves' : 'are decided now and leave'} when you choose again.`}
      </output>
      {count === 0 ? (
        <EmptyState title="No request is like this.">
          <p className="text-ink-soft">Choose another status, or find by other words.</p>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-hairline overflow-hidden rounded-lg border border-hairline bg-card">
          {rendered.map((application) => (
            <RequestRow
              key={application.id}
              application={application}
              entry={entryAbout(outbox, application.id)}
              chosenId={chosenId}
              beside={beside}
              onEnter={onEnter}
              onKeyDown={onArrow}
            />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button variant="secondary" className="mt-4 w-full" onClick={onMore}>
          Show {more} more
        </Button>
      )}
    </div>
  );
});
