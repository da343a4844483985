// The rows of the specification's route table that show pets: lists, search, details.
import type { Locator } from '@playwright/test';
import { petFieldNames } from '#src/domain/pet-field-kinds.ts';
import type { Pet } from '#src/domain/pet.ts';
import { texts } from '#src/domain/texts.ts';
import { expect, requestedAsGuest, test } from './fixtures.ts';
import { registered } from './people.ts';
import { heading, readCatalogue, somePet } from './steps.ts';

const lists: { path: string; holds: (pet: Pet) => boolean }[] = [
  { path: '/Explore', holds: () => true },
  { path: '/Doggs/puppies', holds: (pet) => pet.type === 'dog' },
  { path: '/Cats/Kittens', holds: (pet) => pet.type === 'cat' },
  { path: '/cats/kittens', holds: (pet) => pet.type === 'cat' },
  { path: '/Others', holds: (pet) => pet.type === 'bird' || pet.type === 'rabbit' },
];
test('each list counts and shows its own kinds and no others, in any case', async ({
  page,
  request,
}) => {
  const pets = await readCatalogue(request);
  const main = page.getByRole('main');
  for (const { path, holds } of lists) {
    await page.goto(path);
    const own = pets.filter(holds);
    const count = main
      .getByRole('paragraph')
      .filter({ hasText: new RegExp(`^${own.length} pets$`) });
    await expect(count, path).toBeVisible();
    await expect(main.getByRole('listitem'), path).toHaveCount(own.length);
    for (const pet of [own.at(0), own.at(-1)])
      await expect(main.locator(`a[href$="/${pet?.id}"]`), path).toBeVisible();
    const stranger = pets.find((pet) => !holds(pet));
    await expect(main.locator(`a[href$="/${stranger?.id}"]`), path).toHaveCount(0);
  }
});

test('/SearchList counts what equals the words, and shows near ones below', async ({ page }) => {
  await page.goto('/SearchList?query=buddy');
  await expect(page.getByText('Search Results: 1 pets found')).toBeVisible();
  await page.goto('/SearchList?query=budy');
  await expect(
    page.getByText('No pets found matching your search. Try a different search term.'),
  ).toBeVisible();
  await expect(heading(page, 'Close matches')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Buddy/ })).toBeVisible();
});

test('/SearchList has the field, filled with what was asked, and so has the panel', async ({
  page,
}) => {
  await page.goto('/SearchList?query=puppy');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('puppy');
  await expect(heading(page, 'Close matches')).toBeVisible();
  await field.fill('small dogs in Portland');
  await field.press('Enter');
  await expect(page).toHaveURL('/SearchList?query=small+dogs+in+Portland');
  await expect(field).toHaveValue('small dogs in Portland');
  await page.getByRole('button', { name: 'Search' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Search' });
  await expect(panel.getByRole('searchbox')).toHaveValue('small dogs in Portland');
});

test('/SearchList finds by type, breed and age', async ({ page, request }) => {
  const pets = await readCatalogue(request);
  for (const [query, count] of [
    ['rabbit', pets.filter((pet) => pet.type === 'rabbit').length],
    ['Golden Retriever', pets.filter((pet) => pet.breed === 'Golden Retriever').length],
    [' SENIOR ', pets.filter((pet) => pet.age === 'senior').length],
  ] as const) {
    await page.goto(`/SearchList?query=${encodeURIComponent(query)}`);
    await expect(page.getByText(`Search Results: ${count} pets found`)).toBeVisible();
  }
});

const details = ['/Explore', '/Doggs/puppies', '/Cats/Kittens', '/Others', '/SearchList', '/Cart'];
test('a pet tells everything about itself under each list', async ({ page, request }) => {
  for (const [nth, path] of details.entries()) {
    const pet = await somePet(request, 'dog', nth);
    await page.goto(`${path}/${pet.id}`);
    await expect(heading(page, pet.name)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: new RegExp(pet.name) })).toBeVisible();
    await expect(main.getByText(pet.description)).toBeVisible();
    const { city, state, country } = pet.location;
    await expect(main.getByText(`${city}, ${state}, ${country}`).first()).toBeVisible();
    for (const label of [
      'Age',
      'Size',
      'Energy level',
      'Shedding',
      'Training',
      'Care requirements',
      'Good with',
      'Temperament',
      'Special needs',
      'Location',
    ]) {
      await expect(main.locator('dt', { hasText: label }).first()).toBeVisible();
    }
    await expect(main.getByText(pet.breed).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Login to Adopt' })).toBeVisible();
  }
});

test('the button to adopt a pet is within reach on every phone, whoever reads', async ({
  page,
  allowConsoleError,
}) => {
  const pet = await somePet(page.request, 'cat', 7);
  const main = page.getByRole('main');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const reaches = async (button: Locator) => {
    // The app has taken over the document and knows who reads: nothing moves any more.
    await expect(button).toBeEnabled();
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const scrolled of [0, 300, 10_000]) {
        await page.evaluate((y) => scrollTo(0, y), scrolled);
        const { y = 0, height: tall = 0 } = (await button.boundingBox()) ?? {};
        expect(y, `${width} x ${height} at ${scrolled}`).toBeGreaterThan(64);
        expect(y + tall).toBeLessThan((await bar.boundingBox())?.y ?? 0);
      }
      // The end of the page is not covered.
      const last = page.getByText(texts.copyrightYear.toString()).last();
      const end = await last.boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan((await button.boundingBox())?.y ?? 0);
    }
  };
  await page.goto(`/Explore/${pet.id}`);
  await reaches(main.getByRole('button', { name: 'Login to Adopt' }));
  allowConsoleError(requestedAsGuest);
  await registered(page.request);
  await page.reload();
  await reaches(main.getByRole('button', { name: 'Adopt Me' }));
  await main.getByRole('button', { name: 'Adopt Me' }).click();
  await reaches(main.getByRole('button', { name: 'Remove' }));
});

test('a pet that is gone says so', async ({ page, allowConsoleError }) => {
  allowConsoleError(/404/);
  const answer = await page.goto('/Explore/nobody-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This pet is no longer listed.')).toBeVisible();
});

test('pets stored before a field was known are listed, filtered and described', async ({
  page,
  request,
}) => {
  const pet = await somePet(request);
  const main = page.getByRole('main');
  await page.goto('/Explore');
  await expect(main.getByRole('listitem')).toHaveCount(120);
  await page.evaluate(forgetFields, petFieldNames);
  await page.goto('/Explore?goodWith=kids');
  await expect(
    main.getByText('Of these 120 pets the shelters have not told us who they are good with.'),
  ).toBeVisible();
  await page.goto(`/SearchList?query=${pet.name}`);
  await expect(page.getByText('Search Results: 1 pets found')).toBeVisible();
  await main.getByRole('link', { name: pet.name }).click();
  await expect(heading(page, pet.name)).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: 'Not known' })).toHaveCount(8);
});

/** In the browser: takes these fields from all pets that the device has stored. */
async function forgetFields(fields: readonly string[]): Promise<void> {
  const done = <Value>(asked: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error('IndexedDB says no.'));
    });
  const database = await done(indexedDB.open('homeward'));
  const store = database.transaction('catalogueChunks', 'readwrite').objectStore('catalogueChunks');
  for (const chunk of await done(store.getAll())) {
    const pets: Record<string, unknown>[] = JSON.parse(chunk.json);
    for (const pet of pets) for (const field of fields) delete pet[field];
    await done(store.put({ ...chunk, json: JSON.stringify(pets) }));
  }
  database.close();
}
