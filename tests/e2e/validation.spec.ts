// Each rule of section 5 of the specification; what was typed is never lost.
import { expect, test } from './fixtures.ts';
import { application, inCart, say } from './people.ts';
import {
  anApplication,
  applicationLabels,
  fillApplication,
  holdBack,
  openApp,
  readCatalogue,
  somePet,
} from './steps.ts';

const good = { Name: 'Sam Newcomer', Email: 'sam@homeward.example', Password: 'seven77' };
// Two rows with the same sentence are kept apart, so that each sentence seen is from the last try.
const refused: { why: string; values: typeof good; sentence: RegExp }[] = [
  { why: 'no name', values: { ...good, Name: ' ' }, sentence: /enter your name/i },
  { why: 'no email', values: { ...good, Email: '' }, sentence: /enter an email address/i },
  { why: 'six characters', values: { ...good, Password: 'sixsix' }, sentence: /at least 7/i },
  {
    why: 'no real email',
    values: { ...good, Email: 'sam@' },
    sentence: /enter an email address/i,
  },
];
test('registering without what is asked is refused with a sentence, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/Register');
  for (const { why, values, sentence } of refused) {
    await test.step(`with ${why}`, async () => {
      for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
      await page
        .getByRole('main')
        .getByRole('button', { name: /register|sign up|create/i })
        .click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
      await expect(page.getByText(sentence).first()).toBeVisible();
      for (const [label, value] of Object.entries(values)) {
        await expect(page.getByLabel(label)).toHaveValue(value);
      }
      await expect(page).toHaveURL(/\/Register$/);
    });
  }
});

test(
  'the button to register stays where it is when the box above it comes',
  { tag: '@long' },
  async ({ page }) => {
    const answer = await holdBack(page, '**/api/session');
    await page.goto('/Register');
    const register = page.getByRole('main').getByRole('button', { name: 'Register' });
    await expect(register).toBeVisible();
    await expect(page.getByLabel('Register as Admin')).toBeHidden();
    await page.evaluate(() => document.fonts.ready);
    const place = await register.boundingBox();
    answer();
    await expect(page.getByLabel('Register as Admin')).toBeVisible();
    expect(await register.boundingBox()).toEqual(place);
  },
);

test(
  'an address that is taken is refused without saying so',
  { tag: '@long' },
  async ({ page, allowConsoleError }) => {
    allowConsoleError(/40\d/);
    await page.goto('/Register');
    await page.getByLabel('Name').fill('Somebody Else');
    await page.getByLabel('Email').fill('adopter@homeward.example');
    await page.getByLabel('Password').fill('another-password');
    await page
      .getByRole('main')
      .getByRole('button', { name: /register|sign up|create/i })
      .click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toBeVisible();
    await expect(alert).not.toContainText(/exists|taken|in use|registered/i);
    await expect(page.getByLabel('Name')).toHaveValue('Somebody Else');
  },
);

for (const path of ['/Login', '/Loginasadmin']) {
  test(`${path} needs an email and a password, and answers a wrong one with one sentence`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/401/);
    await page.goto(path);
    const submit = page.getByRole('main').getByRole('button', { name: /^(admin )?log ?in/i });
    await submit.click();
    await expect(page.getByText(/enter an email address/i).first()).toBeVisible();
    await expect(page.getByText(/enter your password/i).first()).toBeVisible();

    await page.getByLabel('Email').fill('nobody@homeward.example');
    await page.getByLabel('Password').fill('not the password');
    await submit.click();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@homeward.example');
    await expect(page.getByLabel('Password')).toHaveValue('not the password');
  });
}

