import { expect, test } from 'vitest';
import { add, failed, playwrightReport, summary, tally, vitestReport } from './tally.js';

const unit = (status: string, ...ancestorTitles: string[]) => ({
  status,
  ancestorTitles,
  fullName: [...ancestorTitles, `a ${status} test`].join(' '),
});

test('counts what Vitest reports, and keeps what it wrote of a failure', () => {
  const report = {
    testResults: [
      { status: 'failed', assertionResults: [unit('passed'), unit('failed'), unit('skipped')] },
    ],
  };
  expect(vitestReport(report, 1, '- Expected\n+ Received')).toEqual(
    tally(1, 1, [{ what: 'a skipped test', why: 'see the test' }], ['- Expected\n+ Received']),
  );
});

test('what tests wrote before stands not between the failures', () => {
  const report = { testResults: [{ status: 'failed', assertionResults: [unit('failed')] }] };
  const { failures } = vitestReport(report, 1, 'a warning\n\x1b[31m⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\nFAIL x');
  expect(failures).toEqual(['\x1b[31m⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\nFAIL x']);
});

test('a suite that is skipped whole says why in its title', () => {
  const test = unit('skipped', 'on Postgres (skipped: no initdb on this machine)', 'pull');
  const report = { testResults: [{ status: 'passed', assertionResults: [test] }] };
  expect(vitestReport(report, 0, '').skipped).toEqual([
    { what: 'on Postgres', why: 'no initdb on this machine' },
  ]);
});

test('a long test that was left out says where it runs', () => {
  const report = {
    testResults: [{ status: 'passed', assertionResults: [{ ...unit('skipped'), tags: ['long'] }] }],
  };
  expect(vitestReport(report, 0, '').skipped).toEqual([
    { what: 'a skipped test', why: 'long: npm run programs runs it' },
  ]);
});

test('a test file that does not load is a failure', () => {
  const report = { testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(vitestReport(report, 1, 'Cannot find module')).toEqual(
    tally(0, 1, [], ['Cannot find module']),
  );
});

test('a tool that writes no report, or fails without a failed test, is a failure that is told', () => {
  expect(vitestReport(undefined, 0, 'no memory')).toEqual(
    failed('Vitest wrote no report', 'no memory'),
  );
  expect(vitestReport({ testResults: [] }, 1, 'no memory')).toEqual(
    failed('Vitest failed without a failed test', 'no memory'),
  );
  expect(playwrightReport(undefined, 1)).toEqual(failed('Playwright wrote no report'));
  expect(playwrightReport({ suites: [] }, 1)).toMatchObject({ failed: 1 });
});

test('counts what Playwright reports, with the reason of what was skipped and the errors', () => {
  const spec = (title: string, status: string, note?: { why?: string; error?: string }) => ({
    title,
    file: 'e2e/a.spec.ts',
    line: 7,
    tests: [
      {
        status,
        annotations: note?.why ? [{ type: 'skip', description: note.why }] : [],
        results: [{ errors: note?.error ? [{ message: note.error }] : [] }],
      },
    ],
  });
  const report = {
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [
          { specs: [spec('flickers', 'flaky'), spec('sends', 'skipped', { why: 'no sync here' })] },
          { specs: [spec('breaks', 'unexpected', { error: 'Error: 1 is not 2' })] },
        ],
      },
    ],
  };
  expect(playwrightReport(report, 1)).toEqual(
    tally(
      1,
      2,
      [{ what: 'sends', why: 'no sync here' }],
      ['✗ tests/e2e/a.spec.ts:7 flickers', '✗ tests/e2e/a.spec.ts:7 breaks\nError: 1 is not 2'],
    ),
  );
});

test('adds up', () => {
  const skip = { what: 'x', why: 'y' };
  expect(add(tally(1, 0, [skip]), tally(2, 3, [], ['z']))).toEqual(tally(3, 3, [skip], ['z']));
});

test('a run ends with what failed and the sum, after one line for all that was skipped', () => {
  const skipped = Array.from({ length: 42 }, () => ({
    what: 'on Postgres',
    why: 'left to npm test',
  }));
  const sum = add(failed('types of src', 'TS2322'), tally(800, 1, skipped, ['- 1\n+ 2']));
  expect(summary(sum)).toBe(
    [
      '42 skipped: on Postgres (left to npm test)',
      '',
      '✗ types of src',
      'TS2322',
      '',
      '- 1',
      '+ 2',
      '',
      '800 passed, 2 failed',
    ].join('\n'),
  );
});

test('tests that were skipped for different reasons are counted for each', () => {
  const one = (what: string, why: string) => ({ what, why });
  const skipped = [one('on Postgres', 'no initdb'), one('sends', 'no sync')].concat(
    one('on a server', 'no initdb'),
    ['a', 'b', 'c', 'd'].map((what) => one(what, 'too slow')),
  );
  expect(summary(tally(1, 0, skipped))).toBe(
    '7 skipped: 2 on Postgres, on a server (no initdb); 1 sends (no sync); 4 a, b, c … (too slow)\n1 passed, 0 failed',
  );
});

test('a run in which nothing failed and nothing was skipped says the sum alone', () => {
  expect(summary(tally(3))).toBe('3 passed, 0 failed');
});
