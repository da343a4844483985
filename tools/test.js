// `npm test`: every check there is. The last line is the sum.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './build.js';
import { checkBehaviour, checkCode } from './check.js';
import { setUp } from './setup.js';
import { Failure, bin, main, root, run } from './steps.js';
import { add, playwrightReport, print, tally } from './tally.js';

async function checkInBrowser() {
  const file = join(root, 'test-results', 'playwright.json');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(file, { force: true });
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'];
  const { code } = await run(bin('playwright'), args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return playwrightReport(report, code);
}

/** A step that cannot even begin is one failure, and the others still run. */
async function counted(work) {
  try {
    return (await work()) ?? tally();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return tally(0, 1);
  }
}

await main(async () => {
  await setUp();
  // Only now: it needs what has just been installed.
  const { setUpBrowser } = await import('./browser.js');
  const browser = await counted(setUpBrowser);
  const code = await checkCode();
  const build = await counted(buildIfChanged);
  const behaviour = await checkBehaviour();
  const ready = browser.failed + build.failed === 0;
  const inBrowser = ready ? await checkInBrowser() : tally();
  print(add(browser, code, behaviour, build, inBrowser));
});
