import { useLinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LinkPath } from '#src/domain/paths.ts';
import { isHere } from './nav-links.ts';

type NavLinkProps = {
  to: LinkPath;
  /** The page it stands for, where that is not always the one it leads to. */
  page?: LinkPath;
  label?: string;
  className: string;
  children: ReactNode;
};

/** A link that knows when its page, or one below it, is on screen. `label` names an icon. */
export function NavLink({ to, page = to, label, className, children }: NavLinkProps) {
  const { pathname } = useLocation();
  // Not <Link>: that would name the page it leads to the current one, and a guest's cart leads to
  // the login.
  // The router knows paths by the spelling of their routes, and finds them by any.
  const spelled: string = to;
  const link = useLinkProps({ to: spelled, className, 'aria-label': label });
  return (
    <a {...link} aria-current={isHere(pathname, page) ? 'page' : undefined}>
      {children}
    </a>
  );
}
