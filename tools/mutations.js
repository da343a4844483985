// `npm run mutations`: removes one safeguard after the other from a copy of this checkout, and shows
// that the tests notice. With arguments, only the mutations whose names contain them.
import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { mutations, runs } from './mutation-list.js';
import { setUp } from './setup.js';
import { Failure, lastWords, main, root, step } from './steps.js';

// What the runs need; node_modules is linked.
const parts = ['src', 'worker', 'supabase', 'tests', 'tools', 'public'].concat([
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'index.html',
]);
// 5 min: ten times what the slowest test file takes.
const timeoutMs = 300_000;

async function copyCheckout() {
  const copy = await mkdtemp(join(tmpdir(), 'homeward-mutations-'));
  for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** The text with the mutation applied. */
function mutate(text, { file, name, find, replace }) {
  const places = text.split(find);
  if (places.length !== 2) {
    throw new Failure(
      `"${name}" finds its place ${places.length - 1} times in ${file}: bring "find" in tools/mutation-list.js up to date.`,
    );
  }
  return places.join(replace);
}

/**
 * The outcome of a run in the copy: `sound`, or the invariant that broke. Neither means that it
 * failed for another reason; `said` is its output.
 * @typedef {{ sound: boolean, broken?: string, seed?: string, said?: string }} Outcome
 */

const clipped = (text) => (text.length > 400 ? `${text.slice(0, 400)} …` : text);

/** @returns {Promise<Outcome>} */
async function playHistories(copy, { server, histories }) {
  // The copy's module, so that the processes it starts run the copy.
  const { playAll } = await import(pathToFileURL(join(copy, 'tools', 'simulation-pool.js')).href);
  const jobs = Array.from({ length: histories }, (_, index) => ({
    seed: index + 1,
    server,
    // 10 s: there is no need to shrink a history any further.
    shrinkMs: 10_000,
  }));
  const stop = new AbortController();
  let played = 0;
  /** @type {Outcome | undefined} */
  let failed;
  const onReport = ({ seed, broken }) => {
    played += 1;
    // Without a rule at its start, the failure is a crash and not a broken rule.
    if (!broken?.words.startsWith('[') || failed) return;
    const [words = ''] = broken.words.split('\n');
    const steps = broken.steps.map((one) => JSON.stringify(one)).join(' ');
    const { length } = broken.steps;
    failed = {
      sound: false,
      broken: clipped(words),
      seed: `seed ${seed}, ${length} steps: ${clipped(steps)}`,
    };
    stop.abort();
  };
  try {
    await playAll(jobs, onReport, { signal: stop.signal });
  } catch (error) {
    return failed ?? { sound: false, said: String(error) };
  }
  return failed ?? { sound: played === histories, said: `${played} histories` };
}

/** @returns {Promise<Outcome>} */
async function runTests(copy, { file, sound, broken }) {
  const { run } = await import(pathToFileURL(join(copy, 'tools', 'steps.js')).href);
  const { code, output } = await run('vitest', ['run', file], { quiet: true, timeoutMs });
  const text = stripVTControlCharacters(output);
  if (code === 0) return { sound: sound.test(text), said: lastWords(text) };
  const first = (pattern) =>
    text
      .split('\n')
      .find((line) => pattern.test(line))
      ?.trim();
  return { sound: false, broken: first(broken), seed: first(/^seed \d+/), said: lastWords(text) };
}

function start(copy, name) {
  const run = runs[name];
  if (run === undefined) throw new Failure(`tools/mutation-list.js has no run "${name}".`);
  return 'server' in run ? playHistories(copy, run) : runTests(copy, run);
}

/** Returns whether the tests noticed the mutation, and prints how. */
async function isNoticed(copy, mutation) {
  const file = join(copy, mutation.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, mutate(text, mutation));
  try {
    console.log(`without ${mutation.name}, in ${mutation.file}`);
    return await step(`  ${mutation.run}`, async () => {
      const { broken, seed, said } = await start(copy, mutation.run);
      console.log(broken ? `  ✓ ${broken}` : `  ✗ nobody noticed\n${said}`);
      if (seed) console.log(`    ${seed}`);
      return broken !== undefined;
    });
  } finally {
    await writeFile(file, text);
  }
}

await main(async () => {
  await setUp();
  const words = process.argv.slice(2).join(' ');
  const wanted = mutations.filter(({ name }) => name.includes(words));
  if (wanted.length === 0) throw new Failure(`No mutation's name holds "${words}".`);
  const copy = await copyCheckout();
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

  for (const name of new Set(wanted.map(({ run }) => run))) {
    await step(`${name}, with every safeguard in place`, async () => {
      const { sound, broken, seed, said } = await start(copy, name);
      if (sound) return;
      console.log(broken ? `${broken}\n${seed}` : said);
      throw new Failure('It must pass before it can notice what is missing: see above.');
    });
  }
  let noticed = 0;
  for (const mutation of wanted) if (await isNoticed(copy, mutation)) noticed += 1;
  console.log(`${noticed} of ${wanted.length} mutations noticed`);
  if (noticed < wanted.length) process.exitCode = 1;
});
