import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartFailure } from '#worker/env.ts';
import { lockFolder } from './folder-lock.ts';

let home: string;
const others: ChildProcess[] = [];
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'homeward-lock-'));
});
afterEach(async () => {
  for (const other of others.splice(0)) other.kill('SIGKILL');
  await rm(home, { recursive: true, force: true });
});

/** Another process that takes the lock and keeps it. */
async function lockElsewhere(): Promise<ChildProcess> {
  const module = join(import.meta.dirname, 'folder-lock.ts');
  const script = `const { lockFolder } = await import(${JSON.stringify(module)});
    await lockFolder(${JSON.stringify(home)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  others.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('a folder in use is refused, with who uses it and what to do', async () => {
  const other = await lockElsewhere();
  const failure = await lockFolder(home).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect(String(failure)).toContain(
    `${home} is in use by process ${other.pid}: stop that one first, or set DATA_DIR to another folder.`,
  );
});

test('the lock of a process that was killed holds nobody up', async () => {
  const other = await lockElsewhere();
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  const unlock = await lockFolder(home);
  await unlock();
});

test('a folder is free again after its release, and not twice taken before', async () => {
  const unlock = await lockFolder(home);
  await expect(lockFolder(home)).rejects.toThrow(StartFailure);
  await unlock();
  await (
    await lockFolder(home)
  )();
});

test('a folder that cannot be written is refused with what to do', async () => {
  await writeFile(join(home, 'file'), '');
  await expect(lockFolder(join(home, 'file', 'data'))).rejects.toThrow(
    /cannot be written: give this user the right to write there, or set DATA_DIR/,
  );
});
