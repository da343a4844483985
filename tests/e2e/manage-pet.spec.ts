// A pet's editor, for admins.
import type { Page } from '@playwright/test';
import { newId } from '#src/db/new-id.ts';
import { expect } from './fixtures.ts';
import { keeper, registered, say } from './people.ts';
import { listed, test } from './put-in.ts';
import { heading, readCatalogue } from './steps.ts';

const phone = { width: 390, height: 844 };

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const choose = (page: Page, group: string, option: string) =>
  page
    .getByRole('group', { name: group, exact: true })
    .locator('label')
    .filter({ hasText: new RegExp(`^${option}$`, 'i') })
    .click();
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click();

test.describe('on a phone in the kennel', () => {
  test.use({ viewport: phone });

  test('a new pet is put in with a name and a type, without a network, and is listed later', async ({
    adminPage: page,
    stopServer,
    server,
    hideAfterwards,
  }) => {
    const name = `Newcomer ${newId().slice(-6)}`;
    await page.goto('/Manage');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await page.goto('/Manage/new');
    await expect(field(page, 'Name')).toBeVisible();
    await stopServer();
    const began = Date.now();
    await field(page, 'Name').fill(name);
    await choose(page, 'Type', 'Rabbit');
    await choose(page, 'Sex', 'Female');
    await field(page, 'Breed').fill('Dwarf lop');
    await save(page);
    await expect(heading(page, name).first()).toBeVisible();
    expect(Date.now() - began, 'in under a minute').toBeLessThan(60_000);
    const id = page.url().split('/').at(-1) ?? '';
    hideAfterwards(id);
    await page.getByRole('link', { name: 'All pets' }).first().click();
    await page.getByLabel('Find a pet').fill(name);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

    await server.start();
    await expect
      .poll(() => listed(page, id), { timeout: 30_000 })
      .toMatchObject({ name, type: 'rabbit', sex: 'female', breed: 'Dwarf lop' });
    await page.goto('/Manage/new');
    await expect(field(page, 'Name'), 'the draft is used up').toHaveValue('');
  });

  test('every field that is typed is what visitors are told', async ({
    adminPage: page,
    putIn,
  }) => {
    const { id, name } = await putIn();
    await page.goto(`/Manage/${id}`);
    await choose(page, 'Type', 'Dog');
    await choose(page, 'Sex', 'Male');
    await field(page, 'Breed').fill('Beagle');
    await field(page, 'Description').fill('Sings.\nLoves stairs.');
    await field(page, 'Birth date').fill('2020-02-29');
    await page.getByText('This date is estimated').click();
    await choose(page, 'Size', 'Medium');
    await choose(page, 'Energy Level', 'High');
    await choose(page, 'Good With', 'Kids');
    await choose(page, 'Good With', 'Other pets');
    await choose(page, 'Not Good With', 'Seniors');
    await field(page, 'Temperament').fill('calm, playful , calm');
    await field(page, 'Special needs').fill('one eye');
    await choose(page, 'Training', 'Basic');
    await choose(page, 'Shedding', 'Low');
    await choose(page, 'Care Requirements', 'Moderate');
    await field(page, 'Adoption fee').fill('120,50');
    await field(page, 'Currency').fill('eur');
    await field(page, 'City').fill('Bern');
    await field(page, 'State').fill('BE');
    await field(page, 'Country').fill('Switzerland');
    await field(page, 'Latitude').fill('46.94809');
    await field(page, 'Longitude').fill('7.4474');
    await save(page);
    await expect(page.getByText(`${name} is saved.`)).toBeVisible();
    await expect
      .poll(() => listed(page, id))
      .toMatchObject({
        type: 'dog',
        sex: 'male',
        breed: 'Beagle',
        description: 'Sings.\nLoves stairs.',
        birthDate: '2020-02-29',
        birthDateEstimated: true,
        size: 'medium',
        energy: 'high',
        goodWith: ['kids', 'otherPets'],
        notGoodWith: ['seniors'],
        temperament: ['calm', 'playful'],
        specialNeeds: ['one eye'],
        training: 'basic',
        shedding: 'low',
        care: 'moderate',
        fee: { amount: 12_050, currency: 'EUR' },
        location: { city: 'Bern', state: 'BE', country: 'Switzerland' },
        coordinates: { latitude: 46.948, longitude: 7.447 },
      });
  });
});

