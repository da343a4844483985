// The start command: what it prints, how it ends, and one sentence for each failure.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { root } from '#tools/steps.js';
import { variableNames } from '#worker/env.ts';

const nothingSet = Object.fromEntries(variableNames.map((name) => [name, '']));
const folder = mkdtempSync(join(tmpdir(), 'homeward-start-'));
const started = new Set<ChildProcess>();
afterEach(endAll);
afterAll(async () => {
  // Again, because a test that timed out may have started another one since.
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

async function endAll(): Promise<void> {
  for (const child of started) child.kill('SIGTERM');
  await Promise.all([...started].map(ended));
}

test('starts, keeps its folder to itself, ends on Ctrl-C, and starts again without doing work twice', async () => {
  const port = await freePort();
  const kept = { PORT: String(port), DATA_DIR: join(folder, 'kept') };
  const first = start(kept);
  await first.says(`http://localhost:${port}`);
  await first.says('adopter@homeward.example');
  await first.says('keeper@homeward.example');
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);

  await expectSentence({ ...kept, PORT: String(await freePort()) }, /DATA_DIR/);

  first.child.kill('SIGINT');
  expect(await ended(first.child)).toBe(0);
  expect(first.errors()).toBe('');

  const second = start(kept);
  await second.says(`http://localhost:${port}`);
  expect(second.output()).not.toMatch(/installing|building|applied|added/i);
}, 180_000);

test('a busy port is one sentence that names PORT', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expectSentence({ PORT: String(port), DATA_DIR: ':memory:' }, /PORT/);
  other.close();
});

test('a folder that cannot be written is one sentence that names DATA_DIR', async () => {
  // A file in place of the folder is refused for every user, also for root.
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expectSentence(
    { PORT: String(await freePort()), DATA_DIR: join(file, 'data') },
    /DATA_DIR/,
  );
});

test.each([
  ['PORT', { PORT: 'eight' }],
  ['ADMIN_SIGNUP', { ADMIN_SIGNUP: 'maybe' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'pets' }],
  ['SUPABASE_PUBLISHABLE_KEY', { SUPABASE_URL: 'https://abcd.supabase.co' }],
])('a wrong %s is one sentence that names it', async (name, env) => {
  await expectSentence({ DATA_DIR: ':memory:', ...env }, new RegExp(name));
});

async function expectSentence(env: Record<string, string>, naming: RegExp): Promise<void> {
  const { child, errors } = start(env);
  expect(await ended(child)).toBe(1);
  expect(errors()).toMatch(naming);
  expect(errors()).toMatch(/^[^\n]+\.$/);
}

function start(env: Record<string, string>) {
  const child = spawn('node', ['tools/start.js'], {
    cwd: root,
    // The whole environment, because an install that is due needs this machine's npm settings.
    // Empty counts as not set, and wins over what .env has.
    env: { ...process.env, ...nothingSet, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const says = async (words: string) => {
    while (!output.includes(words)) {
      if (child.exitCode !== null) throw new Error(`It ended too early.\n${output}\n${errors}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, says, output: () => output, errors: () => errors.trim() };
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
