// Builds the app into dist/, unless none of its sources has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure, bin, lastWords, root, run, stamps, step } from './steps.js';

const inputs = [
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'src',
  'public',
  'tools/build-plugins',
];
const stamp = join(stamps, 'built');

export async function buildIfChanged() {
  const wanted = fingerprint();
  const built = existsSync(join(root, 'dist', 'index.html')) && existsSync(stamp);
  if (built && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Building the page', build);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, wanted);
}

async function build() {
  rmSync(stamp, { force: true });
  const { code, output } = await run(bin('vite'), ['build', '--logLevel', 'warn'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code === 0) return;
  console.error(lastWords(output, 40));
  throw new Failure(
    'The page could not be built: mend what Vite names above and run the command again.',
  );
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesOf(input) {
  if (!existsSync(join(root, input))) return [];
  if (input.includes('.')) return [input];
  return readdirSync(join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