test('what cannot be is explained at its field, and what is typed stays', async ({
  adminPage: page,
  putIn,
}) => {
  const { id } = await putIn({ goodWith: ['kids'] });
  await page.goto(`/Manage/${id}`);
  await field(page, 'Name').fill(' ');
  await field(page, 'Birth date').fill('2999-01-01');
  await choose(page, 'Not Good With', 'Kids');
  await field(page, 'Adoption fee').fill('a lot');
  await field(page, 'Latitude').fill('91');
  await save(page);
  const summary = page.getByRole('alert').filter({ hasText: 'missing' });
  for (const sentence of [
    'A name: what the pet is called, even for now.',
    'The birth date lies in the future.',
    'Use degrees with a point, between -90 and 90, such as 47.376.',
  ])
    await expect(summary).toContainText(sentence);
  await field(page, 'Name').fill('Luna');
  await field(page, 'Birth date').fill('');
  await field(page, 'Latitude').fill('');
  await save(page);
  await expect(summary).toContainText('Choose one for kids: good with, or not good with.');
  await expect(summary).toContainText('Type the fee as a number such as 120 or 120.50');
  await summary.getByRole('link', { name: /^Choose one/ }).click();
  await expect(
    page.getByRole('group', { name: 'Not Good With' }).getByRole('checkbox').first(),
  ).toBeFocused();
  await expect(field(page, 'Adoption fee')).toHaveValue('a lot');
});

test('what is typed is kept over a reload, and others’ changes of other fields are shown and stand', async ({
  adminPage: page,
  putIn,
}) => {
  const { id, change } = await putIn();
  await page.goto(`/Manage/${id}`);
  await field(page, 'Breed').fill('Manx, perhaps');
  await expect(page.getByText('What you type is kept on this device.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Breed')).toHaveValue('Manx, perhaps');
  await change({ description: 'Kim wrote this.', breed: 'Persian' });
  await expect(field(page, 'Description')).toHaveValue('Kim wrote this.');
  await expect(field(page, 'Breed')).toHaveValue('Manx, perhaps');
  await save(page);
  await expect
    .poll(() => listed(page, id))
    .toMatchObject({ breed: 'Manx, perhaps', description: 'Kim wrote this.' });
});

test(
  'the history says who changed what, and of whose changes which stands',
  { tag: '@long' },
  async ({ adminPage: page, putIn, playwright, baseURL }) => {
    const { id, name, change } = await putIn();
    await page.goto(`/Manage/${id}`);
    await field(page, 'Breed').fill('Mine');
    await save(page);
    const history = page.getByRole('region', { name: `What became of ${name}` });
    await expect(history.getByRole('listitem').filter({ hasText: 'Manx → Mine' })).toBeVisible();
    const told = page.getByRole('status').filter({ hasText: 'changed it after you' });
    await expect(told).toHaveCount(0);

    const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const colleague = await registered(elsewhere, true);
    await say(colleague, {
      kind: 'changePet',
      args: { id, changes: { breed: 'Theirs', description: 'Only theirs.' } },
    });
    await elsewhere.dispose();
    // Above the form, where it is seen; and it is read out.
    await expect(told).toHaveText(
      'Breed: Robin Tester changed it after you, and that stands: “Theirs”.',
    );
    await expect(history.getByRole('listitem').first(), 'changed at once').toContainText(
      /Robin Tester.*Description: Only theirs\..*Mine → Theirs|Robin Tester.*Mine → Theirs.*Description/,
    );
    await change({ breed: 'Mine again' });
    await expect(told).toHaveCount(0);
  },
);

test('what is typed about the shelter is kept, saved, and told to visitors', async ({
  adminPage: page,
  request,
}) => {
  await page.goto('/Manage/shelter');
  await field(page, 'Name of the shelter').fill('Paws of Bern');
  await field(page, 'Email').fill('nobody');
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'with an @' }).first()).toBeVisible();
  await page.reload();
  await expect(field(page, 'Name of the shelter')).toHaveValue('Paws of Bern');
  await field(page, 'Email').fill('paws@homeward.example');
  await save(page);
  await expect(page.getByText('Saved. Visitors read it from now on.')).toBeVisible();
  const told = async () => (await page.request.get('/api/shelter')).json() as Promise<unknown>;
  await expect.poll(told).toMatchObject({ name: 'Paws of Bern', email: 'paws@homeward.example' });
  await page.reload();
  await expect(field(page, 'Email')).toHaveValue('paws@homeward.example');
  await field(page, 'Opening hours').fill('Daily from two to six');
  await save(page);
  const hours = page.getByRole('main').getByText('Daily from two to six');
  const [pet] = await readCatalogue(page.request);
  for (const path of ['/about', '/contact', `/Explore/${pet?.id}`]) {
    await page.goto(path);
    await expect(hours, path).toBeVisible();
    await expect(page.getByRole('main').getByText('Paws of Bern').first()).toBeVisible();
  }
  // Other tests of this server count on a shelter that says nothing.
  const silence = { name: '', email: '', openingHours: '' };
  await say(await keeper(request), { kind: 'changeSettings', args: { changes: silence } });
  // A document is up to 5 s old.
  await expect
    .poll(async () => (await request.get('/contact')).text())
    .not.toContain('Paws of Bern');
});
