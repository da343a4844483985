import { ownerHeader } from '#src/domain/protocol.ts';
import { expect, test } from './fixtures.ts';
import { accounts, application, keeper, registered, say } from './people.ts';
import { keepApp } from './service-worker.ts';
import { somePet } from './steps.ts';

test('an admin finds in the security log who signed in and who decided', async ({
  page,
  browser,
  baseURL,
  request,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 409/);
  const apply = application(await somePet(request));
  await say(await registered(request), apply);
  const wrong = { email: accounts.user.email, password: 'not this one', as: 'user' };
  const stranger = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const headers = { Origin: baseURL ?? '' };
  await stranger.request.post('/api/session', { data: wrong, headers });
  await stranger.close();
  const admin = await keeper(page.request);
  const args = { id: apply.args.id, status: 'approved' } as const;
  await say(admin, { kind: 'decideApplication', args });

  await page.goto('/Dashboard');
  await page.getByRole('link', { name: 'Security log' }).click();
  const events = page.getByRole('main').getByRole('listitem');
  await expect(events.first()).toContainText('Application approved: Robin Tester, by Kim Keeper');
  await expect(events.first()).toContainText(`Application ${apply.args.id}`);
  await expect(events.first().getByRole('time')).not.toHaveText(/Invalid/);

  await page.getByLabel('Show').selectOption('Sign-in failed');
  await expect(events.first()).toContainText('Sign-in failed: Alex Adopter');
  await expect(page.getByText('Application approved:')).toHaveCount(0);
  await expect(page.getByText(accounts.user.email)).toHaveCount(0);
});

test(
  'older events follow the newest fifty',
  { tag: '@long' },
  async ({ page, request, allowConsoleError }) => {
    allowConsoleError(/status of 409/);
    const apply = application(await somePet(request, 'cat', 1));
    await say(await registered(request), apply);
    const admin = await keeper(page.request);
    const decide = (n: number) => {
      const status = n % 2 === 0 ? 'approved' : 'rejected';
      return { kind: 'decideApplication', args: { id: apply.args.id, status } } as const;
    };
    const fifty = Array.from({ length: 50 }, (_, n) => decide(n));
    await say(admin, ...fifty);
    await say(admin, decide(0));
    await page.goto('/security-log');
    const events = page.getByRole('main').getByRole('listitem');
    await expect(events).toHaveCount(50);
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect(events.nth(50)).toContainText('Application approved');
  },
);

test('the security log is for admins alone', async ({ page, newcomer, allowConsoleError }) => {
  allowConsoleError(/status of 403/);
  const headers = { [ownerHeader]: newcomer.uid };
  const refused = await newcomer.request.get('/api/security-log', { headers });
  expect(refused.status()).toBe(403);
  await page.goto('/security-log');
  await expect(page).toHaveURL(/\/Dashboard$/);
});

test(
  'the security log says that it needs a network, and goes on with it',
  { tag: '@long' },
  async ({ adminPage: page, context, allowConsoleError }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
    await keepApp(page);
    await page.goto('/security-log');
    const events = page.getByRole('main').getByRole('listitem');
    await expect(events.first()).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Show').selectOption('Signed in');
    await expect(page.getByText('You are offline. The security log stays on the')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(events.first()).toContainText('Signed in');
  },
);
