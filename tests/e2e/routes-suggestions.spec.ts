// The rows of the specification's route table about suggestions.
import { expect, test } from './fixtures.ts';
import { heading, readCatalogue } from './steps.ts';

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
  await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
  const address = new URL(page.url());
  expect(address.pathname).toBe('/Aisearch');
  expect(address.searchParams.get('type')).toBe('cat');
  expect(address.searchParams.get('energy')).toBe('low');
  await page.getByRole('link', { name: 'Ask again' }).click();
  await expect(heading(page, 'Your earlier questions')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('');
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

test('/Aisearch says when nothing fits', async ({ page }) => {
  await page.goto('/Aisearch?type=cat&size=enormous');
  await expect(
    page.getByText('No pets found matching your criteria. Try adjusting your search.'),
  ).toBeVisible();
});
