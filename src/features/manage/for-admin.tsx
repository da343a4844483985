import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SessionUser } from '#src/domain/account.ts';
import { RequireSession } from '#src/parts/require-session.tsx';
import { useSession } from '#src/session/session-context.tsx';
import { buttonClass } from '#src/ui/button.tsx';

type ForAdminProps = { children: (user: SessionUser) => ReactNode };

/** A page for admins, who are passed to it. */
export const ForAdmin = ({ children }: ForAdminProps) => (
  <RequireSession only="admin">
    <WithUser>{children}</WithUser>
  </RequireSession>
);

function WithUser({ children }: ForAdminProps) {
  const session = useSession();
  return session.status === 'ready' && session.user !== null ? children(session.user) : null;
}

/** The link from a pet's editor and the settings to all pets. */
export function BackToPets() {
  return (
    <Link to="/Manage" className={`${buttonClass('quiet')} -ms-5 -mt-4 mb-4`}>
      <ArrowLeft aria-hidden="true" className="size-5" />
      All pets
    </Link>
  );
}
