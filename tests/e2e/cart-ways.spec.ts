// The ways to the cart: its icon in the bar, and the messages about it.
import { expect, test } from './fixtures.ts';
import { inCart, say } from './people.ts';
import { cartLink, openApp, readCatalogue, somePet } from './steps.ts';

test("the cart's icon counts the pets and leads a user to the cart", async ({ page, newcomer }) => {
  const pets = await readCatalogue(newcomer.request);
  await say(newcomer, ...pets.slice(0, 2).map(inCart));
  await page.goto('/');
  const cart = cartLink(page);
  await expect(cart).toContainText('2');
  await cart.click();
  await expect(page).toHaveURL(/\/Cart$/);
});

test("the cart's icon leads a guest to the login", async ({ page }) => {
  await page.goto('/');
  await cartLink(page).click();
  await expect(page).toHaveURL(/\/Login$/);
  // The link stands for the cart, and this page is the login.
  await expect(cartLink(page)).not.toHaveAttribute('aria-current');
});

test("the cart's icon leads an admin to the login", async ({ adminPage: page }) => {
  await page.goto('/');
  await cartLink(page).click();
  await expect(page).toHaveURL(/\/Login$/);
});

test('a pet that is chosen is said to be in the cart, with the way there; so is the second one', async ({
  page,
  newcomer,
}) => {
  expect(newcomer.uid).not.toBe('');
  for (const nth of [3, 4]) {
    const pet = await somePet(page.request, 'cat', nth);
    await openApp(page, `/Explore/${pet.id}`);
    await page.getByRole('main').getByRole('button', { name: 'Adopt Me' }).click();
    await expect(page.getByRole('alert').filter({ hasText: pet.name })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your cart' }).click();
    await expect(page).toHaveURL(/\/Cart$/);
    await expect(page.getByRole('link', { name: 'Go to your cart' })).toBeHidden();
  }
  await page.getByRole('button', { name: 'Procced For Application' }).click();
  await expect(page.getByText('please add only pet at a time', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Choose one in your cart' }).click();
  await expect(page).toHaveURL(/\/Cart$/);
});
