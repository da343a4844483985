import { expect, test } from 'vitest';
import { add, playwrightReport, tally, vitestReport } from './tally.js';

const unit = (status: string) => ({ status, fullName: `a ${status} test` });

test('counts what Vitest reports', () => {
  const report = {
    testResults: [
      { status: 'failed', assertionResults: [unit('passed'), unit('failed'), unit('skipped')] },
    ],
  };
  expect(vitestReport(report, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test('a test file that does not load is a failure', () => {
  const report = { testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(vitestReport(report, 1)).toEqual(tally(0, 1));
});

test('a tool that writes no report, or fails without a failed test, is a failure', () => {
  expect(vitestReport(undefined, 0)).toEqual(tally(0, 1));
  expect(vitestReport({ testResults: [] }, 1)).toEqual(tally(0, 1));
  expect(playwrightReport(undefined, 1)).toEqual(tally(0, 1));
});

test('counts what Playwright reports, with the reason of what was skipped', () => {
  const spec = (title: string, status: string, description?: string) => ({
    title,
    tests: [{ status, annotations: description ? [{ type: 'skip', description }] : [] }],
  });
  const report = {
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [
          { specs: [spec('flickers', 'flaky'), spec('sends', 'skipped', 'no sync here')] },
          { specs: [spec('breaks', 'unexpected')] },
        ],
      },
    ],
  };
  expect(playwrightReport(report, 1)).toEqual(tally(1, 2, ['sends (no sync here)']));
});

test('adds up', () => {
  expect(add(tally(1, 0, ['x']), tally(2, 3))).toEqual(tally(3, 3, ['x']));
});
