import { useOwnRows } from '#src/db/use-own-rows.ts';
import { useBadge } from '#src/pwa/app-badge.ts';
import { useSession } from '#src/session/session-context.tsx';
import { useSyncStatus } from '#src/sync/status.ts';

/** On the app's icon: how many commands wait or were refused, and requests an admin must decide. */
export function Badge() {
  const session = useSession();
  const { waiting, parked } = useSyncStatus();
  const isAdmin = session.status === 'ready' && session.user?.isAdmin === true;
  const own = waiting.length + parked.length;
  return isAdmin ? <WithUndecided own={own} /> : <Shown count={own} />;
}

function WithUndecided({ own }: { own: number }) {
  const undecided =
    useOwnRows()?.applications.filter((one) => one.status === 'pending').length ?? 0;
  return <Shown count={own + undecided} />;
}

function Shown({ count }: { count: number }) {
  useBadge(count);
  return null;
}
