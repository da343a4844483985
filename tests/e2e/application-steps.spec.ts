// The application form on screens narrower than a desktop's: step by step, but one form and draft.
import type { Page } from '@playwright/test';
import { pageTexts } from '#src/domain/page-texts.ts';
import { expect, test } from './fixtures.ts';
import { inCart, keeper, say } from './people.ts';
import { anApplication, applicationLabels, fillApplication, heading, somePet } from './steps.ts';

const phone = { width: 390, height: 780 };
const desktop = { width: 1280, height: 800 };
const { fullName, email, phoneNumber, address, occupation, ...why } = anApplication;
const firstStep = { fullName, email, phoneNumber };
const secondStep = { address, occupation };

const step = (page: Page, place: string) => page.getByRole('heading', { name: place });
const field = (page: Page, name: keyof typeof applicationLabels) =>
  page.getByLabel(applicationLabels[name]);
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

test.use({ viewport: phone });

test.beforeEach(async ({ page, newcomer }) => {
  await say(newcomer, inCart(await somePet(newcomer.request, 'rabbit', 10)));
  await page.goto('/Cart');
  await page.getByRole('button', { name: 'Procced For Application' }).click();
  await expect(step(page, 'Step 1 of 3 About you')).toBeVisible();
});

test('a phone asks in three steps, and sends what a desktop would', async ({
  page,
  browser,
  server,
}) => {
  const form = { ...anApplication, fullName: 'Stella Stepwise' };
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
  await expect(page.getByRole('progressbar', { name: 'Your application' })).toHaveAttribute(
    'value',
    '1',
  );
  await fillApplication(page, { ...firstStep, fullName: form.fullName });
  await next(page).click();
  await expect(step(page, 'Step 2 of 3 Your home and work')).toBeFocused();
  await fillApplication(page, secondStep);
  await field(page, 'occupation').press('Enter');
  await expect(step(page, 'Step 3 of 3 Why this pet')).toBeFocused();
  await fillApplication(page, why);
  await page.getByRole('button', { name: /^submit/i }).click();
  await expect(heading(page, pageTexts.confirmationTitle)).toBeVisible();
  await page.goBack();
  await expect(page, 'where the form was opened').toHaveURL(/\/Cart$/);

  const options = { baseURL: server.url, viewport: desktop };
  const office = await (await browser.newContext(options)).newPage();
  await keeper(office.request);
  await office.goto('/Dashboard');
  await office.getByRole('link', { name: new RegExp(`^${form.fullName}`) }).click();
  const theirs = office.getByRole('region', { name: form.fullName });
  for (const value of Object.values(form)) {
    await expect(theirs.getByText(value, { exact: true }).first()).toBeVisible();
  }
  await office.context().close();
});

test('Next looks at its own fields alone, says what is missing and leads to it', async ({
  page,
}) => {
  await field(page, 'fullName').fill('Robin');
  await next(page).click();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText(['Enter a phone number.']);
  await expect(field(page, 'phoneNumber')).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link').click();
  await expect(field(page, 'phoneNumber')).toBeFocused();
  await page.keyboard.type('555 0100');
  await next(page).click();
  await expect(step(page, 'Step 2 of 3 Your home and work')).toBeFocused();
  await expect(summary).toHaveCount(0);
});

test('Back, the phone’s own and the page’s, goes a step back and keeps what was typed', async ({
  page,
}) => {
  await fillApplication(page, firstStep);
  await next(page).click();
  await fillApplication(page, secondStep);
  await next(page).click();
  await expect(step(page, 'Step 3 of 3 Why this pet')).toBeVisible();
  await page.reload();
  await expect(step(page, 'Step 3 of 3 Why this pet'), 'also over a reload').toBeVisible();
  await page.goBack();
  await expect(step(page, 'Step 2 of 3 Your home and work')).toBeFocused();
  await expect(field(page, 'address')).toHaveValue(address);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(step(page, 'Step 1 of 3 About you')).toBeFocused();
  await expect(field(page, 'fullName')).toHaveValue(fullName);
  await page.goBack();
  await expect(page).toHaveURL(/\/Cart$/);
});

