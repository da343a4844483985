// Every route in every state it has. A state that is not listed does not exist there.
import type { Page } from '@playwright/test';
import { texts } from '#src/domain/texts.ts';
import { fillApplication } from '../e2e/steps.ts';
import type { Residents, WorldName } from './worlds.ts';

/** `open`: with something in front of the page. */
type State = 'empty' | 'full' | 'error' | 'offline' | 'pending' | 'open';

export type Screen = {
  world: WorldName;
  /** A path of ours; words behind it tell two pages of one path apart. */
  route: string;
  state: State;
  /** Where the route is visited, if its path does not say it. */
  path?: (residents: Residents) => string;
  /** What only this state shows. */
  shows: string | RegExp | ((residents: Residents) => string);
  /** What brings the page into this state, once it is opened. */
  act?: (page: Page) => Promise<void>;
};
type Listed = Omit<Screen, 'world'>;

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const pressInMain = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const at = (
  state: State,
  routes: readonly string[],
  shows: Listed['shows'],
  act?: Listed['act'],
): Listed[] => routes.map((route) => ({ route, state, shows, ...(act && { act }) }));

const lists = ['/Explore', '/Doggs/puppies', '/Cats/Kittens', '/Others'] as const;
const found = (state: State): Listed[] => [
  { route: '/SearchList', state, path: () => '/SearchList?query=dog', shows: /\d+ pets found/ },
  { route: '/Aisearch', state, path: () => '/Aisearch?type=dog&energy=high', shows: /\d+ pets/ },
];
const read = (state: State): Listed[] => [
  ...at(state, ['/'], texts.heroTitle),
  ...at(state, ['/Covid'], 'Covid-19 resources', async (page) => {
    for (const part of await page.locator('main details').all())
      await part.evaluate((details: HTMLDetailsElement) => (details.open = true));
  }),
  ...at(state, ['/Articles'], /minutes to read/),
  ...at(state, ['/pets'], texts.noPetSelected),
  ...at(state, ['/device'], /120 pets/),
];

/** The pages about one pet, but for that of the cart; each of another pet, so that it shows. */
const petRoutes = {
  '/Explore/:id': 'bird',
  '/Doggs/puppies/:id': 'dog',
  '/Cats/Kittens/:id': 'cat',
  '/Others/:id': 'rabbit',
  '/SearchList/:id': 'dog',
} as const;
const petPages = (
  state: State,
  { routes = petRoutes, id, shows }: { routes?: object; id?: string; shows?: string } = {},
): Listed[] =>
  Object.entries(routes as typeof petRoutes).map(([route, type]) => ({
    route,
    state,
    path: (residents) => route.replace(':id', id ?? residents[type].id),
    shows: shows ?? ((residents) => residents[type].name),
  }));
const cartPet = { '/Cart/:id': 'rabbit' } as const;
const gone = { id: 'nobody-of-that-name', shows: texts.petGone };

const forms = ['/Login', '/Loginasadmin', '/Register'] as const;
const sendForm = pressInMain(/^(login|register)$/i);
const fillAccount = async (page: Page) => {
  const main = page.getByRole('main');
  if (page.url().endsWith('/Register')) await main.getByLabel('Name').fill('Robin Tester');
  await main.getByLabel('Email').fill('robin@homeward.example');
  await main.getByLabel('Password').fill('a-long-enough-password');
  await sendForm(page);
};
const askFor = async (page: Page) => {
  await page.getByRole('main').getByRole('textbox').fill('A quiet cat for a small flat');
  await pressInMain(texts.aiSubmit)(page);
};
const apply = async (page: Page) => {
  await page.goto('/Cart');
  await pressInMain(texts.proceedForApplication)(page);
  await fillApplication(page);
  await pressInMain(/^submit/i)(page);
};
const adoptAndApply = async (page: Page) => {
  await page.goto('/Explore');
  await pressInMain(texts.adoptMe)(page);
  await apply(page);
};
const decide = pressInMain(/^Approve$/);
/** Another page for an admin than for an adopter. */
const adminDashboard = ['/Dashboard (admin)'];

