// Passwords and addresses, with the mail that a laptop shows instead of sending it.
import type { Page } from '@playwright/test';
import { expect, logIn, test } from './fixtures.ts';
import { accounts } from './people.ts';
import { Server } from './server.ts';

test.beforeEach(({ allowConsoleError }) => {
  // Wrong passwords and used links are refused on purpose; an ended session is asked for once more.
  allowConsoleError(/status of (401|403|409|410) |ERR_INTERNET_DISCONNECTED/);
});

/** Opens the link of the newest mail with these words. */
async function openLink(page: Page, ...words: string[]): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeVisible();
  let mail = page.getByRole('article');
  for (const hasText of words) mail = mail.filter({ hasText });
  // The worker mails after it has answered, and the mailbox shows what had come when it was opened.
  await expect(async () => {
    if ((await mail.count()) === 0) await page.reload();
    expect(await mail.count()).toBeGreaterThan(0);
  }).toPass();
  await mail.first().getByRole('link').click();
}

test('a forgotten password is chosen anew by the link in the mailbox, once', async ({
  page,
  newcomer,
}) => {
  const { email } = newcomer;
  await page.context().clearCookies();
  await page.goto('/Login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
  await page.getByRole('link', { name: 'Read it in the mailbox' }).click();
  await openLink(page, email);

  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page.getByLabel('New password')).toBeVisible();
  // The token is in no address and so in no history.
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(page.getByRole('main')).toContainText('Use at least 7 characters.');
  await page.getByLabel('New password').fill('a password of today');
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await logIn(page, { email, password: 'a password of today' });

  await page.goto('/dev/mail');
  await openLink(page, 'asked for a new password', email);
  await page.getByLabel('New password').fill('another one again');
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'This link has been used' }),
  ).toBeVisible();
});

test('a changed password logs out the other devices and keeps this one', async ({
  page,
  newcomer,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await logIn(other, newcomer);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Change your password' }).click();
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('a password of today');
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'This is not your password' }),
  ).toBeVisible();
  await page.getByLabel('Current password').fill(newcomer.password);
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(page.getByText('this one stays logged in')).toBeVisible();
  expect((await other.request.get('/api/session')).status()).toBe(401);
  expect((await page.request.get('/api/session')).status()).toBe(200);
  await other.context().close();
});

test('another address counts once its link is opened and the button pressed', async ({
  page,
  newcomer,
}) => {
  const email = `new-${newcomer.email}`;
  await page.goto('/account');
  await page.getByRole('link', { name: 'Change your email address' }).click();
  await page.getByLabel('New email address').fill(email);
  await page.getByLabel('Your password').fill(newcomer.password);
  await page.getByRole('button', { name: 'Send a link to the new address' }).click();
  await page.getByRole('link', { name: 'Read it in the mailbox' }).click();
  await openLink(page, `To ${email}`);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await page.goto('/Login');
  await expect(page.getByText(`You are logged in as ${email}`)).toBeVisible();
});

// That the worker wants the password is in tests/contract/http-register.test.ts.
test(
  'an admin makes another admin only after giving their own password',
  { tag: '@long' },
  async ({ page, allowConsoleError }) => {
    allowConsoleError(/status of 409 .*\/api\/(sync|live)/);
    const home = await Server.create({ ADMIN_SIGNUP: 'approve' });
    await home.start();
    const asks = { name: 'Lee Asks', email: 'lee@homeward.example', isAdmin: true };
    const session = `${home.url}/api/session`;
    const headers = { Origin: home.url };
    const data = { ...asks, password: 'a-long-enough-password' };
    await page.request.post(`${session}/register`, { data, headers });
    const { email, password } = accounts.admin;
    await page.request.post(session, { data: { email, password, as: 'admin' }, headers });

    await page.goto(`${home.url}/Dashboard`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make this person an admin?' });
    await dialog.getByLabel('Your password').fill('a guess');
    await dialog.getByRole('button', { name: 'Make admin' }).click();
    await expect(dialog).toContainText('This is not your password.');
    await page.context().setOffline(true);
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Make admin' }).click();
    await expect(dialog).toContainText('You are offline. Connect to the internet and try again.');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Make admin' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Lee Asks')).toBeHidden();
    const signIn = { email: asks.email, password: data.password, as: 'admin' };
    await expect(async () => {
      const answer = await page.request.post(session, { data: signIn, headers });
      expect(answer.status()).toBe(200);
    }).toPass();
    // Before its server is gone.
    await page.close();
    await home.dispose();
  },
);

test(
  'a link that was cut off is opened in full on the same page',
  { tag: '@long' },
  async ({ page }) => {
    for (const [path, shows] of [
      ['/reset-password', 'New password'],
      ['/confirm-email', 'Confirm my address'],
      ['/admin-invitation', /^Log in with the address that was invited/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText('This link is not complete.')).toBeVisible();
      // As pasting it into the address bar: nothing is loaded anew.
      await page.evaluate(() => {
        location.hash = 'token_hash=none&type=signup';
      });
      await expect(page.getByText(shows, { exact: true })).toBeVisible();
    }
  },
);
