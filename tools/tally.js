// Adds up the reports of all tools, so that a run ends with what failed and a correct sum.
import { stripVTControlCharacters } from 'node:util';

/**
 * A skipped test and why; tests with the same reason are printed as one.
 * @typedef {{ what: string, why: string }} Skip
 * `failures`: the output of each failed check or tool, ready to be printed.
 * @typedef {{ passed: number, failed: number, skipped: Skip[], failures: string[] }} Tally
 */

/** @param {Skip[]} [skipped] @param {string[]} [failures] @returns {Tally} */
export function tally(passed = 0, failed = 0, skipped = [], failures = []) {
  return { passed, failed, skipped, failures };
}

/** @param {string} title @param {string} [output] its output */
export const failed = (title, output = '') =>
  tally(0, 1, [], [`✗ ${title}${output === '' ? '' : `\n${output}`}`]);

/** @param {Tally[]} tallies */
export function add(...tallies) {
  return tally(
    tallies.reduce((sum, one) => sum + one.passed, 0),
    tallies.reduce((sum, one) => sum + one.failed, 0),
    tallies.flatMap((one) => one.skipped),
    tallies.flatMap((one) => one.failures),
  );
}

/** A tool that failed without a failed test, as after a crash, counts as one failure. */
function withToolFailure(sum, code, title, output) {
  return code !== 0 && sum.failed === 0 ? add(sum, failed(title, output)) : sum;
}

/**
 * The tally of Vitest's JSON report. The report has no diffs and no lines of code, so a failure is
 * printed as Vitest itself wrote it to stderr.
 * @param {{ testResults: any[] } | undefined} report parsed JSON
 * @param {number} code its exit code
 * @param {string} output what it wrote to stderr
 */
export function vitestReport(report, code, output) {
  if (!report) return failed('Vitest wrote no report', output);
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const those = (...states) => tests.filter((test) => states.includes(test.status));
  // Files that did not load: they have no test that could have failed.
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failures = those('failed').length + broken.length;
  const sum = tally(
    those('passed').length,
    failures,
    those('pending', 'skipped', 'todo', 'disabled').map(skipOf),
    failures > 0 ? [aboutFailures(output)] : [],
  );
  return withToolFailure(sum, code, 'Vitest failed without a failed test', output);
}

/** Cuts off what tests wrote before Vitest's heading of failures, which may be in colour. */
function aboutFailures(output) {
  const lines = output.split('\n');
  const heading = lines.findIndex((line) => stripVTControlCharacters(line).startsWith('⎯⎯⎯'));
  return lines.slice(Math.max(0, heading)).join('\n');
}

/** A suite that is skipped as a whole says why in its title: "on Postgres (skipped: no initdb)". */
function skipOf({ ancestorTitles: [suite = ''], fullName, tags = [] }) {
  if (tags.includes('long')) return { what: fullName, why: 'long: npm run programs runs it' };
  const [, what, why] = /^(.*) \(skipped: (.*)\)$/.exec(suite) ?? [];
  return { what: what ?? fullName, why: why ?? 'see the test' };
}

/**
 * The tally of Playwright's JSON report: a test that passed only on a retry has failed. Paths are
 * relative to the folder of its configuration, tests.
 * @param {{ suites: any[] } | undefined} report parsed JSON
 * @param {number} code its exit code
 */
export function playwrightReport(report, code) {
  if (!report) return failed('Playwright wrote no report');
  const specs = report.suites.flatMap(specsOf);
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...spec, ...test })));
  const skipped = tests.filter((test) => test.status === 'skipped');
  const passed = tests.filter((test) => test.status === 'expected');
  const rest = tests.filter((test) => !skipped.includes(test) && !passed.includes(test));
  const sum = tally(
    passed.length,
    rest.length,
    skipped.map((test) => ({ what: test.title, why: reasonOf(test) })),
    rest.map((test) =>
      [`✗ tests/${test.file}:${test.line} ${test.title}`, ...errorsOf(test)].join('\n'),
    ),
  );
  return withToolFailure(sum, code, 'Playwright failed without a failed test: see above');
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function reasonOf(test) {
  return test.annotations.find((note) => note.description)?.description ?? 'see the test';
}

function errorsOf({ results }) {
  return results.flatMap((result) => result.errors.map(({ message }) => message));
}

/**
 * The end of a run: one line of what was skipped and why, then all failures, last the sum.
 * @param {Tally} sum
 */
export function summary(sum) {
  return [
    ...(sum.skipped.length > 0 ? [skipLine(sum.skipped)] : []),
    ...sum.failures.map((failure) => `\n${failure}`),
    ...(sum.failures.length > 0 ? [''] : []),
    `${sum.passed} passed, ${sum.failed} failed`,
  ].join('\n');
}

function skipLine(skipped) {
  const reasons = [...new Set(skipped.map(({ why }) => why))];
  const groups = reasons.map((reason) => {
    const those = skipped.filter(({ why }) => why === reason);
    const names = [...new Set(those.map(({ what }) => what))];
    const shown = `${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''} (${reason})`;
    return reasons.length > 1 ? `${those.length} ${shown}` : shown;
  });
  return `${skipped.length} skipped: ${groups.join('; ')}`;
}

/** @param {Tally} sum */
export function print(sum) {
  if (sum.failed > 0) process.exitCode = 1;
  console.log(summary(sum));
}
