import { type HistoryState, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import type { Application } from '#src/domain/application.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the list of requests. */
    fromList?: true;
  }
}

export const titleOf = ({ fullName, petName }: Application) => `${fullName} for ${petName}`;
export const rowIdOf = (requestId: string) => `request-${requestId}`;

const targetOf: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The history state of a request's entry. If a form is open already, beside the list, then the
 * entry before the new one is that form and not the list.
 */
export const stateFrom = (chosenId: string | undefined): HistoryState =>
  chosenId === undefined ? { fromList: true } : {};

type Arrows = {
  requests: readonly Application[];
  chosenId: string | undefined;
  /** Also opens the form of each row. */
  show: boolean;
};

/**
 * Handles the arrow keys, Home and End in a row: they move the focus to another row. Always the same
 * function, so that rows are not rendered again for it.
 */
export function useArrows(arrows: Arrows) {
  const navigate = useNavigate();
  const latest = useRef(arrows);
  useLayoutEffect(() => {
    latest.current = arrows;
  });
  return useCallback(
    (event: KeyboardEvent, from: string) => {
      const { requests, chosenId, show } = latest.current;
      const at = requests.findIndex((one) => one.id === from);
      const id = requests[targetOf[event.key]?.(at, requests.length) ?? -1]?.id;
      if (id === undefined) return;
      event.preventDefault();
      document.getElementById(rowIdOf(id))?.focus();
      if (!show) return;
      void navigate({
        to: '/Dashboard',
        search: { request: id },
        // The first form adds an entry, so that Back leads to the list. Further forms replace it,
        // so that nobody has to go back through fifty of them.
        ...(chosenId === undefined
          ? { state: stateFrom(chosenId) }
          : { state: true, replace: true }),
        resetScroll: false,
      });
    },
    [navigate],
  );
}
