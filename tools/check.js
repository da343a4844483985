// `npm run check`: what can be known about the code in a minute. What it leaves to `npm test`: the
// browser, whole programs, and the contract on a Postgres server.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.js';
import { bin, main, root, run } from './steps.js';
import { add, print, tally, vitestReport } from './tally.js';

const projects = ['.', 'src', 'src/pwa', 'worker', 'worker/tsconfig.edge.json', 'tests', 'tools'];

/** Each is one command and counts as one test. */
const checks = [
  ...projects.map((project) => ({ title: `types of ${project}`, command: ['tsc', '-p', project] })),
  {
    title: 'lint and layers',
    command: ['oxlint', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { title: 'format', command: ['oxfmt', '--check', '.'] },
  { title: 'nothing unused', command: ['knip', '--no-progress'] },
];

export async function checkCode() {
  const done = checks.map(async ({ title, command }) => {
    const [tool = '', ...args] = command;
    const { code, output } = await run(bin(tool), args, { quiet: true });
    console.log(`${code === 0 ? '✓' : '✗'} ${title}`);
    if (code !== 0) console.log(output);
    return code === 0 ? tally(1, 0) : tally(0, 1);
  });
  return add(...(await Promise.all(done)));
}

/** Unit and contract tests; with `quick`, none that starts a program or a Postgres server. */
export async function checkBehaviour({ quick = false } = {}) {
  const file = join(root, 'test-results', 'vitest.json');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const projects = quick ? ['--project=unit', '--project=contract'] : [];
  const { code } = await run(bin('vitest'), ['run', ...projects, ...reporters], {
    env: quick ? { HOMEWARD_CHECK: 'quick' } : {},
  });
  return vitestReport(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, code);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    await setUp();
    print(add(await checkCode(), await checkBehaviour({ quick: true })));
  });
}
