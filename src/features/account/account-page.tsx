import { RequireSession } from '#src/parts/require-session.tsx';
import { useSession } from '#src/session/session-context.tsx';
import { Page } from '#src/ui/page.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The account of whoever is signed in. Each section is a file of its own. */
export function AccountPage() {
  return (
    <RequireSession>
      <Account />
    </RequireSession>
  );
}

function Account() {
  const session = useSession();
  const user = session.status === 'ready' ? session.user : null;
  if (user === null) return null;
  return (
    <Page
      title="Your account"
      lead={
        <>
          {user.name !== '' && `${user.name}, you `}
          {user.name === '' && 'You '}are logged in as{' '}
          <strong className="break-words">{user.email}</strong>.
        </>
      }
    >
      <SessionsSection />
    </Page>
  );
}
