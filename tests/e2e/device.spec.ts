import type { Page } from '@playwright/test';
import { expect, registerNewUser, signIn, test } from './fixtures.ts';
import { inCart, say } from './people.ts';
import { keepApp, visitOnce } from './service-worker.ts';
import { expectGuest, applyFromCart, logOut, putInCart, somePet } from './steps.ts';

const row = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd');

test('the device page says what is kept here, and clearing it leaves nothing behind', async ({
  page,
  newcomer,
}) => {
  await say(newcomer, inCart(await somePet(newcomer.request, 'dog', 3)));
  await page.goto('/device');
  await expect(row(page, 'Pets')).toHaveText('120 pets');
  await expect(row(page, 'Yours')).toHaveText('1 pet in the cart');
  await expect(row(page, 'Not sent yet')).toHaveText('Nothing');

  await page.getByRole('button', { name: 'Clear everything' }).click();
  // Logged out leads home, and then the page is loaded again.
  const anew = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear everything' }).click();
  await anew;
  await expect(page).toHaveURL(/\/$/);
  await expectGuest(page);
  await page.goto('/device');
  await expect(row(page, 'Yours')).toHaveText('Nothing');
  // The worker's session has ended too.
  const session = await page.evaluate(async () => (await fetch('/api/session')).json());
  expect(session.user).toBeNull();
});

test('to a visitor too it says when the server last sent something', async ({ page }) => {
  await page.goto('/device');
  await expect(row(page, 'Last in touch')).toContainText(String(new Date().getFullYear()));
  await page.getByRole('button', { name: 'Up to date' }).click();
  await expect(page.getByText(/^Last in touch .+\d/)).toBeVisible();
});

test('clearing names what was never sent, and can be called off', async ({
  page,
  newcomer,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
  const pet = await somePet(newcomer.request, 'cat', 3);
  await keepApp(page);
  await page.goto('/device');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('This device');
  await expect(row(page, 'Pets')).toHaveText('120 pets');
  await expect(page.getByRole('button', { name: 'Up to date' })).toBeVisible();
  await context.setOffline(true);
  await putInCart(page, pet);
  await page.goto('/device');
  await expect(row(page, 'Not sent yet')).toContainText('1 thing');
  await page.getByRole('button', { name: 'Clear everything' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('1 thing that has never been sent would be lost for good.');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await context.setOffline(false);
  await expect(row(page, 'Not sent yet')).toHaveText('Nothing');
});

test(
  'the icon counts what waits, and for an admin what wants a decision',
  { tag: '@long' },
  async ({ page, request, context, allowConsoleError }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
    await page.addInitScript(() => {
      const shown: number[] = [];
      Object.assign(window, { shown });
      navigator.setAppBadge = async (count) => void shown.push(count ?? 0);
      navigator.clearAppBadge = async () => void shown.push(0);
    });
    const badge = () =>
      page.evaluate(() => (window as unknown as { shown: number[] }).shown.at(-1)); // as set above
    await visitOnce(page);
    await registerNewUser(page);
    await expect.poll(badge).toBe(0);
    await context.setOffline(true);
    await putInCart(page, await somePet(request, 'dog', 6));
    await expect.poll(badge).toBe(1);
    await applyFromCart(page);
    await expect.poll(badge).toBe(2);
    await context.setOffline(false);
    await expect.poll(badge).toBe(0);
    await logOut(page);
    await signIn(page, 'admin');
    await expect.poll(badge).toBeGreaterThan(0);
  },
);
