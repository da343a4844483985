// The rows of the specification's route table about suggestions.
import { expect, test } from './fixtures.ts';
import { heading, holdBack, logOut, readCatalogue } from './steps.ts';

test('/Ai fills its text area from four examples and leads to the answer', async ({ page }) => {
  await page.goto('/Ai');
  await expect(heading(page, 'Find Your Perfect Pet')).toBeVisible();
  for (const name of [
    'Medium-Energy Dog',
    'High-Energy Large Dog',
    'Small Low-Energy Senior Dog',
    'Low-Energy Cat',
  ]) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('textbox')).not.toHaveValue('');
  }
  const words = 'A quiet cat for a small flat';
  await page.getByRole('textbox').fill(words);
  await page.reload();
  await expect(page.getByRole('textbox'), 'kept until it is asked').toHaveValue(words);
  await page.getByRole('button', { name: 'Low-Energy Cat' }).click();
  const asked = await page.getByRole('textbox').inputValue();
  await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
  const address = new URL(page.url());
  expect(address.pathname).toBe('/Aisearch');
  expect(address.searchParams.get('type')).toBe('cat');
  expect(address.searchParams.get('energy')).toBe('low');
  await page.getByRole('link', { name: 'Ask again' }).click();
  await expect(heading(page, 'Your earlier questions')).toBeVisible();
  await expect(page.getByRole('textbox'), 'the words are kept').toHaveValue(asked);
});

test('/Aisearch shows pets of that type, size and energy, with what matters', async ({
  page,
  request,
}) => {
  const pets = await readCatalogue(request);
  const wanted = pets.filter(
    (pet) => pet.type === 'dog' && pet.size === 'large' && pet.energy === 'high',
  );
  await page.goto('/Aisearch?type=dog&size=large&energy=high&goodWith=kids&goodWith=adults');
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
  const main = page.getByRole('main');
  for (const pet of wanted) {
    await expect(main.getByRole('heading', { name: pet.name, exact: true })).toBeVisible();
  }
  await expect(main.locator('a[href^="/Explore/"]').first()).toBeVisible();
  await expect(main.getByText(/special needs/i).first()).toBeVisible();
  await expect(main.getByText('None').first()).toBeVisible();
});

test('what is asked before it is known who is here is asked in their name', async ({
  page,
  newcomer,
}) => {
  expect(newcomer.uid).not.toBe('');
  const answer = await holdBack(page, '**/api/session');
  await page.goto('/Ai');
  await page.getByRole('textbox').fill('A quiet cat for a small flat');
  await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
  await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled();
  answer();
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
  await page.goto('/Ai');
  await expect(heading(page, 'Your earlier questions')).toBeVisible();
  await expect(page.getByRole('textbox'), 'it is asked, and no draft any more').toHaveValue('');
});

test('/Aisearch says when nothing fits', async ({ page }) => {
  await page.goto('/Aisearch?type=cat&size=enormous');
  await expect(
    page.getByText('No pets found matching your criteria. Try adjusting your search.'),
  ).toBeVisible();
});

test('a recommended pet opens by its whole card, and its page leads back to the recommendations', async ({
  page,
}) => {
  const address = '/Aisearch?type=dog&size=large&energy=high';
  await page.goto(address);
  const card = page.getByRole('main').getByRole('listitem').first();
  await expect(card.getByRole('button', { name: 'Login to Adopt' })).toBeEnabled();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.click({ position: { x: 20, y: 20 } });
  // Level 1: the card has a heading of this name too, and a reload would keep the list.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Recommended Pets' }).click();
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
  expect(page.url()).toContain(address);
});

test('a recommended pet can be adopted from its card', async ({ page, newcomer }) => {
  expect(newcomer.uid).not.toBe('');
  await page.goto('/Aisearch?type=cat');
  const card = page.getByRole('main').getByRole('listitem').first();
  await card.getByRole('button', { name: 'Adopt Me' }).click();
  await expect(card.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
});

test('the words that were asked are there again after Back and from a pet’s page, and go with the person', async ({
  page,
  newcomer,
}) => {
  expect(newcomer.uid).not.toBe('');
  const words = 'A calm cat for an evening on the sofa';
  const field = page.getByRole('textbox');
  await page.goto('/Ai');
  await field.fill(words);
  await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue(words);
  await field.fill('Something else');
  await page.goForward();
  await page
    .getByRole('main')
    .getByRole('listitem')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await page.getByRole('link', { name: 'Recommended Pets' }).click();
  await page.getByRole('link', { name: 'Ask again' }).click();
  await expect(field, 'what is being written stays').toHaveValue('Something else');
  await field.fill('');
  await page.getByRole('link', { name: 'AI suggestions' }).first().click();
  await page.goto('/');
  await logOut(page);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Find My Perfect Pet' })).toBeVisible();
  await expect(field).toHaveValue('');
});