test('submitting with something missing earlier leads to that step', async ({ page }) => {
  await fillApplication(page, firstStep);
  await next(page).click();
  await fillApplication(page, secondStep);
  await next(page).click();
  await fillApplication(page, why);
  // The wide screen shows every field; the narrow one again shows the step last typed in.
  await page.setViewportSize(desktop);
  await field(page, 'phoneNumber').fill(' ');
  await field(page, 'experienceWithPets').focus();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^submit/i }).click();
  await expect(step(page, 'Step 1 of 3 About you')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expect(field(page, 'phoneNumber')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\/Questions$/);

  await field(page, 'phoneNumber').fill(phoneNumber);
  await next(page).click();
  await next(page).click();
  await page.getByRole('button', { name: /^submit/i }).click();
  await expect(heading(page, pageTexts.confirmationTitle)).toBeVisible();
  await page.goBack();
  await expect(page, 'past the steps that were taken twice').toHaveURL(/\/Cart$/);
});

test('a screen that turns keeps every word, the step and the cursor', async ({ page }) => {
  await fillApplication(page, firstStep);
  await next(page).click();
  await fillApplication(page, secondStep);
  await page.setViewportSize(desktop);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(7);
  for (const [name, value] of Object.entries({ ...firstStep, ...secondStep })) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  }
  await field(page, 'reasonForAdoption').pressSequentially('In the middle of');
  await page.setViewportSize(phone);
  await expect(step(page, 'Step 3 of 3 Why this pet')).toBeVisible();
  await expect(field(page, 'reasonForAdoption')).toBeFocused();
  await page.keyboard.type(' a word');
  await expect(field(page, 'reasonForAdoption')).toHaveValue('In the middle of a word');
});

test('the form says that the draft is saved and since when, after a reload too', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expect(main.getByText('What you type is kept on this device')).toBeVisible();
  await field(page, 'fullName').fill('Robin');
  const saved = main.getByText(/^Saved on this device, [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d [AP]M$/);
  await expect(saved).toBeVisible();
  const words = await saved.innerText();
  await page.reload();
  await expect(saved).toHaveText(words);
});

test(
  'a device that cannot keep the draft says that it is not saved',
  { tag: '@long' },
  async ({ page, allowConsoleError }) => {
    // Sync needs the same storage, and logs the refusal.
    allowConsoleError(/An exchange with the server failed on this device/);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No space.', 'QuotaExceededError');
      };
      Storage.prototype.setItem = () => {
        throw new DOMException('No space.', 'QuotaExceededError');
      };
    });
    await field(page, 'fullName').fill('Robin');
    await expect(
      page.getByRole('alert').filter({ hasText: 'cannot be kept on this device' }),
    ).toBeVisible();
    await expect(page.getByText(/^Saved on this device/)).toHaveCount(0);
  },
);

test(
  'Forward after a sent application shows none of its steps',
  { tag: '@long' },
  async ({ page }) => {
    await sendInSteps(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/Cart$/);
    await page.goForward();
    await expect(heading(page, pageTexts.confirmationTitle)).toBeVisible();
    expect(await page.goForward(), 'nothing lies in front of it').toBeNull();
    await expect(heading(page, pageTexts.confirmationTitle)).toBeVisible();
  },
);

test(
  'Back and Forward show no step of a form that was the first page of the visit',
  { tag: '@long' },
  async ({ page, context }) => {
    const visit = await context.newPage();
    await visit.goto('/Questions');
    await expect(step(visit, 'Step 1 of 3 About you')).toBeVisible();
    await sendInSteps(visit);
    await visit.goBack();
    await expect(visit).toHaveURL(/\/Cart$/);
    await visit.goForward();
    await expect(heading(visit, pageTexts.confirmationTitle)).toBeVisible();
    await visit.goForward();
    await expect(heading(visit, pageTexts.confirmationTitle)).toBeVisible();
    await page.close();
  },
);

async function sendInSteps(page: Page) {
  await fillApplication(page, firstStep);
  await next(page).click();
  await fillApplication(page, secondStep);
  await next(page).click();
  await fillApplication(page, why);
  await page.getByRole('button', { name: /^submit/i }).click();
  await expect(heading(page, pageTexts.confirmationTitle)).toBeVisible();
}
