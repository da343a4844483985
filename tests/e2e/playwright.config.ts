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

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores; and a test that passes on a second try is broken, so there is none.
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
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
