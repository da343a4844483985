// Shared by all scripts: named steps with their duration, commands, and failures in one sentence.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const node24 = join(root, 'node_modules', 'node', 'bin', 'node');
/** Where scripts record what is done already; npm ignores folders with a dot. */
export const stamps = join(root, 'node_modules', '.homeward');

/** A failure that the reader can fix: its message is one sentence that says how. */
export class Failure extends Error {}

export function bin(name) {
  return join(root, 'node_modules', '.bin', name);
}

/** Runs the script's body; a Failure is printed as its sentence, everything else with its stack. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}

/** Prints the title, again every ten seconds, and at the end how long it took. */
export async function step(title, work) {
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  console.log(`${title} …`);
  const reminder = setInterval(() => console.log(`  still at it (${seconds()})`), 10_000);
  try {
    const result = await work();
    console.log(`  done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}

/**
 * With our own binaries and Node 24 first on the PATH. What Node has compiled once is kept: a third
 * of what a start of the worker took was reading the same modules again.
 */
function environment(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { NODE_COMPILE_CACHE: join(stamps, 'compiled'), ...process.env, PATH: path, ...extra };
}

/**
 * Runs a command to its end; returns its exit code and output. The output of quiet commands is only
 * collected, to be printed after a failure. With `quiet: 'stderr'`, only stderr is collected.
 */
export function run(
  command,
  args,
  { quiet = /** @type {boolean | 'stderr'} */ (false), env = {}, timeoutMs = 0 } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(env),
      stdio: ['ignore', quiet === true ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const timer = timeoutMs ? setTimeout(() => child.kill('SIGTERM'), timeoutMs) : undefined;
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output: output.trim() });
    });
  });
}

/** Sets the variables of the file .env, if there is one; those that are set already stay. */
export function readEnvFile(folder = root) {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Starts a long-running command, forwards signals to it, and exits with its exit code. If that is
 * `againAfter`, the command is started once more.
 */
export function stay(
  command,
  args,
  { env = {}, againAfter = /** @type {number | undefined} */ (undefined) } = {},
) {
  let child = start();
  let again = againAfter;
  function start() {
    const started = spawn(command, args, { cwd: root, env: environment(env), stdio: 'inherit' });
    started.on('error', (error) => {
      console.error(`${command} did not start (${error.message}): run npm start to install again.`);
      process.exitCode = 1;
    });
    started.on('exit', (code, signal) => {
      if (code === null || code !== again) process.exit(code ?? (signal === 'SIGKILL' ? 137 : 0));
      again = undefined;
      console.log('Starting again …');
      child = start();
    });
    return started;
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child too, because it goes to the whole process group.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  endWithNpm(() => child.kill('SIGTERM'));
}

/** Ends the child when npm ends, because a killed npm leaves its children running. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, 500).unref();
}

/** The last lines of a command's output: enough to see why it failed. */
export function lastWords(output, lines = 20) {
  return output.split('\n').slice(-lines).join('\n');
}
