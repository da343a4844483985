import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from '#src/domain/texts.ts';
import { useSession } from '#src/session/session-context.tsx';

/** Lets its children be seen by who may: nobody signed out, with `admin` admins alone. */
export function RequireSession({
  admin = false,
  children,
}: {
  admin?: boolean;
  children: ReactNode;
}) {
  const session = useSession();
  if (session.status === 'loading') return <Loading />;
  if (session.user === null) return <Navigate to="/Login" replace />;
  if (admin && !session.user.isAdmin) return <Navigate to="/Dashboard" replace />;
  return children;
}

function Loading() {
  return (
    <output className="block mx-auto max-w-page px-4 py-16 text-lg text-ink-soft sm:px-6">
      {texts.loading}
    </output>
  );
}
