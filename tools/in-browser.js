// Runs tests in a real browser and counts them. As a script, it prepares what they need first:
//
//   npm run test:e2e     what a person does with the app, from end to end; npm test leaves out what
//                        takes long and is told in short by another test
//   npm run faults       every fault of the network, the server and the device; npm test runs only
//                        the most important ones, and kills the server at 3 of 20 moments
//   npm run a11y         every screen in every state it has, light and dark, narrow and wide, and
//                        what users of a keyboard, a screen reader or large text need; npm test
//                        checks every route and every state once in each
//
// Further arguments are passed on to Playwright: npm run test:e2e -- tests/e2e/journey.spec.ts
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from './build.js';
import { setUp } from './setup.js';
import { bin, main, root, run } from './steps.js';
import { playwrightReport, print } from './tally.js';

/**
 * @param {string[]} projects of tests/playwright.config.ts
 * @param {string[]} [more] further arguments for Playwright
 */
export async function checkInBrowser(projects, more = []) {
  const file = join(root, 'test-results', 'playwright.json');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(file, { force: true });
  const { code } = await run(
    bin('playwright'),
    [
      'test',
      '--config=tests/playwright.config.ts',
      '--reporter=list,json',
      ...projects.map((name) => `--project=${name}`),
      ...more,
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return playwrightReport(report, code);
}

async function fromCommandLine() {
  const [project = 'e2e', ...more] = process.argv.slice(2);
  await setUp();
  // Imported after setUp, because it needs what that installs.
  const { setUpBrowser } = await import('./browser.js');
  await setUpBrowser();
  await buildIfChanged();
  // All tests, not the selection of npm test. Read by playwright.config.ts, offline.spec.ts,
  // a-server-killed.spec.ts, screens.spec.ts and messages.spec.ts.
  process.env.EVERY_JOURNEY = 'yes';
  process.env.EVERY_FAULT = 'yes';
  process.env.EVERY_LOOK = 'yes';
  print(await checkInBrowser([project], more));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(fromCommandLine);
