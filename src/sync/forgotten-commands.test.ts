// What a device has been told is done, and a server that was put back no longer knows.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageLocks } from '#src/db/device-locks.ts';
import { readMerged } from '#src/db/read-merged.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import type { Command } from '#src/domain/commands.ts';
import { done } from '#src/domain/failure.ts';
import { newDevice, type TestDevice } from '#tests/device/new-device.ts';
import { restorableServer } from '#tests/device/restorable-server.ts';
import { addToCart, alex, sessionOf } from '#tests/device/samples.ts';
import { json } from '#tests/device/scripted-network.ts';
import { everything, exchange } from './exchange.ts';
import { pullOwnRows } from './pull.ts';
import { sendOutbox } from './push.ts';

const push = 'POST /api/sync/push';
const pull = 'GET /api/sync/pull';

async function deviceAndServer(rowsPerPull?: number) {
  const device = await newDevice(alex);
  device.script.on('GET /api/session', json(sessionOf(alex)));
  const server = restorableServer(device.script, rowsPerPull);
  const deps = { ...device.deps, catalogue: { refresh: async () => done } };
  return { ...device, server, sync: () => exchange(deps, everything) };
}

const say = async (device: TestDevice, count: number, from = 0) => {
  for (let n = 0; n < count; n += 1)
    await submitCommand(device.database, addToCart(`p${from + n}`));
};
const cartOf = async (device: TestDevice) =>
  (await readMerged(device.database)).cartItems.map(({ petId }) => petId);
const petsOf = (said: readonly { command: Command }[]) =>
  said.map(({ command }) => ('petId' in command.args ? command.args.petId : ''));
const held = (server: ReturnType<typeof restorableServer>) => petsOf(server.applied());

describe('a command that was accepted and then forgotten', () => {
  it('[S4] is sent again after the next window, although no reset comes', async () => {
    const { server, sync, ...device } = await deviceAndServer();
    await say(device, 1);
    await sync();
    await say(device, 1, 1);
    await sendOutbox(device.deps);
    expect(held(server)).toEqual(['p0', 'p1']);
    server.putBack(1); // Exactly where the device's cursor is: nothing shows that it was put back.
    expect(await sync()).toMatchObject({ kind: 'ok' });
    expect(held(server)).toEqual(['p0', 'p1']);
    expect(await device.outbox()).toEqual([]);
    expect(await cartOf(device)).toEqual(['p0', 'p1']);
  });

  it.each([1, 50, 51, 500])(
    '[S9] is sent again before anything newer, also where there are %i of them',
    async (count) => {
      const { server, sync, ...device } = await deviceAndServer();
      await say(device, count);
      await sync();
      // As an older version left them: accepted, and not shown by any row.
      await device.database.pullStates.clear();
      await device.database.cartItems.clear();
      for (const { id, seq, command } of server.applied()) {
        const rest = { owner: alex.uid, queuedAt: '2026-01-05T15:04:00.000Z' };
        const { value: clientId = '' } = (await device.database.meta.get('clientId')) ?? {};
        const state = 'accepted';
        await device.database.outbox.put({ id, seq, command, ...rest, clientId, state });
      }
      server.putBack(0);
      await say(device, 1, count);
      await sync();
      await sync();
      expect(held(server)).toEqual(Array.from({ length: count + 1 }, (_, n) => `p${n}`));
      expect(await device.outbox()).toEqual([]);
    },
    60_000,
  );

  const step = fc.oneof(
    fc.record({
      do: fc.constant('say' as const),
      count: fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 20, max: 60 })),
    }),
    fc.record({ do: fc.constantFrom('push' as const, 'sync' as const) }),
    fc.record({ do: fc.constantFrom('pull' as const, 'pulls fail' as const) }),
    fc.record({
      do: fc.constant('put back' as const),
      forgotten: fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 20, max: 120 })),
    }),
  );

  it('[S9] is never lost, whenever the database is put back and however much it forgets', async () => {
    const rowsPerPull = fc.integer({ min: 1, max: 70 });
    const history = fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      rowsPerPull,
      async (steps, rows) => {
        const { server, sync, ...device } = await deviceAndServer(rows);
        let said = 0;
        const gone = new Set<string>();
        for (const one of steps) {
          switch (one.do) {
            case 'say':
              await say(device, one.count, said);
              said += one.count;
              break;
            case 'push':
              await sendOutbox(device.deps);
              break;
            case 'pull':
              await pullOwnRows(device.deps);
              break;
            case 'sync':
              server.pullsFail = false;
              await sync();
              break;
            case 'pulls fail':
              server.pullsFail = true;
              break;
            case 'put back': {
              const before = held(server);
              server.putBack(before.length - one.forgotten);
              // What this device has shown and settled is gone with the rows that were lost.
              const unsettled = petsOf(await device.outbox());
              for (const petId of before.slice(held(server).length))
                if (!unsettled.includes(petId)) gone.add(petId);
            }
          }
        }
        server.pullsFail = false;
        for (let round = 0; round < 20 && (await device.outbox()).length > 0; round += 1)
          await sync();
        const all = Array.from({ length: said }, (_, n) => `p${n}`);
        expect(await device.outbox()).toEqual([]);
        expect(held(server)).toEqual(all.filter((petId) => !gone.has(petId)));
        device.database.close();
      },
    );
    await fc.assert(history, { numRuns: 100 });
  }, 60_000);
});

