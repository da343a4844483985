// From an empty home to a shelter's own: the first admin, by hand.
import type { Browser, Page } from '@playwright/test';
import { expect, fillSignIn, requestedAsGuest, test as base } from './fixtures.ts';
import { invite } from './invite.ts';
import { application, registered, say } from './people.ts';
import { Server } from './server.ts';
import { heading, readCatalogue } from './steps.ts';

/** A home of its own, where nobody is an admin. */
const test = base.extend<{ home: Server }>({
  home: async ({ browser }, use) => {
    const home = await Server.create({ DEMO: '0' });
    await home.start();
    await use(home);
    // Before their server: a device that asks for it would log an error.
    for (const context of browser.contexts()) await context.close();
    await home.dispose();
  },
  baseURL: ({ home }, use) => use(home.url),
});

const password = 'three warm windowsills';
const first = { name: 'Robin First', email: 'robin.first@homeward.example', password };
const second = { name: 'Sam Second', email: 'sam.second@homeward.example', password };

const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Registers, and accepts the invitation of this link. */
async function becomeAdmin(page: Page, link: string, who: typeof first) {
  await page.goto(link);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  for (const name of ['Name', 'Email', 'Password'] as const)
    await page
      .getByRole('main')
      .getByLabel(name)
      .fill(who[name === 'Name' ? 'name' : name === 'Email' ? 'email' : 'password']);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(link);
  await button(page, 'Become an admin').click();
}

async function anotherDevice(browser: Browser, home: Server): Promise<Page> {
  return (await browser.newContext({ baseURL: home.url })).newPage();
}

/** Counts what a person presses and types on this page, over all its documents. */
async function countedWork(page: Page): Promise<() => string> {
  let presses = 0;
  let letters = 0;
  const began = Date.now();
  await page.exposeFunction('countPress', () => (presses += 1));
  await page.exposeFunction('countLetters', (count: number) => (letters += count));
  await page.addInitScript(() => {
    const { countPress, countLetters } = Object(globalThis);
    addEventListener('pointerdown', () => void countPress(), true);
    // A field is filled at once here.
    addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && !/radio|checkbox/.test(target.type))
        void countLetters(target.value.length);
    });
  });
  return () =>
    `${presses} presses, ${letters} letters typed, ${((Date.now() - began) / 1000).toFixed(1)} s of the machine`;
}

