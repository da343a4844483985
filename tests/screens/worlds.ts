// The circumstances of a screen: who is signed in, and the state of network and server.
import type {
  APIRequest,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Route,
} from '@playwright/test';
import type { Pet, PetType } from '#src/domain/pet.ts';
import type { PushRequest } from '#src/domain/commands.ts';
import { expect } from '../e2e/fixtures.ts';
import type { PetChanges } from '#src/domain/pet-changes.ts';
import { application, givePast, inCart, keeper, registered, say } from '../e2e/people.ts';
import { visitOnce } from '../e2e/service-worker.ts';
import { report, run, said } from './import-run.ts';
import { readCatalogue } from '../e2e/steps.ts';

type Shelter = {
  context: BrowserContext;
  pets: readonly Pet[];
  residents: Residents;
  newRequest: APIRequest['newContext'];
};
type World = {
  /** Signs somebody in, and does what they have done before. */
  who?: (shelter: Shelter) => Promise<unknown>;
  /** Handlers of requests. Then no service worker runs, because its requests pass them by. */
  routes?: Readonly<Record<string, (route: Route) => Promise<void> | void>>;
  offline?: true;
};

const newcomer = ({ context }: Shelter) => registered(context.request);

async function adopter({ context, pets, newRequest }: Shelter) {
  const office = await newRequest();
  await givePast(await registered(context.request), await keeper(office), pets);
  await office.dispose();
}

async function admin({ context, pets, newRequest }: Shelter) {
  const home = await newRequest();
  await givePast(await registered(home), await keeper(context.request), pets);
  await home.dispose();
}

/** A pet that somebody asked for, that another has in the cart, and that has found a home. */
export const takenPetId = '01890000-0000-7000-8000-00000000000a';

async function takenPet({ context, pets, newRequest }: Shelter, who: 'staff' | 'applicant') {
  const elsewhere = await newRequest();
  const staff = await keeper(who === 'staff' ? context.request : elsewhere);
  const applicant = await registered(who === 'staff' ? elsewhere : context.request);
  const changed = (changes: PetChanges) =>
    say(staff, { kind: 'changePet', args: { id: takenPetId, changes } });
  await changed({ name: 'Maple', type: 'dog', breed: 'Beagle', status: 'available' });
  const [other] = pets;
  if (other === undefined) throw new Error('There is no pet.');
  const maple = { ...other, id: takenPetId, name: 'Maple', breed: 'Beagle', imageUrl: '' };
  await say(applicant, application(maple), inCart(maple));
  await changed({ status: 'adopted' });
  await elsewhere.dispose();
}

/** A pet whose breed this admin changed, and then somebody else. */
async function changedByAnother({ context, newRequest, residents }: Shelter) {
  const elsewhere = await newRequest();
  const { id, breed } = residents.cat;
  const change = (words: string) =>
    ({ kind: 'changePet', args: { id, changes: { breed: words } } }) as const;
  await say(await keeper(context.request), change(`${breed}, perhaps`));
  await say(await registered(elsewhere, true), change(breed));
  await elsewhere.dispose();
}

const never = () => {};
const failing = (route: Route) =>
  route.fulfill({ status: 503, json: { code: 'away', message: 'Please try again.' } });

async function refusing(route: Route) {
  // Sent by our own page.
  const { commands } = route.request().postDataJSON() as PushRequest;
  const owner = route.request().headers()['x-homeward-user'] ?? 'guest';
  const results = commands.map(({ id }) => ({ id, outcome: 'rejected', reason: 'not-allowed' }));
  await route.fulfill({ json: { owner, results } });
}

async function changed(route: Route, change: object) {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...(await response.json()), ...change } });
}

const securityLog = '**/api/security-log*';
const asksToBeAdmin = {
  kind: 'adminRequest',
  id: '01890000-0000-7000-8000-000000000001',
  row: {
    id: '01890000-0000-7000-8000-000000000001',
    name: 'Lee Keeper',
    email: 'lee@homeward.example',
    requestedAt: '2026-11-20T09:00:00.000Z',
  },
};

const words = { push: '**/api/sync/push', rows: '**/api/sync/pull*' };
const catalogue = '**/api/catalogue/**';
const whenWriting = (route: Route) =>
  route.request().method() === 'GET' ? route.fallback() : failing(route);

