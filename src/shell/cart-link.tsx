import { ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted } from '#src/domain/words.ts';
import { useCart } from '#src/parts/cart-context.tsx';
import { useSession } from '#src/session/session-context.tsx';
import { NavLink } from './nav-link.tsx';

/**
 * The cart with its count. Only people who may adopt have one: others are sent to the login. Until it
 * is known who is here it leads to the cart, which decides then.
 */
export function CartLink({ className, children }: { className: string; children?: ReactNode }) {
  const session = useSession();
  const { petList } = useCart();
  const user = session.status === 'ready' ? session.user : undefined;
  const guest = user === null;
  const none = guest || user?.isAdmin;
  const count = none ? 0 : petList.length;
  return (
    <NavLink
      to={none ? '/Login' : '/Cart'}
      page="/Cart"
      wanted={guest ? { path: '/Cart', only: 'user' } : undefined}
      className={className}
    >
      <span className="relative">
        <ShoppingBasket aria-hidden="true" className="size-6" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-2 -right-1.5 grid h-5 min-w-5 place-items-center rounded-md bg-marigold px-1 text-xs font-bold text-on-marigold tabular-nums"
          >
            {count}
          </span>
        )}
      </span>
      {/* The accessible name begins with the visible word, so that voice control finds "Cart". */}
      {children ?? <span className="sr-only">Cart</span>}
      {count > 0 && <span className="sr-only">{counted(count, 'pet')}</span>}
    </NavLink>
  );
}
