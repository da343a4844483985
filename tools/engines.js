// `npm run engines`: a few journeys through the built app in Chromium, Firefox and WebKit, the main
// one without a network too. Installs what is missing on a Debian where it may; an engine that
// cannot be had is skipped, with the reason. Writes tests/bench/reports/engines.md.
//
//   npm run engines -- --only Escape     the journeys with this word in their name; no report
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIfChanged } from './build.js';
import { setUp } from './setup.js';
import { main, node24, root, run, step } from './steps.js';

const file = join(root, 'test-results', 'engines.json');

await main(async () => {
  await setUp();
  // Imported after setUp, because they need what that installs.
  const { findBrowser, installDebians, mayInstall, pathsOf, setUpBrowser } =
    await import('./browser.js');
  const { machine, table, writeReport } = await import('./measured.js');
  const { print, tally } = await import('./tally.js');
  await setUpBrowser();

  /** @param {string} name */
  const onPath = (name) => pathsOf(name)[0];
  /** The engines besides Chromium: where their program is, and the Debian packages that bring it. */
  const others = {
    Firefox: {
      packages: ['firefox-esr'],
      find: () => onPath('firefox-esr') ?? onPath('firefox'),
    },
    WebKit: {
      packages: ['webkit2gtk-driver', 'xvfb'],
      find: () =>
        onPath('WebKitWebDriver') &&
        onPath('Xvfb') &&
        globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0],
    },
  };

  const programs = [`--Chromium=${findBrowser()}`];
  const skipped = [];
  for (const [engine, { packages, find }] of Object.entries(others)) {
    const named = packages.join(' and ');
    if (!find() && mayInstall())
      await step(`No ${engine} found: installing Debian's ${named}`, () =>
        installDebians(packages),
      );
    const program = find();
    if (program) programs.push(`--${engine}=${program}`);
    else skipped.push({ what: engine, why: `it is not installed: install ${named}` });
  }

  await buildIfChanged();
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const more = process.argv.slice(2);
  await run(node24, ['tests/engines/run.ts', `--to=${file}`, ...programs, ...more]);
  const walks = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const times = (count) => walks.reduce((sum, walk) => sum + count(walk), 0);
  if (more.length === 0) {
    writeReport('engines', [
      '# Journeys in three engines',
      'Written by `npm run engines`. Each walk has a browser without any data; each engine has a server of its own, which is killed and started again for the time without a network.',
      machine(),
      table(
        ['journey', 'engine', 'walks', 'well'],
        walks.map(({ journey, version, of, passed }) => [journey, version, of, passed]),
      ),
      ...skipped.map(({ what, why }) => `- ${what} was skipped: ${why}.`),
    ]);
  }
  const failed = walks.length === 0 ? 1 : times(({ of, passed }) => of - passed);
  print(
    tally(
      times(({ passed }) => passed),
      failed,
      skipped,
    ),
  );
});
