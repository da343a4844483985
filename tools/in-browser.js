// Runs tests in a real browser and counts them.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from './steps.js';
import { playwrightReport } from './tally.js';

/** @param {('e2e' | 'faults' | 'a11y')[]} projects of tests/playwright.config.ts */
export async function checkInBrowser(...projects) {
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
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return playwrightReport(report, code);
}
