import { pageTexts } from '#src/domain/page-texts.ts';
import { expect, registerNewUser, signIn, test } from './fixtures.ts';
import { anApplication, cartLink, fillApplication, somePet } from './steps.ts';

test('from the first look to an approval that shows without a reload', async ({
  page,
  browser,
  request,
  server,
}) => {
  const pet = await somePet(request, 'dog', 12);
  const form = { ...anApplication, fullName: 'Jo Journey' };

  await test.step('a visitor looks around', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore' }).filter({ visible: true }).first().click();
    await page.getByRole('main').locator(`a[href$="/${pet.id}"]`).first().click();
    // Level 1, because each card of the list has a heading of the same name.
    await expect(page.getByRole('heading', { name: pet.name, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Login to Adopt' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'You must be logged in to adopt a pet.' }),
    ).toBeVisible();
  });

  await test.step('registers and adopts', async () => {
    await registerNewUser(page);
    await page.goto(`/Doggs/puppies/${pet.id}`);
    await page.getByRole('button', { name: 'Adopt Me' }).click();
    await cartLink(page).click();
    await page.getByRole('button', { name: 'Procced For Application' }).click();
  });

  await test.step('applies', async () => {
    await fillApplication(page, form);
    await page.getByRole('button', { name: /^submit/i }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: pageTexts.applicationSubmitted }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: pageTexts.confirmationTitle })).toBeVisible();
    await page.getByRole('link', { name: pageTexts.backToHome }).click();
  });

  const status = page.getByRole('main').getByRole('listitem').filter({ hasText: pet.name });
  await test.step('sees it pending, the cart empty', async () => {
    await page.goto('/Cart');
    await expect(page.getByText(pageTexts.cartEmpty)).toBeVisible();
    await page.goto('/Dashboard');
    await expect(status).toContainText(/pending/i);
  });

  await test.step('the admin reads the form and approves; the open page turns', async () => {
    const office = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(office, 'admin');
    await office.goto('/Dashboard');
    await office.getByRole('link', { name: new RegExp(`^${form.fullName}`) }).click();
    const theirs = office.getByRole('region', { name: form.fullName });
    await expect(theirs.getByText(form.reasonForAdoption)).toBeVisible();
    await theirs.getByRole('button', { name: /^approve/i }).click();
    await expect(status).toContainText(/approved/i);
    await theirs.getByRole('button', { name: /^reject/i }).click();
    await expect(status).toContainText(/rejected/i);
    await office.context().close();
  });
});
