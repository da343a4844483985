import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectHosted } from '#worker/supabase/hosted.ts';
import { authOf, call, clientOf, Device } from '#tests/contract/people.ts';

// The embedded backend in a separate process, so that it can be killed.
const program = join(import.meta.dirname, '../../worker/supabase/serve.ts');
// Three starts of a whole database, on a machine that runs other tests in parallel.
vi.setConfig({ testTimeout: 180_000 });

let home: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'homeward-restart-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(home, { recursive: true, force: true });
});

function run() {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATA_DIR: home, SUPABASE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  return child;
}

async function serve() {
  const child = run();
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]; // one JSON line
  const keys = JSON.parse(line);
  return {
    keys,
    backend: connectHosted(keys),
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

test('what was answered outlives a kill, and so do keys and sessions', async () => {
  const first = await serve();
  const account = { email: 'adopter@homeward.example', password: 'homeward-demo' };
  const { data } = await authOf(first.backend).signInWithPassword(account);
  await clientOf(first.backend, data.session);
  const token = data.session?.access_token ?? '';
  const names = { apply: 'apply_commands', pull: 'pull_own_rows', poke: 'poke_check' };
  const deviceOn = ({ backend }: typeof first) =>
    new Device((fn, args) => call(backend.as(token), names[fn], args));

  const asked: string[] = [];
  const before = deviceOn(first);
  for (let i = 0; i < 10; i += 1) {
    const id = crypto.randomUUID();
    const args = { id, prompt: `Question ${i}` };
    expect(await before.say({ kind: 'askForSuggestions', args })).toBe('accepted');
    asked.push(id);
  }
  await before.pull();
  const latest = ({ backend }: typeof first) =>
    call<{ version: number }>(backend.anonymous, 'catalogue_latest');
  const { version } = await latest(first);
  await first.kill();

  const second = await serve();
  expect(second.keys).toEqual({ ...first.keys, url: second.keys.url });
  const after = deviceOn(second);
  await after.pull();
  expect(new Set(after.ids('chatSession'))).toEqual(new Set(asked));
  // A kill may have taken a version away, so a newer one is made.
  expect((await latest(second)).version).toBeGreaterThan(version);

  const third = run();
  let said = '';
  third.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = await once(third, 'exit');
  expect(code).toBe(1);
  expect(said).toMatch(/is in use by process \d+: stop that one first/);
  await second.kill();
});
