// What every screenshot needs: a browser, the built app on its server, and a page at rest.
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags } from '#tools/browser.js';
import { measuringBrowser } from '#tools/measured.js';
import { step } from '#tools/steps.js';
import { Server } from '../e2e/server.ts';

/** Runs `work` with a browser and a server that has the sample pets, then ends both. */
export async function withCamera(work: (browser: Browser, server: Server) => Promise<void>) {
  const executablePath = measuringBrowser();
  const server = await Server.create();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    await step('Starting the server', () => server.start());
    await work(browser, server);
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Waits until nothing on the page will move: its fonts and the visible images are loaded. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const decoded = inSight.map((image) => image.decode().catch(() => undefined));
    // Some images never load: a world may have no network.
    await Promise.race([Promise.all(decoded), new Promise((done) => setTimeout(done, 1_500))]);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** Small enough to store a thousand of them, and good enough to judge a hairline. */
export const jpeg = { type: 'jpeg', quality: 80, animations: 'disabled' } as const;
