// Measures what `npm run bench` was asked for; see tools/bench.js.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fixedWorkMs, measuringBrowser } from '#tools/measured.js';
import { Failure, main, step } from '#tools/steps.js';
import { type Bench, openBench } from './bench.ts';
import type { Part } from './part.ts';
import { parts } from './parts.ts';
import { machine, type PartReport, printPart, versionsNow, writeReports } from './report.ts';
import { resultOf, runRounds } from './rounds.ts';

// Fewer tell whether everything runs, and nothing that a report should say.
const fewestForReport = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    smoke: { type: 'boolean', default: false },
  },
});

function chosenParts(): readonly Part[] {
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Failure(
      `There is no part ${unknown.join(', ')}. Name some of: ${parts.map(({ name }) => name).join(', ')}.`,
    );
  if (positionals.length > 0) return parts.filter(({ name }) => positionals.includes(name));
  return values.smoke ? parts.filter(({ skipInSmoke }) => !skipInSmoke) : parts;
}

async function measure(part: Part, bench: Bench, wanted: number): Promise<PartReport> {
  const { name, measures, notes = [], figures, mostRounds = wanted } = part;
  const count = Math.min(wanted, mostRounds);
  console.log(`\n${name}: ${measures}`);
  const { cases, close } = await step(`Preparing ${name}`, () => part.open(bench));
  const before = { load: loadavg()[0] ?? 0, loopMs: fixedWorkMs() };
  try {
    const rounds = await runRounds(cases, count, (title, nth, measured) => {
      const numbers = Object.entries(measured).map(
        ([what, value]) => `${what} ${value.toFixed(1)}`,
      );
      console.log(`  ${nth} of ${count}  ${title}: ${numbers.join(', ')}`);
    });
    const results = figures.flatMap((figure) => resultOf(figure, rounds) ?? []);
    const after = { load: loadavg()[0] ?? 0, loopMs: fixedWorkMs() };
    return {
      name,
      measures,
      notes,
      rounds: count,
      takenAt: new Date().toISOString(),
      machine,
      before,
      after,
      results,
    };
  } finally {
    await close?.();
  }
}

await main(async () => {
  if (!/^[1-9]\d*$/.test(values.runs)) throw new Failure('--runs is a whole number from 1 on.');
  const count = values.smoke ? 1 : Number(values.runs);
  const chosen = chosenParts();
  const browser = measuringBrowser();
  const bench = await openBench(browser, values.smoke);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void bench.dispose().then(() => process.exit(130)));
  const reports: PartReport[] = [];
  const failed: string[] = [];
  try {
    for (const part of chosen) {
      try {
        const report = await measure(part, bench, count);
        reports.push(report);
        if (!values.smoke) printPart(report);
      } catch (error) {
        // The others can still be measured.
        console.error(error);
        failed.push(part.name);
      }
    }
  } finally {
    await bench.dispose();
  }
  if (!values.smoke && count >= fewestForReport) writeReports(parts, reports, versionsNow(browser));
  if (failed.length > 0)
    throw new Failure(`These parts could not be measured: ${failed.join(', ')}.`);
  const missed = reports.flatMap(({ name, results }) =>
    results.filter((one) => one.missed).map(({ title }) => `${name}: ${title}`),
  );
  if (values.smoke) return;
  for (const one of missed) console.log(`✗ missed: ${one}`);
  if (missed.length > 0) process.exitCode = 1;
  else console.log('✓ No wanted ratio is missed.');
});
