import { expect, test } from 'vitest';
import { MindFailure } from '#src/domain/suggestion/mind.ts';
import { createCircuit } from './circuit.ts';

function circuitAt(start = 0) {
  const clock = { ms: start };
  const circuit = createCircuit(() => clock.ms);
  let calls = 0;
  const run = (failure?: MindFailure) =>
    circuit
      .run(async () => {
        calls += 1;
        if (failure) throw failure;
        return 'answered';
      })
      .catch((error: unknown) => (error instanceof MindFailure ? error.code : error));
  return { clock, run, calls: () => calls };
}
const down = new MindFailure('unreachable');

test('a model that failed five times in a row is left alone for a minute', async () => {
  const { clock, run, calls } = circuitAt();
  for (let nth = 0; nth < 5; nth += 1) expect(await run(down)).toBe('unreachable');
  expect(await run()).toBe('resting');
  clock.ms = 59_999;
  expect(await run()).toBe('resting');
  expect(calls()).toBe(5);
  clock.ms = 60_000;
  expect(await run()).toBe('answered');
  expect(await run()).toBe('answered');
});

test('after the rest a single question tries, and a failure begins the rest again', async () => {
  const { clock, run, calls } = circuitAt();
  for (let nth = 0; nth < 5; nth += 1) await run(down);
  clock.ms = 60_000;
  expect(await Promise.all([run(down), run(), run()])).toEqual([
    'unreachable',
    'resting',
    'resting',
  ]);
  clock.ms = 119_999;
  expect(await run()).toBe('resting');
  expect(calls()).toBe(6);
  clock.ms = 120_000;
  expect(await run()).toBe('answered');
});

test('an answer in between begins the count anew', async () => {
  const { run } = circuitAt();
  for (let nth = 0; nth < 20; nth += 1)
    expect(await run(nth % 5 === 4 ? undefined : down)).not.toBe('resting');
});

test('a wait that the server asks for is kept, and at most an hour of it', async () => {
  const { clock, run } = circuitAt();
  await run(new MindFailure('too-many-requests', 90_000));
  clock.ms = 89_999;
  expect(await run()).toBe('resting');
  clock.ms = 90_000;
  expect(await run(new MindFailure('too-many-requests', 1e12))).toBe('too-many-requests');
  clock.ms = 90_000 + 60 * 60_000;
  expect(await run()).toBe('answered');
});

test('a budget that is used up is no failure of the model', async () => {
  const { run } = circuitAt();
  for (let nth = 0; nth < 9; nth += 1)
    expect(await run(new MindFailure('budget-used-up'))).toBe('budget-used-up');
});
