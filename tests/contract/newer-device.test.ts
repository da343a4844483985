// What a page of a newer version says to a worker that is about to be replaced.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageLocks } from '#src/db/device-locks.ts';
import { outboxOf } from '#src/db/outbox.ts';
import { readOwner } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import { protocolHeader, protocolVersion } from '#src/domain/protocol-version.ts';
import type { Network } from '#src/domain/request-json.ts';
import { createSession } from '#src/session/create-session.ts';
import { sendOutbox } from '#src/sync/push.ts';
import { newDatabase } from '#tests/device/new-device.ts';
import { commandSamples } from '#tests/device/samples.ts';
import { startApp, type TestApp } from './http-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('[S27] a command that this worker does not know waits on its device, and what is behind it', async () => {
  const browser = app.browser();
  let version = protocolVersion;
  const network: Network = (url, { method = 'GET', body }) => {
    const headers = { [protocolHeader]: String(version) };
    // No kind of ours: to the worker, the page is one that knows a kind more.
    const said = typeof body === 'string' ? body.replace('addToCart', 'nameShelter') : body;
    return browser.request(url, { method, headers, ...(said && { body: said }) });
  };
  const database = newDatabase();
  const base = { database, network, locks: pageLocks(), now: Date.now };
  const session = createSession({ ...base, beforeSignOut: () => Promise.resolve() });
  const values = { name: 'Pat', email: 'of-tomorrow@example.org', password: 'long enough' };
  const outcome = await session.register({ ...values, isAdmin: false });
  browser.owner = outcome.outcome === 'signed-in' ? outcome.user.uid : 'nobody';

  version += 1;
  await submitCommand(database, commandSamples.addToCart);
  await submitCommand(database, commandSamples.clearCart);
  expect(await sendOutbox({ ...base, session })).toMatchObject({
    kind: 'unavailable',
    retryAfterMs: 30_000,
  });
  const waiting = await outboxOf(database, await readOwner(database));
  expect(waiting.map(({ command, state }) => [command.kind, state])).toEqual([
    ['addToCart', 'waiting'],
    ['clearCart', 'waiting'],
  ]);
});
