import { RequireSession } from '#src/parts/require-session.tsx';
import { useSession } from '#src/session/session-context.tsx';
import { AdminDashboard } from './queue/admin-dashboard.tsx';
import { UserDashboard } from './own/user-dashboard.tsx';

export function DashboardPage() {
  return (
    <RequireSession>
      <Dashboard />
    </RequireSession>
  );
}

function Dashboard() {
  const session = useSession();
  if (session.status !== 'ready' || session.user === null) return null;
  return session.user.isAdmin ? <AdminDashboard /> : <UserDashboard userId={session.user.uid} />;
}
