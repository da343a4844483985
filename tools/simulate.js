// `npm run simulate`: plays histories of faults, and checks the rules of src/sync/SPEC.md.
//
//   npm run simulate                      20,000 histories on the model of the server
//   npm run simulate -- --seeds 500 --from 7000
//   npm run simulate -- --sql --seeds 50  against the real SQL
//   npm run simulate -- --seed 42         one of them, printed line by line
import { inspect, parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { playAll } from './simulation-pool.js';
import { setUp } from './setup.js';
import { Failure, main } from './steps.js';
import { add, failed, print, tally } from './tally.js';

/** How often each kind of fault must have happened in all histories for them to prove anything. */
const leastOfEach = 250;
/** Less of what takes as long as ten other steps. */
const leastOf = { 'outbox over 100': 25 };
/** 60 s: most failing histories are short by then. */
const shrinkMs = 60_000;
/** How many failures are printed at most; a bug often breaks many histories. */
const mostPrinted = 3;

/** @param {number} from @param {number} count @param {'model' | 'sql'} server */
function* jobsOf(from, count, server) {
  for (let seed = from; seed < from + count; seed += 1) yield { seed, server, shrinkMs };
}

/** Adds up the reports of the histories, and prints the progress. */
function scoreboard(title, total) {
  const begun = performance.now();
  /** @type {Record<string, number>} */
  const faults = {};
  let steps = 0;
  let done = 0;
  /** @type {{ seed: number, text: string }[]} */
  const failures = [];
  const say = () => {
    const seconds = (performance.now() - begun) / 1000;
    const left = Math.ceil((seconds / Math.max(1, done)) * (total - done));
    console.log(
      `  ${done} of ${total} ${title}, ${(done / seconds).toFixed(1)} a second, ${left} s left, ${failures.length} failed`,
    );
  };
  const reminder = setInterval(say, 10_000);
  return {
    faults,
    failures,
    done: () => done,
    take(report, job) {
      done += 1;
      steps += report.length;
      for (const [fault, count] of Object.entries(report.counts)) {
        faults[fault] = (faults[fault] ?? 0) + count;
      }
      if (!report.broken) return;
      const text = failureText(report.seed, report.broken, job.server);
      failures.push({ seed: report.seed, text });
      if (failures.length <= mostPrinted) console.log(text);
    },
    end() {
      clearInterval(reminder);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(
        `${failures.length === 0 ? '✓' : '✗'} ${done} ${title} with ${steps} steps in ${seconds} s, ${failures.length} failed`,
      );
    },
  };
}

/** A failure, with its history in the form of tests/simulation/known-histories.ts. */
function failureText(seed, { words, steps }, server) {
  const literal = inspect(steps, { depth: 3, breakLength: 100, maxArrayLength: null });
  return [
    `✗ seed ${seed} (${server}), ${steps.length} steps: ${words}`,
    `  { name: '…', seed: ${seed}, steps: ${literal} },`,
  ].join('\n');
}

function printFaults(faults) {
  const sorted = Object.entries(faults).toSorted(([, a], [, b]) => b - a);
  console.log(
    sorted.map(([fault, count]) => `  ${String(count).padStart(7)} × ${fault}`).join('\n'),
  );
}

/**
 * @param {{ from: number, count: number, server: 'model' | 'sql', title: string, signal?: AbortSignal }} options
 */
async function playSeeds({ from, count, server, title, signal }) {
  const board = scoreboard(title, count);
  try {
    await playAll(jobsOf(from, count, server), board.take, { signal });
  } finally {
    board.end();
  }
  return board;
}

/** The kinds of faults that happened too seldom. */
function tooSeldom(faults, kinds) {
  const least = (kind) => leastOf[kind] ?? leastOfEach;
  return kinds
    .filter((kind) => (faults[kind] ?? 0) < least(kind))
    .map((kind) => `${kind}: ${faults[kind] ?? 0}, not ${least(kind)}`);
}

/**
 * The part of `npm test`: one test for each server's histories, and one for the number of faults.
 * @param {{ modelSeeds: number, sqlSeeds: number }} options
 */
export async function simulate({ modelSeeds, sqlSeeds }) {
  const model = await playSeeds({
    from: 1,
    count: modelSeeds,
    server: 'model',
    title: 'histories on the model',
  });
  printFaults(model.faults);
  const rare = tooSeldom(model.faults, await faultKinds());
  const sql = await playSeeds({
    from: 1_000_001,
    count: sqlSeeds,
    server: 'sql',
    title: 'histories on the SQL',
  });
  return add(
    verdict('histories on the model', model, modelSeeds),
    verdict('histories on the SQL', sql, sqlSeeds),
    rare.length === 0 ? tally(1) : failed(`too few faults: ${rare.join('; ')}`),
  );
}

/** Counts as one test: all wanted histories were played, and nothing broke. */
function verdict(title, { failures, done }, wanted) {
  if (failures.length === 0 && done() === wanted) return tally(1);
  return failed(
    `${title}: ${failures.length} failed, ${done()} of ${wanted} played`,
    mostly(failures),
  );
}

const mostly = (failures) =>
  failures
    .slice(0, mostPrinted)
    .map(({ text }) => text)
    .join('\n');

async function faultKinds() {
  let kinds = [];
  await playAll([{ seed: 0, server: 'model', steps: [] }], (report) => {
    kinds = Object.keys(report.counts);
  });
  return kinds;
}

/** Plays one seed and prints everything that happened. */
async function tellOne(seed, server) {
  await playAll([{ seed, server, trace: true, shrinkMs }], ({ trace, broken }) => {
    console.log((trace ?? []).join('\n'));
    print(broken ? failed(`history ${seed}`, failureText(seed, broken, server)) : tally(1));
  });
}

async function fromCommandLine() {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '20000' },
      from: { type: 'string', default: '1' },
      seed: { type: 'string' },
      sql: { type: 'boolean', default: false },
    },
  });
  const server = values.sql ? 'sql' : 'model';
  await setUp();
  if (values.seed !== undefined) return tellOne(wholeNumber('seed', values.seed), server);
  const count = wholeNumber('seeds', values.seeds);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const { failures, faults, done } = await playSeeds({
    from: wholeNumber('from', values.from),
    count,
    server,
    title: `histories on the ${server === 'sql' ? 'SQL' : 'model'}`,
    signal: stop.signal,
  });
  printFaults(faults);
  if (failures.length > mostPrinted) {
    console.log(`failed seeds: ${failures.map(({ seed }) => seed).join(', ')}`);
  }
  if (done() < count) process.exitCode = 130;
  print(tally(done() - failures.length, failures.length, [], [mostly(failures)].filter(Boolean)));
}

function wholeNumber(name, text) {
  if (!/^\d+$/.test(text)) throw new Failure(`--${name} is a whole number, not ${text}.`);
  return Number(text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(fromCommandLine);
