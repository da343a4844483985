// `npm run screenshots`: a picture of every screen in every state, at 320, 390, 820 and 1440 px, light
// and dark, in test-results/screenshots: index.html shows them side by side, sheets/ as pictures.
//
//   npm run screenshots -- --world 'an admin' --width 390     some of them; both may be repeated
//   npm run screenshots -- --published     instead those that are kept: the manifest's, which an
//                                          installer shows, and the README's
import { setUp } from './setup.js';
import { main, node24, run } from './steps.js';

await main(async () => {
  await setUp();
  // Only now: they need what has just been installed.
  const { setUpBrowser } = await import('./browser.js');
  const { buildIfChanged } = await import('./build.js');
  await setUpBrowser();
  await buildIfChanged();
  // A process of its own: what it tells pages to do needs a browser's types.
  const { code } = await run(node24, ['tests/screens/run.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
});
