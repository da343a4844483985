import { useNavigate } from '@tanstack/react-router';
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

/** The arrow keys go through the rows; with `show`, each row's form is shown while one goes. */
export function useArrows(requests: readonly Application[], show: boolean) {
  const navigate = useNavigate();
  return (event: KeyboardEvent, at: number) => {
    const id = requests[wayOf[event.key]?.(at, requests.length) ?? -1]?.id;
    if (id === undefined) return;
    event.preventDefault();
    document.getElementById(rowIdOf(id))?.focus();
    if (!show) return;
    // Replaced: whoever looks through fifty forms need not go back through them.
    void navigate({ to: '/Dashboard', search: { request: id }, replace: true, resetScroll: false });
  };
}
