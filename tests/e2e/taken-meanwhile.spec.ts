// A pet that finds a home while somebody writes an application for it: one form, several pets.
import type { Page } from '@playwright/test';
import { expect, requestedAsGuest } from './fixtures.ts';
import { registered } from './people.ts';
import { test } from './put-in.ts';
import { keepApp } from './service-worker.ts';
import {
  anApplication,
  applicationLabels,
  applyFromCart,
  fillApplication,
  heading,
  putInCart,
} from './steps.ts';

/** The form for another pet holds every word, and is sent without another one. */
async function appliesInTheSameWords(page: Page, id: string): Promise<void> {
  await putInCart(page, { id });
  await page.goto('/Cart');
  await page.getByRole('button', { name: 'Procced For Application' }).click();
  for (const [name, words] of Object.entries(anApplication)) {
    // As `fillApplication`.
    const label = applicationLabels[name as keyof typeof anApplication];
    await expect(page.getByLabel(label)).toHaveValue(words);
  }
  await page.getByRole('button', { name: /^submit/i }).click();
  await expect(heading(page, 'Application Submitted Successfully!')).toBeVisible();
}

test.beforeEach(async ({ page, allowConsoleError }) => {
  allowConsoleError(requestedAsGuest);
  await registered(page.request);
});

test('a pet that is adopted while its form is filled in is told, and its words fill the next form', async ({
  page,
  putIn,
}) => {
  const [wanted, other] = [await putIn(), await putIn()];
  await putInCart(page, wanted);
  await page.goto('/Cart');
  await page.getByRole('button', { name: 'Procced For Application' }).click();
  await fillApplication(page);
  await wanted.change({ status: 'adopted' });
  await expect(page.getByText(`${wanted.name} has found a home.`)).toBeVisible();
  await expect(page.getByText('nothing needs to be typed twice')).toBeVisible();
  await appliesInTheSameWords(page, other.id);
});

// The same with a network is told above.
test(
  'an application without a network for a pet that was adopted meanwhile is told, and its words fill the next form',
  { tag: '@long' },
  async ({ page, context, putIn, allowConsoleError }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
    const [wanted, other] = [await putIn(), await putIn()];
    await keepApp(page);
    await putInCart(page, wanted);
    await expect(page.getByRole('button', { name: /up to date/i })).toBeVisible();
    await context.setOffline(true);
    await applyFromCart(page);
    await wanted.change({ status: 'adopted' });
    await context.setOffline(false);
    await page.getByRole('button', { name: /needs you/i }).click();
    const refused = page.getByRole('region', { name: 'Sync' });
    await expect(refused.getByText('its form will hold your words')).toBeVisible();
    await refused.getByRole('button', { name: 'Discard' }).click();
    await expect(refused.getByText('its form will hold your words')).toBeHidden();
    await page.goto('/Cart');
    await expect(heading(page, `${wanted.name} has found a home.`)).toBeVisible();
    await appliesInTheSameWords(page, other.id);
  },
);
