// A server whose language model answers after the rules.
import type { Page } from '@playwright/test';
import { ModelServer } from '#tests/suggestions/model-server.ts';
import { expect, test as base } from './fixtures.ts';
import { visitOnce } from './service-worker.ts';
import { Server } from './server.ts';
import { heading, openApp } from './steps.ts';

const test = base.extend<object, { server: Server; model: ModelServer }>({
  model: [
    // Playwright reads a fixture's dependencies from this parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const model = await ModelServer.start();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await Server.create({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'stand-in' });
      await server.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

const main = (page: Page) => page.getByRole('main');

const nothing = Object.fromEntries(
  'type breed age size energy goodWith care temperament specialNeeds shedding training'
    .split(' ')
    .map((field) => [field, []]),
);
const says = (answer: object) => ({
  kind: 'says' as const,
  text: JSON.stringify({ ...nothing, ...answer }),
  afterMs: 500,
});

async function ask(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox').fill(words);
  await page.getByRole('button', { name: 'Find My Perfect Pet' }).click();
  await expect(heading(page, 'Recommended Pets')).toBeVisible();
}

test('what a model understood more is told, moves nothing, and can be taken', async ({
  page,
  model,
}) => {
  model.reply = () => says({ type: ['cat'], shedding: ['low'] });
  await openApp(page, '/Ai');
  await ask(page, 'A cat');
  // Where it lies in the page, whatever moves it in at first.
  const top = () =>
    main(page)
      .getByRole('listitem')
      .first()
      .evaluate((card: HTMLElement) => card.offsetTop);
  const before = await top();
  await expect(main(page).getByText('also: low shedding')).toBeVisible();
  expect(await top()).toBe(before);
  expect(page.url()).not.toContain('shedding');
  await page.getByRole('button', { name: 'Use this answer' }).click();
  await expect(page).toHaveURL(/type=cat&shedding=low/);
  await expect(main(page).getByText('also: low shedding')).toHaveCount(0);
});

test('what a model understood can be refused, and stays refused', async ({ page, model }) => {
  model.reply = () => says({ type: ['dog'], energy: ['low'] });
  await openApp(page, '/Ai');
  await ask(page, 'A small dog');
  await expect(main(page).getByText('also: low energy; without: small')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('button', { name: 'Keep mine' })).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep mine' })).toHaveCount(0);
  expect(page.url()).toContain('type=dog&size=small');
});

test('an answer without a network is refined once it is back, never by force', async ({
  page,
  context,
  model,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50/);
  model.reply = () => says({ type: ['cat'], training: ['basic'] });
  await visitOnce(page);
  await openApp(page, '/Ai');
  await context.setOffline(true);
  await ask(page, 'A cat');
  await expect(main(page)).toContainText('Answered on this device by simple rules.');
  await context.setOffline(false);
  await expect(main(page).getByText('also: basic training')).toBeVisible({ timeout: 20_000 });
  expect(page.url()).not.toContain('training');
  await page.getByRole('button', { name: 'Use this answer' }).click();
  await expect(page).toHaveURL(/training=basic/);
});
