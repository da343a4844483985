import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import * as z from 'zod';
import { expect, test } from './fixtures.ts';

const image = z.object({ src: z.string(), sizes: z.string(), type: z.string() });
const manifestSchema = z.object({
  icons: z.array(image.extend({ purpose: z.enum(['any', 'maskable', 'monochrome']) })),
  screenshots: z.array(
    image.extend({ form_factor: z.enum(['narrow', 'wide']), label: z.string().min(10) }),
  ),
  shortcuts: z.array(z.object({ url: z.string(), icons: z.array(image).min(1) })),
});

const readManifest = async (page: Page) =>
  manifestSchema.parse(await (await page.request.get('/manifest.webmanifest')).json());

/** The size of a picture, and its colours in a corner, at an edge and around the middle. */
function inspectPicture(page: Page, src: string) {
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const at = (x: number, y: number) => [
      ...(context?.getImageData(Math.floor(x * (width - 1)), Math.floor(y * (height - 1)), 1, 1)
        .data ?? []),
    ];
    return {
      width,
      height,
      corner: at(0, 0),
      edge: at(0.5, 0),
      ring: at(0.07, 0.5),
      side: at(1, 0.9),
    };
  }, src);
}

test('the browser finds nothing that stands against installing', async ({ server }) => {
  // A persistent context: in others, as in private windows, nothing can be installed.
  const folder = await mkdtemp(join(tmpdir(), 'homeward-profile-'));
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    ...(args && { args }),
    baseURL: server.url,
  });
  try {
    const page = await context.newPage();
    await page.goto('/');
    // The app registers it by itself.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const devtools = await context.newCDPSession(page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(new URL(manifest.url).pathname).toBe('/manifest.webmanifest');
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('every icon and screenshot is what the manifest says', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const { icons, screenshots, shortcuts } = await readManifest(page);
  const all = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes, type } of all) {
    const answer = await page.request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toContain(type);
    if (sizes === 'any') continue;
    const { width, height } = await inspectPicture(page, src);
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const purposes = icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
  for (const wanted of ['any 192x192', 'any 512x512', 'maskable 512x512', 'monochrome 512x512'])
    expect(purposes).toContain(wanted);
  expect(new Set(screenshots.map((shot) => shot.form_factor)).size).toBe(2);
});

test(
  'a mask may cut the maskable icon to a circle, and the monochrome one is a shape',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/');
    for (const { src, purpose } of (await readManifest(page)).icons) {
      const { corner, edge, ring } = await inspectPicture(page, src);
      // Background up to the edge, and only background outside the middle 80 %.
      if (purpose === 'maskable') {
        expect(corner[3], src).toBe(255);
        expect(edge, src).toEqual(corner);
        expect(ring, src).toEqual(corner);
      }
      if (purpose === 'monochrome') expect([corner[3], edge[3]], src).toEqual([0, 0]);
    }
  },
);

test(
  'iOS finds its icon and its starting pictures, none of them see-through',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/');
    const links = page.locator(
      'link[rel="apple-touch-icon"], link[rel="apple-touch-startup-image"]',
    );
    const found = await links.evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        media: link.getAttribute('media'),
      })),
    );
    expect(found.length).toBe(11);
    for (const { href, media } of found) {
      const { width, height, corner, side } = await inspectPicture(page, href);
      expect([corner[3], side[3]], href).toEqual([255, 255]);
      const said = /device-width: (\d+)px.*device-height: (\d+)px.*ratio: (\d)/.exec(media ?? '');
      const [, wide = 180, high = 180, density = 1] = said ?? [];
      expect([width, height], href).toEqual([
        Number(wide) * Number(density),
        Number(high) * Number(density),
      ]);
    }
  },
);

test('every shortcut opens a page of ours', async ({ page }) => {
  const { shortcuts } = await readManifest(page);
  expect(shortcuts.map(({ url }) => url)).toEqual(['/Explore', '/Dashboard', '/Ai']);
  for (const { url } of shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
});

test('the service worker is asked for anew each time', async ({ request }) => {
  for (const path of ['/sw.js', '/kill-switch.js', '/manifest.webmanifest', '/index.html'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
});

test('what another app shares opens the search with it', async ({ page }) => {
  await page.goto('/SearchList?title=Look&text=Beagle&url=');
  await expect(page).toHaveURL('/SearchList?query=Beagle');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Beagle');
  await expect(page.getByRole('heading', { name: 'Search Results: 1 pets found' })).toBeVisible();
});

test('a shortcut comes to the page that is open, and the icon leaves it as it is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (launch: unknown) => Object.assign(window, { launch }) },
    });
  });
  await page.goto('/Articles');
  const launch = (path: string) =>
    page.evaluate((target) => {
      // Set by the script above when the app registered its consumer.
      const { launch: tell } = window as unknown as { launch(at: { targetURL: string }): void };
      tell({ targetURL: new URL(target, location.href).href });
    }, path);
  // An effect of the app, which may run after its heading is on screen.
  await page.waitForFunction(() => 'launch' in window);
  await launch('/');
  await launch('/Articles');
  await expect(page).toHaveURL('/Articles');
  await launch('/SearchList?text=Beagle');
  await expect(page).toHaveURL('/SearchList?query=Beagle');
});
