import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { ApplicationForm } from '#src/domain/application-form.ts';
import type { Pet } from '#src/domain/pet.ts';
import {
  catalogueManifestSchema,
  catalogueChunkSchema,
  type CatalogueManifest,
} from '#src/domain/protocol.ts';

/** All pets that the server lists, fetched as the browser fetches them. */
export async function readCatalogue(request: APIRequestContext): Promise<Pet[]> {
  const manifest = catalogueManifestSchema.parse(
    await (await request.get('/api/catalogue/manifest')).json(),
  );
  const chunks = await Promise.all(
    manifest.chunks.map((chunk) => readChunk(request, manifest, chunk)),
  );
  return chunks.flat();
}

async function readChunk(
  request: APIRequestContext,
  { epoch, version }: CatalogueManifest,
  { from, to }: CatalogueManifest['chunks'][number],
): Promise<Pet[]> {
  const params = { epoch, version, from, to };
  return catalogueChunkSchema.parse(
    await (await request.get('/api/catalogue/chunk', { params })).json(),
  );
}

/** Holds back a page's requests of these addresses until the returned function is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** A pet of a type; each `nth` is another pet, so that tests need not share one. */
export async function somePet(
  request: APIRequestContext,
  type: Pet['type'] = 'dog',
  nth = 0,
): Promise<Pet> {
  const pet = (await readCatalogue(request)).filter((one) => one.type === type)[nth];
  if (!pet) throw new Error(`The catalogue has no ${type} number ${nth}.`);
  return pet;
}

export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { name });
}

/** Opens a page and waits for the app, because only links work in the prerendered document. */
export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(personMenu(page)).toBeVisible();
}

/** The button of the account menu. */
export function personMenu(page: Page): Locator {
  return page.getByRole('button', { name: 'Account', exact: true }).filter({ visible: true });
}

/** Signs out; ends on the home page. */
export async function logOut(page: Page): Promise<void> {
  await personMenu(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expectGuest(page);
}

/** The account menu welcomes a guest. */
export async function expectGuest(page: Page): Promise<void> {
  await personMenu(page).click();
  await expect(page.getByText('Welcome Guest')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The cart's link in the visible bar: the top one, or on a phone the bottom one. */
export function cartLink(page: Page): Locator {
  return page.getByRole('link', { name: /^cart/i }).filter({ visible: true }).first();
}

export async function putInCart(page: Page, pet: Pick<Pet, 'id'>): Promise<void> {
  await page.goto(`/Explore/${pet.id}`);
  await page.getByRole('button', { name: 'Adopt Me' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
}

export const anApplication: ApplicationForm = {
  fullName: 'Robin Tester',
  email: 'robin@homeward.example',
  phoneNumber: '+1 555 0100',
  address: '12 Elm Street, Springfield',
  occupation: 'Gardener',
  reasonForAdoption: 'There is room on the sofa and time for long walks.',
  experienceWithPets: 'Two dogs and a rabbit over fifteen years.',
};

/** The visible label of each field of the application form. */
export const applicationLabels: Record<keyof ApplicationForm, string> = {
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone number',
  address: 'Address',
  occupation: 'Occupation',
  reasonForAdoption: 'Reason for adoption',
  experienceWithPets: 'Experience with pets',
};

export async function fillApplication(
  page: Page,
  values: Partial<ApplicationForm> = anApplication,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    // Object.entries loses the type of the keys; they are those of ApplicationForm.
    const label = applicationLabels[name as keyof ApplicationForm];
    await page.getByLabel(label).fill(value);
  }
}

/** Applies for the one pet in the cart; ends on the confirmation. */
export async function applyFromCart(
  page: Page,
  values: Partial<ApplicationForm> = anApplication,
): Promise<void> {
  await page.goto('/Cart');
  await applyInCart(page, values);
}

/** The same, on a page that shows the cart already. */
export async function applyInCart(
  page: Page,
  values: Partial<ApplicationForm> = anApplication,
): Promise<void> {
  await page.getByRole('button', { name: 'Procced For Application' }).click();
  await fillApplication(page, values);
  await page.getByRole('button', { name: /^submit/i }).click();
  await expect(
    page.getByRole('heading', { name: 'Application Submitted Successfully!' }),
  ).toBeVisible();
}
