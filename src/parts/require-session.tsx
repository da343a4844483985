import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from '#src/domain/texts.ts';
import { useSession } from '#src/session/session-context.tsx';
import { Page } from '#src/ui/page.tsx';
import { ToLogin, type WantedPlace } from './wanted-place.tsx';

/** Shows its children only to people who are signed in, with `only` in that role. */
export function RequireSession({
  only,
  children,
}: Pick<WantedPlace, 'only'> & { children: ReactNode }) {
  const session = useSession();
  if (session.status === 'loading') return <Loading />;
  if (session.user === null) return <ToLogin only={only} />;
  const role = session.user.isAdmin ? 'admin' : 'user';
  // Each role has its own page there.
  if (only !== undefined && only !== role) return <Navigate to="/Dashboard" replace />;
  return children;
}

function Loading() {
  return (
    <Page title={texts.loading}>
      <p className="text-lg text-ink-soft">One moment: we look who is here.</p>
    </Page>
  );
}
