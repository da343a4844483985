// Shared by the measured reports: medians, tables, and the conditions of the measurement.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.js';
import { setUp } from './setup.js';
import { Failure, root } from './steps.js';

/** @param {readonly number[]} values @returns {number} */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) throw new Error('There is no median of nothing.');
  return Number.isInteger(middle)
    ? (sorted[middle - 1] + sorted[middle]) / 2
    : sorted[Math.floor(middle)];
}

/**
 * Prepares the built app and a browser, and measures.
 * @param {(runs: number, browser: string) => Promise<void>} work the browser is a path
 */
export async function measureBuiltApp(work) {
  const runs = runsWanted();
  await setUp();
  // Imported after setUp, because it needs what that installs.
  const { buildIfChanged } = await import('./build.js');
  const browser = measuringBrowser();
  await buildIfChanged();
  workBeforeMs = fixedWorkMs();
  await work(runs, browser);
}

let workBeforeMs = Number.NaN;

/** The time of a loop of 100 million additions, in ms, because a shared machine is sometimes much slower. */
export function fixedWorkMs() {
  const once = () => {
    const start = performance.now();
    let sum = 0;
    for (let n = 0; n < 1e8; n += 1) sum += n % 7;
    return sum > 0 ? performance.now() - start : Number.NaN;
  };
  once();
  return Math.round(median(Array.from({ length: 5 }, once)));
}

/** The number of runs: --runs of the command line, or five. */
function runsWanted() {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Failure('--runs is a whole number from 1 on.');
  return Number(values.runs);
}

/** The path of the browser for measurements. */
export function measuringBrowser() {
  const path = findBrowser();
  if (!path) throw new Failure('Chromium measures: install it, or run npm test.');
  return path;
}

/** When and on which machine something was measured. @param {readonly string[]} versions */
export function machine(versions = [`Node ${process.versions.node}`]) {
  const [first] = cpus();
  const [load] = loadavg();
  return [
    `- Taken ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    `- ${versions.join(', ')}.`,
    `- ${cpus().length} × ${first?.model.trim() ?? 'a processor'}, ${Math.round(totalmem() / 2 ** 30)} GB; load average ${load.toFixed(1)} at the end, the measuring itself included.`,
  ].join('\n');
}

/**
 * The same, and how fast the machine was before and after.
 * @param {string} browser @param {Record<string, string>} versions further ones
 */
export function conditions(browser, versions = {}) {
  const chromium = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const rest = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    machine([chromium, `Node ${process.versions.node}`, ...rest]),
    `- A loop of 100 million additions took ${workBeforeMs} ms before and ${fixedWorkMs()} ms after: where it takes longer, everything does.`,
  ].join('\n');
}

/** @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, at) => (at === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}

/** Writes tests/bench/reports/<name>.md. @param {string} name @param {readonly string[]} parts */
export function writeReport(name, parts) {
  const file = join(root, 'tests', 'bench', 'reports', `${name}.md`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${parts.join('\n\n')}\n`);
  console.log(`Written: ${relative(root, file)}`);
}
