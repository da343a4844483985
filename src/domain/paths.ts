/**
 * Every page of the app, as the specification spells its path; paths match without regard to case.
 * `list`: the page lists pets, with a page for each below it; the text is that of links back to it.
 * `editor`: the page lists pets for admins, with an editor for each below it.
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
  '/forgot-password': {},
  '/reset-password': {},
  '/confirm-email': {},
  '/change-password': {},
  '/change-email': {},
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
  '/account': {},
  '/admin-invitation': {},
  '/security-log': {},
  '/about': {},
  '/privacy': {},
  '/licensing': {},
  '/contact': {},
  '/your-data': {},
  '/Manage': { editor: true },
  '/Manage/new': {},
  '/Manage/cards': {},
  '/Manage/shelter': {},
  '/Manage/start': {},
  '/Manage/export': {},
  '/Manage/import': {},
} as const satisfies Record<`/${string}`, { list?: string; editor?: true }>;

export type PagePath = keyof typeof pages;
/** A page that lists pets and has their pages below it. */
export type ListPath = {
  [Path in PagePath]: (typeof pages)[Path] extends { list: string } ? Path : never;
}[PagePath];
/** A page with a page for each pet below it. */
type PetsPath = ListPath | '/Manage';
/** `$id` stands for a pet. */
export type AppPath = PagePath | `${PetsPath}/$id`;
/** A page's path as a link may spell it. */
export type LinkPath = PagePath | Lowercase<PagePath>;

// The keys of a literal object are its own and no others.
const pagePaths = Object.keys(pages) as readonly PagePath[];
const isList = (path: PagePath): path is ListPath => 'list' in pages[path];
const hasPets = (path: PagePath): path is PetsPath => isList(path) || 'editor' in pages[path];
const byLowerCase = new Map(pagePaths.map((path) => [path.toLowerCase(), path]));

/** Every path of the app, those of pets too. */
export const appPaths: readonly AppPath[] = pagePaths.flatMap((path) =>
  hasPets(path) ? [path, `${path}/$id` as const] : [path],
);

/** A page, or a pet's page below it. The id is as the address has it: there may be no such pet. */
export type PageAt = { path: PagePath; id?: never } | { path: PetsPath; id: string };

/** The page at this path, if there is one. Ignores a slash at the end, as the router does. */
export function pageAt(pathname: string): PageAt | undefined {
  const parts = pathname.split('/').filter((part) => part !== '');
  const pageOf = (names: readonly string[]) => byLowerCase.get(`/${names.join('/')}`.toLowerCase());
  const path = pageOf(parts);
  if (path !== undefined) return { path };
  const id = parts.pop();
  const list = pageOf(parts);
  return id !== undefined && list !== undefined && hasPets(list) ? { path: list, id } : undefined;
}

/** Whether there is a page at this path. */
export const isAppPath = (pathname: string): boolean => pageAt(pathname) !== undefined;

/** The path of a pet's page below the present list, or below Explore if this page lists no pets. */
export function petLink(pathname: string, petId: string): string {
  const page = pageAt(pathname);
  const list = page && page.id === undefined && isList(page.path) ? pathname : '/Explore';
  return `${list.replace(/\/+$/, '')}/${petId}`;
}
