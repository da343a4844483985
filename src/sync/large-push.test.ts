import { expect, it } from 'vitest';
import { submitCommand } from '#src/db/submit-command.ts';
import { pushRequestSchema } from '#src/domain/commands.ts';
import { done } from '#src/domain/failure.ts';
import { maxRequestBytes } from '#src/domain/request-limits.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { restorableServer } from '#tests/device/restorable-server.ts';
import { addToCart, alex, longestApplication } from '#tests/device/samples.ts';
import { sendOutbox } from './push.ts';

it('[S2] divides what is too large for one push, in its order', async () => {
  const device = await newDevice(alex);
  const said = ['a', 'b', 'c'].map(longestApplication);
  await submitCommand(device.database, addToCart('first'));
  for (const command of said) await submitCommand(device.database, command);
  await submitCommand(device.database, addToCart('last'));
  restorableServer(device.script);
  expect(await sendOutbox(device.deps)).toEqual(done);
  const bodies = device.script
    .to('POST /api/sync/push')
    .map(({ body }) => pushRequestSchema.parse(body));
  const sizes = bodies.map((body) => new TextEncoder().encode(JSON.stringify(body)).length);
  // One of them fits, two do not.
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxRequestBytes);
  expect(Math.max(...sizes)).toBeGreaterThan(maxRequestBytes / 2);
  expect([...new Set(bodies.flatMap(({ commands }) => commands.map(({ seq }) => seq)))]).toEqual([
    1, 2, 3, 4, 5,
  ]);
  expect((await device.outbox()).every(({ state }) => state === 'accepted')).toBe(true);
});
