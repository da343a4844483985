// The ways to the login and back: what somebody wanted before it is offered, or opened, after it.
import type { Page } from '@playwright/test';
import { expect, fillSignIn, logIn, test } from './fixtures.ts';
import { accounts } from './people.ts';
import { cartLink, heading, holdBack, openApp, somePet } from './steps.ts';

const main = (page: Page) => page.getByRole('main');
const mustLogIn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'You must be logged in to adopt a pet.' });

let registrations = 0;

async function register(page: Page): Promise<string> {
  registrations += 1;
  const email = `ways-${process.pid}-${registrations}@homeward.example`;
  await main(page).getByLabel('Name').fill('Robin Tester');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Password').fill('a-long-enough-password');
  await main(page).getByRole('button', { name: 'Register' }).click();
  return email;
}

test('who logs in to adopt a pet is offered the way back to it at once', async ({
  page,
  request,
}) => {
  const pet = await somePet(request, 'cat', 7);
  await openApp(page, `/Cats/Kittens/${pet.id}`);
  await main(page).getByRole('button', { name: 'Login to Adopt' }).click();
  await expect(main(page)).toContainText(`Log in to adopt ${pet.name}.`);
  await expect(mustLogIn(page)).toBeVisible();
  await fillSignIn(page, accounts.user);
  await expect(page).toHaveURL(/\/$/);
  const back = page.getByRole('link', { name: `Continue with ${pet.name}` });
  await expect(back).toBeVisible();
  await expect(mustLogIn(page), 'no longer true').toBeHidden();
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(new RegExp(`/Cats/Kittens/${pet.id}$`));
  await expect(main(page).getByRole('button', { name: 'Adopt Me' })).toBeEnabled();
});

test('who registers to adopt a pet of a list is led back to it, and told of the account', async ({
  page,
  request,
}) => {
  const pet = await somePet(request, 'dog', 1);
  await openApp(page, `/SearchList?query=${encodeURIComponent(pet.name)}`);
  const card = main(page).getByRole('article').filter({ hasText: pet.name }).first();
  await card.getByRole('button', { name: 'Login to Adopt' }).click();
  await main(page).getByRole('link', { name: 'Sign up' }).click();
  await expect(main(page)).toContainText(`Create an account to adopt ${pet.name}.`);
  const email = await register(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('alert').filter({ hasText: email })).toContainText(
    'Your account is ready.',
  );
  await expect(mustLogIn(page)).toBeHidden();
  await page.getByRole('link', { name: `Continue with ${pet.name}` }).click();
  await expect(heading(page, pet.name)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/SearchList/${pet.id}`);
  await page.getByRole('link', { name: 'Search Results' }).click();
  await expect(page.getByRole('heading', { name: /^Search Results: [1-9]/ })).toBeVisible();
});

for (const { place, why, path } of [
  { place: 'Cart', why: 'Log in to see your cart.', path: /\/Cart$/ },
  { place: 'Dashboard', why: 'Log in to see your applications.', path: /\/dashboard$/i },
]) {
  const tag = place === 'Cart' ? [] : '@long';
  test(
    `a guest who presses ${place} is told why, and led there after the login`,
    { tag },
    async ({ page }) => {
      await openApp(page, '/Login');
      const pressed =
        place === 'Cart'
          ? cartLink(page)
          : page.getByRole('banner').getByRole('link', { name: place, exact: true });
      await pressed.click();
      await expect(page).toHaveURL(/\/Login$/);
      await expect(main(page).getByRole('status').filter({ hasText: why })).toBeVisible();
      await fillSignIn(page, accounts.user);
      await expect(page).toHaveURL(path);
    },
  );
}

test(
  'a guest who presses Cart before it is known who is here is told why too',
  { tag: '@long' },
  async ({ page }) => {
    const answer = await holdBack(page, '**/api/session');
    await openApp(page, '/');
    await cartLink(page).click();
    answer();
    await expect(main(page).getByRole('status')).toContainText('Log in to see your cart.');
  },
);

test('each page that needs a login says so, and is opened by its address afterwards', async ({
  page,
}) => {
  for (const [path, why] of [
    ['/Cart', 'Log in to see your cart.'],
    ['/Questions', 'Log in to apply for a pet.'],
    ['/account', 'Log in to see your account.'],
    ['/your-data', 'Log in to see your data.'],
    ['/security-log', 'Log in to see the security log.'],
  ] as const) {
    await page.goto(path);
    await expect(main(page), path).toContainText(why);
    expect(new URL(page.url()).pathname, path).toBe('/Login');
  }
  await main(page).getByRole('link', { name: 'Admin Login' }).click();
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await fillSignIn(page, accounts.admin);
  await expect(page).toHaveURL(/\/security-log$/);
});

test(
  'a login without a wanted page leads home, which offers no way on',
  { tag: '@long' },
  async ({ page }) => {
    await logIn(page, accounts.user);
    await expect(heading(page, 'Find Your Forever Friend')).toBeVisible();
    await expect(page.getByText('You are logged in.')).toHaveCount(0);
  },
);

test(
  'Login and Register stay in the bar, and tell who is logged in',
  { tag: '@long' },
  async ({ page, newcomer }) => {
    await openApp(page, '/');
    for (const name of ['Login', 'Register']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(main(page)).toContainText(`You are logged in as ${newcomer.email}.`);
    }
  },
);

test(
  'registering without a wanted page says that an account exists now',
  { tag: '@long' },
  async ({ page }) => {
    await openApp(page, '/Register');
    const email = await register(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('alert').filter({ hasText: email })).toContainText(
      'Your account is ready. You are logged in as',
    );
  },
);
