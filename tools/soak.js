// `npm run soak`: two workers on one Postgres, 200 devices that push, pull and listen, and a fault
// every 20 s. At the end every device must equal the database, and what was said what was done.
// Writes tests/bench/reports/soak.md.
//
//   npm run soak                            30 minutes
//   npm run soak -- --minutes 2 --devices 20 --seed 7
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { machine, table, writeReport } from './measured.js';
import { setUp } from './setup.js';
import { Failure, main, node24, root, run } from './steps.js';

const file = join(root, 'test-results', 'soak.json');

await main(async () => {
  await setUp();
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const args = ['tests/soak/run.ts', `--to=${file}`, ...process.argv.slice(2)];
  const { code } = await run(node24, args);
  if (code !== 0) throw new Failure('The soak could not be run to its end: see above.');
  const result = JSON.parse(readFileSync(file, 'utf8'));
  writeReport('soak', [
    '# A long evening of faults',
    `Written by \`npm run soak\`: two workers on one Postgres and ${result.devices} devices that run the app's own sync, for ${result.minutes} minutes, with a fault every 20 s chosen by the seed ${result.seed}.`,
    machine(),
    table(['fault', 'times'], Object.entries(result.faults)),
    `- Commands submitted: ${result.said}.`,
    `- Workers that ended without being killed: ${result.workersEnded}.`,
    `- Differences between the devices and the database, and between what was said and what was done: ${result.differences}.`,
  ]);
  if (result.differences > 0 || result.workersEnded > 0) process.exitCode = 1;
});
