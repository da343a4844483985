// The rows of the route table that need an account, and those that give one.
import { sessionInfoSchema } from '#src/domain/protocol.ts';
import { texts } from '#src/domain/texts.ts';
import { say } from '../screens/people.ts';
import { expect, registerNewUser, signIn, test } from './fixtures.ts';
import { anApplication, applyFromCart, heading, putInCart, somePet } from './steps.ts';

test('/Cart is empty, then lists what was put in it', async ({ page, request }) => {
  await registerNewUser(page);
  await page.goto('/Cart');
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Adopting' })).toHaveAttribute('href', '/');

  const pet = await somePet(request, 'cat', 0);
  await putInCart(page, pet);
  await page.goto('/Cart');
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row.getByRole('img')).toBeVisible();
  await expect(row.getByText(pet.name, { exact: true })).toBeVisible();
  await expect(row.getByText(pet.description)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Procced For Application' })).toBeVisible();
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
});

test.describe('a pet of the cart that has left the list', () => {
  test.use({ serviceWorkers: 'block' });

  test('can be removed and not applied for, and does not stand in the way of another', async ({
    page,
    request,
  }) => {
    const left = await somePet(request, 'cat', 2);
    const listed = await somePet(request, 'cat', 3);
    await page.route('**/api/catalogue/page*', async (route) => {
      const answer = await route.fetch();
      const pets = (await answer.json()) as { id: string }[];
      await route.fulfill({ response: answer, json: pets.filter(({ id }) => id !== left.id) });
    });
    await registerNewUser(page);
    const { user } = sessionInfoSchema.parse(await (await page.request.get('/api/session')).json());
    const person = { uid: user?.uid ?? '', request: page.request };
    await say(person, { kind: 'addToCart', args: { petId: left.id } });
    await page.goto('/Cart');
    await expect(heading(page, texts.petGone)).toBeVisible();
    const proceed = page.getByRole('button', { name: texts.proceedForApplication });
    await expect(proceed).toHaveCount(0);
    await expect(page.getByRole('link', { name: texts.browsePets })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();

    await putInCart(page, listed);
    await page.goto('/Cart');
    await proceed.click();
    await expect(page.getByRole('main').getByText(listed.name, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeVisible();
    await page.goto('/Cart');
    await page
      .getByRole('listitem')
      .filter({ hasText: texts.petGone })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(heading(page, texts.petGone)).toHaveCount(0);
  });
});

test('/Questions opened first on a new device waits for the cart, and then asks', async ({
  page,
  request,
  browser,
  baseURL,
  allowConsoleError,
}) => {
  // It asks as a guest before it has heard whose cookie it has.
  allowConsoleError(/409/);
  await registerNewUser(page);
  await putInCart(page, await somePet(request, 'cat', 1));
  await expect(page.getByRole('button', { name: 'Up to date' })).toBeVisible();
  const { cookies } = await page.context().storageState();
  const storageState = { cookies, origins: [] };
  const another = await browser.newContext({ storageState, ...(baseURL && { baseURL }) });
  const device = await another.newPage();
  await device.goto('/Questions');
  await expect(device.getByLabel('Full name')).toBeVisible();
  await another.close();
});

test('/Login has a form, dummy credentials and the ways to the other two', async ({ page }) => {
  await page.goto('/Login');
  await expect(heading(page, 'Welcome Back')).toBeVisible();
  await page.getByRole('button', { name: 'Fill Dummy Credentials' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('adopter@homeward.example');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /admin/i })).toHaveAttribute('href', '/Loginasadmin');
  await expect(main.getByRole('link', { name: /sign up/i })).toHaveAttribute('href', '/Register');
});

test('/Register asks for name, email, password and the role', async ({ page }) => {
  await page.goto('/Register');
  await expect(heading(page, 'Create an Account')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Register as Admin' })).not.toBeChecked();
});

test('/Loginasadmin fills its own dummy credentials and leads back', async ({ page }) => {
  await page.goto('/Loginasadmin');
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await page.getByRole('button', { name: 'Fill Dummy Credentials' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('keeper@homeward.example');
  await expect(page.getByRole('main').getByRole('link', { name: /log ?in/i })).toHaveAttribute(
    'href',
    '/Login',
  );
});

test('/Dashboard shows a user their own applications with a long date', async ({
  page,
  request,
}) => {
  await registerNewUser(page);
  await page.goto('/Dashboard');
  await expect(heading(page, 'My Adoption Applications')).toBeVisible();
  const pet = await somePet(request, 'bird', 0);
  await putInCart(page, pet);
  await applyFromCart(page, anApplication);
  await page.goto('/Dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText(pet.name).first()).toBeVisible();
  await expect(main.getByText(/pending/i).first()).toBeVisible();
  await expect(
    main.getByText(/[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M/).first(),
  ).toBeVisible();
});

test('/Dashboard shows an admin the requests of everybody', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/Dashboard');
  await expect(heading(page, 'Adoption Requests Dashboard')).toBeVisible();
});

test('/Questions holds the seven fields of an application', async ({ page, request }) => {
  await registerNewUser(page);
  await putInCart(page, await somePet(request, 'rabbit', 0));
  await page.goto('/Questions');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(7);
});

test('/Questions with an empty cart leads to No Pet Selected', async ({ page }) => {
  await registerNewUser(page);
  await page.goto('/Questions');
  await expect(heading(page, 'No Pet Selected')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/pets');
  await expect(page.getByRole('link', { name: 'Browse Pets' })).toHaveAttribute('href', '/Explore');
});
