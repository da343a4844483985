// Somebody may type from the moment a field appears: it is never replaced, nor emptied, under the
// fingers when the session, a draft or the pets have been read.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { say } from './people.ts';
import { openApp, personMenu, somePet } from './steps.ts';

/** Types into every field of the page in the moment it appears, before anything else runs. */
function typeAtOnce() {
  const typed = new Set<Element>();
  // For the test: fields that have been replaced since.
  Object.assign(globalThis, {
    lostFields: () => [...typed].filter((one) => !one.isConnected).length,
  });
  const setters = [HTMLInputElement, HTMLTextAreaElement].map(
    ({ prototype }) => Object.getOwnPropertyDescriptor(prototype, 'value')?.set,
  );
  new MutationObserver(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'main :is(textarea, input:not([type=checkbox]))',
    )) {
      if (typed.has(field)) continue;
      typed.add(field);
      const words = `${field.value}early ${field.name}`;
      setters[field instanceof HTMLInputElement ? 0 : 1]?.call(field, words);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dataset['early'] = words;
    }
  }).observe(document, { childList: true, subtree: true });
}

test('no form of a visitor loses what is typed in its first moment', async ({ page }) => {
  await page.addInitScript(typeAtOnce);
  for (const path of ['/Ai', '/Login', '/Loginasadmin', '/Register', '/SearchList?query=cat']) {
    await test.step(path, async () => {
      await page.goto(path);
      await keepsWords(page);
    });
  }
});

test('no form of somebody who is signed in loses what is typed in its first moment', async ({
  page,
  newcomer,
}) => {
  await openApp(page, '/');
  const pet = await somePet(page.request);
  await say(newcomer, { kind: 'addToCart', args: { petId: pet.id } });
  await page.goto('/Cart');
  await expect(page.getByRole('main').getByText(pet.name).first()).toBeVisible();
  await page.addInitScript(typeAtOnce);
  for (const path of ['/Ai', '/Questions']) {
    await test.step(path, async () => {
      await page.goto(path);
      await keepsWords(page);
      // What was typed is a draft now, and is there again.
      await page.reload();
      await expect(page.locator('[data-early]').first()).toHaveValue(/early .*early/);
    });
  }
});

async function keepsWords(page: Page) {
  await expect(personMenu(page)).toBeVisible();
  const fields = page.locator('[data-early]');
  await expect(fields.first()).toBeVisible();
  // Everything that is read when a page opens has been read.
  await expect(page.getByRole('button', { name: 'Up to date' })).toBeVisible();
  for (const field of await fields.all())
    await expect(field).toHaveValue((await field.getAttribute('data-early')) ?? '');
  expect(await page.evaluate('lostFields()')).toBe(0);
}
