import { Link, useLocation } from '@tanstack/react-router';
import { petLists } from '#src/domain/pet.ts';
import { BackTo, BreadcrumbFrame, breadcrumbLinkClass } from './pet-frame.tsx';

/** Where the pet was found, and the way back there. */
export function Breadcrumb({ petName }: { petName: string }) {
  const { pathname } = useLocation();
  const { label, to } = listOf(pathname);
  const back = (
    <Link to={to} search className={breadcrumbLinkClass}>
      <BackTo label={label} />
    </Link>
  );
  return <BreadcrumbFrame back={back} petName={petName} />;
}

type List = { label: string; to: string };

const lists: readonly List[] = [
  ...Object.values(petLists),
  { label: 'Search Results', to: '/SearchList' },
  { label: 'Cart', to: '/Cart' },
];

/** The list that a pet's page lies below. */
export function listOf(pathname: string): List {
  const path = pathname.toLowerCase();
  const found = lists.find(({ to }) => path.startsWith(`${to.toLowerCase()}/`));
  return found ?? petLists.explorePets;
}
