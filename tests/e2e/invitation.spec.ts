import type { Page } from '@playwright/test';
import { expect, registerNewUser, test } from './fixtures.ts';
import { putInCart, somePet } from './steps.ts';

const invitation = (page: Page) => page.getByRole('region', { name: 'Keep Homeward at hand' });

/** Fires Chromium's event for an app that can be installed; `outcome` is the person's answer. */
async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed' = 'accepted') {
  await page.evaluate((answer) => {
    const prompt = async () => {
      document.body.dataset.asked = 'yes';
      if (answer === 'accepted') window.dispatchEvent(new Event('appinstalled'));
      return { outcome: answer };
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  }, outcome);
}

test('nobody is invited at first sight, and whoever put a pet in the cart is', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await offerInstall(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(invitation(page)).toHaveCount(0);

  await registerNewUser(page);
  await putInCart(page, await somePet(request, 'rabbit', 2));
  await offerInstall(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(invitation(page)).toContainText('with or without a network');
  await invitation(page).getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
  await expect(invitation(page)).toHaveCount(0);
});

test(
  'who comes back on another day is invited once they touch the page, and a refusal stays',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('homeward-first-day', '2026-01-01'));
    await page.reload();
    await offerInstall(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(invitation(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(invitation(page)).toBeVisible();
    await invitation(page).getByRole('button', { name: 'Not now' }).click();
    await expect(invitation(page)).toHaveCount(0);

    await page.reload();
    await offerInstall(page);
    await page.keyboard.press('Tab');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(invitation(page)).toHaveCount(0);
  },
);

test('on iOS the invitation says where to tap', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    localStorage.setItem('homeward-first-day', '2026-01-01');
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(invitation(page)).toContainText('Tap Share , then “Add to Home Screen”');
  await expect(invitation(page).getByRole('button', { name: 'Install' })).toHaveCount(0);
  await invitation(page).getByRole('button', { name: 'Understood' }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(invitation(page)).toHaveCount(0);
});
