import { Link } from '@tanstack/react-router';
import { RequireSession } from '#src/parts/require-session.tsx';
import { useSession } from '#src/session/session-context.tsx';
import { buttonClass } from '#src/ui/button.tsx';
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
      <section className="mb-10">
        <h2 className="text-xl">How you log in</h2>
        <p className="mt-2 max-w-measure text-ink-soft">
          A new password logs out your other devices. A new address counts once you have opened the
          link that we send to it.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Link to="/change-password" className={buttonClass('secondary')}>
            Change your password
          </Link>
          <Link to="/change-email" className={buttonClass('secondary')}>
            Change your email address
          </Link>
        </div>
      </section>
      <SessionsSection />
    </Page>
  );
}
