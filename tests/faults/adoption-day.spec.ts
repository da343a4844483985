// A whole day of a shelter without a network: everything that people did arrives exactly once.
import type { Browser, Page } from '@playwright/test';
import type { Pet } from '#src/domain/pet.ts';
import { cameraPhoto } from '../e2e/camera-photos.ts';
import { requestedAsGuest } from '../e2e/fixtures.ts';
import { application, keeper, registered, say } from '../e2e/people.ts';
import { newPetOf, openPet, photosArrived } from '../e2e/photo-steps.ts';
import { applyInCart, putInCart, readCatalogue } from '../e2e/steps.ts';
import { readStores } from './device.ts';
import { anything, type FaultProxy } from './fault-proxy.ts';
import { expect, test } from './fixtures.ts';
import { addPhotos, expectWhole, isPiece, online } from './photo-steps.ts';
import {
  allShown,
  applicationsHeld,
  commandsAnswered,
  networkFaults,
  readyToGoOffline,
} from './steps.ts';

const push = 'POST /api/sync/push';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click();

/** Puts in a pet with two photos; returns its id. */
async function putIn(page: Page, name: string): Promise<string> {
  await page.goto('/Manage/new');
  await field(page, 'Name').fill(name);
  await page
    .getByRole('group', { name: 'Type', exact: true })
    .locator('label')
    .filter({ hasText: /^cat$/i })
    .click();
  await save(page);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/Manage\/[0-9a-f-]{36}$/);
  const size = { width: 700, height: 500, noise: true };
  await addPhotos(
    page,
    await cameraPhoto(page, 'one.jpg', size),
    await cameraPhoto(page, 'two.jpg', size),
  );
  return page.url().split('/').at(-1) ?? '';
}

/** Types into fields of a pet's page for staff, and saves. */
async function edit(page: Page, id: string, words: Record<string, string>): Promise<void> {
  await openPet(page, id);
  for (const [name, value] of Object.entries(words)) await field(page, name).fill(value);
  await save(page);
  await expect(page.getByText('is saved.').first()).toBeVisible();
}