export const worlds = {
  visitor: {},
  'a visitor without a network': { offline: true },
  'a visitor, and a server that fails': {
    routes: {
      [catalogue]: failing,
      '**/api/session': whenWriting,
      '**/api/session/register': failing,
    },
  },
  // Its other answers arrive: where they do not, the device answers the question itself.
  'a visitor, and a server that refuses a question': { routes: { [words.push]: refusing } },
  'a visitor of a list, and a server that fails': { routes: { [catalogue]: failing } },
  'a visitor whom the app does not reach': {
    routes: { '**/assets/index-*.js': (route) => route.abort('internetdisconnected') },
  },
  'a visitor, and a server that is slow': {
    routes: {
      [catalogue]: never,
      '**/api/session': never,
      '**/api/session/register': never,
      [words.push]: never,
    },
  },
  'a newcomer whose words wait': { who: newcomer, routes: { [words.push]: never } },
  'an adopter': { who: adopter },
  'an adopter without a network': { who: adopter, offline: true },
  'an adopter whose words are refused': { who: adopter, routes: { [words.push]: refusing } },
  'an adopter, and a shelter without pets': {
    who: adopter,
    routes: {
      '**/api/catalogue/manifest*': (route) => changed(route, { total: 0, chunks: [] }),
    },
  },
  'an adopter whose pet has found a home': { who: (shelter) => takenPet(shelter, 'applicant') },
  'an admin': { who: admin },
  'an admin whom others wait for': { who: (shelter) => takenPet(shelter, 'staff') },
  'an admin whose change somebody changed': { who: changedByAnother },
  'an admin, and a server that takes no photo': {
    who: admin,
    routes: {
      '**/api/media/**': (route) =>
        route.fulfill({ status: 422, json: { code: 'no-picture', message: 'No picture.' } }),
    },
  },
  'an admin who imports': {
    who: admin,
    routes: {
      '**/api/imports': (route) => route.fulfill({ json: [run] }),
      // No answer to what is sent.
      '**/api/imports/0*': (route) =>
        route.request().method() === 'GET' ? route.fulfill({ json: report }) : never(),
      '**/api/imports/said*': (route) => route.fulfill({ json: { pets: said, more: false } }),
    },
  },
  'an admin whom somebody asks': {
    who: admin,
    routes: { [words.rows]: (route) => changed(route, { changes: [asksToBeAdmin] }) },
  },
  'an admin without a network': { who: admin, offline: true },
  'an admin whose words wait': {
    who: admin,
    routes: { [words.push]: never, [securityLog]: never },
  },
  'an admin whose words are refused': {
    who: admin,
    routes: { [words.push]: refusing, [securityLog]: failing },
  },
  'an admin of whom nobody wants a thing': {
    who: admin,
    routes: {
      [words.rows]: (route) => changed(route, { changes: [] }),
      [securityLog]: (route) => changed(route, { events: [], more: false }),
    },
  },
} as const satisfies Record<string, World>;

export type WorldName = keyof typeof worlds;
/** One pet of each type; none is in a cart or has an application. */
export type Residents = Record<PetType, Pet>;

/** Opens a page in that world; returns it with the pets to visit. */
export async function enter(
  name: WorldName,
  browser: Browser,
  baseURL: string,
  newRequest: APIRequest['newContext'],
  look: BrowserContextOptions = {},
): Promise<{ page: Page; residents: Residents }> {
  const { who, routes, offline }: World = worlds[name];
  const context = await browser.newContext({
    ...look,
    baseURL,
    // Without this, a screenshot could catch an animation halfway.
    reducedMotion: 'reduce',
    serviceWorkers: routes === undefined ? 'allow' : 'block',
  });
  const pets = await readCatalogue(context.request);
  const residents = residentsAmong(pets);
  const others = pets.filter((pet) => pet !== residents[pet.type]);
  await who?.({ context, pets: others, residents, newRequest: () => newRequest({ baseURL }) });
  for (const [path, handler] of Object.entries(routes ?? {})) await context.route(path, handler);
  const page = await context.newPage();
  if (offline) {
    await visitOnce(page);
    await context.setOffline(true);
    await expect(page.getByRole('button', { name: /offline/i })).toBeVisible();
  }
  return { page, residents };
}

/** Ends what `enter` began. */
export async function leave(page: Page): Promise<void> {
  const context = page.context();
  // First, because what a route holds back would reach the server once there is no route.
  await page.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

function residentsAmong(pets: readonly Pet[]): Residents {
  const last = (type: PetType): Pet => {
    const pet = pets.findLast((one) => one.type === type);
    if (pet === undefined) throw new Error(`The catalogue has no ${type}.`);
    return pet;
  };
  return { dog: last('dog'), cat: last('cat'), bird: last('bird'), rabbit: last('rabbit') };
}
