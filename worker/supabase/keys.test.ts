import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartFailure } from '#worker/env.ts';
import { keysOf, makeKeys } from './keys.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'homeward-keys-'));
});
afterEach(() => rm(home, { recursive: true }));

test('keys are made once, readable by their owner alone', async () => {
  const keys = await keysOf(home);
  expect(await keysOf(home)).toEqual(keys);
  expect(await readdir(home)).toEqual(['keys.json']);
  const { mode } = await stat(join(home, 'keys.json'));
  expect(mode & 0o077).toBe(0);
});

test('the folder of the keys is made where it is missing', async () => {
  const folder = join(home, 'not', 'there');
  const keys = await keysOf(folder);
  expect(await keysOf(folder)).toEqual(keys);
});

test('no two sets of keys are alike', () => {
  const all = [makeKeys(), makeKeys()].flatMap((keys) => Object.values(keys));
  expect(new Set(all).size).toBe(6);
});

test('a spoilt file is not replaced without a word', async () => {
  await writeFile(join(home, 'keys.json'), '{"publishable":');
  await expect(keysOf(home)).rejects.toThrow(StartFailure);
});
