import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from '#tools/browser.js';

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chromium found: npm test installs one.');

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
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: browserFlags,
    },
  },
});
