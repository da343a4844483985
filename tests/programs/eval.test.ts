import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readSet, type RequestSet, requestSets } from '#tests/suggestions/requests.ts';
import { ModelServer } from '#tests/suggestions/model-server.ts';
import { root } from '#tools/steps.js';

const run = promisify(execFile);
const evaluation = (...options: string[]) => evaluationWith({}, ...options);
const evaluationWith = (environment: Record<string, string>, ...options: string[]) =>
  run(process.execPath, ['tests/suggestions/run.ts', ...options], {
    cwd: root,
    env: { ...process.env, ...environment },
  });

it('tells the figures of all sets, and misses of the tuning set alone', async () => {
  // All requests take half a minute.
  const { stdout } = await evaluation('--misses', '9999', '--first', '200');
  for (const set of requestSets) expect(stdout).toContain(`Rules, ${set} set`);
  const told = (set: RequestSet) => readSet(set).filter(({ id }) => stdout.includes(` ${id} `));
  expect(told('tuning')).not.toEqual([]);
  expect(told('held-out')).toEqual([]);
  for (const set of ['strangers', 'attackers', 'testers'] as const) expect(told(set)).toEqual([]);
});

it('shows only the misses of a field, as many as asked', async () => {
  const { stdout } = await evaluation('--misses', '2', '--field', 'type', '--first', '600');
  const [, misses = ''] = stdout.split('Misses in the tuning set\n');
  expect(misses.match(/^ {2}\w/gm)).toHaveLength(2);
  expect(misses.match(/^ {4}type: .+, right is .+$/gm)).toHaveLength(2);
});

it.each([
  [['--field', 'colour'], '--field is one of type, breed, age'],
  [['--first', '9', '--record'], '--record is of all requests'],
])('%j is refused with a sentence', async (options, sentence) => {
  await expect(evaluation(...options)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(sentence),
  });
});

it('measures the model too that the environment names, and says what it left unanswered', async () => {
  const server = await ModelServer.start();
  try {
    let nth = 0;
    server.reply = () => {
      nth += 1;
      return nth === 1
        ? { kind: 'status', status: 500 }
        : { kind: 'says', text: '{"type":["dog"]}' };
    };
    const model = { AI_BASE_URL: server.baseUrl, AI_MODEL: 'stand-in' };
    const { stdout } = await evaluationWith(model, '--first', '60');
    for (const set of requestSets)
      expect(stdout).toContain(`Model stand-in, ${set} set, 60 requests`);
    expect(stdout).toMatch(/Not answered by the model: refused 1, nothing-to-ask \d+/);
    expect(server.invalid).toEqual([]);
  } finally {
    await server.stop();
  }
});
