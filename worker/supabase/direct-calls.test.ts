import { afterEach, expect, test, vi } from 'vitest';
import { directCalls } from './direct-calls.ts';
import type { Statement } from './pipeline.ts';
import { rpc } from './rpc.ts';

const callsOf = (pipeline: (statements: readonly Statement[]) => Promise<string | null>) =>
  directCalls({ pipeline }, { jwtSecret: 'a secret of the tests' });

afterEach(() => void vi.useRealTimers());

test('a call that the database never answers is given up, and answered with 503', async () => {
  vi.useFakeTimers();
  const { anonymous } = callsOf(() => new Promise(() => {}));
  const refused = expect(rpc(anonymous, 'catalogue_latest')).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
});

test.each([
  ['08006', 503],
  ['40P01', 503],
  ['57014', 503],
  ['PT401', 401],
  ['PT403', 403],
  ['HW410', 410],
  ['PT429', 429],
  ['22021', 400],
])('what the database refuses with %s is answered with %i', async (code, status) => {
  const { privileged } = callsOf(async () => {
    throw Object.assign(new Error('It did not work.'), { code });
  });
  await expect(rpc(privileged, 'delete_expired')).rejects.toMatchObject({ status });
});

test('a token that is not ours asks the database nothing', async () => {
  const pipeline = vi.fn(async () => null);
  await expect(rpc(callsOf(pipeline).as('a.b.c'), 'who_am_i')).rejects.toMatchObject({
    status: 401,
  });
  expect(pipeline).not.toHaveBeenCalled();
});

test('a bug is no answer of the database', async () => {
  const { anonymous } = callsOf(async () => {
    throw new TypeError('x is not a function');
  });
  await expect(rpc(anonymous, 'catalogue_latest')).rejects.toThrow(TypeError);
});
