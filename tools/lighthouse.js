// `npm run lighthouse`: runs Lighthouse on the built app with its sample pets, as on a phone with a
// slow network, and writes tests/bench/reports/lighthouse.md.
//
//   npm run lighthouse                 five runs of each page, each with a fresh profile
//   npm run lighthouse -- --runs 1     once each, for a quick check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserFlags } from './browser.js';
import { conditions, measureBuiltApp, median, table, writeReport } from './measured.js';
import { Failure, bin, lastWords, main, root, run, step } from './steps.js';

const pages = [
  { name: 'home', path: '/' },
  { name: 'explore', path: '/explore' },
  { name: 'pet', path: '/explore/buddy-golden-retriever' },
];

/** The lowest allowed median of each score. */
const bounds = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const times = [
  { id: 'first-contentful-paint', title: 'FCP' },
  { id: 'largest-contentful-paint', title: 'LCP' },
  { id: 'speed-index', title: 'Speed Index' },
  { id: 'total-blocking-time', title: 'TBT' },
];

const flags = ['--headless=new', ...browserFlags];

const folder = join(root, 'test-results', 'lighthouse');

/** One run: Lighthouse starts a browser with an empty profile, and ends it. */
async function audit(url, name, browser) {
  const file = join(folder, `${name}.json`);
  const { code, output } = await run(
    bin('lighthouse'),
    // The defaults are the mobile ones: a mid-range phone on a slow 4G network, simulated.
    [
      url,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      // The page keeps a stream open, so the network is never idle: stop waiting after 15 s.
      '--max-wait-for-load=15000',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { quiet: true, env: { CHROME_PATH: browser }, timeoutMs: 180_000 },
  );
  if (code !== 0 || !existsSync(file)) {
    console.error(lastWords(output));
    throw new Failure(`Lighthouse could not load ${url}: see above, and run the command again.`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The medians of the runs of one page, and all audits that failed in any of them. */
function summary(reports) {
  const middle = (read) => median(reports.map(read));
  const scores = Object.keys(bounds).map((id) => [
    id,
    Math.round(middle((report) => report.categories[id].score * 100)),
  ]);
  const wanting = reports.flatMap((report) =>
    Object.keys(bounds)
      .filter((id) => id !== 'performance')
      .flatMap((id) => report.categories[id].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 1)
      .map(({ id }) => `${id}: ${report.audits[id].title}`),
  );
  return {
    scores: Object.fromEntries(scores),
    times: times.map(({ id }) => middle((report) => report.audits[id].numericValue)),
    shift: middle((report) => report.audits['cumulative-layout-shift'].numericValue),
    kilobytes: middle((report) => report.audits['total-byte-weight'].numericValue) / 1000,
    wanting: [...new Set(wanting)],
  };
}

async function measure(server, runs, browser) {
  const results = [];
  for (const { name, path } of pages) {
    const reports = [];
    for (let nth = 1; nth <= runs; nth += 1) {
      const title = `${path}, run ${nth} of ${runs}`;
      const report = await step(title, () => audit(server.url + path, `${name}-${nth}`, browser));
      const scores = Object.keys(bounds).map((id) => Math.round(report.categories[id].score * 100));
      console.log(`  ${scores.join(' · ')}`);
      reports.push(report);
    }
    results.push({ path, version: reports[0].lighthouseVersion, ...summary(reports) });
  }
  return results;
}

function report(results, runs, browser) {
  const ids = Object.keys(bounds);
  const bound = ['at least', ...ids.map((id) => bounds[id])];
  writeReport('lighthouse', [
    '# What Lighthouse says',
    `Written by \`npm run lighthouse\`: the built app with its 120 sample pets, ${runs} runs of each page with a fresh profile each, on Lighthouse's mobile device and network (slow 4G and a processor four times slower, simulated). Every number is a median.`,
    conditions(browser, { Lighthouse: results[0].version }),
    table(
      ['page', ...ids.map((id) => id.replace('-', ' '))],
      [
        ...results.map(({ path, scores }) => [`\`${path}\``, ...ids.map((id) => scores[id])]),
        bound,
      ],
    ),
    table(
      ['page', ...times.map(({ title }) => `${title}, ms`), 'CLS', 'fetched, kB'],
      results.map((one) => [
        `\`${one.path}\``,
        ...one.times.map(Math.round),
        one.shift.toFixed(3),
        Math.round(one.kilobytes),
      ]),
    ),
  ]);
}

function check(results) {
  let met = true;
  for (const { path, scores, wanting } of results) {
    for (const [id, least] of Object.entries(bounds)) {
      if (scores[id] >= least) continue;
      met = false;
      console.log(`✗ ${path}: ${id} ${scores[id]}, not ${least}`);
    }
    for (const one of wanting) console.log(`  ${path} wants ${one}`);
  }
  if (met) console.log('✓ Every page is within its bounds.');
  else process.exitCode = 1;
}

await main(() =>
  measureBuiltApp(async (runs, browser) => {
    // Imported late, because it needs what measureBuiltApp installs.
    const { Server } = await import('#tests/e2e/server.ts');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const server = await Server.create();
    // Without this, Ctrl-C would leave the database's folder behind.
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => void server.dispose().then(() => process.exit(130)));
    }
    try {
      await step('Starting the server', () => server.start());
      const results = await measure(server, runs, browser);
      report(results, runs, browser);
      check(results);
    } finally {
      await server.dispose();
    }
  }),
);
