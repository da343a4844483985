// A big catalogue on a connection that breaks: pets that have arrived stay and are not refetched.
import type { BrowserContext, Page } from '@playwright/test';
import { type CatalogueManifest, catalogueManifestSchema } from '#src/domain/protocol.ts';
import type { Exchange } from '../faults/exchange.ts';
import { FaultProxy } from '../faults/fault-proxy.ts';
import { connectionLost } from './console-watch.ts';
import { test as endToEnd, expect } from './fixtures.ts';
import { makeManyPets } from './many-pets.ts';
import { Server } from './server.ts';

const allPets = 4_000;
// The first chunk has 24 pets, the others 500: three chunks arrive before the connection breaks.
const arrived = 1_024;
const chunksMissing = Math.ceil((allPets - arrived) / 500);
const oneChunk = 'GET /api/catalogue/chunk';
const manifest = 'GET /api/catalogue/manifest';

const test = endToEnd.extend<object, { network: FaultProxy; server: Server }>({
  network: [
    // Playwright reads a fixture's dependencies from this parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const network = await FaultProxy.create();
      await network.up();
      await use(network);
      await network.down();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ network }, use) => {
      const server = await Server.create({ PUBLIC_URL: network.url });
      await makeManyPets(server.dataDir, allPets);
      await server.start();
      network.forwardTo(server.url);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ server, network }, use) => {
    expect(server.running).toBe(true);
    await network.reset();
    await use(network.url);
    await network.reset();
  },
});
// One after the other, because they share a server and a network.
test.describe.configure({ mode: 'serial' });

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const howFar = (page: Page) => page.getByText(`${arrived} of ${allPets}`, { exact: true });

/** Passes the answer on uncached: what is not requested again must then be on the device itself. */
async function uncached(exchange: Exchange) {
  const { status, headers, body } = await exchange.forward();
  exchange.answer(status, { ...headers, 'cache-control': 'no-store' }, body);
  return body.toString();
}

/**
 * Lets the first three chunks through and calls `then` with each other request, in whatever order
 * they arrive. The returned function gives the last id of those three.
 */
function breakAfterThree(network: FaultProxy, then: (exchange: { cut(): void }) => void) {
  let firstThree: CatalogueManifest['chunks'] = [];
  network.on(manifest, async (exchange) => {
    const body = await uncached(exchange);
    firstThree = catalogueManifestSchema.parse(JSON.parse(body)).chunks.slice(0, 3);
  });
  network.on(oneChunk, async (exchange) => {
    if (firstThree.some(({ from }) => from === exchange.query.get('from')))
      await uncached(exchange);
    else then(exchange);
  });
  return () => firstThree.at(-1)?.to ?? '';
}

async function showsWhatArrived(page: Page) {
  await expect(howFar(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Loading pets may take a few seconds.');
  await expect(page.getByRole('progressbar', { name: 'Pets on this device' })).toHaveAttribute(
    'value',
    String(arrived),
  );
  await expect(cards(page).first()).toBeVisible();
}

/** 1,024 pets in three columns leave one over; the space beside it shows that more will come. */
async function showsFullRows(page: Page) {
  await page.setViewportSize({ width: 700, height: 900 });
  const lastRow = () =>
    page
      .getByRole('main')
      .getByRole('list')
      .last()
      .evaluate((list) => {
        list.scrollIntoView({ block: 'end' });
        const tops = Array.from(list.children, (item) => item.getBoundingClientRect().top);
        return tops.filter((top) => top === tops.at(-1)).length;
      });
  await expect.poll(lastRow).toBe(3);
}

/** On a small phone the message is part of the bottom bar, not in front of the page. */
async function coversNothing(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  // Only once the app has heard of the smaller screen.
  await expect(async () => {
    const message = await page.getByRole('region', { name: 'Pets on this device' }).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    // The bar's own line lies between them.
    expect((bar?.y ?? 0) - (message?.y ?? 0) - (message?.height ?? 0)).toBeLessThanOrEqual(1);
    expect(message?.width).toBe(320);
  }).toPass();
}

async function showsAll(page: Page) {
  const all = page.getByRole('paragraph').filter({ hasText: new RegExp(`^${allPets} pets$`) });
  await expect(all).toBeVisible({ timeout: 30_000 });
}

/**
 * A newly opened page fetches all missing chunks, some of them together, and none that is on the
 * device already.
 */
async function goesOn(context: BrowserContext, network: FaultProxy, lastKept: string) {
  const before = network.seen(oneChunk).length;
  const manifests = network.seen(manifest).length;
  const page = await context.newPage();
  await page.goto('/Explore');
  await showsAll(page);
  await expect(howFar(page)).toBeHidden();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // A set, because a browser may repeat a request whose connection has broken.
  const after = new Set(
    network
      .seen(oneChunk)
      .slice(before)
      .map(({ query }) => query.get('from') ?? ''),
  );
  expect(after.size).toBeLessThanOrEqual(chunksMissing);
  for (const from of after) expect(from > lastKept).toBe(true);
  expect(network.seen(manifest)).toHaveLength(manifests);
}

test('a connection that breaks in the middle leaves a list that can be used, and goes on', async ({
  page,
  context,
  network,
  allowConsoleError,
}) => {
  allowConsoleError(connectionLost);
  const lastKept = breakAfterThree(network, (exchange) => exchange.cut());
  await page.goto('/Explore');
  await expect(page.getByText(/other pets (are not here yet|could not be loaded)/)).toBeVisible();

  const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();

  await page.close();
  network.on(oneChunk, uncached);
  await goesOn(context, network, lastKept());
});

test('a page that is closed in the middle is gone on with by the next one', async ({
  page,
  context,
  network,
}) => {
  let held = 0;
  const lastKept = breakAfterThree(network, () => (held += 1));
  await page.goto('/Explore');
  await showsWhatArrived(page);
  await expect.poll(() => held).toBeGreaterThan(0);
  await showsFullRows(page);
  await coversNothing(page);

  await page.close();
  network.on(oneChunk, uncached);
  await goesOn(context, network, lastKept());
});

test('a first visit fetches the pets while the app starts, and each of them once', async ({
  page,
  network,
}) => {
  network.on(manifest, uncached);
  network.on(oneChunk, uncached);
  // Without it the app cannot order any.
  const order = Promise.withResolvers<void>();
  await page.route('**/assets/store-in-worker-*.js', async (route) => {
    await order.promise;
    await route.continue();
  });
  await page.goto('/Explore');
  await expect.poll(() => network.seen(oneChunk).length).toBeGreaterThan(chunksMissing / 3);
  order.resolve();
  await showsAll(page);
  const asked = network.seen(oneChunk).map(({ query }) => query.get('from'));
  expect(asked).toEqual([...new Set(asked)]);

  // Somebody who has been here has the pets, also where no service worker answers.
  const before = network.seen(manifest).length + asked.length;
  await page.reload();
  await showsAll(page);
  expect(network.seen(manifest).length + network.seen(oneChunk).length).toBe(before);
});
