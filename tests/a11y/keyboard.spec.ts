// From the start page to an application without a mouse: only Tab, Enter and letters.
import type { Locator, Page } from '@playwright/test';
import { pageTexts } from '#src/domain/page-texts.ts';
import { adoptTexts } from '#src/domain/adopt-texts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { registered } from '../e2e/people.ts';
import { anApplication, applicationLabels, openApp, somePet } from '../e2e/steps.ts';

// 400: more tab stops than the longest page has.
const mostStops = 400;

/** Presses Tab until the target has the focus; each stop on the way must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${target.toString()}.`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Fills in every step of the application form and submits it. */
async function apply(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const done = page.getByRole('heading', { name: pageTexts.confirmationTitle });
  for (let steps = 0; steps < 10 && !(await done.isVisible()); steps += 1) {
    for (const [name, label] of Object.entries(applicationLabels)) {
      const field = main.getByLabel(label);
      if ((await field.isVisible()) && (await field.inputValue()) === '')
        // Object.entries loses the type of the keys; they are the form's fields.
        await write(page, field, anApplication[name as keyof typeof anApplication]);
    }
    await press(page, main.locator('[type=submit]'));
    await expect(main.locator('[type=submit]:disabled')).toHaveCount(0);
  }
  await expect(done).toBeVisible();
}

test('a keyboard alone finds a pet, signs in, applies and follows the application', async ({
  page,
  request,
  playwright,
  server,
}) => {
  const pet = await somePet(request, 'rabbit', 4);
  const elsewhere = await playwright.request.newContext({ baseURL: server.url });
  const { email, password } = await registered(elsewhere);
  await elsewhere.dispose();
  const main = page.getByRole('main');
  const header = page.getByRole('banner');

  await test.step('the first stop leads past the bars', async () => {
    await openApp(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: 'Meet the pets' })).toBeFocused();
  });

  const find = async () => {
    await page.keyboard.press('Shift+Tab');
    await press(page, page.getByRole('button', { name: 'Search' }).filter({ visible: true }));
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(pet.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/SearchList/);
    await press(page, main.getByRole('link', { name: pet.name, exact: true }).first());
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(pet.name);
  };

  await test.step('finds a pet and is sent to sign in', async () => {
    await find();
    await press(page, main.getByRole('button', { name: adoptTexts.loginToAdopt }));
    await expect(page).toHaveURL(/\/Login$/);
    await write(page, main.getByLabel('Email'), email);
    await write(page, main.getByLabel('Password'), password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('puts it in the cart, and stays on the button', async () => {
    await find();
    await press(page, main.getByRole('button', { name: adoptTexts.adoptMe }));
    await expect(main.getByRole('button', { name: adoptTexts.removePet })).toBeFocused();
    await press(page, header.getByRole('link', { name: /^cart/i }));
    await press(page, main.getByRole('button', { name: pageTexts.proceedForApplication }));
  });

  await test.step('applies, and follows the application', async () => {
    await apply(page);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await press(page, main.getByRole('link', { name: pageTexts.userDashboardTitle }));
    await expect(main.getByRole('listitem').filter({ hasText: pet.name }).first()).toContainText(
      /pending/i,
    );
  });
});
