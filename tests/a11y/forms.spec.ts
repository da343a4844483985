// A form shows each error at its field and in a summary, and the browser can autofill it.
import type { Page } from '@playwright/test';
import { expect, registerNewUser, test } from '../e2e/fixtures.ts';
import { putInCart, somePet } from '../e2e/steps.ts';

/** Submits the form as it is, and follows each link of the error summary to its field. */
async function expectErrorsTiedToFields(page: Page, count: number): Promise<void> {
  const main = page.getByRole('main');
  await main.locator('[type=submit]').click();
  const summary = main.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary).toBeFocused();
  const entries = summary.getByRole('link');
  await expect(entries).toHaveCount(count);
  for (const entry of await entries.all()) {
    await entry.press('Enter');
    const field = main.locator(':focus');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(await entry.innerText()));
    expect(new URL(page.url()).hash).toBe('');
  }
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(count);
}

for (const [path, count] of [
  ['/Login', 2],
  ['/Loginasadmin', 2],
  ['/Register', 3],
  ['/Ai', 1],
] as const) {
  test(`${path} ties each error to its field and sums them up`, async ({ page }) => {
    await page.goto(path);
    await expectErrorsTiedToFields(page, count);
  });
}

test('a field that was mended is not red while the others are filled in', async ({ page }) => {
  await page.goto('/Register');
  await expectErrorsTiedToFields(page, 3);
  await page.getByLabel('Name').fill('Robin');
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Email').fill('robin');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

async function tokens(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries(
    await page
      .locator('main form')
      .locator('input:not([type=checkbox]), textarea')
      .evaluateAll((fields: (HTMLInputElement | HTMLTextAreaElement)[]) =>
        fields.map(({ name, autocomplete }) => [name, autocomplete] as const),
      ),
  );
}

test('the account forms tell the browser what each field is', async ({ page }) => {
  for (const path of ['/Login', '/Loginasadmin']) {
    await page.goto(path);
    await expect(page.getByLabel('Password')).toBeVisible();
    expect(await tokens(page)).toEqual({ email: 'username', password: 'current-password' });
  }
  await page.goto('/Register');
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(await tokens(page)).toEqual({
    name: 'name',
    email: 'username',
    password: 'new-password',
  });
});

test('so does the application form, and its errors are tied to its fields', async ({
  page,
  request,
}) => {
  await registerNewUser(page);
  await putInCart(page, await somePet(request, 'dog', 5));
  await page.goto('/Questions');
  await expect(page.getByLabel('Full name')).toBeVisible();
  const known = await tokens(page);
  expect(known).toMatchObject({ fullName: 'name', email: 'email', phoneNumber: 'tel' });
  // The email is filled in already; all other fields of this step are empty.
  await expectErrorsTiedToFields(page, Object.keys(known).length - 1);
});
