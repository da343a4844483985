// Filters of the lists: in the address, as chips, with counts. Pets with unknown values are shown.
import type { Locator, Page } from '@playwright/test';
import { filterPets } from '#src/domain/filter-pets.ts';
import { filterGroups, groupNames, noFilters } from '#src/domain/pet-filters.ts';
import type { Pet } from '#src/domain/pet.ts';
import { expect, test } from './fixtures.ts';
import { heading, readCatalogue } from './steps.ts';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const box = (page: Page, group: string, option: RegExp) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name: option });
const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove filter: ${name}`, exact: true });
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
/** The page's polite live region with this text; the page has other live regions. */
const said = (page: Page, words: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words });

/** The checkbox is visible as its label, so the label is what a finger touches. */
const press = (option: Locator) => option.locator('xpath=..').click();

/** Collects what the page's polite live regions announce from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const sentences: string[] = [];
    for (const status of document.querySelectorAll('main output')) {
      new MutationObserver(() => sentences.push(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
    return sentences;
  });
  return () => heard.jsonValue();
}

test('a choice shows its pets, says how many they are and stands in the address', async ({
  page,
  request,
}) => {
  const pets = await readCatalogue(request);
  const small = pets.filter((pet) => pet.size === 'small');
  const both = small.filter((pet) => pet.age === 'senior');
  await page.goto('/Explore');
  await expect(box(page, 'Size', /^Small/)).toHaveAccessibleName(`Small ${small.length} pets`);
  await press(box(page, 'Size', /^Small/));
  await expect(cards(page)).toHaveCount(small.length);
  await expect(page).toHaveURL(/\/Explore\?size=small$/);
  await expect(box(page, 'Age', /^Senior/)).toHaveAccessibleName(`Senior ${both.length} pets`);
  await expect(said(page, `${small.length} pets match.`)).toBeVisible();

  const heard = await listen(page);
  await press(box(page, 'Age', /^Senior/));
  await expect(said(page, `${both.length} pets match.`)).toBeVisible();
  await expect(cards(page)).toHaveCount(both.length);
  await expect(page).toHaveURL(/\?size=small&age=senior$/);
  expect(await heard()).toEqual([`${both.length} pets match.`]);
  // The focus stays on the pressed box and does not move to the top of the page.
  await expect(box(page, 'Age', /^Senior/)).toBeFocused();
  // The page's own count does not change, because it counts the whole list.
  await expect(page.getByText(`${pets.length} pets`, { exact: true })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(cards(page)).toHaveCount(pets.length);
  await expect(page).toHaveURL(/\/Explore$/i);
});

test('a home with kids and a cat sees the pets that are good with both', async ({
  page,
  request,
}) => {
  const kind = (await readCatalogue(request)).filter(
    ({ goodWith }) => goodWith.includes('kids') && goodWith.includes('otherPets'),
  );
  await page.goto('/Explore?goodWith=kids');
  const others = box(page, 'Good with', /^Other pets/);
  await expect(others).toHaveAccessibleName(`Other pets ${kind.length} pets`);
  await press(others);
  await expect(cards(page)).toHaveCount(kind.length);
});

test('a pet whose size nobody knows is something to ask about, not hidden', async ({ page }) => {
  let nth = 0;
  await page.route('**/api/catalogue/chunk*', async (route) => {
    const answer = await route.fetch();
    const pets: Pet[] = await answer.json();
    const json = pets.map((pet) => (nth++ < 3 ? { ...pet, size: '' } : pet));
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/Explore?size=large');
  await expect(heading(page, 'Ask the shelter')).toBeVisible();
  await expect(
    page.getByText('Of these 3 pets the shelters have not told us the size.'),
  ).toBeVisible();
  await expect(page.getByText('Ask: size', { exact: true })).toHaveCount(3);
  await expect(said(page, /^\d+ pets match, and 3 more to ask about\.$/)).toBeVisible();
  await expect(page.getByText('Not known of 3: ask')).toBeVisible();
});

test('two boxes that are pressed at once are both chosen', async ({ page }) => {
  await page.goto('/Explore');
  await expect(page.getByRole('paragraph').filter({ hasText: /^120 pets$/ })).toBeVisible();
  await page.evaluate(() => {
    for (const box of document.querySelectorAll('fieldset')) box.querySelector('input')?.click();
  });
  const firsts = groupNames.map((group) => `${group}=${filterGroups[group][0]}`);
  await expect(page).toHaveURL(`/Explore?${firsts.join('&')}`);
});

test(
  'a chip hands the keyboard on when it goes, as soon as it appears',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // Called right after React has changed the document, and before it runs the effects of that.
      const shown = new MutationObserver(() => {
        const adult = document.querySelector<HTMLElement>('[aria-label="Remove filter: Adult"]');
        adult?.focus();
        adult?.click();
        if (adult) shown.disconnect();
      });
      shown.observe(document, { childList: true, subtree: true });
    });
    await page.goto('/Cats/Kittens?age=young&age=adult&energy=low');
    await expect(page).toHaveURL(/\?age=young&energy=low$/);
    await expect(chip(page, 'Adult')).toBeHidden();
    await expect(chip(page, 'Low energy')).toBeFocused();
    await expect(said(page, 'No pet matches all of these.')).toBeVisible();
    const heard = await listen(page);
    await page.getByRole('button', { name: 'Clear all', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/Cats\/Kittens$/);
    await expect(heading(page, 'Filters')).toBeFocused();
    await expect(cards(page)).toHaveCount(40);
    expect(await heard()).toEqual(['40 pets.']);
  },
);

test('a shared address opens the same choice, and one that says nonsense opens the list', async ({
  page,
}) => {
  await page.goto('/Doggs/puppies?size=large&specialNeeds=none');
  await expect(box(page, 'Size', /^Large/)).toBeChecked();
  await expect(said(page, '15 pets match.')).toBeVisible();
  await expect(cards(page)).toHaveCount(15);
  await page.reload();
  await expect(chip(page, 'No special needs')).toBeVisible();
  await expect(cards(page)).toHaveCount(15);
  await page.goto('/Doggs/puppies?size=enormous&size=%00&age&goodWith=1&colour=red');
  await expect(cards(page)).toHaveCount(45);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(said(page, /match/)).toHaveCount(0);
});

test(
  'however much was tried, going back leads out of the list',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/Checklist');
    await page.goto('/Explore');
    for (const option of [/^Small/, /^Medium/, /^Large/]) await press(box(page, 'Size', option));
    await expect(page).toHaveURL(/size=small&size=medium&size=large$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/Checklist$/);
  },
);

test('a pet leads back to the filtered list, to the place it was found at', async ({ page }) => {
  await page.goto('/Explore');
  await press(box(page, 'Size', /^Small/));
  await expect(said(page, /match/)).toBeVisible(); // The list follows its address.
  const href = await cards(page).nth(30).getByRole('link').getAttribute('href');
  const found = page.locator(`a[href="${href}"]`); // Scrolled cards leave: the 30th changes.
  await found.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await found.click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await page.goBack();
  await expect(chip(page, 'Small')).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await found.click();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/Explore\?size=small$/);
  await expect(chip(page, 'Small')).toBeVisible();
});

test('where nobody is left, the list says which filter to take back', async ({ page }) => {
  await page.goto('/Others?size=large&age=senior&energy=high');
  await expect(page.getByText('No pet matches all of these.').last()).toBeVisible();
  await page.getByRole('button', { name: /^Without “Senior”: \d+ pets?$/ }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(chip(page, 'Senior')).toBeHidden();
  await expect(heading(page, 'Filters')).toBeFocused();
});

test('search results are narrowed too, and their sentence stays', async ({ page, request }) => {
  const dogs = (await readCatalogue(request)).filter((pet) => pet.type === 'dog');
  const large = dogs.filter((pet) => pet.size === 'large');
  await page.goto('/SearchList?query=dog');
  await press(box(page, 'Size', /^Large/));
  await expect(page).toHaveURL(/\?query=dog&size=large$/);
  await expect(heading(page, `Search Results: ${dogs.length} pets found`)).toBeVisible();
  for (const { id } of [...large.slice(0, 1), ...large.slice(-1)]) {
    await expect(page.locator(`main a[href*="/${id}?"]`)).toBeVisible();
  }
  for (const { id } of dogs.filter((pet) => pet.size === 'small').slice(0, 1)) {
    await expect(page.locator(`main a[href*="/${id}?"]`)).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters come up in a sheet that counts what it will show', async ({
    page,
    request,
  }) => {
    const wanted = { ...noFilters, goodWith: ['kids'], energy: ['low'] };
    const count = filterPets(await readCatalogue(request), wanted).matches.length;
    await page.goto('/Explore');
    await filters(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await press(box(page, 'Good with', /^Kids/));
    await press(box(page, 'Energy', /^Low/));
    await expect(sheet.getByRole('status')).toHaveText(`${count} pets match.`);
    await sheet.getByRole('button', { name: `Show ${count} pets`, exact: true }).click();
    await expect(sheet).toBeHidden();
    await expect(filters(page)).toBeFocused();
    await expect(filters(page)).toHaveText('Filters (2)');
    await expect(cards(page)).toHaveCount(count);
    await expect(page).toHaveURL(/\?goodWith=kids&energy=low$/);

    await chip(page, 'Low energy').click();
    await expect(chip(page, 'Good with kids')).toBeFocused();
    await chip(page, 'Good with kids').click();
    await expect(filters(page)).toBeFocused();
  });

  test('everything in the sheet is large enough for a thumb', async ({ page }) => {
    await page.goto('/Explore');
    await filters(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const [own, options] = [sheet.getByRole('button'), sheet.locator('label')];
    await expect(own).toHaveCount(2);
    await expect(options).toHaveCount(Object.values(filterGroups).flat().length);
    for (const target of [filters(page), ...(await own.all()), ...(await options.all())])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
