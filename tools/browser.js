// Finds the browser for tests: an installed Chromium or Chrome, else Playwright's, else Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure, bin, run, step } from './steps.js';

const installed = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** No start page, updates or requests to the browser's vendor: only the page uses the machine. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The executable's path; undefined if there is none. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Failure(
      `CHROMIUM_PATH names no browser that runs (${chosen}): correct it or unset it.`,
    );
  }
  const own = chromium.executablePath();
  return installed.flatMap(pathsOf).find(runs) ?? (existsSync(own) ? own : undefined);
}

/** The full paths of a name on the PATH, because Playwright needs a full path. */
export function pathsOf(name) {
  const folders = isAbsolute(name) ? [''] : (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
}

/** Checks the version, because some distributions ship stubs that only say "install the snap". */
function runs(command) {
  const asked = spawnSync(command, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return asked.status === 0 && /chrom/i.test(asked.stdout);
}

export async function setUpBrowser() {
  if (findBrowser()) return;
  await step("No Chromium or Chrome found: fetching Playwright's", fetchPlaywrights);
  if (findBrowser()) return;
  if (mayInstall()) {
    const install = () => installDebians(['chromium', 'fonts-liberation']);
    await step('Not to be had: installing the Debian package chromium', install);
  }
  if (findBrowser()) return;
  throw new Failure(
    'The browser tests need Chromium: install Chromium or Chrome, or name it in CHROMIUM_PATH, and run the command again.',
  );
}

function fetchPlaywrights() {
  // 10 s to connect, 4 minutes in all: without a network it must give up and not hang.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  return run(bin('playwright'), ['install', 'chromium'], { quiet: true, env, timeoutMs: 240_000 });
}

/** Whether this is a Debian whose packages we may install. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {readonly string[]} packages */
export async function installDebians(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    { quiet: true, env },
  );
  if (code !== 0) console.error(output);
}
