import { Link } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import type { SessionUser } from '#src/domain/account.ts';
import { texts } from '#src/domain/texts.ts';
import { useSession } from '#src/session/session-context.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { LogOutQuestion } from './log-out-question.tsx';
import { useLogOut } from './use-log-out.ts';

const entry =
  'flex min-h-11 w-full items-center rounded-sm px-3 text-start font-medium hover:bg-sunk';

/** Who is here, where they can go, and the way out. */
export function PersonMenu() {
  const session = useSession();
  const logOut = useLogOut();
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
      <LogOutQuestion logOut={logOut} />
    </>
  );
}

type MenuEntriesProps = { user: SessionUser | null; onLogOut: () => void };

function MenuEntries({ user, onLogOut }: MenuEntriesProps) {
  return (
    <>
      <p className="mb-1 border-b break-words border-hairline px-3 pt-1 pb-3 font-semibold">
        {user === null ? texts.welcomeGuest : user.email}
      </p>
      <ul>
        {placesFor(user).map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={entry}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/device" className={entry}>
            This device
          </Link>
        </li>
        {user !== null && (
          <li>
            <button type="button" data-closes onClick={onLogOut} className={entry}>
              {texts.logOut}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

function placesFor(user: SessionUser | null) {
  const allPets = { label: texts.allPets, to: '/' } as const;
  if (user === null)
    return [
      allPets,
      { label: texts.login, to: '/Login' },
      { label: texts.register, to: '/Register' },
    ] as const;
  if (user.isAdmin) return [{ label: texts.manageApplications, to: '/Dashboard' }] as const;
  return [allPets, { label: texts.myApplications, to: '/Dashboard' }] as const;
}
