import { useBadge } from '#src/pwa/app-badge.ts';
import { useSession } from '#src/session/session-context.tsx';
import { useSyncStatus } from '#src/sync/status.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

// Without it, lists show what the server said.
const ForStaff = lazyComponent(
  () => import('./for-staff.tsx').then((module) => module.ForStaff),
  () => null,
);

/** On the app's icon: how many commands and photos wait, what was refused, and requests an admin must decide. */
export function Badge() {
  const session = useSession();
  const { waiting, parked, photos } = useSyncStatus();
  const isAdmin = session.status === 'ready' && session.user?.isAdmin === true;
  const own = waiting.length + parked.length + photos.count;
  return isAdmin ? <ForStaff own={own} /> : <Shown count={own} />;
}

function Shown({ count }: { count: number }) {
  useBadge(count);
  return null;
}
