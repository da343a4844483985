// `npm run icons`: renders the app's icons and iOS's start-up pictures from their SVG sources. The
// same browser gives the same bytes, so running it twice changes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.js';
import { Failure, main, root } from './steps.js';

const icons = join(root, 'public', 'icons');
const sources = join(root, 'tools', 'icons');
// The colour `--paper` of src/ui/tokens.css, light and dark.
const paper = { light: '#fbf8f1', dark: '#111712' };

/** Each picture: its file in public/icons, its drawing, and its size in pixels. */
const pictures = [
  { file: 'icon-192.png', drawing: join(icons, 'icon.svg'), size: 192 },
  { file: 'icon-512.png', drawing: join(icons, 'icon.svg'), size: 512 },
  { file: 'maskable-192.png', drawing: join(icons, 'maskable.svg'), size: 192 },
  { file: 'maskable-512.png', drawing: join(icons, 'maskable.svg'), size: 512 },
  { file: 'monochrome-512.png', drawing: join(sources, 'monochrome.svg'), size: 512 },
  // iOS rounds the corners itself and shows transparency as black, so the maskable icon is used.
  { file: 'apple-touch-icon.png', drawing: join(icons, 'maskable.svg'), size: 180 },
  ...['explore', 'applications', 'ai'].map((name) => ({
    file: `shortcut-${name}.png`,
    drawing: join(sources, `shortcut-${name}.svg`),
    size: 192,
  })),
];

/** Phones and a tablet by width, height and density; index.html has the same list. */
const screens = [
  { width: 375, height: 667, density: 2 },
  { width: 390, height: 844, density: 3 },
  { width: 393, height: 852, density: 3 },
  { width: 430, height: 932, density: 3 },
  { width: 820, height: 1180, density: 2 },
];

const image = (file, size) =>
  `<img width="${size}" height="${size}" src="data:image/svg+xml;base64,${readFileSync(file).toString('base64')}">`;

/** One drawing on a background colour, as a PNG. */
async function render(browser, { width, height, density = 1, ground = 'transparent', drawing }) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}img{display:block}</style>${drawing}`,
  );
  await page.locator('img').evaluate((picture) => picture.decode());
  const png = await page.screenshot({ omitBackground: ground === 'transparent' });
  await page.close();
  return png;
}

await main(async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Failure('Chromium draws the icons: install it, or run npm test.');
  // A fixed colour profile, so that every machine gives the same bytes.
  const args = [...browserFlags, '--force-color-profile=srgb'];
  const browser = await chromium.launch({ executablePath, args });
  const write = (file, png) => {
    writeFileSync(join(icons, file), png);
    console.log(`${file}  ${(png.length / 1000).toFixed(1)} kB`);
  };
  try {
    for (const { file, drawing, size } of pictures)
      write(
        file,
        await render(browser, { width: size, height: size, drawing: image(drawing, size) }),
      );
    for (const { width, height, density } of screens)
      for (const [scheme, ground] of Object.entries(paper)) {
        const drawing = image(join(icons, 'icon.svg'), 96);
        const file = `splash-${width}x${height}-${scheme}.png`;
        write(file, await render(browser, { width, height, density, ground, drawing }));
      }
  } finally {
    await browser.close();
  }
});
