// A first visit, before the service worker controls the page: whatever has not been loaded when the
// network ends is missing. At each step of the way to an application the network is cut, the next
// thing is done, and nobody sees an error page or loses a word.
import type { Locator, Page } from '@playwright/test';
import { fillSignIn, requestedAsGuest } from '../e2e/fixtures.ts';
import { accounts, inCart, say } from '../e2e/people.ts';
import {
  anApplication,
  applicationLabels,
  fillApplication,
  heading,
  openApp,
  somePet,
} from '../e2e/steps.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { expect, test } from './fixtures.ts';
import { networkFaults } from './steps.ts';

test.use({ serviceWorkers: 'block' });

const main = (page: Page) => page.getByRole('main');
const inMain = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const linkInMain = (page: Page, name: string) =>
  main(page).getByRole('link', { name, exact: true });
const field = (page: Page, label: string) => main(page).getByLabel(label);
const waits = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'It opens once you are back online.' });

/** The two ways in which a network ends: the browser knows it, or only the server is gone. */
const cuts = {
  'the browser is offline': {
    cut: (page: Page) => page.context().setOffline(true),
    mend: (page: Page) => page.context().setOffline(false),
  },
  'the server is gone': {
    cut: (_: Page, network: FaultProxy) => network.down(),
    mend: (_: Page, network: FaultProxy) => network.up(),
  },
} as const;

