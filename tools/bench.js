// `npm run bench`: measures the built app with 10,000 pets on a processor slowed down four times.
// Writes tests/bench/reports/bench.md, and fails if a bound is missed.
//
//   npm run bench                 each measurement five times
//   npm run bench -- --runs 1     once each, for a quick check
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { conditions, measureBuiltApp, median, table, writeReport } from './measured.js';
import { Failure, main, node24, root, run } from './steps.js';

/** @typedef {{ title: string, unit: string, below: number, values: number[] }} Measure */

const file = join(root, 'test-results', 'bench.json');

/** In a separate process, because the code it runs in pages needs a browser's types. */
async function measure(runs) {
  rmSync(file, { force: true });
  const { code } = await run(node24, ['tests/bench/run.ts', `--runs=${runs}`, `--to=${file}`]);
  if (code !== 0) throw new Failure('The bench could not be run: see above.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {Measure[]} measures @param {number} runs @param {string} browser */
function report(measures, runs, browser) {
  const rows = measures.map(({ title, unit, below, values }) => [
    title,
    `${Math.round(median(values))} ${unit}`.trim(),
    `${below} ${unit}`.trim(),
    values.map(Math.round).join(', '),
  ]);
  writeReport('bench', [
    '# How fast it is with 10,000 pets',
    `Written by \`npm run bench\`: the built app and the real server, 10,000 pets in a browser profile on disk, a window of 412 × 823 px, the processor made four times slower (\`Emulation.setCPUThrottlingRate\`), ${runs} runs each. An interaction's number is that of the slowest press or key of the deed, as the browser's Event Timing tells it, in steps of 8 ms.`,
    conditions(browser),
    table(['measure', 'median', 'below', 'each run'], rows),
  ]);
}

/** @param {Measure[]} measures */
function check(measures) {
  const missed = measures.filter(({ values, below }) => median(values) >= below);
  for (const { title, unit, below, values } of missed)
    console.log(`✗ ${title}: ${Math.round(median(values))} ${unit}, not below ${below}`);
  if (missed.length > 0) process.exitCode = 1;
  else console.log('✓ Every median is within its bound.');
}

await main(() =>
  measureBuiltApp(async (runs, browser) => {
    const measures = await measure(runs);
    report(measures, runs, browser);
    check(measures);
  }),
);
