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
 * Lets pages offer notifications, ends them when their person leaves, and shows the page that a
 * pressed one is about.
 */
export function startNotifications(
  { database, kept, session }: Device,
  openPage: (path: string) => void,
): void {
  // Without storage nobody is remembered here whom a message could be for; the development server
  // has no service worker that could receive one.
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
    // Before the worker first answered nobody is known, which is not to say that nobody is here.
    (row) => row && void notifications.isFor(personOf(row)),
  );
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const asked = openPageSchema.safeParse(data);
    if (asked.success) openPage(asked.data.path);
  });
}

/** From the first step of a sign-out on it is nobody: the worker still hears it in their name then. */
function personOf({ user, signingOut }: SessionRow): string | undefined {
  return user && !user.isAdmin && !signingOut ? user.uid : undefined;
}
