import { listsClass, listLinkClass, listLinks } from './bar-frame.tsx';
import { NavLink } from './nav-link.tsx';

/** On phones: the pages that do not fit in the bottom bar, at the top of every page. */
export function ListLinks() {
  return (
    <nav aria-label="Pages" className={listsClass}>
      {listLinks.map(({ label, to }) => (
        <NavLink key={to} to={to} className={listLinkClass}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
