// A data folder that is put back between a push and the next pull: the server forgets what it has
// accepted, and its cursors are older than the loss.
import { cp, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { NetworkedDevice } from '#tests/device/networked-device.ts';
import { Server } from '#tests/e2e/server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

// One push, and two. Twenty of each for a report: ROUNDS=20.
const rounds = Number(process.env['ROUNDS'] ?? 1);
let server: Server;

beforeAll(async () => {
  server = await Server.create();
  await server.start();
});
afterAll(() => server?.dispose());

const cases = (count: number) =>
  Array.from({ length: rounds }, (_, nth) => [count, nth + 1] as const);
const title = '[S4] %i commands that the server forgot are held afterwards, each once (%i)';
test.each(cases(1))(title, areHeld);
test.each(cases(300))(title, { tags: ['long'] }, areHeld);

async function areHeld(count: number, nth: number) {
  const copy = `${server.dataDir}-copy`;
  const name = `device-${count}-${nth}`;
  const device = await NetworkedDevice.open(name, server.url);
  const account = { email: `${name}@example.org`, password: 'long enough' };
  const registered = await device.session.register({ ...account, name: 'Ada', isAdmin: false });
  device.uid = registered.outcome === 'signed-in' ? registered.user.uid : '';
  await device.sync.syncNow();
  await server.terminate();
  await cp(server.dataDir, copy, { recursive: true });
  await server.start();

  device.unreachable.add('/api/sync/pull');
  for (let said = 0; said < count; said += 1)
    await device.say({
      kind: 'askForSuggestions',
      args: { id: crypto.randomUUID(), prompt: `Question ${said}` },
    });
  await vi.waitFor(async () => {
    await device.sync.syncNow();
    expect(await device.inOutbox('accepted')).toHaveLength(count);
  }, 30_000);

  await server.terminate();
  await rm(server.dataDir, { recursive: true });
  await cp(copy, server.dataDir, { recursive: true });
  await rm(copy, { recursive: true });
  await server.start();
  device.unreachable.clear();
  await vi.waitFor(async () => {
    await device.sync.syncNow();
    expect(await device.inOutbox('waiting', 'accepted', 'parked')).toEqual([]);
  }, 60_000);
  const { chatSessions } = await device.rows();
  const asked = device.said.flatMap(({ command }) =>
    command.kind === 'askForSuggestions' ? [command.args.id] : [],
  );
  expect(chatSessions.map(({ id }) => id).toSorted()).toEqual(asked.toSorted());
  // Read by a device that has seen nothing of it.
  const other = await NetworkedDevice.open(`${name}-other`, server.url);
  await other.session.signIn(account, 'user');
  other.uid = device.uid;
  await vi.waitFor(async () => {
    await other.sync.syncNow();
    expect((await other.rows()).chatSessions).toHaveLength(count);
  }, 30_000);
  for (const one of [device, other]) await one.close();
}
