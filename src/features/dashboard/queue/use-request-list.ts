import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Application } from '#src/domain/application.ts';
import { statusStyle } from '#src/domain/application-rules.ts';
import {
  countByStatus,
  newestFirst,
  type Order,
  requestsToShow,
  type StatusFilter,
} from './request-list.ts';

const rowsAtATime = 50;
// What a tall screen shows: after a choice these are rendered at once, and the others behind them.
const rowsAtOnce = 12;
const nobody: ReadonlySet<string> = new Set();

/** An admin's choices for the list; they are kept while a form is shown instead of it. */
export function useRequestList(applications: readonly Application[]) {
  const [filter, setFilter] = useState<StatusFilter>('all');
  const [order, setOrder] = useState<Order>('newest');
  const [words, setWords] = useState('');
  const [kept, setKept] = useState(nobody);
  const [limit, setLimit] = useState(rowsAtATime);
  const sorted = useMemo(() => newestFirst(applications), [applications]);
  const counts = useMemo(() => countByStatus(applications), [applications]);
  // Letters appear as they are typed, whatever the list takes.
  const sought = useDeferredValue(words);
  const wanted = useMemo(
    () => requestsToShow(sorted, { filter, order, words: sought, kept }),
    [sorted, filter, order, sought, kept],
  );
  const startAgain = () => {
    setKept(nobody);
    setLimit(rowsAtOnce);
  };
  useEffect(() => {
    if (limit < rowsAtATime) startTransition(() => setLimit(rowsAtATime));
  }, [limit]);
  return {
    tools: {
      counts,
      filter,
      onFilter: (next: StatusFilter) => {
        setFilter(next);
        startAgain();
      },
      order,
      onOrder: setOrder,
      words,
      onWords: (next: string) => {
        setWords(next);
        startAgain();
      },
    },
    /** All requests that match, and those of them that are rendered. */
    wanted,
    /** How many of them have left the chosen status by a decision. */
    stays: wanted.filter(({ status }) => filter !== 'all' && statusStyle(status) !== filter).length,
    rendered: wanted.slice(0, limit),
    more: Math.min(rowsAtATime, wanted.length - Math.max(limit, rowsAtATime)),
    onMore: () => setLimit(limit + rowsAtATime),
    /** Keeps a request in the list after its decision, until the admin changes filter or words. */
    keep: (id: string) => setKept((before) => new Set([...before, id])),
  };
}
