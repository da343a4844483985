import { type HistoryState, useNavigate } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import type { Application } from '#src/domain/application.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the list of requests. */
    fromList?: true;
  }
}

export const titleOf = ({ fullName, petName }: Application) => `${fullName} for ${petName}`;
export const rowIdOf = (requestId: string) => `request-${requestId}`;

const wayOf: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * What the entry of a request remembers. With a form beside the list, the entry before the next one
 * is another form's.
 */
export const stateFrom = (chosenId: string | undefined): HistoryState =>
  chosenId === undefined ? { fromList: true } : {};

type Arrows = {
  requests: readonly Application[];
  chosenId: string | undefined;
  /** Each row's form is shown while one goes. */
  show: boolean;
};

/** The arrow keys go through the rows. */
export function useArrows({ requests, chosenId, show }: Arrows) {
  const navigate = useNavigate();
  return (event: KeyboardEvent, at: number) => {
    const id = requests[wayOf[event.key]?.(at, requests.length) ?? -1]?.id;
    if (id === undefined) return;
    event.preventDefault();
    document.getElementById(rowIdOf(id))?.focus();
    if (!show) return;
    void navigate({
      to: '/Dashboard',
      search: { request: id },
      // The first leads back to the list. Whoever then looks through fifty forms need not go back
      // through them.
      ...(chosenId === undefined ? { state: stateFrom(chosenId) } : { state: true, replace: true }),
      resetScroll: false,
    });
  };
}
