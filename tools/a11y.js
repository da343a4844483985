// `npm run a11y`: looks at every screen in every state, light and dark, narrow and wide; and whether
// a keyboard, a reader, a large text and one thumb can do what there is to do.
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
  // Read by tests/a11y/screens.spec.ts.
  process.env.EVERY_LOOK = 'yes';
  print(await checkInBrowser('a11y'));
});
