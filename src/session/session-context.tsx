import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { SessionRow } from '#src/db/schema.ts';
import type { Session, SessionActions } from './session.ts';
import { RenderedUser } from './when-user-rendered.ts';

export type SessionView =
  | { status: 'loading' }
  | ({ status: 'ready' } & Pick<
      SessionRow,
      'user' | 'adminSignup' | 'demoAccounts' | 'mustSignInAgain'
    >);

const SessionContext = createContext<{ view: SessionView; actions: SessionActions } | undefined>(
  undefined,
);

export function SessionProvider(props: { session: Session; children: ReactNode }) {
  const { session, children } = props;
  const [renderedUser] = useState(() => new RenderedUser());
  const row = useLiveQuery(() => session.database.session.get('current'), [session]);
  const uid = row?.user?.uid;
  useEffect(() => renderedUser.rendered(uid), [renderedUser, uid]);
  const actions = useMemo(() => whenShown(session, renderedUser), [session, renderedUser]);
  const value = useMemo(() => ({ actions, view: viewOf(row) }), [actions, row]);
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}

/**
 * The same, done only once the screens know who entered. Without this, the page that a person is
 * led to would still see a guest and send them back to the login.
 */
function whenShown(session: Session, renderedUser: RenderedUser): SessionActions {
  const shown = async <Result extends { outcome: string }>(work: Promise<Result>) => {
    const result = await work;
    const { user } = (await session.database.session.get('current')) ?? {};
    if (result.outcome === 'signed-in' && user) await renderedUser.whenUserRendered(user.uid);
    return result;
  };
  return {
    signIn: (values, as) => shown(session.signIn(values, as)),
    register: (values) => shown(session.register(values)),
    signOut: (options) => session.signOut(options),
  };
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
  return useSessionContext().actions;
}

function useSessionContext() {
  const context = useContext(SessionContext);
  if (!context) throw new Error('The session is read within a SessionProvider');
  return context;
}
