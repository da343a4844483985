// The adopters' requests as a queue for an admin, with the whole form beside it.
import type { Locator, Page } from '@playwright/test';
import { pageTexts } from '#src/domain/page-texts.ts';
import { application, registered, say } from './people.ts';
import { expect, test as base } from './fixtures.ts';
import { anApplication, heading, readCatalogue, somePet } from './steps.ts';

const phone = { width: 390, height: 780 };
// Anchored, because the link to the next request contains the name too.
const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const form = (page: Page, name: string) => page.getByRole('region', { name });
const approve = (page: Page) => page.getByRole('button', { name: 'Approve', exact: true });

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
  const [dark = 0, light = 0] = [await luminance(one), await luminance(other)].sort();
  return (light + 0.05) / (dark + 0.05);
}

type Queue = {
  /** A word that only these two requests contain, because a worker's tests share a server. */
  word: string;
  /** The applicants' names; the later one is first in the list. */
  early: string;
  later: string;
  withdrawEarly: () => Promise<void>;
};

/** An admin has the list open, and two requests of one person are pending. */
const test = base.extend<{ queue: Queue }>({
  queue: async ({ adminPage, playwright, baseURL }, use, { testId }) => {
    const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const applicant = await registered(elsewhere);
    const word = `Queue${testId.replace('-', 'x')}`;
    const [early, later] = [`Early ${word}`, `Later ${word}`];
    const first = application(await somePet(elsewhere, 'bird', 4), { fullName: early });
    await say(applicant, first);
    const second = application(await somePet(elsewhere, 'bird', 5), { fullName: later });
    await say(applicant, second);
    const withdrawEarly = () =>
      say(applicant, { kind: 'withdrawApplication', args: { id: first.args.id } });
    await adminPage.goto('/Dashboard');
    await use({ word, early, later, withdrawEarly });
    await elsewhere.dispose();
  },
});

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

  test('the decision is within reach of a long form, and its status is in sight and said', async ({
    page,
    queue: { word, early, later },
  }) => {
    await page.getByLabel('Find a request').fill(word);
    await row(page, early).click();
    await expect(page.getByRole('heading', { level: 1, name: early })).toBeVisible();
    const [height, top] = await page.evaluate(() => [document.body.scrollHeight, scrollY]);
    expect(height, 'the form is longer than the screen').toBeGreaterThan(phone.height);
    expect(top).toBe(0);
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
