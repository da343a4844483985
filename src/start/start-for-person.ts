import { systemClock } from '#src/db/clock.ts';
import { deviceLocks } from '#src/db/device-locks.ts';
import { browserEvents } from '#src/sync/browser-events.ts';
import { network } from '#src/sync/network.ts';
import { startImports } from '#src/sync/start-imports.ts';
import { startMedia } from '#src/sync/start-media.ts';
import type { Device } from './start-device.ts';
import { startNotifications } from './start-notifications.ts';

/** Starts what only somebody who is signed in needs. */
export function startForPerson(device: Device, openPage: (path: string) => void): void {
  const { database, session, sync } = device;
  startNotifications(device, openPage);
  const deps = {
    database,
    session,
    network,
    locks: deviceLocks(),
    clock: systemClock,
    random: Math.random,
    page: browserEvents,
  };
  const stops = [startMedia({ ...deps, sync }), startImports(deps)];
  database.health.subscribe(() => {
    // Nothing can be read or written any more; each attempt would only fail.
    if (database.health.view().closed) for (const stop of stops) stop();
  });
}
