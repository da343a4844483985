// `npm run bench`: measures Homeward against its peers and against what it could do at most, and
// writes tests/bench/README.md and reports/bench.json. Fails if a wanted ratio is missed.
//
//   npm run bench                             all parts, five rounds each; about forty minutes
//   npm run bench -- first-sync changes       these parts; the report keeps the others
//   npm run bench -- --runs 1                 once, for a quick check; writes nothing
//   npm run bench -- --smoke                  with a few rows: whether everything still runs
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm, setUp } from './setup.js';
import { lastWords, main, node24, root, run, step } from './steps.js';
import { failed, tally } from './tally.js';

const peers = join(root, 'tests', 'bench', 'peers');
const stamp = join(peers, 'node_modules', '.installed');

/** Without a network the bench measures what needs no peer. */
async function installPeers() {
  const lock = readFileSync(join(peers, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { code, output } = await step('Installing the peers to compare with', () =>
    npm(['install', '--prefix', peers, ...'--ignore-scripts --no-audit --no-fund'.split(' ')]),
  );
  if (code === 0) return writeFileSync(stamp, wanted);
  console.error(lastWords(output));
  console.log('The peers could not be installed, npm says why above: measuring without them.');
}

/** Whether the bench still runs, with a few rows and without bounds: a part of `npm test`. */
export async function checkBench() {
  const { code, output } = await run(node24, ['tests/bench/run.ts', '--smoke'], {
    quiet: true,
    // It takes a minute and a half. What never ends must be told, too.
    timeoutMs: 10 * 60_000,
  });
  console.log(`${code === 0 ? '✓' : '✗'} the bench runs`);
  return code === 0 ? tally(1) : failed('the bench', lastWords(output, 40));
}

async function fromCommandLine() {
  await setUp();
  await installPeers();
  // Imported after setUp, because it needs what that installs.
  const { buildIfChanged } = await import('./build.js');
  await buildIfChanged();
  const { code } = await run(node24, ['tests/bench/run.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(fromCommandLine);
