import { deviceLocks } from '#src/db/device-locks.ts';
import { safeLocalStorage } from '#src/db/safe-local-storage.ts';
import type { SessionRow } from '#src/db/schema.ts';
import { watch } from '#src/db/watch.ts';
import { openPageSchema } from '#src/domain/notifications.ts';
import { createNotifications } from '#src/pwa/notifications.ts';
import { pushDevice } from '#src/pwa/push-device.ts';
import { provideNotifications } from '#src/pwa/use-notifications.ts';
import { network } from '#src/sync/network.ts';
import { notificationCalls } from '#src/sync/notification-calls.ts';
import type { Device } from './start-device.ts';

/**
 * Lets pages offer notifications, ends them when their person signs out, and opens the page of a
 * notification that was pressed.
 */
export function startNotifications(
  { database, kept, session }: Device,
  openPage: (path: string) => void,
): void {
  // Without storage, the device does not remember whom a message would be for; the development
  // server has no service worker to receive one.
  if (!kept || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const calls = notificationCalls({
    database,
    network,
    locks: deviceLocks(),
    session,
    now: Date.now,
  });
  const notifications = createNotifications({
    device: pushDevice,
    calls,
    memory: safeLocalStorage,
  });
  provideNotifications(notifications);
  watch(
    () => database.session.get('current'),
    // No row: the worker has not answered yet, so somebody may still be signed in.
    (row) => row && void notifications.setPerson(personOf(row)),
  );
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const message = openPageSchema.safeParse(data);
    if (message.success) openPage(message.data.path);
  });
}

/** Nobody once a sign-out has begun: the subscription can then still be removed in their name. */
function personOf({ user, signingOut }: SessionRow): string | undefined {
  return user && !user.isAdmin && !signingOut ? user.uid : undefined;
}
