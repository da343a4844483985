// Where the focus goes, and what a screen reader announces, when the page changes.
import type { Locator, Page } from '@playwright/test';
import { expect, registerNewUser, test } from '../e2e/fixtures.ts';
import { keepApp } from '../e2e/service-worker.ts';
import { applyFromCart, openApp, personMenu, putInCart, somePet } from '../e2e/steps.ts';

/** Records which headings take the focus, and what live regions announce. */
async function listen(page: Page): Promise<() => Promise<{ focused: string[]; said: string[] }>> {
  await page.addInitScript(() => {
    const heard = { focused: [] as string[], said: [] as string[] };
    Object.assign(window, { heard });
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) heard.focused.push(target.textContent);
    });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=alert], [role=status], [aria-live], output');
        if (region) heard.said.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => {
      // Set by the script above.
      const { heard } = window as unknown as { heard: { focused: string[]; said: string[] } };
      return { focused: heard.focused.splice(0), said: heard.said.splice(0) };
    });
}

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });

test('a new page is read from its heading, and said once', async ({ page, request }) => {
  const heard = await listen(page);
  const pet = await somePet(request, 'cat', 4);
  await openApp(page, '/Cats/Kittens');
  await expect(title(page)).toHaveText('Cats');
  expect((await heard()).focused, 'a first page is left to the reader').toEqual([]);

  const header = page.getByRole('banner');
  const ways: [Locator, RegExp | string][] = [
    [main(page).locator(`a[href$="/${pet.id}"]`), pet.name],
    [page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link'), 'Cats'],
    [header.getByRole('link', { name: 'AI suggestions' }), 'Find Your Perfect Pet'],
    [header.getByRole('link', { name: 'Login' }), 'Welcome Back'],
    [header.getByRole('link', { name: 'Homeward' }), 'Find Your Forever Friend'],
  ];
  for (const [link, name] of ways) {
    await link.click();
    await expect(title(page)).toHaveText(name);
    await expect(title(page)).toBeFocused();
    const { focused, said } = await heard();
    expect(focused).toEqual([name]);
    expect(said.filter((words) => words.includes(String(name)))).toEqual([]);
  }
});

test('a heading that gives way to another hands the focus on', async ({ page, request }) => {
  await registerNewUser(page);
  await putInCart(page, await somePet(request, 'cat', 5));
  await page.goto('/Cart');
  // First the heading of the loading state, then that of the form.
  await page.getByRole('button', { name: 'Procced For Application' }).click();
  await expect(main(page).getByLabel('Full name')).toBeVisible();
  await expect(title(page)).toBeFocused();
});

test('what removes itself leaves the focus on the page', async ({ page, request }) => {
  const pet = await somePet(request, 'cat', 6);
  await page.goto(`/Explore/${pet.id}`);
  const adopt = page.getByRole('button', { name: 'Login to Adopt' });
  // Enabled once the session is known. Unlike a click, `press` does not wait for that.
  await expect(adopt).toBeEnabled();
  await adopt.press('Enter');
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(title(page)).toBeFocused();

  await registerNewUser(page);
  await putInCart(page, pet);
  await page.goto('/Cart');
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
  await expect(title(page)).toBeFocused();
});

/** Opens with Enter, closes with Escape, and expects the focus back on the opener. */
async function escapes(page: Page, opener: Locator, opened: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
}

// The wide screen is left to `npm run a11y`: the same code opens and closes there.
for (const { width, tag } of [
  { width: 320, tag: [] },
  { width: 1440, tag: '@long' },
]) {
  test(
    `Escape closes whatever opens at ${width} px and gives the focus back`,
    { tag },
    async ({ page, request, context, allowConsoleError }) => {
      allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
      await registerNewUser(page);
      await putInCart(page, await somePet(request, 'bird', width === 320 ? 0 : 1));
      await applyFromCart(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/Dashboard');
      const search = page.getByRole('button', { name: 'Search' }).filter({ visible: true });
      const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
      await escapes(page, search, page.getByRole('dialog', { name: 'Search' }));
      await escapes(page, personMenu(page), page.getByText('MyApplications'));
      await escapes(page, button(/up to date/i), page.getByRole('region', { name: 'Sync' }));
      await escapes(page, button('Withdraw'), page.getByRole('dialog', { name: /^Withdraw/ }));
      await page.goto('/device');
      await escapes(page, button('Clear everything'), page.getByRole('dialog', { name: /^Clear/ }));

      // Logging out asks only if something would be lost, and only after it has led to the home page.
      await keepApp(page);
      await page.goto('/Dashboard');
      await context.setOffline(true);
      await button('Withdraw').click();
      await page.getByRole('button', { name: 'Withdraw application' }).click();
      await personMenu(page).press('Enter');
      await page.getByRole('button', { name: 'Log out' }).press('Enter');
      const question = page.getByRole('dialog', { name: 'Not everything has been sent' });
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(title(page)).toBeFocused();
    },
  );
}
