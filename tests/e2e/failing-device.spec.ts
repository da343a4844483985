// A device whose storage fails while somebody logs in, registers or logs out: each button can be
// pressed again, and a sentence says what to do.
import type { Page } from '@playwright/test';
import { expect, fillSignIn, test } from './fixtures.ts';
import { accounts, registered } from './people.ts';
import { openApp, personMenu } from './steps.ts';

/** How the storage fails: run in the page, each is undone by loading the page again. */
const failures = {
  'is full': () => {
    const refuse = () => {
      throw new DOMException('No space.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse });
  },
  'refuses every access': () => {
    IDBTransaction.prototype.objectStore = () => {
      throw new DOMException('Refused.', 'UnknownError');
    };
  },
  'takes back every write': () => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    };
  },
};

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Nothing is being read or written. */
const quiet = (page: Page) =>
  expect(page.getByRole('button', { name: 'Up to date' })).toBeVisible();

for (const [how, fail] of Object.entries(failures)) {
  // One of them tells it in npm test.
  const tag = how === 'is full' ? [] : '@long';
  test.describe(`on a device that ${how}`, { tag }, () => {
    test.beforeEach(({ allowConsoleError }) => {
      // What sync and the forms log for developers.
      allowConsoleError(
        /on this device|could not be read again|watch|Refused|No space|Abort|status of (401|409)/,
      );
    });

    test('a login says what to do, and works once the device does', async ({ page }) => {
      await openApp(page, '/Login');
      await quiet(page);
      await page.evaluate(fail);
      await fillSignIn(page, accounts.user);
      await expect(main(page).getByText('This could not be saved on this device.')).toBeVisible();
      await expect(button(page, 'Login')).toBeEnabled();
      await expect(main(page).getByLabel('Email')).toHaveValue(accounts.user.email);
    });

    test('a registration says that the account may exist, and how to go on', async ({ page }) => {
      const email = `failing-${process.pid}-${Date.now()}@homeward.example`;
      await openApp(page, '/Register');
      await main(page).getByLabel('Name').fill('Robin Tester');
      await main(page).getByLabel('Email').fill(email);
      await main(page).getByLabel('Password').fill('a-long-enough-password');
      await quiet(page);
      await page.evaluate(fail);
      await button(page, 'Register').click();
      await expect(main(page).getByText(/account may exist already.* then log in/)).toBeVisible();
      await expect(button(page, 'Register')).toBeEnabled();
      await page.reload();
      // A device that cannot even be read has asked the server for nothing.
      const next = how === 'refuses every access' ? 'Already have an account?' : email;
      await expect(main(page)).toContainText(next);
    });

    test('a logout on the login page and one in the menu say what to do', async ({ page }) => {
      await registered(page.request);
      await openApp(page, '/Login');
      await expect(button(page, 'Log out')).toBeEnabled();
      await quiet(page);
      await page.evaluate(fail);
      await button(page, 'Log out').click();
      const sentence =
        'Logging out could not be saved on this device. Reload the page and try again.';
      await expect(main(page).getByText(sentence)).toBeVisible();
      await expect(button(page, 'Log out')).toBeEnabled();
      await personMenu(page).click();
      await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    });
  });
}

test('a page stays as it is when the device can be read no more', async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/on this device|could not be read again|watch/);
  await openApp(page, '/Register');
  await main(page).getByLabel('Name').fill('Robin Tester');
  await quiet(page);
  await page.evaluate(failures['refuses every access']);
  const read = page.waitForEvent('console', (said) => said.text().includes('could not be read'));
  const other = await context.newPage();
  await openApp(other, '/Checklist');
  await quiet(other);
  await other.getByRole('button', { name: 'Up to date' }).click();
  await read;
  await expect(main(page).getByLabel('Name')).toHaveValue('Robin Tester');
});
