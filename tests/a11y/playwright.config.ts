import { defineConfig } from '@playwright/test';
import common from '../e2e/playwright.config.ts';

/** The browser of the other tests, for what a keyboard, a screen reader or a large text needs. */
export default defineConfig({
  ...common,
  testDir: '.',
  // Vitest takes those that are called .test.
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/a11y',
  // A test looks at many screens: with `npm run a11y` at each of them four times.
  timeout: 300_000,
  use: { ...common.use, actionTimeout: 15_000 },
});
