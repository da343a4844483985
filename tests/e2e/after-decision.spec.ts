// What follows a decision: the pet is reserved, moves in, perhaps comes back, and the others hear of it.
import type { Locator } from '@playwright/test';
import { expect, requestedAsGuest } from './fixtures.ts';
import { application, registered, say } from './people.ts';
import { listed, test } from './put-in.ts';

test('whoever gave an adopted pet back brings it back to the lists', async ({
  adminPage: page,
  putIn,
}) => {
  const { id } = await putIn({ status: 'adopted' });
  expect(await listed(page, id)).toBeUndefined();
  await page.goto(`/Manage/${id}`);
  await page.getByRole('button', { name: 'The pet was returned' }).click();
  await expect.poll(() => listed(page, id)).toMatchObject({ status: 'available' });
});

/** How much of the room of a form is taken by the bar over it that this button is in. */
const shareOfBar = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const ancestor = (is: (style: CSSStyleDeclaration) => boolean, from: Element) => {
      let found = from.parentElement;
      while (found !== null && !is(getComputedStyle(found))) found = found.parentElement;
      return found;
    };
    const bar = ancestor(({ position }) => position === 'sticky', element);
    if (bar === null) return 0;
    const pane = ancestor(({ overflowY }) => overflowY === 'auto', bar);
    const { height, bottom } = bar.getBoundingClientRect();
    const above = pane ?? document.querySelector('header');
    const room = above?.getBoundingClientRect()[pane ? 'top' : 'bottom'] ?? 0;
    return height / (bottom - room);
  });

test('an approval leads to a reserved pet, a home, and a kind answer for the others', async ({
  adminPage: page,
  putIn,
  playwright,
  baseURL,
  browser,
  allowConsoleError,
}) => {
  const { id, name } = await putIn();
  // A version of the catalogue is up to a second old, and may be from before the pet.
  await expect.poll(() => listed(page, id)).toBeDefined();
  const pet = await listed(page, id);
  if (!pet) throw new Error('The pet is not listed.');
  const newRequest = () => playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const chosen = await registered(await newRequest());
  await say(chosen, application(pet, { fullName: `Chosen for ${name}` }));
  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
  allowConsoleError(requestedAsGuest);
  const waiting = await registered(theirs.request);
  const asked = application(pet, { fullName: `Waiting for ${name}` });
  await say(waiting, asked);

  await page.goto('/Dashboard');
  await page.getByLabel('Find a request').fill(name);
  await page.getByRole('link', { name: new RegExp(`^Chosen for ${name}`) }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: `Reserve ${name}` }).click();
  await expect.poll(() => listed(page, id)).toMatchObject({ status: 'reserved' });
  await page.getByRole('button', { name: `${name} has moved in` }).click();
  await expect.poll(() => listed(page, id)).toBeUndefined();

  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision, 'the focus is kept').toBeFocused();
  const decided = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const [width, height] of [
    [390, 844],
    [900, 700],
    [1024, 700],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const approve = page.getByRole('button', { name: 'Approve', exact: true });
    // Half, and the lines around it; once the app has heard of the width.
    await expect
      .poll(() => shareOfBar(approve), { message: `of ${width} × ${height}` })
      .toBeLessThan(0.51);
  }
  await page.setViewportSize(decided);

  await page.getByRole('button', { name: `Answer Waiting for ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Your words')).toHaveValue(/has found a home/);
  await dialog.getByLabel('Your words').fill('Dear friend, thank you. Come and meet Rex.');
  await dialog.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByText('waits for an answer')).toHaveCount(0);
  await page.getByRole('button', { name: 'The pet was returned' }).click();
  await expect(decision, 'the focus is kept').toBeFocused();
  await expect.poll(() => listed(page, id)).toMatchObject({ status: 'available' });

  const reader = await theirs.newPage();
  await reader.goto(`/Dashboard?request=${asked.args.id}`);
  await expect(reader.getByText('Dear friend, thank you. Come and meet Rex.')).toBeVisible();
  await expect(reader.getByRole('status').filter({ hasText: 'rejected' }).first()).toBeVisible();
  await theirs.close();
});
