import { Link, useLocation } from '@tanstack/react-router';
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
  return (
    <Link
      to={to}
      aria-label={label}
      aria-current={isHere(pathname, page) ? 'page' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
