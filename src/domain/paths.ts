/**
 * Every page of the app, as the specification spells its path; paths match without regard to case.
 * `list`: it lists pets, each with a page below it, and this is what a link back to it says.
 * @see src/routes.tsx for what is shown there.
 */
export const pages = {
  '/': {},
  '/Explore': { list: 'Explore' },
  '/Doggs/puppies': { list: 'Dogs' },
  '/Cats/Kittens': { list: 'Cats' },
  '/Others': { list: 'Others' },
  '/SearchList': { list: 'Search Results' },
  '/Cart': { list: 'Cart' },
  '/Login': {},
  '/Register': {},
  '/Loginasadmin': {},
  '/Ai': {},
  '/Aisearch': {},
  '/adoption-confirmation': {},
  '/Covid': {},
  '/Checklist': {},
  '/Articles': {},
  '/Dashboard': {},
  '/Questions': {},
  '/pets': {},
  '/device': {},
} as const satisfies Record<`/${string}`, { list?: string }>;

export type PagePath = keyof typeof pages;
/** A page that pets' pages lie below. */
export type ListPath = {
  [Path in PagePath]: (typeof pages)[Path] extends { list: string } ? Path : never;
}[PagePath];
/** `$id` stands for a pet. */
export type AppPath = PagePath | `${ListPath}/$id`;
/** A page's path as a link may spell it. */
export type LinkPath = PagePath | Lowercase<PagePath>;

// The keys of a literal object are its own and no others.
const pagePaths = Object.keys(pages) as readonly PagePath[];
const isList = (path: PagePath): path is ListPath => 'list' in pages[path];
const byLowerCase = new Map(pagePaths.map((path) => [path.toLowerCase(), path]));

/** Every path of the app, those of pets too. */
export const appPaths: readonly AppPath[] = pagePaths.flatMap((path) =>
  isList(path) ? [path, `${path}/$id` as const] : [path],
);

/** A page, or the one of a pet below it. The id is the address's own word: there may be no such pet. */
export type PageAt = { path: PagePath; id?: never } | { path: ListPath; id: string };

/** What answers at this path; undefined where nothing does. A slash at the end is forgiven, as the router does. */
export function pageAt(pathname: string): PageAt | undefined {
  const parts = pathname.split('/').filter((part) => part !== '');
  const pageOf = (names: readonly string[]) => byLowerCase.get(`/${names.join('/')}`.toLowerCase());
  const path = pageOf(parts);
  if (path !== undefined) return { path };
  const id = parts.pop();
  const list = pageOf(parts);
  return id !== undefined && list !== undefined && isList(list) ? { path: list, id } : undefined;
}

/** Whether a page answers at this path. */
export const isAppPath = (pathname: string): boolean => pageAt(pathname) !== undefined;

/** A pet's page below the list on screen, or below Explore where the present page has none. */
export function petLink(pathname: string, petId: string): string {
  const page = pageAt(pathname);
  const list = page && page.id === undefined && isList(page.path) ? pathname : '/Explore';
  return `${list.replace(/\/+$/, '')}/${petId}`;
}
