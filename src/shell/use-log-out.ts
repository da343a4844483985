import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessionActions } from '#src/session/session-context.tsx';
import { useAlert } from '#src/ui/alerts.tsx';

type LogOut = {
  /** How many things would be lost; 0 when that was answered, undefined before it was asked. */
  unsent: number | undefined;
  start: () => Promise<void>;
  keepTrying: () => Promise<void>;
  discard: () => Promise<void>;
  cancel: () => void;
};

const notSaved = {
  outcome: 'failed',
  message: 'Logging out could not be saved on this device. Reload the page and try again.',
} as const;

/** Logging out: leads home, and asks before anything that was never sent is thrown away. */
export function useLogOut(): LogOut {
  const session = useSessionActions();
  const navigate = useNavigate();
  const showAlert = useAlert();
  const [unsent, setUnsent] = useState<number>();

  const attempt = async (discard: boolean) => {
    setUnsent((before) => before && 0);
    // Home first: a page that needs somebody signed in would lead to the login page instead.
    await navigate({ to: '/' });
    const result = await session.signOut({ discard }).catch(() => notSaved);
    if (result.outcome === 'unsent') setUnsent(result.count);
    if (result.outcome === 'failed') showAlert(result.message, 'error');
  };

  return {
    unsent,
    start: () => attempt(false),
    keepTrying: () => attempt(false),
    discard: () => attempt(true),
    cancel: () => setUnsent(0),
  };
}
