import { useLinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isHere } from './nav-links.ts';

type NavLinkProps = {
  to: string;
  /** The page it stands for, where that is not always the one it leads to. */
  page?: string;
  label?: string;
  className: string;
  children: ReactNode;
};

/** A link that knows when its page, or one below it, is on screen. `label` names an icon. */
export function NavLink({ to, page = to, label, className, children }: NavLinkProps) {
  const { pathname } = useLocation();
  // Not <Link>: that would name the page it leads to the current one, and a guest's cart leads to
  // the login.
  const link = useLinkProps({ to, className, 'aria-label': label });
  return (
    <a {...link} aria-current={isHere(pathname, page) ? 'page' : undefined}>
      {children}
    </a>
  );
}
