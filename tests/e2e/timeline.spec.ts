// The timeline of an application: from waiting on this device to its end.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { application, inCart, keeper, opened, say } from './people.ts';
import { keepApp } from './service-worker.ts';
import { applyInCart, somePet } from './steps.ts';

const date = /[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M/;

const timeline = (page: Page, petName: string) =>
  page.getByRole('list', { name: `Progress of your application for ${petName}` });

/** Expects the steps in this order, with the current one marked, also for screen readers. */
async function expectSteps(list: Locator, words: (string | RegExp)[], present: string) {
  await expect(list.getByRole('listitem')).toHaveText(words);
  await expect(list.locator('[aria-current=step]')).toHaveCount(1);
  await expect(list.locator('[aria-current=step]')).toContainText(present);
  await expect(list.locator('li svg')).toHaveCount(words.length);
}

test('an application goes from received over reviewed to decided, with dates, while one looks', async ({
  page,
  newcomer,
  request,
}) => {
  const pet = await somePet(request, 'cat', 25);
  const command = application(pet);
  await say(newcomer, command);
  await page.goto('/Dashboard');
  const steps = timeline(page, pet.name);
  await expectSteps(steps, [/^Received/, /^Being reviewed/, /^Decision/], 'Received');
  await expect(steps.getByRole('listitem').first()).toContainText(date);

  await opened(await keeper(request), command.args.id);
  await expectSteps(steps, [/^Received/, /^Being reviewed/, /^Decision/], 'Being reviewed');
  await expect(steps.getByRole('listitem').nth(1)).toContainText(date);

  await say(await keeper(request), {
    kind: 'decideApplication',
    args: { id: command.args.id, status: 'approved' },
  });
  await expectSteps(steps, [/^Received/, /^Reviewed/, /^Decided/], 'Decided');
  await expect(steps.getByRole('listitem').last()).toContainText(date);
  await expect(page.getByRole('main').getByText('approved')).toBeVisible();
});

test(
  'what has not been sent waits on this device, and is received once it is',
  { tag: '@long' },
  async ({ page, context, newcomer, allowConsoleError }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const pet = await somePet(newcomer.request, 'cat', 26);
    await say(newcomer, inCart(pet));
    await keepApp(page);
    await page.goto('/Cart');
    await expect(page.getByRole('button', { name: /up to date/i }).first()).toBeVisible();
    // The pet that was put in the cart elsewhere has arrived.
    await expect(page.getByRole('button', { name: 'Procced For Application' })).toBeVisible();
    await context.setOffline(true);
    await applyInCart(page);
    await page.getByRole('link', { name: 'My Adoption Applications' }).click();
    const steps = timeline(page, pet.name);
    await expectSteps(
      steps,
      [/^Waiting on this device/, /^Received/, /^Being reviewed/, /^Decision/],
      'Waiting on this device',
    );
    await expect(steps.getByRole('listitem').nth(1)).not.toContainText(date);
    await context.setOffline(false);
    await expectSteps(steps, [/^Received/, /^Being reviewed/, /^Decision/], 'Received');
  },
);

test('a withdrawal is an end too', { tag: '@long' }, async ({ page, newcomer }) => {
  const pet = await somePet(newcomer.request, 'cat', 27);
  await say(newcomer, application(pet));
  await page.goto('/Dashboard');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expectSteps(timeline(page, pet.name), [/^Received/, /^Withdrawn/], 'Withdrawn');
});
