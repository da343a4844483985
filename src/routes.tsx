import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router';
import { parseSearch, type SearchParams, stringifySearch } from './start/search-params.ts';
import { isBelow } from './shell/is-below.ts';
import { NotFound, RouteFailure } from './shell/route-failure.tsx';
import { Shell } from './shell/shell.tsx';

/** What main hands to the pages: whether this device keeps anything beyond this visit. */
type AppContext = { kept: boolean };

const root = createRootRouteWithContext<AppContext>()({
  component: Shell,
  notFoundComponent: NotFound,
  // Keeps every key: pages read their own, and their types say that any may be missing.
  validateSearch: (search: Record<string, unknown>): SearchParams =>
    parseSearch(stringifySearch(search)),
});

const at = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component });

/** A page whose code is loaded when it is first needed. */
const page = <const Name extends string>(
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
) => lazyRouteComponent(() => load().catch(notArrived), name);

// In our words: the router knows the browser's by heart and reloads, which offline, where no service
// worker holds the page yet, would end at the browser's own error page.
function notArrived(cause: unknown): never {
  throw new Error('This page has not arrived on your device.', { cause });
}

/** What another app shared (the manifest's share_target) becomes a search like one typed here. */
async function searchForShared({ query, title, text, url }: SearchParams): Promise<void> {
  const word = (given: string | string[] | undefined) => (Array.isArray(given) ? given[0] : given);
  if (query !== undefined || [title, text, url].every((given) => given === undefined)) return;
  const { sharedSearch } = await import('./domain/shared-search.ts');
  const shared = { title: word(title), text: word(text), url: word(url) };
  const search = { query: sharedSearch(shared) };
  // Replaced, so that going back does not share it again.
  redirect({ to: '/SearchList', search, replace: true, throw: true });
}

const lists = () => import('./features/pets/list-page.tsx');
const pet = page(() => import('./features/pets/pet-page.tsx'), 'PetPage');

// Every page of the specification. Paths match without regard to case.
const routeTree = root.addChildren([
  at(
    '/',
    page(() => import('./features/content/home-page.tsx'), 'HomePage'),
  ),
  at(
    '/Checklist',
    page(() => import('./features/content/checklist-page.tsx'), 'ChecklistPage'),
  ),
  at(
    '/Covid',
    page(() => import('./features/content/covid-page.tsx'), 'CovidPage'),
  ),
  at(
    '/Articles',
    page(() => import('./features/content/articles-page.tsx'), 'ArticlesPage'),
  ),

  at('/Explore', page(lists, 'ExplorePage')),
  at('/Doggs/puppies', page(lists, 'DogsPage')),
  at('/Cats/Kittens', page(lists, 'CatsPage')),
  at('/Others', page(lists, 'OthersPage')),
  createRoute({
    getParentRoute: () => root,
    path: '/SearchList',
    component: page(() => import('./features/search/results-page.tsx'), 'ResultsPage'),
    beforeLoad: ({ search }: { search: SearchParams }): Promise<void> => searchForShared(search),
  }),
  at('/Explore/$id', pet),
  at('/Doggs/puppies/$id', pet),
  at('/Cats/Kittens/$id', pet),
  at('/Others/$id', pet),
  at('/SearchList/$id', pet),
  at('/Cart/$id', pet),

  at(
    '/Ai',
    page(() => import('./features/suggestions/ask-page.tsx'), 'AskPage'),
  ),
  at(
    '/Aisearch',
    page(() => import('./features/suggestions/results-page.tsx'), 'ResultsPage'),
  ),

  at(
    '/Cart',
    page(() => import('./features/cart/cart-page.tsx'), 'CartPage'),
  ),
  at(
    '/Questions',
    page(() => import('./features/application/questions-page.tsx'), 'QuestionsPage'),
  ),
  at(
    '/pets',
    page(() => import('./features/application/no-pet-selected-page.tsx'), 'NoPetSelectedPage'),
  ),
  at(
    '/adoption-confirmation',
    page(() => import('./features/application/confirmation-page.tsx'), 'ConfirmationPage'),
  ),
  at(
    '/Dashboard',
    page(() => import('./features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  ),

  at(
    '/Login',
    page(() => import('./features/account/login-page.tsx'), 'LoginPage'),
  ),
  at(
    '/Loginasadmin',
    page(() => import('./features/account/admin-login-page.tsx'), 'AdminLoginPage'),
  ),
  at(
    '/Register',
    page(() => import('./features/account/register-page.tsx'), 'RegisterPage'),
  ),

  // Beyond the specification: what is kept here, and the way to be rid of it.
  at(
    '/device',
    page(() => import('./features/device/device-page.tsx'), 'DevicePage'),
  ),

  // For development alone: the product is built without it.
  ...(import.meta.env.DEV
    ? [
        at(
          '/design',
          page(() => import('./features/design/design-page.tsx'), 'DesignPage'),
        ),
      ]
    : []),
]);

export const router = createRouter({
  routeTree,
  // Until main says what became of opening the database.
  context: { kept: true },
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  notFoundMode: 'root',
  defaultPreload: 'intent',
  // A portrait grows from its card into its page and back; other pages change at once.
  defaultViewTransition: {
    types: ({ fromLocation, toLocation }) =>
      fromLocation !== undefined &&
      isBelow(fromLocation.pathname, toLocation.pathname) &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
        ? ['portrait']
        : false,
  },
  defaultErrorComponent: RouteFailure,
  defaultNotFoundComponent: NotFound,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
