import { useState } from 'react';
import type { Application } from '#src/domain/application.ts';
import { countByStatus, type Order, requestsToShow, type StatusFilter } from './request-list.ts';

// 50 rows: more than a screen, few enough to be drawn at once on a phone.
const rowsAtATime = 50;
const nobody: ReadonlySet<string> = new Set();

/** What an admin has asked of the list; lives on while the form of one request takes its place. */
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
    /** All that match, and those of them that are drawn. */
    wanted,
    drawn: wanted.slice(0, limit),
    more: Math.min(rowsAtATime, wanted.length - limit),
    onMore: () => setLimit(limit + rowsAtATime),
    /** A request that was decided here keeps its place until something else is asked for. */
    keep: (id: string) => setKept((before) => new Set([...before, id])),
  };
}
