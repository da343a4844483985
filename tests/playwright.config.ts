import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from '#tools/browser.js';

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chromium found: npm test installs one.');

// Playwright's own list of these, which ours replaces: what a browser asks the network by itself.
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

/** One run for all tests in a browser, so that both cores have work to its end. */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores; and a test that passes on a second try is broken, so there is none.
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // What takes longest first.
  projects: [
    {
      name: 'faults',
      testDir: 'faults',
      outputDir: outputDir('faults'),
      // The most important ones; npm run faults makes them all.
      ...(process.env['EVERY_FAULT'] ? {} : { grep: /@core/ }),
      // A fault is followed by waiting: for a retry, for a server that starts again.
      timeout: 90_000,
      // 20 s: a device waits up to 4 s between its tries, and a busy machine starts a server in 10 s.
      expect: { timeout: 20_000 },
      use: { actionTimeout: 15_000 },
    },
    { name: 'e2e', testDir: 'e2e', outputDir: outputDir('e2e') },
    {
      // What a keyboard, a screen reader or a large text needs.
      name: 'a11y',
      testDir: 'a11y',
      // Vitest takes those that are called .test.
      testMatch: '*.spec.ts',
      outputDir: outputDir('a11y'),
      // A test looks at many screens: with `npm run a11y` at each of them four times.
      timeout: 300_000,
      use: { actionTimeout: 15_000 },
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    // A trace is work for two cores at every step: `--trace on` for a test that fails.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        ...browserFlags,
        // A window's address bar, which nobody sees, would start a process of its own in every test.
        `--disable-features=${[...playwrightDisables, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'].join()}`,
      ],
    },
  },
});