describe('a command that was accepted while a window was being read', () => {
  it('[S4] stays accepted when that window ends: its snapshot is older', async () => {
    const { server, ...device } = await deviceAndServer(1);
    await say(device, 2);
    await sendOutbox(device.deps);
    const otherTab = { ...device.deps, locks: pageLocks() };
    const asked: number[] = [];
    server.whilePulling = async () => {
      if (asked.push(device.script.to(push).length) > 1) return;
      await say(device, 1, 2);
      await sendOutbox(otherTab);
    };
    expect(await pullOwnRows(device.deps)).toMatchObject({ value: { unsettled: false } });
    expect(asked).toHaveLength(2);
    expect(await device.outbox()).toMatchObject([
      { state: 'accepted', command: { args: { petId: 'p2' } } },
    ]);
    await pullOwnRows(device.deps);
    expect(await device.outbox()).toEqual([]);
    expect(device.script.to(push)).toHaveLength(2);
  });
});

describe('a command whose row changed again while the window was read', () => {
  it('[S4] stays until a window brings that row, which is requested at once', async () => {
    const { server, sync, ...device } = await deviceAndServer();
    await say(device, 1);
    let windows = 0;
    server.leaveOut = () => (windows += 1) === 1;
    const seen: string[][] = [];
    server.whilePulling = async () => void seen.push(await cartOf(device));
    await sync();
    seen.push(await cartOf(device));
    expect(seen).toEqual([['p0'], ['p0'], ['p0']]);
    expect(await device.outbox()).toEqual([]);
  });

  it('[S4] is deleted after that window, whatever it brings', async () => {
    const { server, sync, ...device } = await deviceAndServer();
    await say(device, 1);
    server.leaveOut = () => true; // Another device has taken it out of the cart again.
    await sync();
    expect(device.script.to(pull)).toHaveLength(2);
    expect(await device.outbox()).toEqual([]);
    expect(await cartOf(device)).toEqual([]);
  });
});

it('[S9] does not send for ever what a server accepts and never shows', async () => {
  const { server, sync, ...device } = await deviceAndServer();
  await say(device, 60);
  server.whilePulling = async () => server.putBack(0);
  server.putBack(0);
  const answer = server.push;
  device.script.on(push, (call) => {
    const accepted = answer(call);
    server.putBack(0);
    return accepted;
  });
  expect(await sync()).toMatchObject({ kind: 'unavailable' });
  expect(device.script.to(push).length).toBeLessThan(10);
  expect(await device.outbox()).toHaveLength(60);
});
