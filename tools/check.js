// `npm run check`: all checks that take about a minute in all. It leaves to `npm test` the browser,
// whole programs, and the contract on a Postgres server. `npm run lint` and `npm run typecheck` are
// parts of it; further arguments are passed on to oxlint and tsc.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.js';
import { bin, main, root, run } from './steps.js';
import { add, failed, print, tally, vitestReport } from './tally.js';

/** @typedef {{ title: string, command: string[] }} Check one command, counted as one test */

const projects = ['.', 'src', 'src/pwa', 'worker', 'worker/tsconfig.edge.json', 'tests', 'tools'];

/** @type {Record<'typecheck' | 'lint' | 'rest', Check[]>} */
const checks = {
  typecheck: projects.map((project) => ({
    title: `types of ${project}`,
    command: ['tsc', '-p', project],
  })),
  lint: [
    {
      title: 'lint and layers',
      command: ['oxlint', '--deny-warnings', '--report-unused-disable-directives'],
    },
  ],
  rest: [
    { title: 'format', command: ['oxfmt', '--check', '.'] },
    { title: 'nothing unused', command: ['knip', '--no-progress'] },
  ],
};

/**
 * Runs the checks in parallel, and prints how each ended. The output of failed ones is in the
 * tally, to be printed last.
 * @param {Check[]} [chosen] @param {string[]} [more] arguments for each command
 */
export async function checkCode(chosen = Object.values(checks).flat(), more = []) {
  const done = chosen.map(async ({ title, command }) => {
    const [tool = '', ...args] = command;
    const { code, output } = await run(bin(tool), [...args, ...more], { quiet: true });
    console.log(`${code === 0 ? '✓' : '✗'} ${title}`);
    return code === 0 ? tally(1) : failed(title, output);
  });
  return add(...(await Promise.all(done)));
}

/**
 * Every test of Vitest but those tagged `long`; with `quick`, none that starts a program or a Postgres
 * server.
 */
export async function checkBehaviour({ quick = false } = {}) {
  const file = join(root, 'test-results', 'vitest.json');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run(
    bin('vitest'),
    ['run', '--tags-filter=!long', ...(quick ? ['--project=!programs'] : []), ...reporters],
    // Vitest writes failures to stderr, and they are printed last. `npm run test:unit` shows also
    // what passing tests write there.
    { quiet: 'stderr', env: quick ? { HOMEWARD_CHECK: 'quick' } : {} },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return vitestReport(report, code, output);
}

async function fromCommandLine() {
  await setUp();
  const [part, ...more] = process.argv.slice(2);
  if (part === 'typecheck' || part === 'lint') print(await checkCode(checks[part], more));
  else print(add(await checkCode(), await checkBehaviour({ quick: true })));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(fromCommandLine);
