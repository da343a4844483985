import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Person } from './people.ts';
import { keepApp } from './service-worker.ts';
import { heading, openApp, personMenu } from './steps.ts';

const entries = (page: Page) => page.getByRole('main').getByRole('listitem');
const list = 'Where you are logged in';

/** Another device, signed in with the same account. */
async function secondDevice(
  browser: Browser,
  baseURL: string,
  { email, password }: Person,
): Promise<{ context: BrowserContext; page: Page }> {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const context = await browser.newContext({ baseURL, userAgent });
  const data = { email, password, as: 'user' };
  await context.request.post('/api/session', { data, headers: { Origin: baseURL } });
  const page = await context.newPage();
  await openApp(page, '/Cart');
  await expect(heading(page, 'Login')).toBeHidden();
  return { context, page };
}

test('people see where they are logged in, and end a session on another device', async ({
  page,
  browser,
  baseURL,
  newcomer,
  allowConsoleError,
}) => {
  // The other device's requests after its session has ended.
  allowConsoleError(/status of 401/);
  const other = await secondDevice(browser, baseURL ?? '', newcomer);
  await openApp(page, '/');
  await personMenu(page).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(heading(page, list)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(newcomer.email);
  await expect(entries(page)).toHaveCount(2);
  const here = entries(page).filter({ hasText: 'This device' });
  await expect(here).toHaveCount(1);
  await expect(here.getByRole('button')).toHaveCount(0);
  const there = entries(page).filter({ hasText: 'Firefox on Linux' });
  await there.getByRole('button', { name: 'Log out' }).click();
  await expect(entries(page)).toHaveCount(1);
  await expect(there).toHaveCount(0);

  // Its stream ends with its session, so it need not be loaded again.
  await expect(other.page.getByRole('button', { name: /needs you/i })).toBeVisible();
  await other.context.close();
});

test('logging out everywhere ends every session, this one too', async ({
  page,
  browser,
  baseURL,
  newcomer,
}) => {
  const other = await secondDevice(browser, baseURL ?? '', newcomer);
  await other.page.close();
  const cookies = await page.context().cookies();
  await openApp(page, '/account');
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/Login$/i);
  expect((await other.context.request.get('/api/session')).status()).toBe(401);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const stolen = await fetch(`${baseURL}/api/session`, { headers: { cookie } });
  expect(stolen.status).toBe(401);
  await other.context.close();
});

test(
  'offline the list is a sentence with a way out',
  { tag: '@long' },
  async ({ page, context, newcomer, allowConsoleError }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
    await keepApp(page);
    await openApp(page, '/account');
    await expect(page.getByRole('main')).toContainText(newcomer.email);
    await expect(entries(page)).toHaveCount(1);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(
      'You are offline, and only the server knows',
    );
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(entries(page)).toHaveCount(1);
  },
);

test('somebody who is not logged in is asked to log in', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL(/\/Login$/i);
});
