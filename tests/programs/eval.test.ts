import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readHalf } from '#tests/suggestions/requests.ts';
import { root } from '#tools/steps.js';

const run = promisify(execFile);
const evaluation = (...options: string[]) =>
  run(process.execPath, ['tests/suggestions/run.ts', ...options], { cwd: root });

it('tells the figures of both halves, and misses of the tuning half alone', async () => {
  const { stdout } = await evaluation('--misses', '9999');
  expect(stdout).toContain('Rules, tuning half');
  expect(stdout).toContain('Rules, held-out half');
  const told = (half: 'tuning' | 'held-out') =>
    readHalf(half).filter(({ id }) => stdout.includes(` ${id} `));
  expect(told('tuning')).not.toEqual([]);
  expect(told('held-out')).toEqual([]);
});

it('shows only the misses of a field, as many as asked', async () => {
  const { stdout } = await evaluation('--misses', '2', '--field', 'type');
  const [, misses = ''] = stdout.split('Misses in the tuning half\n');
  expect(misses.match(/^ {2}\w/gm)).toHaveLength(2);
  expect(misses.match(/^ {4}type: .+, right is .+$/gm)).toHaveLength(2);
});

it('says which fields there are, when asked for another', async () => {
  await expect(evaluation('--field', 'colour')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--field is one of type, breed, age'),
  });
});
