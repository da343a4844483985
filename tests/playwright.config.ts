import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from '#tools/browser.js';

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chromium found: npm test installs one.');

// Playwright's own list of disabled features, because setting ours replaces it.
const playwrightDisables = [
  'AimEnabled',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const outputDir = (project: string) => `../test-results/${project}`;

/** One run for all browser tests, so that all cores are busy until the end. */
export default defineConfig({
  globalSetup: './databases/prepared.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A worker for each core.
  workers: Math.max(2, availableParallelism()),
  // A test that passes only the second time is broken.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // The slowest project first.
  projects: [
    {
      name: 'faults',
      testDir: 'faults',
      outputDir: outputDir('faults'),
      // The most important ones; npm run faults runs all.
      ...(process.env['EVERY_FAULT'] ? {} : { grep: /@core/ }),
      // After a fault a test waits for a retry, or for a server to start again.
      timeout: 90_000,
      // 20 s: a device waits up to 4 s between retries; a busy machine starts a server in 10 s.
      expect: { timeout: 20_000 },
      use: { actionTimeout: 15_000 },
    },
    {
      name: 'e2e',
      testDir: 'e2e',
      outputDir: outputDir('e2e'),
      // What takes long and is told in short elsewhere; npm run test:e2e runs all.
      ...(process.env['EVERY_JOURNEY'] ? {} : { grepInvert: /@long/ }),
    },
    {
      // What users of a keyboard, a screen reader or large text need.
      name: 'a11y',
      testDir: 'a11y',
      // Vitest runs the .test files.
      testMatch: '*.spec.ts',
      outputDir: outputDir('a11y'),
      // npm run a11y runs all.
      ...(process.env['EVERY_LOOK'] ? {} : { grepInvert: /@long/ }),
      // A test checks many screens; with `npm run a11y`, each of them four times.
      timeout: 300_000,
      use: { actionTimeout: 15_000 },
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    // A trace slows down every step. Use `--trace on` for a test that fails.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        ...browserFlags,
        // Otherwise the address bar, which nobody sees, starts a process in every test.
        `--disable-features=${[...playwrightDisables, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'].join()}`,
      ],
    },
  },
});
