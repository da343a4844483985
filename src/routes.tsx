import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router';
import type { AppPath } from './domain/paths.ts';
import { texts } from './domain/texts.ts';
import {
  parseSearch,
  readCardsSearch,
  readCriteriaSearch,
  readDashboardSearch,
  readFilterSearch,
  readResultsSearch,
  type ResultsSearch,
  stringifySearch,
} from './start/search-params.ts';
import { isBelow } from './shell/is-below.ts';
import { loadPage } from './shell/load-page.ts';
import { Shell } from './shell/shell.tsx';
import { lazyComponent } from './ui/lazy-component.tsx';

/** What main passes to the pages: whether this device stores anything beyond this visit. */
type AppContext = { kept: boolean };

const failures = () => import('./shell/route-failure.tsx');
// If its code cannot be loaded either.
const bareFailure = () => <h1 className="m-4 text-3xl">{texts.routeFailure}</h1>;
const NotFound = lazyComponent(async () => (await failures()).NotFound, bareFailure);
const RouteFailure = lazyComponent(async () => (await failures()).RouteFailure, bareFailure);

const root = createRootRouteWithContext<AppContext>()({
  component: Shell,
  notFoundComponent: NotFound,
});

/** A route of the address table, or of the page that exists only in development. */
const at = <const Path extends AppPath | '/design'>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component });

/** A route that reads search parameters. */
const atWithSearch = <const Path extends AppPath, Search>(
  path: Path,
  component: RouteComponent,
  validateSearch: (given: Record<string, unknown>) => Search,
) => createRoute({ getParentRoute: () => root, path, component, validateSearch });

/** A page whose code is loaded when it is first needed. */
const page = <const Name extends string>(
  load: () => Promise<Record<Name, RouteComponent>>,
  name: Name,
) => lazyRouteComponent(() => loadPage(load), name);

/** What another app shared (the manifest's share_target) becomes a search like one typed here. */
async function searchForShared({ query, title, text, url }: ResultsSearch): Promise<void> {
  if (query !== undefined || [title, text, url].every((given) => given === undefined)) return;
  const { sharedSearch } = await import('./domain/shared-search.ts');
  const search = { query: sharedSearch({ title, text, url }) };
  // Replaced, so that going back does not share it again.
  redirect({ to: '/SearchList', search, replace: true, throw: true });
}

// A constant of its own: written among the other routes, its type would refer to itself.
const searchList = createRoute({
  getParentRoute: () => root,
  path: '/SearchList' satisfies AppPath,
  component: page(() => import('./features/search/results-page.tsx'), 'ResultsPage'),
  validateSearch: readResultsSearch,
  beforeLoad: ({ search }): Promise<void> => searchForShared(search),
});

const lists = () => import('./features/pets/list-page.tsx');
const petPages = () => import('./features/pets/pet-page.tsx');
// Of each of these the build makes one file, and one import of it is less for everybody.
const readingPages = () => import('./features/content/reading-pages.ts');
const applicationPages = () => import('./features/application/application-pages.ts');
const accountPages = () => import('./features/account/account-pages.ts');
const managePages = () => import('./features/manage/manage-pages.ts');

// The pages of src/domain/paths.ts. Paths match without regard to case.
const routeTree = root.addChildren([
  at(
    '/',
    page(() => import('./features/content/home-page.tsx'), 'HomePage'),
  ),
  at('/Checklist', page(readingPages, 'ChecklistPage')),
  at('/Covid', page(readingPages, 'CovidPage')),
  at('/Articles', page(readingPages, 'ArticlesPage')),

  atWithSearch('/Explore', page(lists, 'ExplorePage'), readFilterSearch),
  atWithSearch('/Doggs/puppies', page(lists, 'DogsPage'), readFilterSearch),
  atWithSearch('/Cats/Kittens', page(lists, 'CatsPage'), readFilterSearch),
  atWithSearch('/Others', page(lists, 'OthersPage'), readFilterSearch),
  searchList,
  at('/Explore/$id', page(petPages, 'ExplorePetPage')),
  at('/Doggs/puppies/$id', page(petPages, 'DogPage')),
  at('/Cats/Kittens/$id', page(petPages, 'CatPage')),
  at('/Others/$id', page(petPages, 'OtherPetPage')),
  at('/SearchList/$id', page(petPages, 'FoundPetPage')),
  at('/Cart/$id', page(petPages, 'CartPetPage')),

  at(
    '/Ai',
    page(() => import('./features/suggestions/ask-page.tsx'), 'AskPage'),
  ),
  atWithSearch(
    '/Aisearch',
    page(() => import('./features/suggestions/results-page.tsx'), 'ResultsPage'),
    readCriteriaSearch,
  ),

  at(
    '/Cart',
    page(() => import('./features/cart/cart-page.tsx'), 'CartPage'),
  ),
  at('/Questions', page(applicationPages, 'QuestionsPage')),
  at('/pets', page(applicationPages, 'NoPetSelectedPage')),
  at('/adoption-confirmation', page(applicationPages, 'ConfirmationPage')),
  atWithSearch(
    '/Dashboard',
    page(() => import('./features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
    readDashboardSearch,
  ),

  at('/Login', page(accountPages, 'LoginPage')),
  at('/Loginasadmin', page(accountPages, 'AdminLoginPage')),
  at('/Register', page(accountPages, 'RegisterPage')),

  // Beyond the specification: the account, and where it is logged in.
  at('/account', page(accountPages, 'AccountPage')),
  // Beyond the specification: the password and the address of an account.
  at('/forgot-password', page(accountPages, 'ForgotPasswordPage')),
  at('/reset-password', page(accountPages, 'ResetPasswordPage')),
  at('/change-password', page(accountPages, 'ChangePasswordPage')),
  at('/change-email', page(accountPages, 'ChangeEmailPage')),
  at('/confirm-email', page(accountPages, 'ConfirmEmailPage')),

  // Beyond the specification: what is stored on this device, and how to delete it.
  at(
    '/device',
    page(() => import('./features/device/device-page.tsx'), 'DevicePage'),
  ),
  // For admins.
  at(
    '/security-log',
    page(() => import('./features/security-log/security-log-page.tsx'), 'SecurityLogPage'),
  ),

  at('/Manage', page(managePages, 'ManagePage')),
  at('/Manage/new', page(managePages, 'NewPetPage')),
  at('/Manage/$id', page(managePages, 'EditorPage')),
  at('/Manage/shelter', page(managePages, 'ShelterPage')),
  at('/Manage/start', page(managePages, 'StartPage')),
  at('/Manage/export', page(managePages, 'ExportPage')),
  at('/Manage/import', page(managePages, 'ImportPage')),
  atWithSearch('/Manage/cards', page(managePages, 'CardsPage'), readCardsSearch),

  // Where the link of `npm run admin` leads.
  at('/admin-invitation', page(accountPages, 'AdminInvitationPage')),
  // Where the footer leads, and a person's own data.
  at('/about', page(readingPages, 'AboutPage')),
  at('/privacy', page(readingPages, 'PrivacyPage')),
  at('/licensing', page(readingPages, 'LicensingPage')),
  at('/contact', page(readingPages, 'ContactPage')),
  at(
    '/your-data',
    page(() => import('./features/your-data/your-data-page.tsx'), 'YourDataPage'),
  ),

  // Only in development: the product is built without it.
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
  // Until main has opened the database.
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
