import { expect, test, vi } from 'vitest';
import type { Backend } from './backend.ts';
import { changesReadOnce } from './changes-read-once.ts';

/** A database that answers each question when it is told to. */
function start() {
  const answers: (() => void)[] = [];
  const rpc = vi.fn((_name: string, args: { p_to: number }) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.push(() => resolve({ data: { to: args.p_to }, error: null, status: 200 }));
    return promise;
  });
  // Nothing else of it is called.
  const anonymous = { rpc } as unknown as Backend['anonymous'];
  const readChanges = changesReadOnce({ anonymous });
  const to = (p_to: number) => readChanges({ p_epoch: 'e', p_from: 1, p_to });
  return { rpc, to, answer: () => answers.splice(0).forEach((one) => one()) };
}

test('changes are read once for all who ask at the same time, and for who asks next', async () => {
  const { rpc, to, answer } = start();
  const both = [to(2), to(2)];
  await vi.waitFor(() => expect(rpc).toHaveBeenCalled());
  answer();
  expect(await Promise.all(both)).toEqual([{ to: 2 }, { to: 2 }]);
  expect(await to(2)).toEqual({ to: 2 });
  expect(rpc).toHaveBeenCalledOnce();
});

test('who waits for changes gets them, also where others ask for newer ones meanwhile', async () => {
  const { rpc, to, answer } = start();
  const all = [to(2), to(3), to(4)];
  await vi.waitFor(() => expect(rpc).toHaveBeenCalledTimes(3));
  answer();
  expect(await Promise.all(all)).toEqual([{ to: 2 }, { to: 3 }, { to: 4 }]);
});
