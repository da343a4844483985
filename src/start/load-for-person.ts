import { watch } from '#src/db/watch.ts';
import type { Device } from './start-device.ts';

/**
 * Loads what only somebody who is signed in needs, notifications and the sending of photos, also
 * where there may be an older subscription to end: a visitor's first page does not fetch it.
 */
export function loadForPerson(device: Device, openPage: (path: string) => void): void {
  const stop = watch(
    () => device.database.session.get('current'),
    (row) => {
      // Without permission there can be no subscription.
      const mayBeSubscribed = 'Notification' in globalThis && Notification.permission === 'granted';
      if (!row?.user && !mayBeSubscribed) return;
      stop();
      import('./start-for-person.ts').then(
        ({ startForPerson }) => startForPerson(device, openPage),
        // Then on the next visit.
        () => console.info('What notifications and photos need did not arrive.'),
      );
    },
  );
}
