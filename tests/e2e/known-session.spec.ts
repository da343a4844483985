// A cold load draws at once what the last known session says: nothing of a guest for somebody who
// is logged in.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inCart, say } from './people.ts';
import { openApp, putInCart, somePet } from './steps.ts';

/** Notes every label that a button to adopt has had since the document began. */
function noteLabels() {
  const labels = new Set<string>();
  // For the test.
  Object.assign(globalThis, { adoptLabels: () => [...labels] });
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('main button'))
      if (/adopt|remove/i.test(textContent)) labels.add(textContent);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const labels = (page: Page) => page.evaluate<string[]>('adoptLabels()');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test('somebody who is logged in never sees "Login to Adopt", nor "Adopt Me" on a pet in the cart', async ({
  page,
  newcomer,
}) => {
  const [chosen, other] = [
    await somePet(newcomer.request, 'dog', 8),
    await somePet(newcomer.request, 'dog', 9),
  ];
  await say(newcomer, inCart(chosen));
  // The first load of this device, which then knows the session.
  await openApp(page, `/Explore/${chosen.id}`);
  await expect(button(page, 'Remove')).toBeVisible();
  await page.addInitScript(noteLabels);
  for (const [path, label] of [
    [`/Explore/${chosen.id}`, 'Remove'],
    [`/Doggs/puppies/${other.id}`, 'Adopt Me'],
    [`/SearchList/${other.id}`, 'Adopt Me'],
  ] as const) {
    await page.goto(path);
    await expect(button(page, label)).toBeEnabled();
    expect(await labels(page), path).toEqual([label]);
  }
  await page.goto('/Explore');
  await expect(button(page, 'Adopt Me').first()).toBeEnabled();
  expect(await labels(page)).not.toContain('Login to Adopt');
});

test(
  'a guest who comes back sees nothing else than "Login to Adopt"',
  { tag: '@long' },
  async ({ page, request }) => {
    const pet = await somePet(request, 'dog', 8);
    await openApp(page, `/Explore/${pet.id}`);
    await expect(button(page, 'Login to Adopt')).toBeEnabled();
    await page.addInitScript(noteLabels);
    await page.reload();
    await expect(button(page, 'Login to Adopt')).toBeEnabled();
    expect(await labels(page)).toEqual(['Login to Adopt']);
  },
);

test('the page says who is logged in from its first moment, and waits for nobody', async ({
  page,
  newcomer,
}) => {
  await putInCart(page, await somePet(newcomer.request, 'dog', 10));
  await page.addInitScript(() => {
    let waited = false;
    Object.assign(globalThis, { hasWaited: () => waited });
    new MutationObserver(() => {
      waited ||= document.querySelector('main h1')?.textContent === 'Loading...';
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  expect(await page.evaluate('hasWaited()')).toBe(false);
});
