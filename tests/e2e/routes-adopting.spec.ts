// The rows of the specification's route table that need an account, and the account forms.
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { expect, requestedAsGuest, test } from './fixtures.ts';
import { application, inCart, registered, say } from './people.ts';
import { applyFromCart, heading, putInCart, somePet } from './steps.ts';

test('/Cart is empty, then lists what was put in it', async ({ page, newcomer }) => {
  await page.goto('/Cart');
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Adopting' })).toHaveAttribute('href', '/');

  const pet = await somePet(newcomer.request, 'cat', 0);
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
    newcomer,
  }) => {
    const left = await somePet(newcomer.request, 'cat', 2);
    const listed = await somePet(newcomer.request, 'cat', 3);
    await page.route('**/api/catalogue/chunk*', async (route) => {
      const answer = await route.fetch();
      const pets = (await answer.json()) as { id: string }[];
      await route.fulfill({ response: answer, json: pets.filter(({ id }) => id !== left.id) });
    });
    await say(newcomer, inCart(left));
    await page.goto('/Cart');
    await expect(heading(page, pageTexts.petGone)).toBeVisible();
    const proceed = page.getByRole('button', { name: pageTexts.proceedForApplication });
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
      .filter({ hasText: pageTexts.petGone })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(heading(page, pageTexts.petGone)).toHaveCount(0);
  });
});

test('/Questions opened first on a new device waits for the cart, then holds the seven fields', async ({
  page,
  newcomer,
}) => {
  await say(newcomer, inCart(await somePet(newcomer.request, 'rabbit', 0)));
  await page.goto('/Questions');
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(7);
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
  newcomer,
}) => {
  const pet = await somePet(newcomer.request, 'bird', 0);
  await say(newcomer, application(pet));
  await page.goto('/Dashboard');
  await expect(heading(page, 'My Adoption Applications')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(pet.name).first()).toBeVisible();
  await expect(main.getByText(/pending/i).first()).toBeVisible();
  await expect(
    main.getByText(/[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M/).first(),
  ).toBeVisible();
});

test('/Dashboard shows an admin the requests of everybody', async ({
  adminPage: page,
  request,
}) => {
  const fullName = 'Evan Everybody';
  await say(await registered(request), application(await somePet(request, 'bird'), { fullName }));
  await page.goto('/Dashboard');
  await expect(heading(page, 'Adoption Requests Dashboard')).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${fullName}`) })).toBeVisible();
});

test('/Questions with an empty cart leads to No Pet Selected', async ({ page, newcomer }) => {
  const pet = await somePet(newcomer.request);
  await say(newcomer, inCart(pet), { kind: 'removeFromCart', args: { petId: pet.id } });
  await page.goto('/Questions');
  await expect(heading(page, 'No Pet Selected')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/pets');
  await expect(page.getByRole('link', { name: 'Browse Pets' })).toHaveAttribute('href', '/Explore');
});

test('/adoption-confirmation thanks and leads home, also whoever opens it later', async ({
  page,
  newcomer,
}) => {
  await say(newcomer, inCart(await somePet(newcomer.request, 'dog', 17)));
  await applyFromCart(page);
  for (const opens of [async () => {}, () => page.goto('/adoption-confirmation')]) {
    await opens();
    await expect(heading(page, 'Application Submitted Successfully!')).toBeVisible();
    await expect(
      page.getByText(
        'Thank you for submitting your application. We will review your details and get back to you soon.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  }
});

test('/adoption-confirmation promises nothing to a guest, nor without an application', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(requestedAsGuest);
  await page.goto('/adoption-confirmation');
  await expect(heading(page, 'Nobody is logged in here')).toBeVisible();
  await expect(page.getByText('Thank you for submitting')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('main')).toContainText('Log in to see your applications.');

  await registered(page.request);
  await page.goto('/adoption-confirmation');
  await expect(heading(page, 'No application yet')).toBeVisible();
  await expect(page.getByText('Thank you for submitting')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to your cart' }).click();
  await expect(page).toHaveURL(/\/Cart$/);
});
