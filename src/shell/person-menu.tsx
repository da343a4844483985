import { useNavigate } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import { texts } from '#src/domain/texts.ts';
import { useLogOut } from '#src/parts/use-log-out.ts';
import { useSession } from '#src/session/session-context.tsx';
import { useAlert } from '#src/ui/alerts.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Popover } from '#src/ui/popover.tsx';

// With what "Log out" needs, which then works without a network.
const MenuEntries = lazyComponent(() =>
  Promise.all([import('./menu-entries.tsx'), import('#src/session/sign-out.ts')]).then(
    ([module]) => module.MenuEntries,
  ),
);
const LogOutQuestion = lazyComponent(() =>
  import('#src/parts/log-out-question.tsx').then((module) => module.LogOutQuestion),
);

/** The account menu: who is signed in, their pages, and logging out. */
export function PersonMenu() {
  const session = useSession();
  const navigate = useNavigate();
  const showAlert = useAlert();
  const logOut = useLogOut(
    // Home first: a page that needs a session would redirect to the login page.
    () => navigate({ to: '/' }),
    (sentence) => showAlert(sentence, 'error'),
  );
  const user = session.status === 'ready' ? session.user : null;
  return (
    <>
      <Popover
        label="Account"
        trigger={<CircleUserRound aria-hidden="true" className="size-6" />}
        triggerClass="grid size-11 shrink-0 place-items-center rounded-sm text-ink-soft hover:text-ink"
        className="top-[calc(4.25rem+env(safe-area-inset-top))] right-4 w-68 p-2 sm:right-6 min-[78rem]:right-[calc(50vw-36.5rem)]"
      >
        {session.status === 'loading' ? (
          <p className="px-3 py-2">{texts.loading}</p>
        ) : (
          <MenuEntries user={user} onLogOut={() => void logOut.start()} />
        )}
      </Popover>
      {/* Stays mounted after the question: a dialog that is closed gives the focus back. */}
      {logOut.unsent !== undefined && <LogOutQuestion logOut={logOut} unsent={logOut.unsent} />}
    </>
  );
}
