import { expect, it, vi } from 'vitest';
import { submitCommand } from '#src/db/submit-command.ts';
import { submitCommands } from '#src/db/submit-commands.ts';
import { pushRequestSchema } from '#src/domain/commands.ts';
import { done } from '#src/domain/failure.ts';
import { maxRequestBytes, mostCommandsPerPush } from '#src/domain/request-limits.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { restorableServer } from '#tests/device/restorable-server.ts';
import { addToCart, alex, longestApplication } from '#tests/device/samples.ts';
import { type Call, problem } from '#tests/device/scripted-network.ts';
import { sendOutbox } from './push.ts';

const push = 'POST /api/sync/push';
const carts = (count: number) => Array.from({ length: count }, (_, nth) => addToCart(`p${nth}`));
const countOf = ({ body }: Call) => pushRequestSchema.parse(body).commands.length;

it('[S2] sends more commands than one push may have in several', async () => {
  const device = await newDevice(alex);
  await submitCommands(device.database, carts(mostCommandsPerPush + 10));
  restorableServer(device.script);
  expect(await sendOutbox(device.deps)).toEqual(done);
  expect(device.script.to(push).map(countOf)).toEqual([mostCommandsPerPush, 10]);
});

it('[S17] has the next push on its way while one is settled, which may fail and loses nothing', async () => {
  const device = await newDevice(alex);
  await submitCommands(device.database, carts(2 * mostCommandsPerPush));
  const server = restorableServer(device.script);
  vi.spyOn(device.database.outbox, 'bulkPut').mockRejectedValueOnce(new Error('It is full.'));
  await expect(sendOutbox(device.deps)).rejects.toThrow('It is full.');
  const bodies = () => device.script.to(push).map(({ body }) => pushRequestSchema.parse(body));
  expect(bodies().map(({ after }) => after)).toEqual([undefined, mostCommandsPerPush]);
  expect((await device.outbox()).every(({ state }) => state === 'waiting')).toBe(true);
  expect(await sendOutbox(device.deps)).toEqual(done);
  expect((await device.outbox()).every(({ state }) => state === 'accepted')).toBe(true);
  expect(server.applied()).toHaveLength(2 * mostCommandsPerPush);
});

it('[S17] settles a push whose next one could not be sent', async () => {
  const device = await newDevice(alex);
  await submitCommands(device.database, carts(2 * mostCommandsPerPush));
  restorableServer(device.script);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { get } = device.database.meta;
  vi.spyOn(device.database.meta, 'get')
    .mockImplementationOnce(get.bind(device.database.meta))
    .mockRejectedValueOnce(new Error('It cannot be read.'));
  await expect(sendOutbox(device.deps)).rejects.toThrow('It cannot be read.');
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  const accepted = (await device.outbox()).filter(({ state }) => state === 'accepted');
  expect(accepted).toHaveLength(mostCommandsPerPush);
});

it('[S5] sends fewer at once where more are refused as a whole, and still in their order', async () => {
  const device = await newDevice(alex);
  await submitCommands(device.database, carts(120));
  const server = restorableServer(device.script);
  device.script.on(push, (call) =>
    countOf(call) > 50 ? problem(400, 'invalid-input')(call) : server.push(call),
  );
  expect(await sendOutbox(device.deps)).toEqual(done);
  expect(device.script.to(push).map(countOf)).toEqual([120, 24, 24, 24, 24, 24]);
  expect(server.applied().map(({ seq }) => seq)).toEqual(carts(120).map((_, at) => at + 1));
});

it('[S2] divides what is too large for one push, in its order', async () => {
  const device = await newDevice(alex);
  const said = ['a', 'b', 'c'].map(longestApplication);
  await submitCommand(device.database, addToCart('first'));
  for (const command of said) await submitCommand(device.database, command);
  await submitCommand(device.database, addToCart('last'));
  restorableServer(device.script);
  expect(await sendOutbox(device.deps)).toEqual(done);
  const bodies = device.script.to(push).map(({ body }) => pushRequestSchema.parse(body));
  const sizes = bodies.map((body) => new TextEncoder().encode(JSON.stringify(body)).length);
  // One of them fits, two do not.
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxRequestBytes);
  expect(Math.max(...sizes)).toBeGreaterThan(maxRequestBytes / 2);
  expect([...new Set(bodies.flatMap(({ commands }) => commands.map(({ seq }) => seq)))]).toEqual([
    1, 2, 3, 4, 5,
  ]);
  expect((await device.outbox()).every(({ state }) => state === 'accepted')).toBe(true);
});
