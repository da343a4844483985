// `npm run faults`: faults of the network, the server and the device, made in a real browser.
import { buildIfChanged } from './build.js';
import { checkInBrowser } from './in-browser.js';
import { setUp } from './setup.js';
import { main } from './steps.js';
import { print } from './tally.js';

await main(async () => {
  await setUp();
  // Only now: it needs what has just been installed.
  const { setUpBrowser } = await import('./browser.js');
  await setUpBrowser();
  await buildIfChanged();
  // Read by tests/playwright.config.ts.
  process.env.EVERY_FAULT = 'yes';
  print(await checkInBrowser('faults'));
});
