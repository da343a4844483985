import { watch } from '#src/db/watch.ts';
import type { Device } from './start-device.ts';

/**
 * Loads the code for notifications once somebody is signed in, or there may be an older
 * subscription to end: a visitor's first page does not fetch it.
 */
export function loadNotifications(device: Device, openPage: (path: string) => void): void {
  const stop = watch(
    () => device.database.session.get('current'),
    (row) => {
      // Without permission there can be no subscription.
      const mayBeSubscribed = 'Notification' in globalThis && Notification.permission === 'granted';
      if (!row?.user && !mayBeSubscribed) return;
      stop();
      import('./start-notifications.ts').then(
        ({ startNotifications }) => startNotifications(device, openPage),
        // Notifications are then offered on the next visit; nothing else needs this code.
        () => console.info('What concerns notifications did not arrive.'),
      );
    },
  );
}
