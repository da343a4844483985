import { defineConfig } from '@playwright/test';
import common from '../e2e/playwright.config.ts';

/** The browser of the other tests; `--grep @core` takes the most important ones. */
export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: '../../test-results/faults',
  // A fault is followed by waiting: for a retry, for a server that starts again.
  timeout: 90_000,
  // 20 s: a device waits up to 4 s between its tries, and a busy machine starts a server in 10 s.
  expect: { timeout: 20_000 },
  use: { ...common.use, actionTimeout: 15_000 },
});
