import { useNavigate } from '@tanstack/react-router';
import type { SessionUser } from '#src/domain/account.ts';
import { useWantedPlace } from '#src/parts/wanted-place.tsx';

/**
 * Opens the page that follows a login. Somebody who was on their way to a page that needs a login
 * is led there. Others are led home, as the specification says, where the way back to a pet is
 * offered; admins to their dashboard.
 */
export function useAfterLogin(): (user: SessionUser) => Promise<void> {
  const navigate = useNavigate();
  const wanted = useWantedPlace();
  return ({ isAdmin }) => {
    const role = isAdmin ? 'admin' : 'user';
    const isPet = wanted?.petName !== undefined;
    if (wanted !== undefined && !isPet && (wanted.only ?? role) === role)
      return navigate({ to: wanted.path, search: wanted.search ?? {} });
    if (isAdmin) return navigate({ to: '/Dashboard' });
    return navigate({ to: '/', state: isPet ? { continueTo: wanted } : {} });
  };
}
