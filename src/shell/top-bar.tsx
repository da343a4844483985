import { Link } from '@tanstack/react-router';
import { Search, Sparkles } from 'lucide-react';
import { texts } from '#src/domain/texts.ts';
import { BarFrame, Brand, brandClass } from './bar-frame.tsx';
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
  return (
    <BarFrame>
      <Link to="/" aria-label="Homeward" className={brandClass}>
        <Brand />
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
        {/* For somebody who is logged in, both pages say so. */}
        <NavLink to="/Login" className={word}>
          {texts.login}
        </NavLink>
        <NavLink to="/Register" className={word}>
          {texts.register}
        </NavLink>
      </div>
      <PersonMenu />
    </BarFrame>
  );
}
