import { petLists } from '#src/domain/pet.ts';

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
