import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { initFolder } from './init-folder.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'homeward-init-'));
});
afterEach(() => rm(home, { recursive: true }));

const create = async (folder: string) => {
  await mkdir(folder);
  await writeFile(join(folder, 'PG_VERSION'), '17');
};

test('a database that was killed while it was made is made again', async () => {
  const folder = join(home, 'postgres');
  const killed = initFolder(folder, async (place) => {
    await mkdir(place);
    await writeFile(join(place, 'half'), '');
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  await initFolder(folder, create);
  expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toBe('17');
  await expect(readFile(join(folder, 'half'))).rejects.toThrow('ENOENT');
});

test('a database that is there is left alone', async () => {
  const folder = join(home, 'postgres');
  await initFolder(folder, create);
  await initFolder(folder, () => Promise.reject(new Error('made twice')));
});
