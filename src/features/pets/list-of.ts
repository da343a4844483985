type List = { label: string; to: string };

const lists: readonly List[] = [
  { label: 'Explore', to: '/Explore' },
  { label: 'Dogs', to: '/Doggs/puppies' },
  { label: 'Cats', to: '/Cats/Kittens' },
  { label: 'Others', to: '/Others' },
  { label: 'Search Results', to: '/SearchList' },
  { label: 'Cart', to: '/Cart' },
];

/** The list that a pet's page lies below. */
export function listOf(pathname: string): List {
  const path = pathname.toLowerCase();
  const found = lists.find(({ to }) => path.startsWith(`${to.toLowerCase()}/`));
  return found ?? { label: 'Explore', to: '/Explore' };
}
