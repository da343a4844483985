// A keyboard user always sees the focused element: no bar and no card covers it.
import type { Locator, Page } from '@playwright/test';
import { adoptTexts } from '#src/domain/adopt-texts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openApp, somePet } from '../e2e/steps.ts';

// 45: past the first two screens of a list. All later tab stops are alike.
const stops = 45;

/** What hides the focused element, in words; '' if it is visible. */
function placeOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return '';
    const { top, bottom, left, right, height } = focused.getBoundingClientRect();
    const name = `${focused.tagName} “${focused.textContent.trim().slice(0, 30)}”`;
    if (height < innerHeight && (top < 0 || bottom > innerHeight)) return `${name} is off screen`;
    const x = (left + right) / 2;
    for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
      for (let box = document.elementFromPoint(x, y); box !== null; box = box.parentElement) {
        const { position } = getComputedStyle(box);
        if ((position === 'fixed' || position === 'sticky') && !box.contains(focused))
          return `${name} lies under ${box.tagName} “${box.textContent.slice(0, 20)}”`;
      }
    }
    return '';
  });
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const fault = await placeOfFocus(page);
    if (fault !== '') faults.push(`${key}: ${fault}`);
  }
  return faults;
}

// On a phone the bars cover the most: the wide screen is left to `npm run a11y`.
const widths = [
  { width: 320, tag: [] },
  { width: 1440, tag: '@long' },
];

for (const { width, tag } of widths) {
  test(`nothing covers the focus of a visitor at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const path of ['/', '/Explore', '/Checklist', '/Covid', '/Register']) {
      await openApp(page, path);
      await expect(page.getByRole('progressbar', { name: 'Pets on this device' })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect([...(await walk(page, 'Tab')), ...(await walk(page, 'Shift+Tab'))], path).toEqual([]);
    }
  });
}

for (const { width, tag } of widths) {
  test(
    `nothing covers the focus where staff manage their pets at ${width} px`,
    { tag },
    async ({ adminPage: page }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const path of ['/Manage', '/Manage/new']) {
        await openApp(page, path);
        // Its bar at the bottom covers the most.
        if (path === '/Manage') await page.getByRole('checkbox').first().check();
        else await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
        expect([...(await walk(page, 'Tab')), ...(await walk(page, 'Shift+Tab'))], path).toEqual(
          [],
        );
      }
    },
  );
}

test(
  'the invitation to install covers nothing that takes the focus',
  { tag: '@long' },
  async ({ page }) => {
    // A visitor who came on an earlier day, in a browser that can install the app.
    await page.addInitScript(() => localStorage.setItem('homeward-first-day', '2026-01-01'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/Covid');
    await page.evaluate(() => {
      const prompt = async () => ({ outcome: 'dismissed' });
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    await page.getByRole('heading', { level: 1 }).click();
    const invitation = page.getByRole('region', { name: 'Keep Homeward at hand' });
    await expect(invitation).toBeVisible();
    expect(await walk(page, 'Tab')).toEqual([]);
    await invitation.getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test('a message on a small screen covers no heading', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { id } = await somePet(request, 'cat', 7);
  await page.goto(`/Explore/${id}`);
  await page.getByRole('button', { name: 'Login to Adopt' }).click();
  const heading = page.getByRole('heading', { name: 'Welcome Back' });
  await expect(heading).toBeVisible();
  const message = page.getByText(adoptTexts.mustLogInToAdopt);
  await expect(message).toBeVisible();
  const edge = (side: 'top' | 'bottom', box: Locator) =>
    box.evaluate((element, of) => element.getBoundingClientRect()[of], side);
  expect(await edge('bottom', message)).toBeLessThan(await edge('top', heading));
});
