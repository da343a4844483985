import { Link } from '@tanstack/react-router';
import { Search, Sparkles } from 'lucide-react';
import { texts } from '#src/domain/texts.ts';
import { useSession } from '#src/session/session-context.tsx';
import { CartLink } from './cart-link.tsx';
import { NavLink } from './nav-link.tsx';
import { mainLinks } from './nav-links.ts';
import { PersonMenu } from './person-menu.tsx';
import { SyncPill } from './sync-pill.tsx';

const word =
  'grid min-h-11 items-center rounded-sm px-2.5 font-medium text-ink-soft hover:text-ink aria-[current]:text-evergreen aria-[current]:font-semibold';
const icon =
  'grid size-11 place-items-center rounded-sm text-ink-soft hover:text-ink aria-[current]:text-evergreen';
const onlyWide = 'hidden items-center lg:flex';

/** The bar at the top: everything on wide screens; on phones the name, the sync pill and the person. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const session = useSession();
  const guest = session.status === 'ready' && session.user === null;
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-paper pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex h-16 w-full max-w-page items-center gap-1 px-4 sm:px-6">
        <Link
          to="/"
          aria-label="Homeward"
          className="me-auto flex min-h-11 items-center gap-2 font-display text-xl font-semibold text-evergreen lg:me-4"
        >
          <Mark />
          <span className="max-[23rem]:sr-only">Homeward</span>
        </Link>
        <nav aria-label="Pages" className={`${onlyWide} me-auto`}>
          <NavLink to="/" className={word}>
            {texts.allPets}
          </NavLink>
          {mainLinks.map(({ label, to }) => (
            <NavLink key={to} to={to} className={word}>
              {label}
            </NavLink>
          ))}
        </nav>
        <SyncPill />
        <div className={onlyWide}>
          <button type="button" aria-label="Search" onClick={onSearch} className={icon}>
            <Search aria-hidden="true" className="size-6" />
          </button>
          <NavLink to="/Ai" label="AI suggestions" className={icon}>
            <Sparkles aria-hidden="true" className="size-6" />
          </NavLink>
          <CartLink className={icon} />
          {guest && (
            <>
              <NavLink to="/Login" className={word}>
                {texts.login}
              </NavLink>
              <NavLink to="/Register" className={word}>
                {texts.register}
              </NavLink>
            </>
          )}
        </div>
        <PersonMenu />
      </div>
    </header>
  );
}

function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 fill-current">
      <path d="M16 3.2 3.6 13.4a1.6 1.6 0 0 0-.6 1.25V26a3 3 0 0 0 3 3h20a3 3 0 0 0 3-3V14.65a1.6 1.6 0 0 0-.6-1.25L16 3.2Z" />
      <g className="fill-paper">
        <ellipse cx="10.2" cy="17.2" rx="2" ry="2.5" />
        <ellipse cx="14" cy="14.2" rx="2" ry="2.6" />
        <ellipse cx="18" cy="14.2" rx="2" ry="2.6" />
        <ellipse cx="21.8" cy="17.2" rx="2" ry="2.5" />
        <path d="M16 17.8c-2.9 0-5.3 2.9-5.3 5.2 0 1.6 1.2 2.4 2.6 2.4 1 0 1.7-.5 2.7-.5s1.7.5 2.7.5c1.4 0 2.6-.8 2.6-2.4 0-2.3-2.4-5.2-5.3-5.2Z" />
      </g>
    </svg>
  );
}
