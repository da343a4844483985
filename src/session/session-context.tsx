import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { SessionRow } from '#src/db/schema.ts';
import type { Session, SessionActions } from './session.ts';

export type SessionView =
  | { status: 'loading' }
  | ({ status: 'ready' } & Pick<
      SessionRow,
      'user' | 'adminSignup' | 'demoAccounts' | 'mustSignInAgain'
    >);

const SessionContext = createContext<{ view: SessionView; session: Session } | undefined>(
  undefined,
);

export function SessionProvider(props: { session: Session; children: ReactNode }) {
  const { session, children } = props;
  const row = useLiveQuery(() => session.database.session.get('current'), [session]);
  const value = useMemo(() => ({ session, view: viewOf(row) }), [session, row]);
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}

function viewOf(row: SessionRow | undefined): SessionView {
  if (!row) return { status: 'loading' };
  const { user, adminSignup, demoAccounts, mustSignInAgain } = row;
  return { status: 'ready', user, adminSignup, demoAccounts, mustSignInAgain };
}

/** Who is signed in on this device; 'loading' only until that was ever read or asked. */
export function useSession(): SessionView {
  return useSessionContext().view;
}

export function useSessionActions(): SessionActions {
  return useSessionContext().session;
}

function useSessionContext() {
  const context = useContext(SessionContext);
  if (!context) throw new Error('The session is read within a SessionProvider');
  return context;
}