async function noErrorPage(page: Page) {
  await expect(
    page.getByText(/Unexpected Application Error|had to stop|could not start/),
  ).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [how, { cut, mend }] of Object.entries(cuts)) {
  test(
    `at no step of a first visit an error page or a lost word, where ${how}`,
    // The other is left to `npm run faults`.
    { tag: how === 'the browser is offline' ? '@core' : [] },
    async ({ page, request, network, allowConsoleError }) => {
      allowConsoleError(networkFaults);
      allowConsoleError(requestedAsGuest);
      allowConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      const pet = await somePet(request, 'dog', 3);
      const email = `first-${how.length}-${Date.now()}@homeward.example`;
      let points = 0;

      /** Cuts the network, does something, and mends it once that is seen. */
      const without = async (
        step: string,
        work: () => Promise<void>,
        seen: () => Promise<void>,
      ) => {
        points += 1;
        await test.step(`${points}: ${step}`, async () => {
          await cut(page, network);
          await work();
          await seen();
          await noErrorPage(page);
          await mend(page, network);
        });
      };
      /** The page that was asked for may be on the device already, or opens with the network. */
      const opensOrWaits = (place: Locator) => () =>
        expect(place.or(waits(page)).first()).toBeVisible();

      await openApp(page, '/');
      const card = main(page).locator(`a[href$="/${pet.id}"]`).first();
      // A card has the name as a heading too, of a lower level.
      const petPage = page.getByRole('heading', { name: pet.name, level: 1 });
      await without(
        'from the start page to the pets',
        () => linkInMain(page, 'Meet the pets').click(),
        opensOrWaits(heading(page, 'Explore all pets')),
      );
      await expect(heading(page, 'Explore all pets')).toBeVisible();
      await card.scrollIntoViewIfNeeded();
      await without('from the pets to one of them', () => card.click(), opensOrWaits(petPage));
      await expect(petPage).toBeVisible();
      await without(
        'from the pet to the login',
        () => inMain(page, 'Login to Adopt').click(),
        opensOrWaits(heading(page, 'Welcome Back')),
      );
      await expect(heading(page, 'Welcome Back')).toBeVisible();
      await without(
        'sending the login',
        async () => {
          await field(page, 'Email').fill(email);
          await field(page, 'Password').fill('wrong-by-design');
          await inMain(page, 'Login').click();
        },
        () => expect(main(page).getByText(/You are offline/)).toBeVisible(),
      );
      await expect(field(page, 'Email')).toHaveValue(email);
      await expect(field(page, 'Password')).toHaveValue('wrong-by-design');
      await without(
        'from the login to the registration',
        () => linkInMain(page, 'Sign up').click(),
        opensOrWaits(heading(page, 'Create an Account')),
      );
      await expect(heading(page, 'Create an Account')).toBeVisible();
      await field(page, 'Name').fill('Robin Tester');
      await without(
        'sending a registration that was half filled in',
        async () => {
          await field(page, 'Email').fill(email);
          await field(page, 'Password').fill('a-long-enough-password');
          await inMain(page, 'Register').click();
        },
        () => expect(main(page).getByText(/You are offline/)).toBeVisible(),
      );
      await expect(field(page, 'Name')).toHaveValue('Robin Tester');
      await expect(field(page, 'Email')).toHaveValue(email);
      await inMain(page, 'Register').click();
      await expect(page).toHaveURL(/\/$/);
      const back = page.getByRole('link', { name: `Continue with ${pet.name}` });
      await without(
        'from the start page back to the pet',
        () => back.click(),
        opensOrWaits(petPage),
      );
      await expect(petPage).toBeVisible();
      await without(
        'adopting',
        () => inMain(page, 'Adopt Me').click(),
        () => expect(inMain(page, 'Remove')).toBeVisible(),
      );
      await without(
        'from the pet to the cart',
        () => page.getByRole('link', { name: 'Go to your cart' }).click(),
        opensOrWaits(heading(page, 'Your cart')),
      );
      await expect(heading(page, 'Your cart')).toBeVisible();
      await without(
        'from the cart to the form',
        () => inMain(page, 'Procced For Application').click(),
        opensOrWaits(field(page, applicationLabels.fullName)),
      );
      const labels = Object.entries(applicationLabels) as [keyof typeof anApplication, string][];
      const fill = async (some: typeof labels) => {
        for (const [name, label] of some) await field(page, label).fill(anApplication[name]);
      };
      const keeps = async (some: typeof labels) => {
        for (const [name, label] of some)
          await expect(field(page, label), label).toHaveValue(anApplication[name]);
      };
      await without(
        'filling in half of the form',
        () => fill(labels.slice(0, 4)),
        () => keeps(labels.slice(0, 4)),
      );
      await without(
        'leaving the half-filled form, and coming back',
        async () => {
          await linkInMain(page, 'privacy notice').click();
          await opensOrWaits(heading(page, 'Privacy Policy'))();
          await page.goBack();
        },
        () => keeps(labels.slice(0, 4)),
      );
      await keeps(labels.slice(0, 4));
      await fill(labels.slice(4));
      await without(
        'submitting',
        () => inMain(page, 'Submit application').click(),
        async () => {
          await expect(heading(page, 'Application Submitted Successfully!')).toBeVisible();
          await expect(main(page)).toContainText('Saved on this device.');
        },
      );
      await without(
        'from the confirmation to the applications',
        () => linkInMain(page, 'My Adoption Applications').click(),
        opensOrWaits(main(page).getByRole('listitem').filter({ hasText: pet.name })),
      );
      await expect(main(page).getByRole('listitem').filter({ hasText: pet.name })).toBeVisible();
      expect(points).toBeGreaterThanOrEqual(12);
    },
  );
}

test('what follows the login is there, also where the network ends with its answer', async ({
  page,
  network,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  const homePage = page.waitForEvent('requestfinished', (one) => /assets\/home-/.test(one.url()));
  await openApp(page, '/Login');
  await homePage;
  network.once('POST /api/session', async (exchange) => {
    const { status, headers, body } = await exchange.forward();
    exchange.answer(status, headers, body);
    // A moment for the answer to leave.
    setTimeout(() => void network.down(), 50);
  });
  await fillSignIn(page, accounts.user);
  await expect(heading(page, 'Find Your Forever Friend')).toBeVisible();
  await noErrorPage(page);
});

test('the confirmation is there for whoever has opened the form, without a network', async ({
  page,
  newcomer,
  network,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  await say(newcomer, inCart(await somePet(page.request, 'dog', 5)));
  await openApp(page, '/Questions');
  await fillApplication(page);
  await network.down();
  await inMain(page, 'Submit application').click();
  await expect(heading(page, 'Application Submitted Successfully!')).toBeVisible();
  await expect(main(page)).toContainText('Saved on this device.');
});
