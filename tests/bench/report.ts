// Prints what a part has measured, and writes it beside the last results of the others.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { table } from '#tools/measured.js';
import { root } from '#tools/steps.js';
import type { Part } from './part.ts';
import type { Result, Spread } from './rounds.ts';

/** How busy the machine was: its load average, and the time of a loop of 100 million additions. */
type Busyness = { load: number; loopMs: number };

export type PartReport = {
  name: string;
  measures: string;
  notes: readonly string[];
  rounds: number;
  /** ISO time. */
  takenAt: string;
  /** Its processors and memory: parts may be measured on different ones. */
  machine: string;
  before: Busyness;
  after: Busyness;
  results: Result[];
};

type Versions = Record<string, string>;
type Report = { versions: Versions; parts: PartReport[] };

const folder = join(root, 'tests', 'bench');
const jsonFile = join(folder, 'reports', 'bench.json');

export const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'a processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`;

/** Of what is measured. */
export function versionsNow(browser: string): Versions {
  const chromium = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim();
  // Our own file.
  const { dependencies } = JSON.parse(
    readFileSync(join(folder, 'peers', 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  return { Chromium: chromium, Node: process.versions.node, ...dependencies };
}

/** Three digits are more than a bench can tell apart. */
function say(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}
const spread = ({ median, least, most }: Spread) =>
  least === most ? say(median) : `${say(median)} (${say(least)} to ${say(most)})`;

function rowOf({ title, unit, value, ratio, atMost, atLeast, below, missed }: Result): string[] {
  const wanted =
    atMost !== undefined ? `at most ${atMost}` : atLeast !== undefined ? `at least ${atLeast}` : '';
  const note = below === undefined ? '' : `, below ${below} wanted`;
  return [
    title,
    ratio ? `${spread(ratio)} ×` : '',
    ratio ? wanted : wanted && `${wanted} ${unit}`.trim(),
    wanted === '' ? '' : missed ? 'missed' : 'yes',
    `${spread(value)} ${unit}`.trim() + note,
  ];
}

function tableOf({ results }: PartReport): string {
  return table(['', 'ratio', 'wanted', 'reached', 'itself'], results.map(rowOf));
}

export function printPart(report: PartReport): void {
  console.log(`\n${tableOf(report)}\n`);
}

function sectionOf(report: PartReport): string[] {
  const { name, measures, notes, rounds, takenAt, before, after } = report;
  const taken = `Taken ${takenAt.slice(0, 16).replace('T', ' ')} UTC on ${report.machine} in ${rounds} rounds; load average ${before.load.toFixed(1)} before and ${after.load.toFixed(1)} after, the measuring itself included; a loop of 100 million additions took ${before.loopMs} ms and ${after.loopMs} ms.`;
  const list = notes.map((note) => `- ${note}`).join('\n');
  return [`## ${name}`, measures, ...(list === '' ? [] : [list]), tableOf(report), taken];
}

/** Writes reports/bench.json and README.md; parts that were not measured now keep their results. */
export function writeReports(
  parts: readonly Part[],
  measured: readonly PartReport[],
  versions: Versions,
): void {
  // Written by this function.
  const earlier = existsSync(jsonFile)
    ? (JSON.parse(readFileSync(jsonFile, 'utf8')) as Report).parts
    : [];
  const latest = new Map([...earlier, ...measured].map((report) => [report.name, report]));
  const report: Report = {
    versions,
    parts: parts.flatMap(({ name }) => latest.get(name) ?? []),
  };
  writeFileSync(jsonFile, `${JSON.stringify(report, null, 2)}\n`);
  const named = Object.entries(versions).map(([name, version]) =>
    version.startsWith(name) ? version : `${name} ${version}`,
  );
  const sections = [
    '# How fast it is',
    'Written by `npm run bench`; the same as data is in `reports/bench.json`. Every round runs all cases of a part, each round beginning with another one. A ratio is the quotient of two cases of the same round: “A against B” is what A took, divided by what B took. Shown are the median of all rounds, with the least and the most. What a case took itself depends on the machine: it is a note.',
    `- ${named.join(', ')}.`,
    ...report.parts.flatMap(sectionOf),
  ];
  writeFileSync(join(folder, 'README.md'), `${sections.join('\n\n')}\n`);
  writeSummary(report.parts);
  console.log('Written: tests/bench/README.md and tests/bench/reports/bench.json');
}

/** Writes what was wanted, and whether it was reached, into the README's page "How fast". */
function writeSummary(measured: readonly PartReport[]): void {
  const file = join(root, 'README.md');
  const rows = measured.flatMap(({ name, results }) =>
    results.map(rowOf).flatMap(([title = '', ratio = '', wanted = '', reached = '', itself = '']) =>
      // What has no ratio is a size or a count.
      wanted === '' ? [] : [[name, title, ratio || itself, wanted, reached]],
    ),
  );
  const text = table(['part', '', 'measured', 'wanted', 'reached'], rows);
  const [begin, end] = ['<!-- bench: written by npm run bench -->', '<!-- /bench -->'];
  const readme = readFileSync(file, 'utf8');
  const [before = '', rest = ''] = readme.split(begin);
  const [, after = ''] = rest.split(end);
  writeFileSync(file, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}
