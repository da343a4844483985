import { NavLink } from './nav-link.tsx';
import { mainLinks } from './nav-links.ts';

/** On phones: the pages that do not fit under the thumb, at the head of every page. */
export function ListLinks() {
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap justify-center gap-x-1 border-b border-hairline px-2 lg:hidden"
    >
      {mainLinks
        .filter(({ to }) => to !== '/explore')
        .map(({ label, to }) => (
          <NavLink
            key={to}
            to={to}
            className="-mb-px grid min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft aria-[current]:border-evergreen aria-[current]:text-evergreen"
          >
            {label}
          </NavLink>
        ))}
    </nav>
  );
}
