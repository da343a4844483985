import { putInCart, readCatalogue } from '../e2e/steps.ts';
import { crash } from './device.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import { cartHeld, commandsAnswered, networkFaults, upToDate } from './steps.ts';

// Milliseconds after the click: before, during and after the write, and during the push.
const moments = [0, 1, 2, 4, 8, 12, 20, 40, 80, 160];

test('a tab that crashes in the middle of a write has kept what it acknowledged, and it arrives once', async ({
  page,
  context,
  request,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  allowConsoleError(/page crashed/);
  const { email } = await registerNewUser(page);
  const pets = (await readCatalogue(request)).slice(0, moments.length + 1);
  const [first] = pets.splice(0, 1);
  if (!first) throw new Error('There is no pet.');
  await putInCart(page, first);
  await upToDate(page);
  await page.close();
  const acknowledged = new Set([first.id]);

  for (const [index, pet] of pets.entries()) {
    const tab = await context.newPage();
    // The page reports it when it shows it: after the crash it cannot be read any more.
    await tab.exposeFunction('shown', () => acknowledged.add(pet.id));
    await tab.goto(`/Explore/${pet.id}`);
    const adopt = tab.getByRole('button', { name: 'Adopt Me' });
    await adopt.waitFor();
    await tab.evaluate(() => {
      // The function exposed above, which no library type has.
      const { shown } = globalThis as unknown as { shown(): Promise<void> };
      new MutationObserver(() => {
        const buttons = [...document.querySelectorAll('main button')];
        if (buttons.some((button) => button.textContent?.includes('Remove'))) void shown();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const moment = moments[index] ?? 0;
    await adopt.evaluate((button, ms) => {
      setTimeout(() => (button as HTMLElement).click()); // a button of the page
      return new Promise((resolve) => setTimeout(resolve, ms));
    }, moment);
    await crash(tab);
  }

  const again = await context.newPage();
  await again.goto('/Cart');
  await upToDate(again);
  await expect(async () => {
    const held = await cartHeld(database, email);
    expect(held.toSorted(), 'each once').toEqual([...new Set(held)].toSorted());
    for (const petId of acknowledged) expect(held).toContain(petId);
    expect(await commandsAnswered(database, email), 'none was done twice').toBe(held.length);
    for (const petId of held) {
      const name = pets.find((pet) => pet.id === petId)?.name ?? first.name;
      const shown = again.getByRole('main').getByText(name, { exact: true });
      await expect(shown).toHaveCount(1, { timeout: 100 });
    }
  }).toPass();
  expect(acknowledged.size, 'some were acknowledged before the crash').toBeGreaterThan(2);
});
