// `npm test`: all checks. The last lines say what failed, and the very last one is the sum.
import { checkBench } from './bench.js';
import { buildIfChanged } from './build.js';
import { checkBehaviour, checkCode } from './check.js';
import { checkInBrowser } from './in-browser.js';
import { setUp } from './setup.js';
import { simulate } from './simulate.js';
import { Failure, main } from './steps.js';
import { add, failed, print, tally } from './tally.js';

/** A step that throws counts as one failure, and the others still run. */
async function counted(title, work) {
  try {
    return (await work()) ?? tally();
  } catch (error) {
    console.log(`✗ ${title}`);
    return failed(title, error instanceof Failure ? error.message : String(error?.stack ?? error));
  }
}

await main(async () => {
  await setUp();
  // Imported after setUp, because it needs what that installs.
  const { setUpBrowser } = await import('./browser.js');
  const browser = await counted('a browser', setUpBrowser);
  const code = await checkCode();
  const build = await counted('the build', buildIfChanged);
  const behaviour = await checkBehaviour();
  const ready = browser.failed + build.failed === 0;
  // Together: most of the time a part of the bench keeps one core busy.
  const [simulation, bench] = await Promise.all([
    counted('the simulation', () => simulate({ modelSeeds: 600, sqlSeeds: 30 })),
    ready ? counted('the bench', checkBench) : tally(),
  ]);
  // Only the most important faults, and screens that cover every pair of values: npm run faults and
  // npm run a11y run all.
  const inBrowser = ready ? await checkInBrowser(['faults', 'e2e', 'a11y']) : tally();
  print(add(browser, code, behaviour, build, simulation, inBrowser, bench));
});