async function decide(page: Page, pet: Pet, decision: 'Approve' | 'Reject'): Promise<void> {
  await page.goto('/Dashboard');
  await page.getByLabel('Find a request').fill(pet.name);
  await page.getByRole('link', { name: new RegExp(`^Asked for ${pet.name}`) }).click();
  const button = page.getByRole('button', { name: decision, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
}

async function printCards(page: Page, pets: readonly { id: string; name: string }[]) {
  await page.goto(`/Manage/cards?${pets.map(({ id }) => `pet=${id}`).join('&')}`);
  for (const { id, name } of pets) {
    const card = page.getByRole('article', { name });
    await expect(card).toContainText(`/Explore/${id}`);
    const picture = card.getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.getByRole('button', { name: `Print ${pets.length} cards` }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
}

/** What a device holds of pets and applications, whoever's device it is. */
async function held(page: Page): Promise<unknown> {
  const { managedPets, applications } = await readStores(page);
  const rows = (of: readonly unknown[] = []) =>
    of
      .map((row) => {
        // Rows of the app's own tables: each has an owner and an id.
        const { owner: _, openedHere: __, ...rest } = row as Record<string, unknown>;
        return rest;
      })
      .toSorted((one, other) => (String(one['id']) < String(other['id']) ? -1 : 1));
  return { managedPets: rows(managedPets), applications: rows(applications) };
}

/** The names of the media that a device has stored. */
async function mediaOf(page: Page): Promise<string[]> {
  // As `MediaRow` says.
  return ((await readStores(page))['media'] as { id: string }[]).map(({ id }) => id);
}

async function newDevice(browser: Browser, network: FaultProxy, isAdmin: boolean) {
  const context = await browser.newContext({ baseURL: network.url });
  const person = await registered(context.request, isAdmin);
  return { context, person, page: await context.newPage() };
}

// Left to `npm run faults`: its parts are told by the other files here, and by tests/e2e/offline.spec.ts.
test('an adoption day without a network: everything arrives exactly once, though the server is killed twice', async ({
  adminPage: kims,
  browser,
  request,
  network,
  server,
  database,
  allowConsoleError,
}) => {
  test.skip(database.copies === undefined, 'A stand-in for a hosted project has no Storage.');
  // 60 s if nothing else runs.
  test.setTimeout(300_000);
  allowConsoleError(networkFaults);
  allowConsoleError(requestedAsGuest);
  const staff = await keeper(kims.request);
  const both = await newPetOf(staff);
  const listed = (await readCatalogue(request)).filter((pet) => pet.id !== both);
  const [first, second, third, ...others] = listed;
  const wanted = others.slice(0, 3);
  if (!first || !second || !third) throw new Error('A day needs six pets.');
  const earlier = await registered(request);
  for (const pet of [first, second, third])
    await say(earlier, application(pet, { fullName: `Asked for ${pet.name}` }));
  const { context: atDoor, page: robins } = await newDevice(browser, network, true);
  const adopter = await newDevice(browser, network, false);
  for (const page of [kims, robins]) {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto('/Manage');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await readyToGoOffline(page);
  }
  await adopter.page.goto('/Explore');
  await readyToGoOffline(adopter.page);
  const answeredBefore = await commandsAnswered(database, adopter.person.email);

  await network.down();
  const pets: { id: string; name: string }[] = [];
  for (const [page, names] of [
    [kims, ['Ada', 'Bo', 'Cleo']],
    [robins, ['Dot', 'Emil']],
  ] as const)
    for (const name of names) pets.push({ id: await putIn(page, `${name} of today`), name });
  const media = [...(await mediaOf(kims)), ...(await mediaOf(robins))];
  await edit(kims, both, { Breed: 'As Kim says', Description: 'Kim knows.' });
  await edit(robins, both, { Breed: 'As Robin says', City: 'Bern' });
  await decide(kims, first, 'Approve');
  await kims.getByRole('button', { name: `Reserve ${first.name}` }).click();
  await decide(robins, second, 'Reject');
  await decide(robins, third, 'Approve');
  for (const pet of wanted) {
    await putInCart(adopter.page, pet);
    await adopter.page.goto('/Cart');
    await applyInCart(adopter.page);
  }
  await printCards(
    kims,
    pets.slice(0, 3).map(({ id, name }) => ({ id, name: `${name} of today` })),
  );

  // Killed when it has taken a push and not answered, and in the middle of a photo.
  const atPush = Promise.withResolvers<void>();
  network.once(push, async (exchange) => {
    await exchange.forward();
    await server.stop();
    exchange.cut();
    atPush.resolve();
  });
  await network.up();
  const devices = [kims, robins, adopter.page];
  const again = setInterval(() => {
    for (const page of devices) void online(page).catch(() => {});
  }, 500);
  await atPush.promise;
  const atPiece = Promise.withResolvers<void>();
  let pieces = 0;
  network.on(anything, async (exchange) => {
    if (!isPiece(exchange) || (pieces += 1) !== 4) return void exchange.passOn();
    await exchange.forward();
    await server.stop();
    exchange.cut();
    atPiece.resolve();
  });
  await server.start();
  await atPiece.promise;
  network.clear();
  await server.start();

  // Two devices send ten photos at once: the first to be asked for may be the last to arrive.
  for (const { id } of pets) await photosArrived(request, id, 2, 120_000);
  for (const { id } of pets) await expectWhole({ request, database }, id, 2);
  clearInterval(again);
  for (const page of devices) await allShown(page);
  const now = await readCatalogue(request);
  expect(now.filter(({ name }) => name.endsWith(' of today')).map(({ id }) => id)).toEqual(
    pets.map(({ id }) => id).toSorted(),
  );
  // Named by their SHA-256, and each has the bytes of its name: what was sent is what is there.
  const photos = await Promise.all(pets.map(({ id }) => photosArrived(request, id, 2)));
  const arrived = photos.flat().flatMap(({ renditions }) => renditions.map((one) => one.media));
  expect(arrived.toSorted()).toEqual(media.toSorted());
  const changes = await database.sql(
    `select after from private.pet_changes where pet_id = '${both}' and field = 'breed'`,
  );
  expect(changes.map(({ after }) => String(after)).toSorted()).toEqual([
    'As Kim says',
    'As Robin says',
  ]);
  expect(now.find(({ id }) => id === both)).toMatchObject({
    description: 'Kim knows.',
    location: { city: 'Bern' },
    breed: changes.at(-1)?.['after'],
  });
  for (const pet of wanted)
    expect(await applicationsHeld(database, adopter.person.email, pet.id)).toBe(1);
  expect(await applicationsHeld(database, adopter.person.email)).toBe(wanted.length);
  // To the cart and applied, for each.
  expect(await commandsAnswered(database, adopter.person.email)).toBe(
    answeredBefore + 2 * wanted.length,
  );
  const decided = await database.sql(
    `select pet_id, status from public.adoption_requests where status <> 'pending'`,
  );
  expect(Object.fromEntries(decided.map((row) => [row['pet_id'], row['status']]))).toEqual({
    [first.id]: 'approved',
    [second.id]: 'rejected',
    [third.id]: 'approved',
  });
  expect(now.find(({ id }) => id === first.id)?.status).toBe('reserved');
  await expect
    .poll(async () => JSON.stringify(await held(kims)) === JSON.stringify(await held(robins)), {
      message: 'both devices hold the same',
    })
    .toBe(true);
  for (const page of [kims, robins]) {
    await openPet(page, both);
    await expect(field(page, 'Breed')).toHaveValue(String(changes.at(-1)?.['after']));
  }
  await Promise.all([atDoor.close(), adopter.context.close()]);
});
