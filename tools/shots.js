// `npm run shots`: takes the pictures that an installer shows before it installs the app (the
// manifest's screenshots), of the built app with its sample pets.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Server } from '#tests/e2e/server.ts';
import { findBrowser } from './browser.js';
import { buildIfChanged } from './build.js';
import { Failure, main, root } from './steps.js';

const forms = {
  narrow: { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

/** As the manifest names them. */
const shots = [
  { name: 'home', path: '/', forms: ['narrow', 'wide'] },
  { name: 'explore', path: '/Explore', forms: ['narrow', 'wide'] },
  { name: 'pet', path: '/Explore/buddy-golden-retriever', forms: ['narrow'] },
];

async function shoot(page, { name, path }, form) {
  await page.goto(path);
  await page.locator('main h1').waitFor();
  // Every pet is here: nothing is about to move any more.
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.locator('body').evaluate((body) => body.ownerDocument.fonts.ready);
  for (const picture of await page.locator('main img').all()) {
    const top = (await picture.boundingBox())?.y ?? Infinity;
    // Those further down are fetched only when they come near.
    if (top < (page.viewportSize()?.height ?? 0)) await picture.evaluate((image) => image.decode());
  }
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' });
  writeFileSync(join(root, 'public', 'screenshots', `${form}-${name}.jpg`), jpeg);
  console.log(`${form}-${name}.jpg  ${(jpeg.length / 1000).toFixed(0)} kB`);
}

await main(async () => {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Failure('Chromium takes the pictures: install it, or run npm test.');
  await buildIfChanged();
  const server = await Server.create();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await server.start();
    for (const [form, size] of Object.entries(forms)) {
      const context = await browser.newContext({ ...size, baseURL: server.url });
      const page = await context.newPage();
      for (const shot of shots) if (shot.forms.includes(form)) await shoot(page, shot, form);
      await context.close();
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
});
