// The role rules of section 6 of the specification, and who may see what.
import type { Page } from '@playwright/test';
import { expect, registerNewUser, signIn, test } from './fixtures.ts';
import { application, registered, say } from './people.ts';
import { visitOnce } from './service-worker.ts';
import { anApplication, logOut, putInCart, somePet } from './steps.ts';

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('a visitor who wants to adopt is told to log in', async ({ page, request }) => {
  const pet = await somePet(request);
  await page.goto(`/Explore/${pet.id}`);
  await page.getByRole('button', { name: 'Login to Adopt' }).click();
  await expect(alert(page, 'You must be logged in to adopt a pet.')).toBeVisible();
});

test('an admin cannot put a pet in a cart', async ({ adminPage: page, request }) => {
  const pet = await somePet(request);
  await page.goto(`/Explore/${pet.id}`);
  await page.getByRole('button', { name: 'Adopt Me' }).click();
  await expect(alert(page, 'Admins cannot add pets to the cart.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
});

test('a user sees their own applications and nobody else’s', async ({
  page,
  newcomer,
  request,
}) => {
  const [mine, theirs] = [await somePet(request, 'cat', 3), await somePet(request, 'cat', 4)];
  await say(await registered(request), application(theirs));
  await say(newcomer, application(mine));
  await page.goto('/Dashboard');
  await expect(page.getByRole('heading', { name: 'My Adoption Applications' })).toBeVisible();
  await expect(page.getByText(mine.name).first()).toBeVisible();
  await expect(page.getByText(theirs.name)).toHaveCount(0);
});

test('an admin at the regular login is refused and stays signed out', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/403/);
  await page.goto('/Login');
  await page.getByLabel('Email').fill('keeper@homeward.example');
  await page.getByLabel('Password').fill('homeward-admin');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(
    page.getByText('Access denied. Admins must log in via the Admin Login page.'),
  ).toBeVisible();
  await page.goto('/Dashboard');
  await expect(page).toHaveURL(/\/Login/);
});

test('a user at the admin login is refused and stays signed out', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/403/);
  await page.goto('/Loginasadmin');
  await page.getByLabel('Email').fill('adopter@homeward.example');
  await page.getByLabel('Password').fill('homeward-demo');
  await page
    .getByRole('main')
    .getByRole('button', { name: /log ?in/i })
    .click();
  await expect(page.getByText('Access denied. Only admins can log in.')).toBeVisible();
  await page.goto('/Dashboard');
  await expect(page).toHaveURL(/\/Login/);
});

test('anyone may register as admin here, and is one at once', async ({ page }) => {
  await registerNewUser(page, { isAdmin: true });
  await expect(page).toHaveURL(/\/Dashboard$/i);
  await expect(page.getByRole('heading', { name: 'Adoption Requests Dashboard' })).toBeVisible();
});

test(
  'a guest who opens the dashboard or the form is led to the login',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of ['/Dashboard', '/Questions']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/Login/);
      await expect(page.getByRole('heading', { name: 'Welcome Back' }), path).toBeVisible();
    }
  },
);

test(
  'an admin who opens the form of adopters is led to the dashboard',
  { tag: '@long' },
  async ({ adminPage: page }) => {
    await page.goto('/Questions');
    await expect(page).toHaveURL(/\/Dashboard$/i);
    await expect(page.getByRole('heading', { name: 'Adoption Requests Dashboard' })).toBeVisible();
  },
);

test('a user signs in to the home page, an admin to the dashboard, and no message of the first is left', async ({
  page,
  request,
}) => {
  await signIn(page, 'user');
  await expect(page).toHaveURL(/\/$/);
  await putInCart(page, await somePet(request, 'bird', 3));
  const message = page.getByText('is in your cart.');
  await expect(message).toBeVisible();
  await logOut(page);
  await expect(message).toHaveCount(0);
  await signIn(page, 'admin');
  await expect(page).toHaveURL(/\/Dashboard$/i);
});

// The same question from the menu is in tests/a11y/focus.spec.ts; what is lost, in
// src/session/sign-out.test.ts.
test(
  'who logs out on the login page is asked before anything unsent is thrown away',
  { tag: '@long' },
  async ({ page, context, request, allowConsoleError }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
    await registerNewUser(page);
    await visitOnce(page);
    await page.goto('/Login');
    await expect(page.getByText('You are logged in as')).toBeVisible();
    const pet = await somePet(request, 'cat', 6);
    await context.setOffline(true);
    await putInCart(page, pet);
    await page.goto('/Login');
    const leave = page.getByRole('main').getByRole('button', { name: 'Log out', exact: true });
    await leave.click();
    const question = page.getByRole('dialog', { name: 'Not everything has been sent' });
    await expect(question).toContainText('One thing you did is only on this device');
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(question).toBeHidden();
    await leave.click();
    await question.getByRole('button', { name: 'Discard and log out' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
  },
);

test('an admin sees the whole form, and may approve and reject at any time', async ({
  adminPage: page,
  request,
}) => {
  const form = { ...anApplication, fullName: 'Wilma Wholeform', occupation: 'Lighthouse keeper' };
  await say(await registered(request), application(await somePet(request, 'dog', 5), form));
  await page.goto('/Dashboard');
  await page.getByRole('link', { name: new RegExp(`^${form.fullName}`) }).click();
  const theirs = page.getByRole('region', { name: form.fullName });
  for (const value of Object.values(form)) {
    await expect(theirs.getByText(value).first()).toBeVisible();
  }
  for (const [button, status] of [
    ['Approve', /approved/i],
    ['Reject', /rejected/i],
    ['Approve', /approved/i],
  ] as const) {
    await theirs.getByRole('button', { name: new RegExp(`^${button}`) }).click();
    await expect(theirs).toContainText(status);
  }
});
