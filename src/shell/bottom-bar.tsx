import { House, PawPrint, Search, Sparkles } from 'lucide-react';
import { CartLink } from './cart-link.tsx';
import { NavLink } from './nav-link.tsx';

const item =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-soft aria-[current]:font-semibold aria-[current]:text-evergreen';

/** The navigation bar at the bottom, on phones. */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
  return (
    <nav aria-label="Main" className="flex px-1 lg:hidden">
      <NavLink to="/" className={item}>
        <House aria-hidden="true" className="size-6" />
        Home
      </NavLink>
      <NavLink to="/explore" className={item}>
        <PawPrint aria-hidden="true" className="size-6" />
        Explore
      </NavLink>
      <button type="button" onClick={onSearch} className={item}>
        <Search aria-hidden="true" className="size-6" />
        Search
      </button>
      <NavLink to="/Ai" label="AI suggestions" className={item}>
        <Sparkles aria-hidden="true" className="size-6" />
        AI
      </NavLink>
      <CartLink className={item}>Cart</CartLink>
    </nav>
  );
}
