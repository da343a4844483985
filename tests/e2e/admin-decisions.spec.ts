// An admin sees what is decided, and what the next decision would mean.
import type { Locator, Page } from '@playwright/test';
import { approve, form, phone, row, test } from './admin-list.ts';
import { expect } from './fixtures.ts';
import { application, registered, say } from './people.ts';
import { anApplication, readCatalogue, somePet } from './steps.ts';

/** The contrast of two CSS colours, as WCAG defines it. */
async function contrastOf(page: Page, one: string, other: string): Promise<number> {
  const luminance = (colour: string) =>
    page.evaluate((css) => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      if (pen === null) throw new Error('There is no canvas.');
      pen.fillStyle = css;
      pen.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((byte) => {
        const part = byte / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }, colour);
  const both = [await luminance(one), await luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

test('a decided request stays in a filtered list, and a sentence says why there is one more', async ({
  page,
  queue: { word, later },
}) => {
  await page.getByLabel('Find a request').fill(word);
  await page.getByRole('button', { name: /^Pending/ }).click();
  await expect(page.getByText('2 requests', { exact: true })).toBeVisible();
  await row(page, later).click();
  await approve(page).click();
  await expect(
    page.getByText('2 requests. 1 of them is decided now and leaves when you choose again.'),
  ).toBeVisible();
});

test('five requests are in sight on a desktop, below the tools', async ({
  adminPage: page,
  playwright,
  baseURL,
}) => {
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const applicant = await registered(elsewhere);
  const pets = (await readCatalogue(elsewhere)).slice(-5);
  await say(applicant, ...pets.map((pet) => application(pet)));
  await elsewhere.dispose();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/Dashboard');
  const newest = page.getByRole('listitem').filter({ hasText: anApplication.fullName });
  for (const at of [0, 1, 2, 3, 4]) await expect(newest.nth(at)).toBeInViewport({ ratio: 1 });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the badge in the chosen row stands out from the row, ${colorScheme}`, async ({
    page,
    queue: { later },
  }) => {
    await page.emulateMedia({ colorScheme });
    await row(page, later).click();
    await approve(page).click();
    await expect(row(page, later)).toHaveAttribute('aria-current', 'page');
    const chosen = page.getByRole('listitem').filter({ has: row(page, later) });
    const badge = chosen.getByText('approved').locator('..');
    const edge = await badge.evaluate((element) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      return borderTopWidth === '0px' ? backgroundColor : borderTopColor;
    });
    const ground = await chosen.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await contrastOf(page, edge, ground)).toBeGreaterThanOrEqual(3);
  });
}

test('who approves a second person for the same pet is told before anything is sent', async ({
  adminPage: page,
  playwright,
  baseURL,
}) => {
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const pet = await somePet(elsewhere, 'rabbit', 6);
  await say(await registered(elsewhere), application(pet, { fullName: 'First Asker' }));
  await say(await registered(elsewhere), application(pet, { fullName: 'Second Asker' }));
  await elsewhere.dispose();
  const decisions: string[] = [];
  // Of the context: the service worker may be the one that sends.
  page.context().on('request', (sent) => {
    if (sent.url().endsWith('/api/sync/push')) decisions.push(sent.postData() ?? '');
  });
  await page.goto('/Dashboard');
  await row(page, 'First Asker').click();
  await approve(page).click();
  await expect.poll(() => decisions.length).toBe(1);
  await row(page, 'Second Asker').click();
  await expect(
    form(page, 'Second Asker').getByText(`First Asker was approved for ${pet.name}.`),
  ).toBeVisible();
  await approve(page).click();
  const question = page.getByRole('dialog', { name: `First Asker was approved for ${pet.name}` });
  await question.getByRole('button', { name: 'Do not approve' }).click();
  await expect(form(page, 'Second Asker').getByText('pending')).toBeVisible();
  expect(decisions, 'the second decision is not made').toHaveLength(1);
  await approve(page).click();
  await question.getByRole('button', { name: 'Approve Second Asker too' }).click();
  await expect(form(page, 'Second Asker').getByText('approved', { exact: true })).toBeVisible();
  await expect.poll(() => decisions.length).toBe(2);
  await page.getByRole('link', { name: 'Open the request of First Asker' }).click();
  await expect(page.getByRole('heading', { name: 'First Asker' }).last()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the decision is within reach of a long form, and its status is in sight and said', async ({
    page,
    queue: { word, early, later },
  }) => {
    await page.getByLabel('Find a request').fill(word);
    await row(page, early).click();
    await expect(page.getByRole('heading', { level: 1, name: early })).toBeVisible();
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect(height, 'the form is longer than the screen').toBeGreaterThan(phone.height);
    // The list's place is left once the form is rendered.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    const isClear = async (locator: Locator) => {
      const box = await locator.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    };
    await isClear(approve(page));
    await isClear(page.getByRole('button', { name: 'Reject', exact: true }));
    await approve(page).click();
    const said = page.getByRole('status').filter({ hasText: 'Status: approved' });
    await expect(said).toBeInViewport({ ratio: 1 });
    await isClear(said);
    await isClear(page.getByRole('link', { name: `Next: ${later}` }));
  });
});