test.describe('the application form', () => {
  test.beforeEach(async ({ page, newcomer }) => {
    await say(newcomer, inCart(await somePet(newcomer.request, 'cat', 10)));
    await page.goto('/Questions');
  });

  test('requires each of its seven fields and keeps the rest', async ({ page }) => {
    await fillApplication(page);
    for (const [name, label] of Object.entries(applicationLabels)) {
      await fillApplication(page, { [name]: '  ' });
      await page.getByRole('button', { name: /^submit/i }).click();
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page).toHaveURL(/\/Questions$/);
      // The other fields still have their values; this one is filled in again.
      for (const [other, value] of Object.entries(anApplication).filter(([one]) => one !== name))
        await expect(page.locator(`[name=${other}]`)).toHaveValue(value);
      await page.getByLabel(label).fill(anApplication[name as keyof typeof anApplication]);
    }

    // The right keyboards, and an invalid address.
    await expect(page.getByLabel(applicationLabels.email)).toHaveAttribute('type', 'email');
    await expect(page.getByLabel(applicationLabels.phoneNumber)).toHaveAttribute('type', 'tel');
    await fillApplication(page, { email: 'robin at home' });
    await page.getByRole('button', { name: /^submit/i }).click();
    await expect(page.getByText(/enter an email address/i).first()).toBeVisible();
  });

  test('asks for a phone number that can be called, and says why', async ({ page }) => {
    await fillApplication(page, { ...anApplication, phoneNumber: 'call me' });
    await page.getByRole('button', { name: /^submit/i }).click();
    const phone = page.getByLabel(applicationLabels.phoneNumber);
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(
      page.getByText('Enter 7 to 15 digits, so that the shelter can call you').first(),
    ).toBeVisible();
    await phone.fill('+44 (0)20 7946 0958');
    await expect(phone).toHaveAttribute('aria-invalid', 'false');
  });

  test('keeps a draft over a reload, to the last letter', async ({ page }) => {
    const reason = page.getByLabel(applicationLabels.reasonForAdoption);
    for (const words of ['Half a', 'Half a sentence', 'Half a sentence about']) {
      await reason.fill(words);
      await page.reload();
      await expect(reason).toHaveValue(words);
    }
    // In the same task as the last letter: the device has had no time to write anything.
    await reason.evaluate((field: HTMLTextAreaElement) => {
      field.setRangeText(' a dog', field.value.length, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      location.reload();
    });
    await expect(reason).toHaveValue('Half a sentence about a dog');
  });
});

test('more than one pet in the cart leads home with a message', async ({ page, newcomer }) => {
  const pets = await readCatalogue(newcomer.request);
  await say(newcomer, ...pets.slice(0, 2).map(inCart));
  await page.goto('/Cart');
  await page.getByRole('button', { name: 'Procced For Application' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'please add only pet at a time' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('the same pet cannot be applied for twice', async ({ page, newcomer }) => {
  const pet = await somePet(newcomer.request, 'dog', 9);
  await say(newcomer, application(pet), inCart(pet));
  await page.goto('/Questions');
  await expect(page.getByRole('heading', { name: 'Application Already Submitted' })).toBeVisible();
  await expect(
    page.getByText(
      `You have already submitted an application for ${pet.name}. You cannot submit another application for this pet.`,
    ),
  ).toBeVisible();
});

test('a description for suggestions is required', async ({ page }) => {
  await page.goto('/Ai');
  await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
  await expect(page.getByText(/describe the pet/i).first()).toBeVisible();
  await expect(page).toHaveURL(/\/Ai$/);
});

for (const { path, button, fill, says } of [
  {
    path: '/Login',
    button: 'Login',
    fill: { Email: 'kim@homeward.example', Password: 'password' },
    says: 'could not be saved on this device',
  },
  {
    path: '/Register',
    button: 'Register',
    fill: { Name: 'Kim', Email: 'kim-full@homeward.example', Password: 'a long password' },
    says: 'Your account may exist already: free some space',
  },
]) {
  test(`a device that cannot write down who is here says so on ${path}, and can be tried again`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/failed on this device|could not be kept on this device/);
    await openApp(page, path);
    const main = page.getByRole('main');
    for (const [label, value] of Object.entries(fill)) await main.getByLabel(label).fill(value);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No space.', 'QuotaExceededError');
      };
    });
    // Every sign-in succeeds on the worker's side; only storing it on the device fails.
    await page.route('**/api/session**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const user = {
        uid: '0197f000-0000-7000-8000-00000000000a',
        email: 'kim@homeward.example',
        name: 'Kim',
        isAdmin: false,
      };
      await route.fulfill({ json: { user, adminSignup: 'closed', demoAccounts: [] } });
    });
    await main.getByRole('button', { name: button, exact: true }).click();
    await expect(main.getByRole('alert')).toContainText(says);
    await expect(main.getByRole('button', { name: button, exact: true })).toBeEnabled();
  });
}

test('a question that is too long says so, and keeps its words', async ({ page }) => {
  const words = 'A calm dog. '.repeat(42);
  await page.goto('/Ai');
  await page.getByRole('textbox').fill(words);
  await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
  await expect(page.getByText('Use at most 500 characters.').first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue(words);
  await expect(page).toHaveURL(/\/Ai$/);
});
