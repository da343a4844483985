import type { Page } from '@playwright/test';
import type { Server } from '../e2e/server.ts';
import { putInCart, somePet } from '../e2e/steps.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import { commandsAnswered, networkFaults, pill, upToDate } from './steps.ts';

/** Serves another build from now on: documents and service worker name that build. */
function serveNextVersion(network: FaultProxy, server: Server, build = 'next'): void {
  const change = (path: `/${string}`, type: string, edit: (text: string) => string) =>
    network.on(`GET ${path}`, async (exchange) => {
      // A separate request, because the browser's own may be answered "not modified".
      const text = await (await fetch(new URL(path, server.url))).text();
      exchange.answer(200, { 'content-type': type, 'cache-control': 'no-cache' }, edit(text));
    });
  change('/sw.js', 'text/javascript', (text) =>
    text.replaceAll(
      /"revision":"\w+","url":"(index|page)\.html"/g,
      `"revision":"${build}","url":"$1.html"`,
    ),
  );
  for (const path of ['/index.html', '/page.html'] as const)
    change(path, 'text/html', (text) =>
      text.replace('<head>', `<head><meta name="build" content="${build}">`),
    );
}

/** Makes the browser check for a new version now; resolves to that version's state. */
const installNext = (page: Page) =>
  page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update();
    const next = registration.installing;
    if (next === null) throw new Error('The browser found no new version.');
    while (next.state === 'installing')
      await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
    return next.state;
  });

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const nextVersion = (page: Page) => page.locator('meta[name="build"][content="next"]');

test('a new version waits until the person agrees, then every tab has it and nothing is lost', async ({
  page,
  context,
  request,
  network,
  server,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  const { email } = await registerNewUser(page);
  await putInCart(page, await somePet(request, 'dog', 5));
  await upToDate(page);
  const answered = await commandsAnswered(database, email);
  await page.goto('/Questions');
  await controlled(page);
  const other = await context.newPage();
  await other.goto('/Ai');
  await controlled(other);

  network.on('POST /api/sync/push', (exchange) => exchange.cut());
  await other.getByRole('textbox').first().fill('A calm cat for a flat.');
  await other
    .getByRole('main')
    .getByRole('button', { name: /suggest|find|ask|get/i })
    .click();
  await expect(pill(other, /1 waiting/i)).toBeVisible();

  serveNextVersion(network, server);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  for (const tab of [page, other]) {
    await expect(tab.getByText('A newer Homeward is ready.')).toBeVisible();
    await expect(nextVersion(tab)).toHaveCount(0);
  }

  await page.getByLabel('Reason for adoption').fill('Half a sentence that');
  await other.getByRole('button', { name: 'Update now' }).click();
  for (const tab of [page, other]) await expect(nextVersion(tab)).toHaveCount(1);
  await expect(page.getByLabel('Reason for adoption')).toHaveValue('Half a sentence that');
  await expect(pill(page, /1 waiting/i)).toBeVisible();

  network.clear();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await upToDate(page);
  expect(await commandsAnswered(database, email)).toBe(answered + 1);
});

test('a version that waits already when a page is opened is offered there too', async ({
  page,
  context,
  network,
  server,
}) => {
  await page.goto('/');
  await controlled(page);
  serveNextVersion(network, server);
  expect(await installNext(page)).toBe('installed');

  const other = await context.newPage();
  await other.goto('/Articles');
  await expect(other.getByText('A newer Homeward is ready.')).toBeVisible();
  await expect(nextVersion(other)).toHaveCount(0);
  await other.getByRole('button', { name: 'Update now' }).click();
  for (const tab of [page, other]) await expect(nextVersion(tab)).toHaveCount(1);
});

test('a new version is offered although two before it did not arrive whole', async ({
  page,
  network,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  await page.clock.install();
  await page.goto('/');
  await controlled(page);
  for (const build of ['first', 'second']) {
    serveNextVersion(network, server, build);
    network.on('GET /index.html', (exchange) => exchange.cut());
    expect(await installNext(page)).toBe('redundant');
  }
  serveNextVersion(network, server, 'third');
  expect(await installNext(page)).toBe('installed');

  await page.clock.fastForward('01:00:00');
  await expect(page.getByText('A newer Homeward is ready.')).toBeVisible();
});

test('a page that is too old for the server says so, keeps what was said, and sends it once loaded again', async ({
  page,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 409/);
  const { email } = await registerNewUser(page);
  await upToDate(page);
  const answered = await commandsAnswered(database, email);
  const pet = await somePet(request, 'cat', 5);
  const outdated = JSON.stringify({ code: 'outdated', message: 'Load the page again.' });
  for (const route of ['POST /api/sync/push', 'GET /api/sync/pull', 'GET /api/live'] as const) {
    network.on(route, (exchange) =>
      exchange.answer(409, { 'content-type': 'application/json' }, outdated),
    );
  }
  await putInCart(page, pet);
  await pill(page, /needs you/i).click();
  await expect(page.getByRole('heading', { name: 'Homeward has changed' })).toBeVisible();
  await expect(page.getByText('Waits until you load this page again.')).toBeVisible();

  network.clear();
  await page.getByRole('button', { name: 'Load again' }).click();
  await upToDate(page);
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  expect(await commandsAnswered(database, email)).toBe(answered + 1);
});
