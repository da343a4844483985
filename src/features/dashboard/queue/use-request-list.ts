import { useState } from 'react';
import type { Application } from '#src/domain/application.ts';
import { statusStyle } from '#src/domain/application-rules.ts';
import { countByStatus, type Order, requestsToShow, type StatusFilter } from './request-list.ts';

// 50 rows: more than a screen shows, few enough for a phone to render at once.
const rowsAtATime = 50;
const nobody: ReadonlySet<string> = new Set();

/** An admin's choices for the list; they are kept while a form is shown instead of it. */
export function useRequestList(applications: readonly Application[]) {
  const [filter, setFilter] = useState<StatusFilter>('all');
  const [order, setOrder] = useState<Order>('newest');
  const [words, setWords] = useState('');
  const [kept, setKept] = useState(nobody);
  const [limit, setLimit] = useState(rowsAtATime);
  const wanted = requestsToShow(applications, { filter, order, words, kept });
  const startAgain = () => {
    setKept(nobody);
    setLimit(rowsAtATime);
  };
  return {
    tools: {
      counts: countByStatus(applications),
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
    more: Math.min(rowsAtATime, wanted.length - limit),
    onMore: () => setLimit(limit + rowsAtATime),
    /** Keeps a request in the list after its decision, until the admin changes filter or words. */
    keep: (id: string) => setKept((before) => new Set([...before, id])),
  };
}
