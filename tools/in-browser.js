// Runs the tests of one Playwright configuration and counts them.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from './steps.js';
import { playwrightReport } from './tally.js';

/** @param {'e2e' | 'faults' | 'a11y'} folder of tests/ @param {string[]} options further ones of Playwright */
export async function checkInBrowser(folder, options = []) {
  const file = join(root, 'test-results', `${folder}.json`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(file, { force: true });
  const config = `tests/${folder}/playwright.config.ts`;
  const { code } = await run(
    bin('playwright'),
    ['test', '--config', config, '--reporter=list,json', ...options],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return playwrightReport(report, code);
}
