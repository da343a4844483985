// Every route in every state it has. A state that is not listed does not exist for that route.
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import {
  adoptAndApply,
  apply,
  askFor,
  both,
  checkAll,
  fillAccount,
  fillEmail,
  fillForm,
  openAll,
  press,
  pressInMain,
  readOwn,
  readRequest,
  secondStep,
  sendForm,
} from './acts.ts';
import { at, type Listed, narrow, type Screen, type State } from './screen.ts';
import type { WorldName } from './worlds.ts';

const lists = ['/Explore', '/Doggs/puppies', '/Cats/Kittens', '/Others'] as const;
const found = (state: State): Listed[] => [
  { route: '/SearchList', state, path: () => '/SearchList?query=dog', shows: /\d+ pets found/ },
  { route: '/Aisearch', state, path: () => '/Aisearch?type=dog&energy=high', shows: /\d+ pets/ },
];
/** A filtered list; its filters open in front of it on a narrow screen only. */
const filtered = (
  state: State,
  address: string,
  shows: Listed['shows'],
  act?: Listed['act'],
): Listed[] =>
  (state === 'open' ? narrow : at)(state, ['/Explore (filtered)'], shows, act).map((screen) => ({
    ...screen,
    path: () => address,
  }));
const read = (state: State): Listed[] => [
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
const petPages = (
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
const twoPetRoutes = { '/Explore/$id': 'bird', '/Cats/Kittens/$id': 'cat' } as const;
const cartPet = { '/Cart/$id': 'rabbit' } as const;
/** Pet pages whose document does not contain the pet. */
const unlistedPets = { '/SearchList/$id': 'dog', ...cartPet } as const;
const unfinished = /A part of this page has not loaded yet/;
const gone = { id: 'nobody-of-that-name', shows: pageTexts.petGone };

/** Where the link in a mail leads, with what it carries. */
const linked = (route: string, shows: string): Listed => {
  const path = () => `${route}#token_hash=none&type=signup`;
  return { route, state: 'empty', path, shows };
};

const forms = ['/Login', '/Loginasadmin', '/Register'] as const;
const securityLog = ['/security-log'];
/** An admin's dashboard: the list of requests, and one request. */
const requests = ['/Dashboard (admin)'];
const request = ['/Dashboard (a request)'];
const decide = both(readRequest, pressInMain(/^Approve$/));

/** The page of an invitation; its code is after the "#". */
const invited = (state: State, shows: string, act?: Listed['act']): Listed[] =>
  at(state, ['/admin-invitation'], shows, act).map((screen) => ({
    ...screen,
    path: () => '/admin-invitation#of-nobody',
  }));

const table: Record<WorldName, readonly Listed[]> = {
  visitor: [
    ...read('full'),
    ...at('full', ['/about'], /runs this home/),
    ...at('full', ['/contact'], /No email address is given here/),
    ...at('full', ['/privacy'], 'Who is responsible'),
    ...at('full', ['/licensing'], /Permission is hereby granted/),
    ...at('full', lists, /\d+ pets/),
    ...found('full'),
    ...petPages('full'),
    ...petPages('error', { routes: twoPetRoutes, ...gone }),
    ...at('empty', ['/Checklist'], '0 of 10 tasks completed'),
    ...at('full', ['/Checklist'], '10 of 10 tasks completed', checkAll),
    ...at('empty', ['/Ai'], pageTexts.aiTitle),
    ...at('error', ['/Ai'], 'One thing is missing', pressInMain(pageTexts.aiSubmit)),
    ...at('empty', forms, 'Password'),
    ...at('error', ['/adoption-confirmation'], 'Nobody is logged in here'),
    ...at('error', forms, /things are missing/, sendForm),
    ...at('empty', ['/forgot-password'], 'Send me a link'),
    ...at('full', ['/forgot-password'], 'is on its way', fillEmail),
    ...at('error', ['/reset-password', '/confirm-email'], 'This link is not complete.'),
    ...at('error', ['/change-password', '/change-email'], 'Log in first.'),
    linked('/reset-password', 'New password'),
    linked('/confirm-email', 'Confirm my address'),
    ...at('error', ['/nowhere'], texts.routeFailure),
    ...at('empty', ['/admin-invitation'], 'This link is not complete.'),
    ...invited('full', 'Log in with the address that was invited'),
    ...filtered('full', '/Explore?size=small&age=senior', /pets? match/),
    ...filtered('empty', '/Others?size=large&age=senior&energy=high', 'No pet matches all of'),
    ...filtered('open', '/Explore?size=small&age=senior', /^Show \d+ pets?$/, press(/^Filters/)),
    ...at('open', ['/'], texts.welcomeGuest, press('Account')),
    ...at('open', ['/Explore'], 'Which pets are you looking for?', press('Search')),
    ...at('open', ['/device'], 'Clear everything on this device?', press('Clear everything')),
  ],
  'a visitor without a network': [
    ...read('offline'),
    ...at('offline', lists, 'You are offline.'),
    ...found('offline'),
    ...petPages('offline', { routes: twoPetRoutes }),
    ...at('offline', ['/Checklist'], '0 of 10 tasks completed'),
    ...at('offline', forms, 'offline', fillAccount),
    ...at('offline', ['/Ai'], 'Your question is saved on this device.', askFor),
  ],
  'a visitor, and a server that fails': [
    ...at('error', ['/'], texts.heroTitle),
    ...at('error', lists.slice(0, 1), 'The pets could not be loaded.'),
    ...at('error', ['/Aisearch'], 'The pets could not be loaded.'),
    ...at('error', forms, 'again', fillAccount),
    ...at('error', ['/Ai'], pageTexts.aiListening, askFor),
  ],
  // Opened by its address, not by a link as above: the document itself contains the first pets.
  'a visitor of a list, and a server that fails': [
    ...at('error', ['/Explore (in part)'], 'The other pets could not be loaded.'),
  ],
  // The prerendered document, which stays.
  'a visitor whom the app does not reach': [
    ...at('pending', ['/Explore (in part)'], unfinished),
    ...petPages('pending', { routes: { '/Explore/$id': 'bird' }, shows: unfinished }),
  ],
  'a visitor, and a server that is slow': [
    // These come first: after some seconds without an answer, nobody counts as signed in.
    ...at('pending', ['/Cart', '/Questions', '/Dashboard', '/account'], texts.loading),
    ...at('pending', ['/'], texts.startAlert),
    ...at('pending', ['/Explore'], 'Explore all pets'),
    ...at('pending', ['/Doggs/puppies'], 'Dogs'),
    ...at('pending', ['/SearchList', '/Aisearch'], pageTexts.aiLoading),
    ...petPages('pending', { routes: unlistedPets, shows: texts.loading }),
    ...at('pending', ['/device'], /Not yet/),
    ...at('pending', ['/Login', '/Loginasadmin'], 'Logging in...', fillAccount),
    ...at('pending', ['/Register'], 'Creating your account...', fillAccount),
    ...at('pending', ['/Ai'], pageTexts.aiSearching, askFor),
  ],
  'a newcomer whose words wait': [
    ...at('empty', ['/Cart'], pageTexts.cartEmpty),
    ...at('empty', ['/Dashboard'], 'You have not applied for a pet yet.'),
    ...at('full', ['/Login', '/Register'], 'You are logged in as'),
    ...at('empty', ['/change-password', '/change-email'], 'password'),
    ...at('error', ['/change-password', '/change-email'], /things are missing/, sendForm),
    ...at('empty', ['/adoption-confirmation'], 'No application yet'),
    ...at('pending', ['/adoption-confirmation'], 'Saved on this device', adoptAndApply),
    ...at('pending', ['/Dashboard'], 'Saved on this device'),
  ],
  'an adopter': [
    ...at('full', ['/your-data'], 'Download my data'),
    ...at('open', ['/your-data'], 'Delete your account?', press('Delete my account')),
    ...at('full', ['/Cart'], pageTexts.proceedForApplication),
    ...at('full', ['/Dashboard'], /approved/i),
    ...at('full', ['/Dashboard (own)'], 'What comes next', readOwn),
    ...at('full', ['/account'], 'This device'),
    ...at('full', ['/adoption-confirmation'], pageTexts.confirmationTitle),
    ...petPages('full', { routes: cartPet }),
    ...at('full', ['/Ai'], 'Your earlier questions'),
    ...at('empty', ['/Questions'], 'Full name'),
    ...at('error', ['/Questions'], /things are missing/, sendForm),
    ...narrow('full', ['/Questions (step 2)'], 'Step 2 of 3', secondStep),
    ...narrow('error', ['/Questions (step 2)'], /things are missing/, both(secondStep, sendForm)),
    ...at('full', ['/Questions'], 'Experience with pets', fillForm),
    ...at('open', ['/Dashboard'], 'Withdraw this application?', pressInMain('Withdraw')),
    ...invited('full', 'You are logged in as'),
    ...invited('error', 'Ask for a new one.', pressInMain('Become an admin')),
  ],
  'an adopter without a network': [
    ...at('offline', ['/Cart'], pageTexts.proceedForApplication),
    ...at('offline', ['/Dashboard'], /approved/i),
    ...at('offline', ['/account'], 'You are offline, and only the server knows'),
    ...petPages('offline', { routes: cartPet }),
    ...at('offline', ['/Questions'], 'Full name'),
    ...at('offline', ['/adoption-confirmation'], 'Saved on this device', apply),
  ],
  'an adopter whose words are refused': [
    ...at('error', ['/adoption-confirmation'], 'Your application was not accepted', apply),
    ...at('error', ['/Dashboard'], 'Not accepted.'),
    ...at('open', ['/Cart'], 'Discard', press(/needs you/i)),
  ],
  'an adopter, and a shelter without pets': [
    ...at('empty', ['/Explore', '/Doggs/puppies', '/Cats/Kittens', '/Others'], 'Nobody here'),
    ...at('empty', ['/SearchList'], pageTexts.searchEmpty),
    ...at('empty', ['/Aisearch'], pageTexts.aiEmpty),
    ...at('error', ['/Cart', '/Questions'], pageTexts.petGone),
    ...petPages('error', { routes: cartPet, shows: pageTexts.petGone }),
  ],
  'an admin': [
    ...at('full', securityLog, /Application approved/),
    ...at('full', requests, 'Find a request'),
    ...at('full', request, 'Reason for adoption', readRequest),
    ...at('error', ['/Dashboard (gone)'], 'This application is not here').map((screen) => ({
      ...screen,
      path: () => '/Dashboard?request=01890000-0000-7000-8000-000000000000',
    })),
  ],
  'an admin whom somebody asks': [
    ...at('full', ['/Dashboard (who asks)'], 'People who ask to become admins'),
    ...at('open', ['/Dashboard (who asks)'], 'Make this person an admin?', pressInMain('Confirm')),
  ],
  'an admin without a network': [
    ...at('offline', securityLog, 'You are offline. The security log stays on the server'),
    ...at('offline', requests, 'Find a request'),
    ...at('offline', request, 'Reason for adoption', readRequest),
  ],
  'an admin whose words wait': [
    ...at('pending', securityLog, texts.loading),
    ...at('pending', request, 'Saved on this device', decide),
    ...at('pending', requests, 'Saved on this device'),
  ],
  'an admin whose words are refused': [
    ...at('error', securityLog, 'Try again'),
    ...at('error', request, 'Discard', decide),
    ...at('error', requests, 'Refused: open it to see why'),
  ],
  'an admin of whom nobody wants a thing': [
    ...at('empty', requests, 'No adoption requests yet.'),
    ...at('empty', securityLog, 'Nothing of this kind has happened yet.'),
  ],
};

export const screens: readonly Screen[] = Object.entries(table).flatMap(([world, listed]) =>
  // Object.entries loses the type of the keys; they are the table's.
  listed.map((screen) => ({ world: world as WorldName, ...screen })),
);
