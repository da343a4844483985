// The adopters' requests as a queue for an admin, with the whole form beside it.
import { pageTexts } from '#src/domain/page-texts.ts';
import { approve, form, phone, row, test } from './admin-list.ts';
import { expect } from './fixtures.ts';
import { anApplication, heading } from './steps.ts';

test('the form stands beside the list, in the address, over a reload and Back', async ({
  page,
  queue: { early, later },
}) => {
  await expect(heading(page, 'Choose a request')).toBeVisible();
  await row(page, early).click();
  await expect(form(page, early).getByText(anApplication.reasonForAdoption)).toBeVisible();
  await expect(heading(page, pageTexts.adminDashboardTitle)).toBeVisible();
  await expect(row(page, early)).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(form(page, early)).toBeVisible();
  await row(page, later).click();
  await expect(form(page, later)).toBeVisible();
  await page.goBack();
  await expect(form(page, early)).toBeVisible();
});

test('the arrow keys look through the list, Enter goes to the form and Tab to its buttons', async ({
  page,
  queue: { word, early, later },
}) => {
  await page.getByLabel('Find a request').fill(word);
  await expect(page.getByText('2 requests')).toBeVisible();
  await row(page, later).focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, early)).toBeFocused();
  await expect(form(page, early)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(form(page, later)).toBeVisible();
  await expect(row(page, later)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, early), 'the last one').toBeFocused();
  await expect(page).toHaveURL(/request=/);
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('ArrowUp');
  await expect(row(page, later)).toBeFocused();
  expect(await page.evaluate(() => history.length), 'nothing to go back over').toBe(entries);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: later }).last()).toBeFocused();
  for (const name of ['robin@homeward.example', '+1 555 0100']) {
    await page.keyboard.press('Tab');
    await expect(form(page, later).getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(approve(page)).toBeFocused();

  await page.goBack();
  await expect(heading(page, 'Choose a request')).toBeVisible();
  await expect(page.getByLabel('Find a request')).toHaveValue(word);
  await expect(row(page, later)).toBeFocused();
});

test('after a decision the next one that waits is offered, until none is left', async ({
  page,
  queue: { word, early, later },
}) => {
  await page.getByLabel('Find a request').fill(word);
  await page.getByRole('button', { name: /^Pending/ }).click();
  await row(page, later).click();
  await expect(page.getByRole('link', { name: /^Next:/ })).toHaveCount(0);
  await approve(page).click();
  await expect(form(page, later).getByText('approved')).toBeVisible();
  await expect(row(page, later), 'it keeps its place').toBeVisible();
  await page.getByRole('link', { name: `Next: ${early}` }).click();
  await expect(page.getByRole('heading', { name: early }).last()).toBeFocused();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByText('Nothing else in this list waits for a decision.')).toBeVisible();
});

test('a request that is withdrawn while its form is open says so, and a deleted one too', async ({
  page,
  queue: { early, withdrawEarly },
}) => {
  await row(page, early).click();
  await expect(approve(page)).toBeVisible();
  await withdrawEarly();
  await expect(page.getByText('Withdrawn by the applicant')).toBeVisible();
  await expect(approve(page)).toHaveCount(0);

  await page.goto('/Dashboard?request=01890000-0000-7000-8000-000000000000');
  await expect(heading(page, 'This application is not here')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'deleted' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next:/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the form is a view of its own, and Back leads to the same place of the list', async ({
    page,
    queue: { word, early, later },
  }) => {
    await page.getByLabel('Find a request').fill(word);
    await row(page, early).click();
    const title = page.getByRole('heading', { level: 1, name: early });
    await expect(title).toBeFocused();
    await expect(page.getByLabel('Find a request')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to all requests' }).click();
    await expect(row(page, early)).toBeFocused();
    await expect(page.getByLabel('Find a request')).toHaveValue(word);

    await row(page, early).click();
    await approve(page).click();
    await page.getByRole('link', { name: `Next: ${later}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: later })).toBeFocused();
    await page.goBack();
    await expect(title).toBeVisible();
    await page.goBack();
    await expect(row(page, early)).toBeVisible();
  });

  test('nothing is wider than the screen, also at 320 px', async ({ page, queue: { early } }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect(row(page, early)).toBeVisible();
    expect(await width()).toBe(320);
    await row(page, early).click();
    await expect(approve(page)).toBeVisible();
    expect(await width()).toBe(320);
  });
});