test(
  'the first admin sets up a shelter by hand, on two devices, and a colleague joins',
  { tag: '@long' },
  async ({ page, browser, home, request, allowConsoleError }) => {
    test.setTimeout(120_000);
    allowConsoleError(requestedAsGuest);
    await becomeAdmin(page, invite(home, first.email), first);
    await expect(page).toHaveURL(/\/Manage\/start$/);
    await expect(heading(page, 'First steps')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('0 of 4 done');

    await field(page, 'Name of the shelter').fill('Elm Street Shelter');
    await button(page, 'Save').click();
    await expect(step(page, 'Say who you are')).toContainText('To do');
    await field(page, 'Email').fill('hello@elm.example');
    await button(page, 'Save').click();
    await expect(step(page, 'Say who you are')).toContainText(
      'Elm Street Shelter · hello@elm.example',
    );
    await expect(page.getByRole('main')).toContainText('1 of 4 done');

    // Left here, and taken up on another device: the notice of the dashboard leads there.
    const other = await anotherDevice(browser, home);
    await other.goto('/Loginasadmin');
    await fillSignIn(other, first);
    await expect(other).toHaveURL(/\/Dashboard$/);
    await other.getByRole('link', { name: 'See what is left' }).click();
    await expect(other.getByRole('main')).toContainText('1 of 4 done');
    await expect(step(other, 'Say who you are')).toContainText('Elm Street Shelter');

    await page.getByRole('link', { name: 'First pet by hand' }).click();
    await expect(field(page, 'City'), 'no sample pet lends its town').toHaveValue('');
    await field(page, 'Name').fill('Rex');
    await page.getByRole('group', { name: 'Type' }).getByText(/^dog$/i).click();
    await button(page, 'Save the new pet').click();
    await expect(page.getByText('Saved. Photos can be added now.')).toBeVisible();
    await expect(step(other, 'Bring in your pets')).toContainText('1 pet of your own is here.');

    // Meanwhile somebody applies for a sample pet.
    const applicant = await registered(request);
    const wanted = (await readCatalogue(request)).find(({ name }) => name !== 'Rex');
    if (wanted === undefined) throw new Error('There is no pet.');
    await say(applicant, application(wanted));

    await expect(step(other, 'Remove the sample pets')).toContainText('120 pets of the lists');
    await button(other, 'Remove the sample pets').click();
    const question = other.getByRole('dialog', { name: 'Remove 120 sample pets?' });
    await expect(question).toContainText('No application is lost.');
    await question.getByRole('button', { name: 'Keep them' }).click();
    await button(other, 'Remove the sample pets').click();
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(other.getByText('119 sample pets removed, and 1 hidden.')).toBeVisible();
    await expect(step(other, 'Remove the sample pets')).toContainText('Done');
    await expect
      .poll(async () => (await readCatalogue(request)).map(({ name }) => name))
      .toEqual(['Rex']);
    await other.goto('/Dashboard');
    await expect(other.getByRole('main').getByText(wanted.name).first()).toBeVisible();

    // The first device invites a colleague.
    await page.goto('/Manage/start');
    await expect(page.getByRole('main')).toContainText('3 of 4 done');
    await field(page, 'Their email address').fill(second.email);
    await field(page, 'Your own password').fill('a guess');
    allowConsoleError(/status of 403/);
    await button(page, 'Invite').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This is not your password.',
    );
    await field(page, 'Your own password').fill(password);
    await button(page, 'Invite').click();
    await expect(step(page, 'Invite a colleague')).toContainText(
      `Invited, and not here yet: ${second.email}`,
    );
    const link = await field(page, 'Link').inputValue();
    await button(page, 'Copy the link').click();

    const colleague = await anotherDevice(browser, home);
    await becomeAdmin(colleague, link, second);
    await expect(colleague).toHaveURL(/\/Dashboard$/);
    await expect(colleague.getByRole('link', { name: 'See what is left' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('All is done.');
    await expect(step(page, 'Invite a colleague')).toContainText('1 other admin can do');

    // And all of the sample pets can come back.
    await button(page, 'Bring them back').click();
    await expect(step(page, 'Remove the sample pets')).toContainText('120 pets of the lists');
    await expect.poll(async () => (await readCatalogue(request)).length).toBe(121);
  },
);

// Counts the work; that each step does what it says is told above.
test(
  'from an empty home to a listed pet and an invitation, by hand on one device',
  { tag: '@long' },
  async ({ page, home, request, allowConsoleError }, info) => {
    allowConsoleError(requestedAsGuest);
    const work = await countedWork(page);
    await becomeAdmin(page, invite(home, first.email), first);
    await field(page, 'Name of the shelter').fill('Elm Street Shelter');
    await field(page, 'Email').fill('hello@elm.example');
    await button(page, 'Save').click();
    await page.getByRole('link', { name: 'First pet by hand' }).click();
    await field(page, 'Name').fill('Rex');
    await page.getByRole('group', { name: 'Type' }).getByText(/^dog$/i).click();
    await button(page, 'Save the new pet').click();
    await page.getByRole('link', { name: 'All pets' }).last().click();
    await page.getByRole('link', { name: 'See what is left' }).click();
    await button(page, 'Remove the sample pets').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await field(page, 'Their email address').fill(second.email);
    await field(page, 'Your own password').fill(password);
    await button(page, 'Invite').click();
    await button(page, 'Copy the link').click();
    const listed = async () => (await readCatalogue(request)).map(({ name }) => name);
    await expect.poll(listed).toEqual(['Rex']);
    info.annotations.push({ type: 'the first run', description: work() });
  },
);

base(
  'without a network the page says what waits for one, and keeps the rest',
  async ({ adminPage: page, stopServer }) => {
    await page.goto('/Manage/start');
    await expect(step(page, 'Invite a colleague')).toContainText('Their email address');
    await stopServer();
    await button(page, 'Remove the sample pets').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(
      page.getByText('You are offline. Connect to the internet and try again.'),
    ).toBeVisible();
    await expect(button(page, 'Remove the sample pets')).toBeEnabled();
  },
);

base('the notice stays away once it is put away', async ({ adminPage: page }) => {
  await page.goto('/Manage');
  await page.getByRole('region', { name: 'First steps' }).getByRole('button').click();
  await expect(heading(page, 'Manage pets')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0);
  await page.goto('/Manage/shelter');
  await page.getByRole('link', { name: 'First steps' }).click();
  await expect(heading(page, 'First steps')).toBeVisible();
});

// That the server refuses it, and says whom to invite, is in tests/contract/http-personal-data.test.ts.
test(
  'the only admin cannot leave a home without one, and is led to invite a colleague',
  { tag: '@long' },
  async ({ page, home, allowConsoleError }) => {
    allowConsoleError(requestedAsGuest);
    allowConsoleError(/status of 409 .*\/personal-data\/deletion/);
    await becomeAdmin(page, invite(home, first.email), first);
    await expect(page).toHaveURL(/\/Manage\/start$/);
    await page.goto('/your-data');
    await button(page, 'Delete my account').click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    const why = dialog.getByRole('alert');
    await expect(why).toContainText('You are the only admin here.');
    await why.getByRole('link', { name: 'Invite a colleague' }).click();
    await expect(page).toHaveURL(/\/Manage\/start$/);
    await expect(step(page, 'Invite a colleague').getByLabel('Their email address')).toBeVisible();
  },
);
