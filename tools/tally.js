// Adds up what the tools report, so that the last line of a run is true.

/** @typedef {{ passed: number, failed: number, skipped: string[] }} Tally */

/** @returns {Tally} */
export function tally(passed = 0, failed = 0, skipped = []) {
  return { passed, failed, skipped };
}

/** @param {Tally[]} tallies */
export function add(...tallies) {
  return tally(
    tallies.reduce((sum, one) => sum + one.passed, 0),
    tallies.reduce((sum, one) => sum + one.failed, 0),
    tallies.flatMap((one) => one.skipped),
  );
}

/** A tool that failed without a failed test (it crashed, a file did not load) counts as one. */
function honest(sum, code) {
  return code !== 0 && sum.failed === 0 ? add(sum, tally(0, 1)) : sum;
}

/** Vitest's JSON report. */
export function vitestReport(report, code) {
  if (!report) return tally(0, 1);
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const those = (...states) => tests.filter((test) => states.includes(test.status));
  // A file that does not load has no test in it that could fail.
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = those('pending', 'skipped', 'todo', 'disabled').map(
    (test) => `${test.fullName} (${test.meta?.why ?? 'see the test'})`,
  );
  return honest(
    tally(those('passed').length, those('failed').length + broken.length, skipped),
    code,
  );
}

/** Playwright's JSON report: a test that passed only on a second try has failed. */
export function playwrightReport(report, code) {
  if (!report) return tally(0, 1);
  const specs = report.suites.flatMap(specsOf);
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title })));
  const skipped = tests.filter((test) => test.status === 'skipped');
  const passed = tests.filter((test) => test.status === 'expected');
  return honest(
    tally(
      passed.length,
      tests.length - passed.length - skipped.length,
      skipped.map((test) => `${test.title} (${reasonOf(test)})`),
    ),
    code,
  );
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function reasonOf(test) {
  return test.annotations.find((note) => note.description)?.description ?? 'see the test';
}

/** Prints why tests were skipped, and the sum as the very last line. */
export function print(sum) {
  for (const test of sum.skipped) console.log(`skipped: ${test}`);
  if (sum.failed > 0) process.exitCode = 1;
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
}