const table: Record<WorldName, readonly Listed[]> = {
  visitor: [
    ...read('full'),
    ...at('full', lists, /\d+ pets/),
    ...found('full'),
    ...petPages('full'),
    ...petPages('error', gone),
    ...at('empty', ['/Checklist'], '0 of 10 tasks completed'),
    ...at('full', ['/Checklist'], '10 of 10 tasks completed', async (page) => {
      for (const box of await page.getByRole('checkbox').all()) await box.check();
    }),
    ...at('empty', ['/Ai'], texts.aiTitle),
    ...at('error', ['/Ai'], 'One thing is missing', pressInMain(texts.aiSubmit)),
    ...at('empty', forms, 'Password'),
    ...at('error', forms, /things are missing/, sendForm),
    ...at('error', ['/nowhere'], texts.routeFailure),
    ...at('open', ['/'], texts.welcomeGuest, press('Account')),
    ...at('open', ['/Explore'], 'Which pets are you looking for?', press('Search')),
    ...at('open', ['/device'], 'Clear everything on this device?', press('Clear everything')),
  ],
  'a visitor without a network': [
    ...read('offline'),
    ...at('offline', lists, 'You are offline.'),
    ...found('offline'),
    ...petPages('offline'),
    ...at('offline', ['/Checklist'], '0 of 10 tasks completed'),
    ...at('offline', forms, 'offline', fillAccount),
    ...at('offline', ['/Ai'], 'Your question is saved on this device.', askFor),
  ],
  'a visitor, and a server that fails': [
    ...at('error', ['/'], texts.heroTitle),
    ...at('error', lists, 'The pets could not be loaded.'),
    ...at('error', ['/Aisearch'], 'The pets could not be loaded.'),
    ...at('error', forms, 'again', fillAccount),
    ...at('error', ['/Ai'], texts.aiListening, askFor),
  ],
  'a visitor, and a server that is slow': [
    // First: after some seconds without an answer nobody counts as signed in.
    ...at('pending', ['/Cart', '/Questions', '/Dashboard'], texts.loading),
    ...at('pending', ['/'], texts.startAlert),
    ...at('pending', ['/Explore'], 'Explore all pets'),
    ...at('pending', ['/Doggs/puppies'], 'Dogs'),
    ...at('pending', ['/Cats/Kittens'], 'Cats'),
    ...at('pending', ['/Others'], 'Birds and rabbits'),
    ...at('pending', ['/SearchList', '/Aisearch'], texts.aiLoading),
    ...petPages('pending', { routes: { ...petRoutes, ...cartPet }, shows: texts.loading }),
    ...at('pending', ['/device'], /Not yet/),
    ...at('pending', ['/Login', '/Loginasadmin'], 'Logging in...', fillAccount),
    ...at('pending', ['/Register'], 'Creating your account...', fillAccount),
    ...at('pending', ['/Ai'], texts.aiSearching, askFor),
  ],
  'a newcomer whose words wait': [
    ...at('empty', ['/Cart'], texts.cartEmpty),
    ...at('empty', ['/Dashboard'], 'You have not applied for a pet yet.'),
    ...at('full', ['/Login', '/Register'], 'You are logged in as'),
    ...at('full', ['/adoption-confirmation'], texts.confirmationTitle),
    ...at('pending', ['/adoption-confirmation'], 'Saved on this device', adoptAndApply),
    ...at('pending', ['/Dashboard'], 'Saved on this device'),
  ],
  'an adopter': [
    ...at('full', ['/Cart'], texts.proceedForApplication),
    ...at('full', ['/Dashboard'], /approved/i),
    ...petPages('full', { routes: cartPet }),
    ...at('full', ['/Ai'], 'Your earlier questions'),
    ...at('empty', ['/Questions'], 'Full name'),
    ...at('error', ['/Questions'], /things are missing/, press(/^submit/i)),
    ...at('full', ['/Questions'], 'Full name', (page) => fillApplication(page)),
    ...at('open', ['/Dashboard'], 'Withdraw this application?', pressInMain('Withdraw')),
  ],
  'an adopter without a network': [
    ...at('offline', ['/Cart'], texts.proceedForApplication),
    ...at('offline', ['/Dashboard'], /approved/i),
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
    ...at('empty', ['/SearchList'], texts.searchEmpty),
    ...at('empty', ['/Aisearch'], texts.aiEmpty),
    ...at('error', ['/Cart', '/Questions'], texts.petGone),
    ...petPages('error', { routes: cartPet, shows: texts.petGone }),
  ],
  'an admin': at('full', adminDashboard, 'Reason for adoption', pressInMain('Read form')),
  'an admin without a network': at('offline', adminDashboard, /request/),
  'an admin whose words wait': at('pending', adminDashboard, 'Saved on this device', decide),
  'an admin whose words are refused': at('error', adminDashboard, 'Discard', decide),
  'an admin of whom nobody wants a thing': at('empty', adminDashboard, 'No adoption requests yet.'),
};

export const screens: readonly Screen[] = Object.entries(table).flatMap(([world, listed]) =>
  // Object.entries forgets the keys' type; they are those of the table.
  listed.map((screen) => ({ world: world as WorldName, ...screen })),
);
