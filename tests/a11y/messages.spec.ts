// A message is in front of everything, and covers neither a heading nor the account button.
import type { Page } from '@playwright/test';
import { pageTexts } from '#src/domain/page-texts.ts';
import { adoptTexts } from '#src/domain/adopt-texts.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openApp, personMenu, somePet } from '../e2e/steps.ts';

// `npm test` looks at the narrowest, where most is covered, at the first of the desktop's layout, and
// at the widest; `npm run a11y` at all.
const widths =
  process.env['EVERY_LOOK'] === 'yes' ? [320, 390, 600, 768, 1024, 1280, 1440] : [320, 1024, 1440];

/** Which headings, account buttons and, on a wide screen, sync pills lie under a message's box. */
async function coveredBy(page: Page, message: string): Promise<string[]> {
  const alert = page.getByRole('alert').filter({ hasText: message });
  await expect(alert).toBeVisible();
  const wide = (page.viewportSize()?.width ?? 0) >= 1024;
  const account = await personMenu(page).elementHandle();
  const pill = wide ? await page.getByRole('button', { name: 'Up to date' }).elementHandle() : null;
  const buttons = [account, pill] as const;
  return alert.evaluate((text, tools) => {
    const host = text.closest('[popover]')?.getBoundingClientRect();
    if (host === undefined) return ['the message is in no popover'];
    const covers = ({ top, bottom, left, right }: DOMRect) =>
      top < host.bottom && bottom > host.top && left < host.right && right > host.left;
    return [...document.querySelectorAll('main :is(h1, h2, h3)'), ...tools]
      .filter((element) => element !== null && covers(element.getBoundingClientRect()))
      .map((element) => element?.textContent || 'the account button');
  }, buttons);
}

test(
  'a message covers no heading at any width, on a pet’s page and on the next one',
  { tag: '@long' },
  async ({ adminPage: page, request }) => {
    const { id } = await somePet(request, 'cat', 7);
    for (const width of widths)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await openApp(page, `/Explore/${id}`);
        await page.getByRole('button', { name: 'Adopt Me' }).click();
        expect(await coveredBy(page, adoptTexts.adminsCannotAdopt)).toEqual([]);
        await personMenu(page).click();
        await page.getByRole('link', { name: 'Manage Applications' }).click();
        await expect(
          page.getByRole('heading', { name: pageTexts.adminDashboardTitle }),
        ).toBeVisible();
        expect(await coveredBy(page, adoptTexts.adminsCannotAdopt)).toEqual([]);
      });
  },
);

test('two messages cover no heading at any width', async ({ page, newcomer }) => {
  expect(newcomer.uid).not.toBe('');
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await openApp(page, '/Explore');
      const adopt = page.getByRole('button', { name: 'Adopt Me' });
      await adopt.nth(1).click();
      await adopt.first().click();
      const messages = page.getByRole('alert').filter({ hasText: 'is in your cart.' });
      await expect(messages).toHaveCount(2);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await coveredBy(page, (await messages.first().textContent()) ?? '')).toEqual([]);
    });
});
