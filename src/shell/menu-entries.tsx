import { Link } from '@tanstack/react-router';
import type { SessionUser } from '#src/domain/account.ts';
import { texts } from '#src/domain/texts.ts';

const entry =
  'flex min-h-11 w-full items-center rounded-sm px-3 text-start font-medium hover:bg-sunk';

type MenuEntriesProps = { user: SessionUser | null; onLogOut: () => void };

/** The entries of the account menu: the person's pages, and logging out. */
export function MenuEntries({ user, onLogOut }: MenuEntriesProps) {
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
        {user !== null && (
          <li>
            <Link to="/account" className={entry}>
              Your account
            </Link>
          </li>
        )}
        <li>
          <Link to="/device" className={entry}>
            This device
          </Link>
        </li>
        {user !== null && (
          <li>
            <Link to="/your-data" className={entry}>
              Your data
            </Link>
          </li>
        )}
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
  if (user.isAdmin)
    return [
      { label: texts.manageApplications, to: '/Dashboard' },
      { label: 'Manage Pets', to: '/Manage' },
    ] as const;
  return [allPets, { label: texts.myApplications, to: '/Dashboard' }] as const;
}
