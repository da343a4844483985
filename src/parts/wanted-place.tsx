import { Link, Navigate, useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pageAt, type PagePath } from '#src/domain/paths.ts';
import { useSession } from '#src/session/session-context.tsx';
import { buttonClass } from '#src/ui/button.tsx';

/** Where somebody was going when they were led to the login. It travels in the history's state. */
export type WantedPlace = {
  path: string;
  search?: object | undefined;
  /** The name of the pet that they wanted to adopt. */
  petName?: string;
  /** The page is for this role alone. */
  only?: 'user' | 'admin' | undefined;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the pages of the login. */
    wanted?: WantedPlace | undefined;
    /** On the page after it. */
    continueTo?: WantedPlace;
  }
}

export function useWantedPlace(): WantedPlace | undefined {
  return useLocation({ select: ({ state }) => state.wanted });
}

/** Leads a guest from this page to the login, which says why and leads back here. */
export function ToLogin({ only }: Pick<WantedPlace, 'only'>) {
  const router = useRouter();
  // Read once: the location is the login's before this page has left the screen.
  const [wanted] = useState(() => {
    const { pathname: path, search } = router.state.location;
    return { path, search, only };
  });
  return <Navigate to="/Login" replace state={{ wanted }} />;
}

const purposes: { [Path in PagePath]?: string } = {
  '/Cart': 'see your cart',
  '/Dashboard': 'see your applications',
  '/Questions': 'apply for a pet',
  '/account': 'see your account',
  '/your-data': 'see your data',
  '/security-log': 'see the security log',
  '/Manage': 'look after the pets',
  '/Manage/new': 'put in a pet',
  '/Manage/cards': 'print kennel cards',
  '/Manage/shelter': 'write about the shelter',
  '/Manage/start': 'set up the shelter',
};

/** Says why somebody is here, in a sentence that begins with `how`, as "Log in to see your cart." */
export function WhyLogIn({ how }: { how: string }) {
  const wanted = useWantedPlace();
  if (wanted === undefined) return null;
  const page = pageAt(wanted.path);
  const purpose =
    wanted.petName === undefined
      ? ((page && purposes[page.path]) ?? 'go on')
      : `adopt ${wanted.petName}`;
  return (
    <output className="block rounded-md bg-marigold-tint p-4">
      {how} to {purpose}.
    </output>
  );
}

type ContinueLinkProps = { wanted: WantedPlace; className: string };

/** Leads on to what somebody wanted before they logged in. */
export function ContinueLink({ wanted, className }: ContinueLinkProps) {
  return (
    <Link to={wanted.path} search={wanted.search ?? {}} className={className}>
      {wanted.petName === undefined ? 'Go on' : `Continue with ${wanted.petName}`}
    </Link>
  );
}

/** On the page after the login: the way back to the pet. */
export function ContinueNotice({ wanted }: { wanted: WantedPlace }) {
  const session = useSession();
  if (session.status === 'loading' || session.user === null) return null;
  return (
    <aside aria-label="After your login" className="border-b border-hairline bg-evergreen-tint">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <output>You are logged in.</output>
        <ContinueLink wanted={wanted} className={buttonClass('primary')} />
      </div>
    </aside>
  );
}
