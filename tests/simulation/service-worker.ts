import { HomewardDatabase } from '#src/db/database.ts';
import { deviceLocks } from '#src/db/device-locks.ts';
import type { Network } from '#src/domain/request-json.ts';
import { createSession } from '#src/session/create-session.ts';
import { sendOutbox } from '#src/sync/push.ts';
import { Client } from './client.ts';
import type { Device } from './device.ts';

/**
 * Does what src/pwa/service-worker/send-outbox.ts does, on a simulated device. If it returns false,
 * the browser tries again later.
 */
export async function backgroundSync(
  device: Device,
  networkOf: (client: Client) => Network,
): Promise<boolean> {
  const client = new Client(`${device.name}'s service worker`, device);
  device.clients.push(client);
  const database = new HomewardDatabase(device.databaseName, device.storage);
  try {
    const network = networkOf(client);
    const locks = deviceLocks(device.locks.managerOf(client));
    const beforeSignOut = () => Promise.resolve();
    const base = { database, network, locks, now: () => device.now() };
    const session = createSession({ ...base, beforeSignOut });
    const patience = AbortSignal.timeout(10_000);
    const outcome = await sendOutbox({ ...base, session }, patience);
    return outcome.kind === 'ok' || outcome.kind === 'signed-out';
  } catch {
    // The lock could not be acquired.
    return false;
  } finally {
    database.close();
    device.clients = device.clients.filter((other) => other !== client);
  }
}
