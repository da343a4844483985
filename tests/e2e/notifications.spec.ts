// From the prompt to the page that a notification opens, with the real protocol in between.
import type { BrowserContext, Page } from '@playwright/test';
import type { Subscription } from '#tests/push/push-service.ts';
import { decisionNews } from '#src/domain/notifications.ts';
import { expect, registerNewUser, test as base } from './fixtures.ts';
import { type NotifyingServer, startNotifyingServer } from './notifying-server.ts';
import { inCart, keeper, type Person, say } from './people.ts';
import {
  deliverPush,
  pressNotification,
  serviceWorkerOf,
  shownNotifications,
  subscribeAt,
} from './push-browser.ts';
import { anApplication, applyFromCart, logOut, putInCart, somePet } from './steps.ts';

type Fixtures = { subscription: Subscription };

const test = base.extend<Fixtures, { notifying: NotifyingServer }>({
  notifying: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads dependencies from it.
    async ({}, use) => {
      const server = await startNotifyingServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ notifying }, use) => use(notifying.url),
  subscription: async ({ notifying, context }, use) => {
    const subscription = await notifying.push.subscribe();
    await subscribeAt(context, subscription);
    await use(subscription);
  },
});

test.use({ permissions: ['notifications'] });

const line = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const question = 'Shall this device tell you when there is an answer?';

let applications = 0;

/** Applies for one more pet and stays on the confirmation; returns the applicant's name. */
async function apply(page: Page, applicant: Pick<Person, 'uid' | 'request'>): Promise<string> {
  applications += 1;
  const fullName = `Robin Number ${applications}`;
  await say(applicant, inCart(await somePet(page.request, 'cat', applications)));
  await applyFromCart(page, { ...anApplication, fullName });
  return fullName;
}

/** Ends once the decision is in the database: it is shown before it is sent. */
async function approve(notifying: NotifyingServer, context: BrowserContext, name: string) {
  const office = await context.browser()?.newContext({ baseURL: notifying.url });
  if (!office) throw new Error('the browser is gone');
  const page = await office.newPage();
  await keeper(page.request);
  await page.goto('/Dashboard');
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  const request = page.getByRole('region', { name });
  await request.getByRole('button', { name: /approve/i }).click();
  await expect(request.getByText('approved')).toBeVisible();
  const sent = `select from public.adoption_requests where full_name = '${name}' and status = 'approved'`;
  await expect.poll(() => notifying.backend.sql(sent)).toHaveLength(1);
  await office.close();
}

const devices = async ({ backend }: NotifyingServer, { endpoint }: Subscription) =>
  (await backend.sql(`select from public.push_subscriptions where endpoint = '${endpoint}'`))
    .length;

test('who asked to be told is told of the decision, and a press shows it', async ({
  page,
  newcomer,
  context,
  notifying,
  subscription,
}) => {
  const name = await apply(page, newcomer);
  await expect(line(page)).toContainText(question);
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(line(page)).toContainText('This device will tell you when there is an answer.');
  expect(await devices(notifying, subscription)).toBe(1);
  await page.goto('/Explore');

  await approve(notifying, context, name);
  await expect.poll(() => notifying.push.to(subscription).length).toBe(1);
  const [delivery] = notifying.push.to(subscription);
  const text = delivery?.text ?? '';
  expect(JSON.parse(text)).toEqual(decisionNews);
  expect(text).not.toMatch(new RegExp(`robin|${name}`, 'i'));

  await deliverPush(page, text);
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([{ title: 'Homeward', body: decisionNews.body, tag: '/Dashboard' }]);

  expect(await pressNotification(context)).toEqual([]);
  await expect(page).toHaveURL(/\/Dashboard$/);
  await expect(page.getByRole('main').getByText('approved')).toBeVisible();
  expect(await shownNotifications(page)).toEqual([]);
});

test(
  'a press opens a window where none is open, and two pieces of news are one notification',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.goto('/');
    const worker = await serviceWorkerOf(context);
    // The window is on another page, but a page is needed to deliver the message.
    await deliverPush(page, JSON.stringify(decisionNews));
    await deliverPush(page, 'not what this version can read');
    await expect.poll(() => shownNotifications(page)).toHaveLength(1);
    expect((await shownNotifications(page))[0]?.body).toBe(decisionNews.body);
    await worker.evaluate(() => {
      Object.assign((globalThis as unknown as { clients: object }).clients, {
        matchAll: async () => [],
      });
    });
    expect(await pressNotification(context)).toEqual(['/Dashboard']);
  },
);

