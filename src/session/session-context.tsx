import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { SessionRow } from '#src/db/schema.ts';
import { useDeviceQuery } from '#src/db/use-device-query.ts';
import { useProvided } from '#src/db/use-provided.ts';
import type { RequestAsOwner, Session, SessionActions } from './session.ts';
import { RenderedUser } from './when-user-rendered.ts';

export type SessionView =
  | { status: 'loading' }
  | ({ status: 'ready' } & Pick<
      SessionRow,
      'user' | 'adminSignup' | 'demoAccounts' | 'mustSignInAgain' | 'operator'
    >);

type Provided = {
  session: Session;
  view: SessionView;
  actions: SessionActions;
  requestAsOwner: RequestAsOwner;
};
const SessionContext = createContext<Provided | undefined>(undefined);

type ProviderProps = Pick<Provided, 'session' | 'requestAsOwner'> & {
  /** The stored session, read before the first render: a page never shows another one first. */
  stored: SessionRow | undefined;
  children: ReactNode;
};

export function SessionProvider({ session, requestAsOwner, stored, children }: ProviderProps) {
  const [renderedUser] = useState(() => new RenderedUser());
  const row = useDeviceQuery(
    async () => session.database.session.get('current'),
    [session],
    stored,
  );
  const uid = row?.user?.uid;
  useEffect(() => renderedUser.rendered(uid), [renderedUser, uid]);
  const actions = useMemo(() => afterRender(session, renderedUser), [session, renderedUser]);
  const value = useMemo(
    () => ({ session, actions, requestAsOwner, view: viewOf(row) }),
    [session, actions, requestAsOwner, row],
  );
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}

/**
 * The session's actions, each resolved only once the screens are rendered for the new user. Without
 * this, the page after the login would still see a guest and send the person back to the login.
 */
function afterRender(session: Session, renderedUser: RenderedUser): SessionActions {
  const rendered = async <Result extends { outcome: string }>(work: Promise<Result>) => {
    const result = await work;
    const { user } = (await session.database.session.get('current')) ?? {};
    if (result.outcome === 'signed-in' && user) await renderedUser.whenUserRendered(user.uid);
    return result;
  };
  return {
    signIn: (values, as) => rendered(session.signIn(values, as)),
    register: (values) => rendered(session.register(values)),
    signOut: (options) => session.signOut(options),
  };
}

function viewOf(row: SessionRow | undefined): SessionView {
  if (!row) return { status: 'loading' };
  const { user, adminSignup, demoAccounts, mustSignInAgain, operator } = row;
  return { status: 'ready', user, adminSignup, demoAccounts, mustSignInAgain, operator };
}

/** Who is signed in on this device; 'loading' until the device has stored an answer and read it. */
export function useSession(): SessionView {
  return useSessionContext().view;
}

export function useSessionActions(): SessionActions {
  return useSessionContext().actions;
}

/** For what is asked of the worker about the account itself, which is not on the device. */
export function useRequestAsOwner(): RequestAsOwner {
  return useSessionContext().requestAsOwner;
}

/** What a module needs that talks to the worker about the account. */
export function useSessionDeps(): Session['deps'] {
  return useSessionContext().session.deps;
}

/** For requests in the name of who is signed in. */
export function useSessionCookie(): Pick<Session, 'check' | 'refresh'> {
  return useSessionContext().session;
}

const useSessionContext = () => useProvided(SessionContext);
