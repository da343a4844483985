// Section 8 of the specification: each sentence that a person may see when something goes wrong.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { application, inCart, say } from './people.ts';
import { fillApplication, holdBack, readCatalogue, somePet } from './steps.ts';

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** From now on the device's storage is full: the browser refuses every new row. */
async function refuseWrites(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = function refuse() {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
  });
}

/** The next suggestion answers contain this text instead of the worker's. */
async function answerSuggestionsWith(page: Page, response: string): Promise<void> {
  await page.route('**/api/sync/pull*', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const body: unknown = answer.ok() ? JSON.parse(text) : undefined;
    await route.fulfill({
      response: answer,
      body:
        body === undefined
          ? text
          : JSON.stringify(body, (key, value: unknown) =>
              key === 'response' && value !== '' ? response : value,
            ),
    });
  });
}

async function ask(page: Page, prompt = 'A quiet cat for a small flat'): Promise<void> {
  await page.goto('/Ai');
  await page.getByRole('textbox').fill(prompt);
  await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
}

// A pull may still be on its way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('suggestions', () => {
  test.use({ serviceWorkers: 'block' });

  test('an answer that cannot be read says so and keeps the words', async ({ page }) => {
    await answerSuggestionsWith(page, 'I would say: get a cat!');
    await ask(page);
    await expect(alert(page, 'Failed to parse AI response. Please try again.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('A quiet cat for a small flat');
  });

  test('a question that is refused says so', async ({ page }) => {
    await page.route('**/api/sync/push', async (route) => {
      const { commands } = route.request().postDataJSON() as { commands: { id: string }[] };
      await route.fulfill({
        json: {
          owner: 'guest',
          results: commands.map(({ id }) => ({ id, outcome: 'rejected', reason: 'invalid' })),
        },
      });
    });
    await ask(page);
    await expect(alert(page, 'Error listening for AI response. Please try again.')).toBeVisible();
  });

  test('a device that cannot keep the question says so', async ({ page }) => {
    await page.goto('/Ai');
    await refuseWrites(page);
    await page.getByRole('textbox').fill('A quiet cat');
    await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
    await expect(alert(page, 'Failed to get AI recommendations. Please try again.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('A quiet cat');
  });

  test('the button says Searching... and waits', async ({ page, allowConsoleError }) => {
    // When the page closes, the service worker sends the outbox while cookies are being deleted.
    allowConsoleError(/401/);
    await page.route('**/api/sync/push', () => {});
    await ask(page);
    await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled();
  });
});

test.describe('a first visit that cannot load the pets', () => {
  test.use({ serviceWorkers: 'block' });
  const noPets = (page: Page) => page.getByText(/no pets are here yet|pets could not be loaded/);

  test.beforeEach(async ({ page, allowConsoleError }) => {
    allowConsoleError(/ERR_FAILED/);
    await page.route('**/api/catalogue/**', (route) => route.abort());
  });

  test('says so on a pet, which comes by itself with the network', async ({ page, request }) => {
    const pet = await somePet(request);
    // Not on a list's pet page, because that document contains the pet.
    await page.goto(`/SearchList/${pet.id}`);
    await expect(noPets(page)).toBeVisible();
    await page.unroute('**/api/catalogue/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1, name: pet.name })).toBeVisible();
  });

  test('shows the pets that the page brought, and that the others are missing', async ({
    page,
    request,
  }) => {
    const [first] = await readCatalogue(request);
    await page.goto('/Explore');
    await expect(page.getByText(/the other pets are not here yet/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
    await expect(page.getByRole('heading', { name: first?.name ?? '' })).toBeVisible();
    await page.unroute('**/api/catalogue/**');
    const release = await holdBack(page, '**/api/catalogue/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Trying again…' })).toBeFocused();
    release();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(120);
    await expect(page.getByText(/the other pets are not here yet/)).toHaveCount(0);
  });

  test('says so on a search, and counts nothing until asked again', async ({ page }) => {
    await page.goto('/SearchList?query=buddy');
    await expect(noPets(page)).toBeVisible();
    await expect(page.getByText(/pets found/)).toHaveCount(0);
    await page.unroute('**/api/catalogue/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Search Results: 1 pets found')).toBeVisible();
  });
});

test('an application that cannot be kept says so and stays as typed', async ({
  page,
  newcomer,
}) => {
  await say(newcomer, inCart(await somePet(newcomer.request, 'dog', 14)));
  await page.goto('/Questions');
  await fillApplication(page);
  await refuseWrites(page);
  await page.getByRole('button', { name: /^submit/i }).click();
  await expect(alert(page, 'Error submitting application. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Occupation')).toHaveValue('Gardener');
});

test('an application that the server refuses takes its success back', async ({
  page,
  newcomer,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  const pet = await somePet(newcomer.request, 'dog', 16);
  await say(newcomer, inCart(pet));
  await page.goto('/Questions');
  await fillApplication(page);
  // Keeps this page from learning that the person has applied on another device.
  await page.route(/\/api\/(sync\/pull|live)/, (route) => route.abort());
  await say(newcomer, application(pet));
  await page.getByRole('button', { name: /^submit/i }).click();
  await expect(alert(page, 'Error submitting application. Please try again.')).toBeVisible();
  await expect(alert(page, 'Application submitted successfully!')).toBeHidden();
});

test('submitting twice at once sends once and says why', async ({ page, newcomer }) => {
  const pet = await somePet(newcomer.request, 'dog', 15);
  await say(newcomer, inCart(pet));
  await page.goto('/Questions');
  await fillApplication(page);
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(
    alert(page, 'Application has already been submitted or is currently being submitted.'),
  ).toBeVisible();
  // The second one is told at once; the first is still being saved.
  await expect(page).toHaveURL(/\/adoption-confirmation/);
  await page.goto('/Dashboard');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: pet.name }),
  ).toHaveCount(1);
});

test('the start says that pets are loading, until they are there', async ({ page }) => {
  const release = await holdBack(page, '**/api/catalogue/chunk*');
  await page.goto('/');
  await expect(alert(page, 'Loading pets may take a few seconds.')).toBeVisible();
  release();
  await expect(alert(page, 'Loading pets may take a few seconds.')).toBeHidden();
});
