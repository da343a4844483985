// Routes that several of the worlds in screens.ts look at, in the same states.
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { type Act, askFor, both, openAll, pressInMain, readRequest } from './acts.ts';
import { at, narrow, type State, type Listed } from './screen.ts';

export const lists = ['/Explore', '/Doggs/puppies', '/Cats/Kittens', '/Others'] as const;
export const found = (state: State): Listed[] => [
  { route: '/SearchList', state, path: () => '/SearchList?query=dog', shows: /\d+ pets found/ },
  {
    route: '/Aisearch',
    state,
    path: () => '/Aisearch?type=dog&energy=high&goodWith=kids&shedding=low&temperament=calm',
    shows: /\d+ pets/,
  },
];
/** A filtered list; its filters open in front of it on a narrow screen only. */
export const filtered = (
  state: State,
  address: string,
  shows: Listed['shows'],
  act?: Listed['act'],
): Listed[] =>
  (state === 'open' ? narrow : at)(state, ['/Explore (filtered)'], shows, act).map((screen) => ({
    ...screen,
    path: () => address,
  }));
export const read = (state: State): Listed[] => [
  ...at(state, ['/'], texts.heroTitle),
  ...at(state, ['/Covid'], 'Covid-19 resources', openAll),
  ...at(state, ['/Articles'], /minutes to read/),
  ...at(state, ['/pets'], pageTexts.noPetSelected),
  ...at(state, ['/device'], /120 pets/),
];

/** The pages about one pet, except the cart's; each with another pet, to tell them apart. */
const petRoutes = {
  '/Explore/$id': 'bird',
  '/Doggs/puppies/$id': 'dog',
  '/Cats/Kittens/$id': 'cat',
  '/Others/$id': 'rabbit',
  '/SearchList/$id': 'dog',
} as const;
export const petPages = (
  state: State,
  { routes = petRoutes, id, shows }: { routes?: object; id?: string; shows?: string | RegExp } = {},
): Listed[] =>
  Object.entries(routes as typeof petRoutes).map(([route, type]) => ({
    route,
    state,
    path: (residents) => route.replace('$id', id ?? residents[type].id),
    shows: shows ?? ((residents) => residents[type].name),
  }));
/** Five routes show the same page: if only the pet differs, two of them are enough. */
export const twoPetRoutes = { '/Explore/$id': 'bird', '/Cats/Kittens/$id': 'cat' } as const;
export const cartPet = { '/Cart/$id': 'rabbit' } as const;
/** Pet pages whose document does not contain the pet. */
export const unlistedPets = { '/SearchList/$id': 'dog', ...cartPet } as const;
export const unfinished = /A part of this page has not loaded yet/;
export const gone = { id: 'nobody-of-that-name', shows: pageTexts.petGone };

/** Where the link in a mail leads, with what it carries. */
export const linked = (route: string, shows: string): Listed => {
  const path = () => `${route}#token_hash=none&type=signup`;
  return { route, state: 'empty', path, shows };
};

export const forms = ['/Login', '/Loginasadmin', '/Register'] as const;
/** A page for admins about one pet. */
export const managed = (
  state: State,
  route: string,
  shows: string | RegExp,
  { act, id, more = '' }: { act?: Act; id?: string; more?: string } = {},
): Listed[] => [
  {
    route,
    state,
    path: ({ cat }) => {
      const pet = id ?? cat.id;
      return route.includes('$id') ? route.replace('$id', pet) : `${route}?pet=${pet}${more}`;
    },
    shows,
    ...(act && { act }),
  },
];
export const securityLog = ['/security-log'];
/** An admin's dashboard: the list of requests, and one request. */
export const requests = ['/Dashboard (admin)'];
export const request = ['/Dashboard (a request)'];
// An approval would ask again where another application for this pet is approved.
export const decide = both(readRequest, pressInMain(/^Reject$/));

/** The page of an invitation; its code is after the "#". */
export const invited = (state: State, shows: string, act?: Listed['act']): Listed[] =>
  at(state, ['/admin-invitation'], shows, act).map((screen) => ({
    ...screen,
    path: () => '/admin-invitation#of-nobody',
  }));

/** Asked without a network: the rules on the device answer, on the page of results. */
export const answeredHere: readonly Listed[] = at(
  'offline',
  ['/Ai'],
  'Answered on this device by simple rules.',
  askFor,
);
/** Results where nothing fits, and where nothing was wished. */
export const suggested: readonly Listed[] = [
  {
    route: '/Aisearch',
    state: 'empty',
    path: () => '/Aisearch?type=cat&size=enormous',
    shows: /^If you give up/,
  },
  {
    route: '/Aisearch',
    state: 'error',
    path: () => '/Aisearch',
    shows: 'We found no wish for a pet in these words.',
  },
];
