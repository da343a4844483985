import { useLinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LinkPath } from '#src/domain/paths.ts';
import type { WantedPlace } from '#src/parts/wanted-place.tsx';
import { isHere } from './nav-links.ts';

type NavLinkProps = {
  to: LinkPath;
  /** The page it is for, if it does not always lead there. */
  page?: LinkPath;
  label?: string;
  /** What a guest wanted, where the link leads to the login instead. */
  wanted?: WantedPlace | undefined;
  className: string;
  children: ReactNode;
};

/** A link that is marked while its page, or one below it, is on screen. `label` names an icon. */
export function NavLink({ to, page = to, label, wanted, className, children }: NavLinkProps) {
  const { pathname } = useLocation();
  // Not <Link>: that would mark the link when the page it leads to is on screen, and a guest's cart
  // link leads to the login.
  // A string, because the router's types know only one spelling of a path; the router matches any.
  const spelled: string = to;
  const link = useLinkProps({ to: spelled, className, 'aria-label': label, state: { wanted } });
  return (
    <a {...link} aria-current={isHere(pathname, page) ? 'page' : undefined}>
      {children}
    </a>
  );
}
