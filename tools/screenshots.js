// `npm run screenshots`: every screen in every state, at 320, 390, 820 and 1440 px, light and dark,
// in test-results/screenshots: index.html shows them side by side, sheets/ has contact sheets.
//
//   npm run screenshots -- --world 'an admin' --width 390     some of them; both may be repeated
//   npm run screenshots -- --published     instead the published ones: those of the manifest, which
//                                          the install dialog shows, and of the README
import { setUp } from './setup.js';
import { main, node24, run } from './steps.js';

await main(async () => {
  await setUp();
  // Imported after setUp, because they need what that installs.
  const { setUpBrowser } = await import('./browser.js');
  const { buildIfChanged } = await import('./build.js');
  await setUpBrowser();
  await buildIfChanged();
  // In a separate process, because the code it runs in pages needs a browser's types.
  const { code } = await run(node24, ['tests/screens/run.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
});
