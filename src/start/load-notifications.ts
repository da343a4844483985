import { watch } from '#src/db/watch.ts';
import type { Device } from './start-device.ts';

/**
 * Starts what concerns notifications once there is somebody it could be for, or an older subscription
 * to end: a visitor's first page need not fetch it.
 */
export function loadNotifications(device: Device, openPage: (path: string) => void): void {
  const stop = watch(
    () => device.database.session.get('current'),
    (row) => {
      // Without the person's leave there can be no subscription.
      const mayBeSubscribed = 'Notification' in globalThis && Notification.permission === 'granted';
      if (!row?.user && !mayBeSubscribed) return;
      stop();
      import('./start-notifications.ts').then(
        ({ startNotifications }) => startNotifications(device, openPage),
        // Offered with the next visit then; nothing of this one needs it.
        () => console.info('What concerns notifications did not arrive.'),
      );
    },
  );
}
