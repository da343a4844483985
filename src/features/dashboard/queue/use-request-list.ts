import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Application } from '#src/domain/application.ts';
import { statusStyle } from '#src/domain/application-rules.ts';
import { type Order, prepareRequests, requestsToShow, type StatusFilter } from './request-list.ts';

// What a tall screen shows: after a choice these are rendered at once, and some more behind them.
const rowsAtOnce = 12;
const rowsAtFirst = 24;
const rowsAtATime = 50;
const nobody: ReadonlySet<string> = new Set();

/** An admin's choices for the list; they are kept while a form is shown instead of it. */
export function useRequestList(applications: readonly Application[]) {
  const [filter, setFilter] = useState<StatusFilter>('all');
  const [order, setOrder] = useState<Order>('newest');
  const [words, setWords] = useState('');
  const [kept, setKept] = useState(nobody);
  // Letters appear as they are typed, whatever the list takes.
  const sought = useDeferredValue(words);
  const choice = `${filter} ${sought}`;
  const [limited, setLimited] = useState({ choice, limit: rowsAtFirst });
  const limit = limited.choice === choice ? limited.limit : rowsAtOnce;
  useEffect(() => {
    if (limit < rowsAtFirst) startTransition(() => setLimited({ choice, limit: rowsAtFirst }));
  }, [choice, limit]);
  const prepared = useMemo(() => prepareRequests(applications), [applications]);
  const wanted = useMemo(
    () => requestsToShow(prepared, { filter, order, words: sought, kept }),
    [prepared, filter, order, sought, kept],
  );
  const rows = useMemo(
    () => ({
      rendered: wanted.slice(0, limit),
      count: wanted.length,
      more: Math.min(rowsAtATime, wanted.length - Math.max(limit, rowsAtFirst)),
      onMore: () => setLimited({ choice, limit: limit + rowsAtATime }),
      /** How many of them have left the chosen status by a decision. */
      stays:
        filter === 'all' || kept.size === 0
          ? 0
          : wanted.filter(({ status }) => statusStyle(status) !== filter).length,
    }),
    [wanted, limit, choice, filter, kept],
  );
  return {
    tools: {
      byStatus: prepared.byStatus,
      filter,
      onFilter: (next: StatusFilter) => {
        setFilter(next);
        setKept(nobody);
      },
      order,
      onOrder: setOrder,
      words,
      onWords: (next: string) => {
        setWords(next);
        setKept(nobody);
      },
    },
    /** All requests that match. */
    wanted,
    /** Those of them that are rendered; the same object until one of them changes. */
    rows,
    /** Keeps a request in the list after its decision, until the admin changes filter or words. */
    keep: (id: string) => setKept((before) => new Set([...before, id])),
  };
}
