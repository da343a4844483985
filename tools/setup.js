// Installs the packages of the lock file, among them Node 24. Must itself run on Node 20.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, lastWords, node24, root, run, stamps, step } from './steps.js';

const stamp = join(stamps, 'installed');

export async function setUp() {
  requireNode20();
  const wanted = fingerprint();
  if (existsSync(node24) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Installing what package-lock.json names (about a minute)', install);
  mkdirSync(stamps, { recursive: true });
  // Written last, so that an aborted install is repeated. Hashed again, because npm may have
  // completed the lock file.
  writeFileSync(stamp, fingerprint());
}

function requireNode20() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(
      `Homeward needs Node 20.19 or later to set itself up, this is ${process.versions.node}: install a newer Node.`,
    );
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json'])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

async function install() {
  rmSync(stamp, { force: true });
  // Not `npm ci`, which installs everything again for one changed package; `install` follows the
  // lock file too. include=dev: Node 24 and the build are needed in production as well.
  const args = ['install', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
  const { code, output } = await npm(args);
  if (code !== 0) {
    console.error(lastWords(output));
    throw new Failure(
      'The dependencies could not be installed (npm says why above): mend that, most often the connection to the package registry, and run the command again.',
    );
  }
  // .npmrc keeps every package from running a script when it is installed.
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  const rebuilt = await npm(['rebuild', ...allowed, '--ignore-scripts=false', '--loglevel=error']);
  if (rebuilt.code !== 0 || !existsSync(node24)) {
    console.error(lastWords(rebuilt.output));
    throw new Failure(
      'The install scripts of a few packages failed, and Node 24 is missing: mend what npm says above, most often the connection to the package registry, and run the command again.',
    );
  }
}

/** Runs the npm that started this script, if one did; the one on the PATH may be another. */
export function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? run(process.execPath, [script, ...args], { quiet: true })
    : run('npm', args, { quiet: true });
}
