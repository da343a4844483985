import { useState } from 'react';
import { withTimeout } from '#src/domain/with-timeout.ts';
import { useSessionActions } from '#src/session/session-context.tsx';
import { useDismissAlert } from '#src/ui/alerts.tsx';

export type LogOut = {
  /** How many commands would be lost; 0 after the answer, undefined before the question. */
  unsent: number | undefined;
  busy: boolean;
  /** Logs out, or asks (`unsent`) if commands would be lost. */
  start: () => Promise<void>;
  discard: () => Promise<void>;
  cancel: () => void;
};

const notSaved = {
  outcome: 'failed',
  message: 'Logging out could not be saved on this device. Reload the page and try again.',
} as const;

/**
 * Logs out, and asks (`LogOutQuestion`) before commands that were never sent are deleted. `before`
 * runs before every attempt; `onFailure` is given a sentence with a way out.
 */
export function useLogOut(
  before: () => Promise<void> | void,
  onFailure: (sentence: string) => void,
): LogOut {
  const session = useSessionActions();
  const dismissAlerts = useDismissAlert();
  const [unsent, setUnsent] = useState<number>();
  const [busy, setBusy] = useState(false);

  const attempt = async (discard: boolean) => {
    setBusy(true);
    setUnsent((was) => was && 0);
    // 1 s: without a network, the code of the page that it opens may be missing.
    await withTimeout(1_000, Promise.resolve(before()));
    const result = await session.signOut({ discard }).catch(() => notSaved);
    setBusy(false);
    // Whoever looks next need not read what this person did last.
    if (result.outcome === 'signed-out') dismissAlerts();
    if (result.outcome === 'unsent') setUnsent(result.count);
    if (result.outcome === 'failed') onFailure(result.message);
  };

  return {
    unsent,
    busy,
    start: () => attempt(false),
    discard: () => attempt(true),
    cancel: () => setUnsent(0),
  };
}
