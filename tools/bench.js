// `npm run bench`: how fast the built app is with 10,000 pets on a processor that is made four times
// slower. Writes tests/bench/reports/bench.md and fails where a bound is missed.
//
//   npm run bench                 each measure five times
//   npm run bench -- --runs 1     a quick look
import { parseArgs } from 'node:util';
import { conditions, measuringBrowser, median, table, writeReport } from './measured.js';
import { setUp } from './setup.js';
import { Failure, main, step } from './steps.js';

/** @typedef {{ title: string, unit: string, below: number, values: number[] }} Measure */

/** A first card within a second; no task and no interaction of a tenth of one. */
const bounds = { firstCardMs: 1_000, taskMs: 100, elements: 1_500, interactionMs: 100 };

/** @param {number} runs @param {import('#tests/bench/big-device.ts').BigDevice} device */
async function measure(runs, device) {
  const { secondVisit } = await import('#tests/bench/second-visit.ts');
  const { scrollGrid } = await import('#tests/bench/scrolling.ts');
  const { interact } = await import('#tests/bench/interactions.ts');
  /** @param {string} title @param {() => Promise<any>} work */
  const repeat = async (title, work) => {
    const results = [];
    for (let nth = 1; nth <= runs; nth += 1) {
      const result = await step(`${title}, ${nth} of ${runs}`, work);
      console.log(`  ${JSON.stringify(result)}`);
      results.push(result);
    }
    return results;
  };
  const scrolled = await repeat('Scrolling', () => scrollGrid(device));
  const interactions = await repeat('Interactions', () => interact(device));
  await device.stopServer();
  const visits = await repeat('A second visit without the server', () => secondVisit(device));
  const interaction = (title, read) => ({
    title: `${title}, interaction to next paint`,
    unit: 'ms',
    below: bounds.interactionMs,
    values: interactions.map(read).filter((value) => value !== undefined),
  });
  /** @type {Measure[]} */
  const measures = [
    {
      title: 'second visit, server stopped: first pet card painted',
      unit: 'ms',
      below: bounds.firstCardMs,
      values: visits,
    },
    {
      title: 'scrolling the grid for 5 s: longest task (0: none of 50 ms)',
      unit: 'ms',
      below: bounds.taskMs,
      values: scrolled.map((one) => one.longestTaskMs),
    },
    {
      title: 'scrolling the grid for 5 s: most elements in the page',
      unit: '',
      below: bounds.elements,
      values: scrolled.map((one) => one.mostElements),
    },
    interaction('filter', (one) => one.filter),
    interaction('search', (one) => one.search),
    interaction('add to cart', (one) => one.addToCart),
  ];
  return measures;
}

/** @param {Measure[]} measures @param {number} runs @param {string} browser */
function report(measures, runs, browser) {
  const rows = measures.map(({ title, unit, below, values }) => [
    title,
    values.length === 0 ? 'nothing to press yet' : `${Math.round(median(values))} ${unit}`.trim(),
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
  const missed = measures.filter(
    ({ values, below }) => values.length > 0 && median(values) >= below,
  );
  for (const { title, unit, below, values } of missed)
    console.log(`✗ ${title}: ${Math.round(median(values))} ${unit}, not below ${below}`);
  if (missed.length > 0) process.exitCode = 1;
  else console.log('✓ Every median is within its bound.');
}

await main(async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Failure('--runs is a whole number from 1 on.');
  const runs = Number(values.runs);
  await setUp();
  // Only now: they need what has just been installed.
  const { buildIfChanged } = await import('./build.js');
  const { makeBigDevice } = await import('#tests/bench/big-device.ts');
  const browser = measuringBrowser();
  await buildIfChanged();
  const device = await makeBigDevice(browser, step);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void device.dispose().then(() => process.exit(130)));
  }
  try {
    const measures = await measure(runs, device);
    report(measures, runs, browser);
    check(measures);
  } finally {
    await device.dispose();
  }
});