test(
  'nobody is asked on any other page, and who said no is not asked again',
  { tag: '@long' },
  async ({ page, newcomer, subscription, notifying }) => {
    for (const path of ['/', '/Explore', '/Dashboard', '/adoption-confirmation']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(line(page)).toHaveCount(0);
    }
    await apply(page, newcomer);
    await line(page).getByRole('button', { name: 'No, thanks' }).click();
    await expect(line(page)).toHaveCount(0);
    await apply(page, newcomer);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await expect(line(page)).toHaveCount(0);
    expect(await devices(notifying, subscription)).toBe(0);
  },
);

test(
  'notifications are switched on and off on the dashboard too',
  { tag: '@long' },
  async ({ page, newcomer, notifying, subscription }) => {
    await apply(page, newcomer);
    await page.goto('/Dashboard');
    await expect(line(page)).toContainText('Notifications are off on this device.');
    await line(page).getByRole('button', { name: 'Turn on' }).click();
    await expect(line(page)).toContainText('This device tells you when there is an answer.');
    await page.reload();
    await expect(line(page)).toContainText('This device tells you when there is an answer.');
    expect(await devices(notifying, subscription)).toBe(1);
    await line(page).getByRole('button', { name: 'Turn off' }).click();
    await expect(line(page)).toContainText('Notifications are off on this device.');
    await expect.poll(() => devices(notifying, subscription)).toBe(0);
  },
);

test(
  'signing out ends them, and the next person at this device is asked anew',
  { tag: '@long' },
  async ({ page, newcomer, notifying, subscription }) => {
    await apply(page, newcomer);
    await page.getByRole('button', { name: 'Yes, tell me' }).click();
    await expect(line(page)).toContainText('This device will tell you');
    await logOut(page);
    await expect.poll(() => devices(notifying, subscription)).toBe(0);
    const subscribed = () =>
      page.evaluate(async () =>
        Boolean(await (await navigator.serviceWorker.ready).pushManager.getSubscription()),
      );
    await expect.poll(subscribed).toBe(false);
    await registerNewUser(page);
    await putInCart(page, await somePet(page.request, 'dog'));
    await applyFromCart(page);
    await expect(line(page)).toContainText(question);
  },
);

// With a network it is told above; that the push service tells of a device that is gone, in tests/contract/notifications.test.ts.
test(
  'a person who signs out without a network leaves no subscription in the browser',
  { tag: '@long' },
  async ({ page, newcomer, context, notifying, subscription, allowConsoleError }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
    const name = await apply(page, newcomer);
    await page.getByRole('button', { name: 'Yes, tell me' }).click();
    await expect(line(page)).toContainText('This device will tell you');
    await context.setOffline(true);
    await logOut(page);
    await expect
      .poll(() =>
        page.evaluate(async () =>
          Boolean(await (await navigator.serviceWorker.ready).pushManager.getSubscription()),
        ),
      )
      .toBe(false);
    await context.setOffline(false);
    // The worker did not learn of the sign-out, so the push service tells it that the device is gone.
    notifying.push.answer(subscription.endpoint, () => new Response(null, { status: 410 }));
    await approve(notifying, context, name);
    await expect.poll(() => devices(notifying, subscription)).toBe(0);
  },
);

test.describe('where the browser does not allow them', () => {
  test.use({ permissions: [] });

  test('nothing is offered, and the worker is not even asked', async ({
    page,
    newcomer,
    context,
  }) => {
    await context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    const asked: string[] = [];
    // Of the service worker too, which may be the one that sends.
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await apply(page, newcomer);
    await expect(line(page)).toHaveCount(0);
    await page.goto('/Dashboard');
    await expect(page.getByRole('main').getByText('pending')).toBeVisible();
    await expect(line(page)).toHaveCount(0);
    await expect.poll(() => asked).toContain('/api/sync/push');
    expect(asked).not.toContain('/api/notifications');
  });
});

test('without keys the pages are as they were before there were notifications', async ({
  page,
  newcomer,
  context,
}) => {
  await context.route('**/api/notifications', (route) =>
    route.fulfill({ json: { publicKey: null } }),
  );
  await Promise.all([page.waitForResponse('**/api/notifications'), apply(page, newcomer)]);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});
