import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { SessionUser } from '#src/domain/account.ts';
import { useWantedPlace } from '#src/parts/wanted-place.tsx';

/**
 * Opens the page that follows a login. Somebody who was on their way to a page that needs a login
 * is led there. Others are led home, as the specification says, where the way back to a pet is
 * offered; admins to their dashboard. The code of these pages is loaded while the form is open.
 */
export function useAfterLogin(): (user: SessionUser) => Promise<void> {
  const router = useRouter();
  const wanted = useWantedPlace();
  const path = wanted?.path;
  useEffect(() => {
    void router.preloadRoute({ to: '/' });
    if (path !== undefined) void router.preloadRoute({ to: path });
  }, [router, path]);
  return ({ isAdmin }) => {
    const role = isAdmin ? 'admin' : 'user';
    const isPet = wanted?.petName !== undefined;
    if (wanted !== undefined && !isPet && (wanted.only ?? role) === role)
      return router.navigate({ to: wanted.path, search: wanted.search ?? {} });
    if (isAdmin) return router.navigate({ to: '/Dashboard' });
    return router.navigate({ to: '/', state: isPet ? { continueTo: wanted } : {} });
  };
}
