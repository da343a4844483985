import { afterEach, expect, test, vi } from 'vitest';
import { callAsServer, directCalls } from './direct-calls.ts';
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

test('a command on the server calls with the role of the secret key, and may take as long as it takes', async () => {
  vi.useFakeTimers();
  const pipeline = vi.fn(
    (_statements: readonly Statement[], _options?: { mayTakeLong: boolean }) =>
      new Promise<string>((resolve) => setTimeout(resolve, 60_000, '{"id":"1"}')),
  );
  const answer = callAsServer({ pipeline }, 'start_server_export', {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toEqual({ id: '1' });
  const [first] = pipeline.mock.calls;
  expect(first?.[0][0]?.values[0]).toBe('service_role');
  expect(first?.[1]).toEqual({ mayTakeLong: true });
});

test('what the database refuses a command on the server has its code, and none of its values', async () => {
  const detail = 'Failing row contains (ada@example.org)';
  const pipeline = () =>
    Promise.reject(Object.assign(new Error('It broke a rule.'), { code: '23514', detail }));
  const refused = await callAsServer({ pipeline }, 'delete_expired', {}).catch(
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ message: 'It broke a rule.', code: '23514' });
  expect(refused).not.toHaveProperty('detail');
});
